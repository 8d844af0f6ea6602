import type { WirePaymentMethod, WireSentAddress } from '../common/wireTypes.ts';
import type { WirePayment } from '../order/wireOrderTypes.ts';

export const WAITLIST_STATUSES = ['CREATED', 'PROCESSED', 'CANCELLED', 'FAILED', 'REJECTED'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

export const WAITLIST_CANCEL_REASONS = [
  'CUSTOMER_REQUEST',
  'DELIVERY_NOT_POSSIBLE',
  'DETECTION_ERROR',
  'WAITLIST_TIMEOUT',
] as const;
export type WaitlistCancelReason = (typeof WAITLIST_CANCEL_REASONS)[number];

export interface WireWaitlistItem {
  id: string;
  external_customer_id: string;
  status: { type: WaitlistStatus; reason: string | null };
  sku: string;
  product: { base_product_no: string; name: string; brand: string; price: number };
  quantity: number;
  shipping_costs: number;
  total_price: number;
  selected_payment_method: WirePaymentMethod;
  creation_date: string;
  order_date: string | null;
  cancellation_reason: WaitlistCancelReason | null;
}

export interface WireCreateWaitlistItem {
  customer: { external_customer_id: string };
  product: { sku: string; quantity: number; price: number };
  payment: WirePayment;
  delivery_address: WireSentAddress | null;
  sales_channel: string;
  sales_office: string;
  source_channel: string;
}

export interface WireWaitlistRequest {
  external_customer_id: string;
  offset: number;
  size: number;
  keywords?: string[] | null;
  search_from?: string | null;
  search_to?: string | null;
}
