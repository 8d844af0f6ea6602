import type { Address, PostalAddress } from '~/domain/address/address';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Cents } from '~/domain/common/money';
import type { Currency } from '~/domain/common/country';
import type { OrderFigures } from '~/domain/offer/offer';
import type { InvalidVoucher, Voucher } from '~/domain/offer/voucher';
import type { DueDay, InstallmentPlan, PaymentOption, PaymentSelection } from '~/domain/payment/payment';
import type { EditedChange } from './editHistory';
import type { Order } from './order';

/** REQ F1.2, F2.1, F2.2, F2.5, F3.2. */
export const editOperations = [
  'ADD_POSITION',
  'REMOVE_POSITION',
  'UPDATE_POSITION',
  'CANCEL_POSITION',
  'UPDATE_POSITION_PRICE_DATE',
  'UPDATE_WEEE_TAKE_BACK',
  'SWITCH_DELIVERY_ADDRESS',
  'CHANGE_PAYMENT',
  'REDEEM_VOUCHER',
  'REMOVE_VOUCHER',
  'CHANGE_SERVICE_VOUCHER',
  'UPDATE_CUSTOMER',
  'SUBMIT',
] as const;
export type EditOperationType = (typeof editOperations)[number];

/** One change of the draft at the service; the order is named by the request. `SUBMIT` is sent with the order's version. */
export type EditOperation =
  | {
      readonly type: 'ADD_POSITION';
      readonly sku: string;
      readonly quantity: number;
      readonly crossSell: CrossSell | null;
    }
  | { readonly type: 'REMOVE_POSITION'; readonly id: string }
  | { readonly type: 'UPDATE_POSITION'; readonly id: string; readonly quantity: number }
  /** Null undoes the cancellation. */
  | { readonly type: 'CANCEL_POSITION'; readonly id: string; readonly cancellationReason: string | null }
  /** `YYYY-MM-DD`. */
  | { readonly type: 'UPDATE_POSITION_PRICE_DATE'; readonly id: string; readonly priceDate: string }
  | { readonly type: 'UPDATE_WEEE_TAKE_BACK'; readonly id: string; readonly weeeTakeBackEnabled: boolean }
  | { readonly type: 'SWITCH_DELIVERY_ADDRESS'; readonly address: Address }
  | {
      readonly type: 'CHANGE_PAYMENT';
      readonly payment: PaymentSelection;
      readonly plan: InstallmentPlan | null;
    }
  | { readonly type: 'REDEEM_VOUCHER'; readonly code: string }
  | { readonly type: 'REMOVE_VOUCHER'; readonly code: string }
  /** Null: without a service voucher. */
  | { readonly type: 'CHANGE_SERVICE_VOUCHER'; readonly code: string | null }
  | {
      readonly type: 'UPDATE_CUSTOMER';
      readonly email: string | null;
      readonly phoneNumber: string | null;
      /** Only where it is changed (flag `invoiceAddressEdit`). */
      readonly billingAddress?: PostalAddress;
    };

/** A position of the draft. */
export interface EditItem {
  readonly id: string;
  /** The number of an existing position; null for one that this edit adds (REQ F1.4). */
  readonly number: string | null;
  readonly sku: string;
  readonly baseProductNo: string;
  /** Empty where the service does not name it. */
  readonly title: string;
  readonly quantity: number;
  /** `YYYY-MM-DD`; null where the service sends none. */
  readonly priceDate: string | null;
  /** Set for an existing position that this edit cancels. */
  readonly cancellationReason: string | null;
  readonly crossSell: CrossSell | null;
  readonly weeeTakeBackEnabled: boolean;
  readonly reserved: boolean;
  /** Null where the service names no price. */
  readonly singlePrice: Cents | null;
  readonly total: Cents | null;
  /** Null: the delivery address of the order. */
  readonly deliveryAddress: Address | null;
}

/** The payment of an order as the service names it; the method may be one that this version does not know. */
export interface EditPayment {
  readonly method: string;
  readonly dueDay: DueDay | null;
  /** Number of installments. */
  readonly count: number | null;
  readonly installment: Cents | null;
  readonly totalGrossAmount: Cents | null;
  /** The plan's id at the service. */
  readonly calculationId: string | null;
  /** The account as far as it may be shown; null where the service sends none. */
  readonly maskedIban: string | null;
}

export interface ContactDetails {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/** A position of an order that is compared with itself before the edit. */
export interface ContentPosition {
  /** Null where the service names no id: then the SKU identifies the position. */
  readonly id: string | null;
  readonly isNew: boolean;
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly priceDate: string | null;
  readonly cancellationReason: string | null;
  /** Null where the service does not say. */
  readonly weeeTakeBackEnabled: boolean | null;
  readonly crossSell: CrossSell | null;
  readonly total: Cents | null;
  /** Null: the delivery address of the order. */
  readonly deliveryAddress: Address | null;
}

/** The content of an order before or after an edit. */
export interface OrderContent {
  readonly positions: readonly ContentPosition[];
  readonly deliveryAddress: Address | null;
  readonly payment: EditPayment | null;
  readonly voucherCodes: readonly string[];
  readonly serviceVoucher: string | null;
  readonly contact: ContactDetails;
  readonly billingAddress: PostalAddress | null;
  readonly figures: OrderFigures;
}

/** The order as it will be after the edit (REQ F1.1). */
export interface EditedOffer {
  readonly editedOrderId: string | null;
  readonly items: readonly EditItem[];
  readonly contact: ContactDetails;
  /** Null where the service names none. */
  readonly billingAddress: PostalAddress | null;
  /** Null where the service names no type. */
  readonly customerType: string | null;
  readonly deliveryAddress: Address | null;
  readonly payment: EditPayment | null;
  readonly vouchers: readonly Voucher[];
  /** Code of the service voucher; null: none. */
  readonly serviceVoucher: string | null;
  readonly figures: OrderFigures;
  readonly canUsePackstationAddress: boolean;
  /** The service's own list of changes; null where it sends none. */
  readonly changes: readonly EditedChange[] | null;
}

/** What the service answers to every operation. */
export interface EditDraft {
  readonly editedOffer: EditedOffer;
  readonly installmentPlans: readonly InstallmentPlan[];
  readonly invalidVouchers: readonly InvalidVoucher[];
  /** By operation: why the service does not allow it. */
  readonly restrictions: Readonly<Partial<Record<EditOperationType, string>>>;
  /** Null where the service names none. */
  readonly paymentOptions: readonly PaymentOption[] | null;
}

/** The order that is edited. Null or empty: the service does not say. */
export interface OriginalOrder {
  readonly id: string | null;
  readonly number: string;
  readonly customerId: string | null;
  readonly externalCustomerId: string | null;
  readonly isEditable: boolean;
  readonly notEditableReason: string | null;
  readonly updatedAt: string | null;
  readonly placedAt: string | null;
  readonly currency: Currency | null;
  readonly salesChannel: string | null;
  readonly paymentMethod: string | null;
  /** The order was exported to the ERP system. */
  readonly isInErp: boolean;
  /** The parts of the order that the service names. */
  readonly content: Partial<OrderContent>;
}

export type OpenEditOutcome =
  | { readonly kind: 'opened'; readonly original: OriginalOrder; readonly draft: EditDraft }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'notEditable'; readonly detail: string | null };

type EditRefusal =
  /** Somebody else changed the order meanwhile; null where the service does not send the order. */
  | { readonly kind: 'orderChanged'; readonly order: Order | null }
  | { readonly kind: 'allPositionsCancelled' }
  | { readonly kind: 'notEditable'; readonly detail: string | null }
  | {
      readonly kind: 'vouchersInvalid';
      readonly invalidVouchers: readonly InvalidVoucher[];
      readonly detail: string | null;
    }
  | { readonly kind: 'refused'; readonly title: string | null; readonly detail: string | null };

export type EditOutcome =
  /** Without a draft it has to be read again; `installmentPlans`: the plans that were answered without it. */
  | { readonly kind: 'updated'; readonly draft: EditDraft }
  | { readonly kind: 'updated'; readonly draft: null; readonly installmentPlans: readonly InstallmentPlan[] }
  | { readonly kind: 'reservationFailed'; readonly title: string | null; readonly detail: string | null }
  | { readonly kind: 'addressBlocked'; readonly detail: string | null }
  | EditRefusal;

/**
 * The outcome of a submission. `unknown`: no answer names the outcome, the edit may be submitted (QUALITY 9). `unavailable`:
 * status 500 or 503, which the agent is told; the edit may have arrived as well.
 */
export type EditSubmitOutcome =
  /** `order` is null where the answer does not carry it. */
  | { readonly kind: 'submitted'; readonly order: Order | null }
  | { readonly kind: 'unavailable' | 'unknown'; readonly detail: string | null }
  | EditRefusal;

/** Positions of the order, not those that this edit adds (REQ F1.4). */
export function oldItems(items: readonly EditItem[]): readonly EditItem[] {
  return items.filter(({ number }) => number !== null);
}

export function newItems(items: readonly EditItem[]): readonly EditItem[] {
  return items.filter(({ number }) => number === null);
}

/** Every item has a cancellation reason (REQ F3.1). */
export function isWholeOrderCancelled(items: readonly Pick<EditItem, 'cancellationReason'>[]): boolean {
  return items.length > 0 && items.every(({ cancellationReason }) => cancellationReason !== null);
}

/** The part of the screen that shows the activity of an operation: a position, or one of the other sections. */
export type EditPlace = `item:${string}` | 'add' | 'deliveryAddress' | 'payment' | 'vouchers' | 'contact';

export function editPlaceOf(operation: EditOperation): EditPlace {
  switch (operation.type) {
    case 'ADD_POSITION':
      return 'add';
    case 'REMOVE_POSITION':
    case 'UPDATE_POSITION':
    case 'CANCEL_POSITION':
    case 'UPDATE_POSITION_PRICE_DATE':
    case 'UPDATE_WEEE_TAKE_BACK':
      return `item:${operation.id}`;
    case 'SWITCH_DELIVERY_ADDRESS':
      return 'deliveryAddress';
    case 'CHANGE_PAYMENT':
      return 'payment';
    case 'REDEEM_VOUCHER':
    case 'REMOVE_VOUCHER':
    case 'CHANGE_SERVICE_VOUCHER':
      return 'vouchers';
    case 'UPDATE_CUSTOMER':
      return 'contact';
  }
}
