import type { Address } from '~/domain/address/address';
import type { DeliveryTime } from '~/domain/article/deliveryTime';
import type { Cents } from '~/domain/common/money';
import type { Currency } from '~/domain/common/country';

export interface OrderItem {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly title: string;
  readonly brand: string;
  readonly quantity: number;
  readonly singlePrice: Cents;
  readonly total: Cents;
  /** Dimension type (`SIZE`) and value (`17`); types that the application does not know are kept. */
  readonly variants: readonly { readonly type: string; readonly value: string }[];
  readonly mediaUris: readonly string[];
  /** Null: the order's own delivery address. */
  readonly deliveryAddress: Address | null;
  readonly id: string | null;
  /** The moment whose price was paid, ISO 8601 with offset. */
  readonly priceDate: string | null;
  readonly deliveryTime: OrderedDeliveryTime | null;
}

/** The delivery time that was named with the order; `days` only for `daysDeliveryTime`. */
export interface OrderedDeliveryTime {
  readonly type: DeliveryTime['type'];
  readonly days: number | null;
}

export interface StatusEntry {
  readonly status: string;
  readonly label: string;
  /** ISO 8601 with offset. */
  readonly timestamp: string;
  readonly agent: string | null;
  readonly reason: string | null;
  /** The kind of a rejection (REQ E4.5), or what else the service says of the entry. */
  readonly kind: string | null;
}

/** Marks a complaint order (REQ D2.5). */
export interface ComplaintFlag {
  readonly originalExternalOrderId: string | null;
  readonly isZeroPercent: boolean;
}

/** An order (REQ E2.8) as the order display and the history read it. */
export interface Order {
  /** The `shop_order_id`. */
  readonly id: string;
  /** The `external_order_id`, ten digits. */
  readonly number: string;
  readonly pregeneratedErpNumber: string | null;
  readonly externalCustomerId: string | null;
  readonly placedAt: string;
  /** The version of the order, which a submitted edit names. */
  readonly updatedAt: string | null;
  readonly currency: Currency;
  readonly totalProductPrice: Cents;
  readonly shippingCosts: Cents;
  readonly totalVoucherDiscount: Cents;
  readonly employeeDiscount: Cents;
  readonly cashOnDeliveryFee: Cents;
  readonly totalPrice: Cents;
  readonly status: { readonly code: string; readonly label: string };
  readonly items: readonly OrderItem[];
  readonly payment: { readonly method: string } | null;
  readonly deliveryAddress: Address | null;
  readonly salesChannel: string | null;
  readonly salesOffice: string | null;
  readonly orderType: string | null;
  readonly orderSource: string | null;
  readonly isCancelable: boolean;
  readonly deliveryStatus: string | null;
  readonly trackingNumber: string | null;
  readonly sapOrderNumber: string | null;
  readonly billNumber: string | null;
  readonly createdBy: string | null;
  readonly customerName: string | null;
  readonly complaintFlag: ComplaintFlag | null;
  readonly statusHistory: readonly StatusEntry[];
}
