import type { Address } from '~/domain/address/address';
import type { DeliveryTime } from '~/domain/article/deliveryTime';
import type { Cents } from '~/domain/common/money';
import type { Currency } from '~/domain/common/country';

/** The codes of an order (REQ E2.1), and those of the history (REQ E1.6). */
export const orderStatusCodes = [
  'CREATED',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'ERP_EXPORT_IN_PROGRESS',
  'RECREATED_ORDER',
  'received',
  'processing',
  'inDelivery',
  'dispatched',
  'cancelled',
  'returned',
  'partiallyReturned',
] as const;

/** Whether the last submission of an order with this status was rejected. */
export function isRejectedStatus(statusCode: string): boolean {
  return statusCode === 'REJECTED' || statusCode === 'FAILED';
}

const cancelableCodes: readonly string[] = ['CREATED', 'SUBMITTED', 'ACCEPTED', 'received', 'processing'];

/** Whether a cancellation may be asked for where the order does not say so: nothing is on its way yet; the service decides. */
export function mayBeCancelable(statusCode: string): boolean {
  return cancelableCodes.includes(statusCode);
}

export interface OrderItem {
  readonly sku: string;
  readonly baseProductNo: string;
  readonly title: string;
  readonly brand: string;
  /** Null where the service names none. */
  readonly quantity: number | null;
  /** Null where the service names no price. */
  readonly singlePrice: Cents | null;
  readonly total: Cents | null;
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

/** The status history of an order with the entry that a change has just made, for a service that does not name it. */
export function withEntry(
  { statusHistory }: { readonly statusHistory: readonly StatusEntry[] },
  status: string,
  now: Date,
): readonly StatusEntry[] {
  const entry = { status, label: '', timestamp: now.toISOString(), agent: null, reason: null, kind: null };
  return [...statusHistory, entry];
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
  /** Null where the service names neither this sum nor the sums of all items. */
  readonly totalProductPrice: Cents | null;
  /** Null where the service names none. */
  readonly shippingCosts: Cents | null;
  readonly totalVoucherDiscount: Cents;
  readonly employeeDiscount: Cents;
  readonly cashOnDeliveryFee: Cents;
  /** Null where the service names neither a total nor what it consists of. */
  readonly totalPrice: Cents | null;
  readonly status: { readonly code: string; readonly label: string };
  readonly items: readonly OrderItem[];
  readonly payment: { readonly method: string } | null;
  readonly deliveryAddress: Address | null;
  readonly salesChannel: string | null;
  readonly salesOffice: string | null;
  readonly orderType: string | null;
  readonly orderSource: string | null;
  readonly isCancelable: boolean;
  /** A code of `orderStatusCodes`, or the words of the service. */
  readonly deliveryStatus: string | null;
  /** One for each parcel that is on its way. */
  readonly trackingNumbers: readonly string[];
  readonly sapOrderNumber: string | null;
  readonly billNumber: string | null;
  readonly createdBy: string | null;
  readonly customerName: string | null;
  readonly complaintFlag: ComplaintFlag | null;
  readonly statusHistory: readonly StatusEntry[];
}

/** A created order of which the answer contains only the id, the number, or both. */
export interface NamedOrder {
  readonly id: string | null;
  /** Empty if the answer contains only the id. */
  readonly number: string;
  readonly totalPrice: null;
}
