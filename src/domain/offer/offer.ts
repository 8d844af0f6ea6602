import type { Cents } from '~/domain/common/money';
import type { InstallmentPlan, PaymentOption } from '~/domain/payment/payment';
import type { DeliveryType, StockLevel } from '~/domain/article/product';
import type { InvalidVoucher, Voucher } from './voucher';

export interface OfferItem {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly quantity: number;
  readonly reserved: boolean;
  readonly availableStockAmount: number;
  readonly stockLevel: StockLevel | null;
  /** False: the shop or the ERP has discontinued the article since it was added. */
  readonly isSellable: boolean;
  /** Null where the service does not name the price and it does not follow from other figures. */
  readonly singlePrice: Cents | null;
  readonly total: Cents | null;
  readonly voucherDiscountValue: Cents;
  readonly deliveryType: DeliveryType | null;
  readonly deliveryDays: number | null;
  /** Product numbers of upgrades that the service names for this article. */
  readonly upgrades: readonly string[];
  /** The article is also available by subscription. */
  readonly hasSubscriptionOffer: boolean;
}

/** The figures of an offer or an order, the service's own, never recomputed (DECISIONS 30). */
export interface OrderFigures {
  readonly totalProductPrice: Cents;
  readonly totalVoucherDiscount: Cents;
  readonly employeeDiscount: Cents;
  readonly shippingCost: Cents;
  readonly cashOnDeliveryFee: Cents;
  readonly totalPrice: Cents;
}

export interface Offer extends OrderFigures {
  readonly items: readonly OfferItem[];
  readonly vouchers: readonly Voucher[];
  readonly totalSavings: Cents;
  readonly pregeneratedErpNumber: string | null;
  readonly canUsePackstationAddress: boolean;
  readonly freeShippingReason: string | null;
}

export type PaymentErrorCode = 'invalid_payment_method' | 'order-amount-not-eligible' | 'invalid-installments';

/** Offer errors with a text of their own (REQ C6.6, C6.7, C6.10). */
export type OfferProblem =
  | { readonly kind: 'addressCategory1'; readonly detail: string | null }
  /** The registered address was refused; another delivery address does not help. */
  | { readonly kind: 'billingAddressCategory1'; readonly detail: string | null }
  /** `code` distinguishes an installment error from other payment errors. */
  | { readonly kind: 'payment'; readonly code: PaymentErrorCode; readonly detail: string | null }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'emptyBasket' }
  | {
      readonly kind: 'voucher';
      readonly title: string | null;
      readonly detail: string | null;
      readonly code: string | null;
      readonly invalidVouchers: readonly InvalidVoucher[];
    }
  | { readonly kind: 'basketNotFound' }
  | { readonly kind: 'refused'; readonly detail: string | null };

export type OfferOutcome =
  | {
      readonly kind: 'offered';
      readonly offer: Offer;
      /** Null where the answer names none: then the defaults of REQ C8.2 hold. */
      readonly paymentOptions: readonly PaymentOption[] | null;
      /** Filled only when the payment is an installment method; null where the answer has plans and none can be read. */
      readonly plans: readonly InstallmentPlan[] | null;
    }
  | { readonly kind: 'problem'; readonly problem: OfferProblem; readonly offer: Offer | null };
