// The stand-in's own types of subscriptions, their product links and their report on the wire.

import type { WireCountry, WirePaymentMethod, WireSentAddress } from '../common/wireTypes.ts';
import type { WirePayment } from '../order/wireOrderTypes.ts';

export const SUBSCRIPTION_STATUSES = [
  'ACTIVE',
  'CANCELED',
  'CREATED',
  'FAILED',
  'IN_PROGRESS',
  'DELAYED_IN_DELIVERY',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const ROTATIONS = [
  'ONE_MONTH',
  'TWO_MONTHS',
  'THREE_MONTHS',
  'FOUR_MONTHS',
  'FIVE_MONTHS',
  'SIX_MONTHS',
] as const;
export type Rotation = (typeof ROTATIONS)[number];

export const STARTS = [
  'TODAY',
  'ONE_WEEK',
  'TWO_WEEKS',
  'THREE_WEEKS',
  'SIX_WEEKS',
  'ONE_MONTH',
  'SKIP_NEXT_DELIVERY',
  'CUSTOM',
] as const;
export type StartIn = (typeof STARTS)[number];

export const CANCEL_REASONS = [
  'ANIMAL_DIED',
  'INCOMPATIBILITY',
  'COLLECTION',
  'QUANTITY_BECAME_TOO_MUCH',
  'CUSTOMER_DIDNT_WANT_SUBSCRIPTION',
  'PRODUCT_REGULARLY_OFFERED_CHEAPER',
  'NO_MORE_NEED',
  'NO_INDICATION_OF_REASON',
  'DOUBLE_SUBSCRIPTION',
  'WRONG_SUBSCRIPTION',
  'ORDER_RESTRICTION',
  'NO_LONGER_ON_OFFER',
  'HSE_DECISION',
  'SUBSCRIPTION_EXPIRED',
  'VARIANT_CHANGE',
  'PRICE_INCREASE',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const LINK_STATUSES = ['ACTIVE', 'DELETED', 'RAN_OUT', 'RUNNING_OUT', 'REPLACED', 'STOPPED'] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export type FailureType = 'deviant_customer_data' | 'general_crm_rejection' | 'general_erp_rejection' | 'unknown';

export interface WireSubscriptionStatus {
  type: SubscriptionStatus;
  agent_username: string | null;
  timestamp: string;
  reason: CancelReason | null;
  failure: FailureType | null;
}

export interface WireSubscriptionPayment {
  method: WirePaymentMethod;
  account_holder?: string;
  masked_iban?: string;
  bank_name?: string;
}

export interface WireSubscription {
  id: string;
  contract_number: string;
  external_customer_id: string;
  status: WireSubscriptionStatus;
  product: { base_product_no: string; name: string; brand: string; status: LinkStatus; delivery_product_no: string };
  details: {
    customer: { external_customer_id: string };
    product: { sku: string; quantity: number; price: number };
    payment: WireSubscriptionPayment;
    delivery_address: WireSentAddress | null;
    sales_channel: string;
    sales_office: string;
    source_channel: string;
    shipping_cost: number;
  };
  abo_info: {
    abo_number: string;
    rotation: Rotation;
    start_in: StartIn;
    next_order_date: string;
    previous_order_date: string | null;
  };
  /** The delivery product number ("Werbe BNR"). */
  promo_order_number: string;
  /** The subscription product number ("Lifer BNR"). */
  delivery_order_number: string;
  price: number;
  total: number;
  created_at: string;
  updated_at: string;
  note: string | null;
}

export interface WireCreateSubscription {
  customer: { external_customer_id: string };
  product: { sku: string; quantity: number; price: number };
  payment: WirePayment;
  delivery_address: WireSentAddress | null;
  abo_info: { rotation: Rotation; start_in: StartIn; next_order_date: string };
  sales_channel: string;
  sales_office: string;
  source_channel: string;
}

export interface WireSubscriptionEdit {
  delivery_address: WireSentAddress | null;
  next_order_date: string;
  payment: WirePayment;
  rotation: Rotation;
  delivery_product_quantity: number;
}

export type KeywordType = 'DELIVERY_PRODUCT_NO' | 'SUBSCRIPTION_NO' | 'CUSTOMER_NO';

export interface WireSubscriptionFilters {
  status?: 'ALL' | 'ACTIVE' | 'IN_PROGRESS' | 'DELAY_IN_DELIVERY' | 'CANCELED' | null;
  cancellation_reason?: CancelReason | null;
  keywords?: string[] | null;
  keyword_type?: KeywordType | null;
  search_date_type?: 'CREATION_DATE' | 'NEXT_DELIVERY_DATE' | 'PREVIOUS_EDIT_DATE' | null;
  search_from?: string | null;
  search_to?: string | null;
  default_delivery_product_number?: string | null;
}

export interface WireOverviewRequest extends WireSubscriptionFilters {
  page: number;
  size: number;
  sort_by?: 'CREATION_DATE' | 'NEXT_ORDER_DATE' | 'UPDATED_DATE' | 'PRODUCT_NAME' | null;
  sorting_mode?: 'ASC' | 'DESC' | null;
}

/** The subscriptions of a bulk operation: the listed ones, or with `select_all` those that the filters find. */
export interface WireSelection {
  subscriptions: string[];
  select_all: boolean;
  filters: WireSubscriptionFilters | null;
  exclude_subscription_ids?: string[];
}

export interface WireBulkResult {
  id: string;
  result: 'PROCESSED' | 'FAILED';
  failure?: FailureType;
}

export type ChangeType =
  | 'STATUS_UPDATED'
  | 'CREATED'
  | 'GENERATED_ORDER_FAILED'
  | 'DELIVERY_DATE_UPDATED'
  | 'PRODUCT_QUANTITY_UPDATED'
  | 'QUANTITY_UPDATED'
  | 'ROTATION_UPDATED'
  | 'GENERATED_ORDER'
  | 'PAYMENT_UPDATED'
  | 'DELIVERY_ADDRESS_UPDATED'
  | 'CUSTOM_NOTE'
  | 'DELIVERY_PRODUCT_NUMBER_UPDATED'
  | 'SUBSCRIPTION_PRODUCT_NUMBER_UPDATED';

export interface WireSubscriptionChange {
  type: ChangeType;
  note: string | null;
  reason: CancelReason | null;
  timestamp: string;
  agent_username: string | null;
  new_status: {
    type: 'ACTIVE' | 'CANCELED' | 'WARNING' | 'FAILED';
    order_id: string | null;
    reason: CancelReason | null;
    failure: FailureType | null;
  } | null;
}

export interface WireProductLink {
  id: string;
  subscription_product: string;
  delivery_product: string;
  regular_products: string[];
  description: string;
  article_description: string;
  brand: string;
  product_line: string;
  category: string;
  contract_number: string;
  price: number;
  status: LinkStatus;
  meta_info: { created_by: string; created_at: string; edited_by: string | null; edited_at: string | null };
  countries_exclusion: WireCountry[];
}
