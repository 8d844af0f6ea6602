import type {
  WireCustomerInfo,
  WireInvalidVoucher,
  WireOffer,
  WireOfferItem,
  WireOrderPayment,
  WirePaymentOption,
  WirePlan,
} from '../order/wireOrderTypes.ts';
import type { WireSentAddress } from '../common/wireTypes.ts';

// Editing an order on the wire (CONTRACT Edit order).

export const EDIT_OPERATIONS = [
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
] as const;
export type WireEditOperation = (typeof EDIT_OPERATIONS)[number];

export const CANCELLATION_REASONS = [
  'CUSTOMER_REQUEST',
  'WRONG_ITEM',
  'DOUBLE_ORDER',
  'DELIVERY_TOO_LONG',
  'OTHER',
] as const;
export type WireCancellationReason = (typeof CANCELLATION_REASONS)[number];

/** One change; `before` and `after` are texts to show, null for nothing. */
export interface WireEditChange {
  operation: WireEditOperation;
  before: string | null;
  after: string | null;
}

export interface WireEditItem extends WireOfferItem {
  id: string;
  /** Only a position of the original order has a number. */
  number?: string;
  title: string;
  brand: string;
  price_date: string | null;
  weee_take_back_enabled: boolean;
  delivery_address: WireSentAddress | null;
  cancellation_reason?: WireCancellationReason;
}

export interface WireEditedOffer extends Omit<WireOffer, 'items'> {
  edited_order_id: string;
  items: WireEditItem[];
  customer: WireCustomerInfo;
  delivery_address: WireSentAddress | null;
  payment: WireOrderPayment;
  changes: WireEditChange[];
}

export interface WireEditAnswer {
  edited_offer: WireEditedOffer;
  payment_options: WirePaymentOption[];
  installment_plans: WirePlan[];
  invalid_vouchers: WireInvalidVoucher[];
  restrictions: Partial<Record<WireEditOperation, string>>;
}

export interface WireEdit {
  edited_at: string;
  agent_username: string;
  changes: WireEditChange[];
}
