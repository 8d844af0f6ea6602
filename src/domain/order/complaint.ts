import type { Address } from '~/domain/address/address';
import { isPaymentMethod, type PaymentMethod } from '~/domain/payment/payment';
import type { Order, OrderItem, OrderedDeliveryTime } from './order';

/** The article that a complaint order sends again. */
export interface ComplaintItem {
  readonly sku: string;
  readonly baseProductNumber: string;
  readonly quantity: number;
  readonly id: string | null;
  readonly variants: OrderItem['variants'];
  readonly mediaUris: readonly string[];
  readonly deliveryTime: OrderedDeliveryTime | null;
  readonly priceDate: string | null;
}

/** What a complaint order takes over from the order that it is about (REQ D2.1). */
export interface ClaimContent {
  /** Null: a method that the application does not know. */
  readonly paymentMethod: PaymentMethod | null;
  /** Null: the billing address. */
  readonly deliveryAddress: Address | null;
  readonly item: ComplaintItem;
}

/** The order that a complaint is about. */
export interface ComplaintClaim {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly externalCustomerId: string;
  /** Null after a reload: it is not stored and read again from the order. */
  readonly content: ClaimContent | null;
}

export type ClaimDecision =
  | { readonly isPossible: true; readonly claim: ComplaintClaim & { readonly content: ClaimContent } }
  | { readonly isPossible: false; readonly reason: 'moreThanOneProduct' | 'unknownProducts' | 'noCustomer' };

/** Decides whether a complaint order can be made of an order: it has exactly one article, once (REQ D2.2, DECISIONS 41). */
export function mayClaim(order: Order): ClaimDecision {
  const [item, ...others] = order.items;
  if (others.length > 0) return { isPossible: false, reason: 'moreThanOneProduct' };
  if (item === undefined || item.quantity === null) return { isPossible: false, reason: 'unknownProducts' };
  if (item.quantity !== 1) return { isPossible: false, reason: 'moreThanOneProduct' };
  // A guest order has no customer who could be loaded for the complaint.
  if (order.externalCustomerId === null) return { isPossible: false, reason: 'noCustomer' };
  const method = order.payment?.method;
  return {
    isPossible: true,
    claim: {
      orderId: order.id,
      orderNumber: order.number,
      externalCustomerId: order.externalCustomerId,
      content: {
        paymentMethod: isPaymentMethod(method) ? method : null,
        deliveryAddress: item.deliveryAddress ?? order.deliveryAddress,
        item: {
          sku: item.sku,
          baseProductNumber: item.baseProductNo,
          quantity: item.quantity,
          id: item.id,
          variants: item.variants,
          mediaUris: item.mediaUris,
          deliveryTime: item.deliveryTime,
          priceDate: item.priceDate,
        },
      },
    },
  };
}
