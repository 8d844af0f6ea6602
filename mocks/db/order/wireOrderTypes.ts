// The stand-in's own types of offers and orders on the wire; common/wireTypes.ts has the others.

import type {
  WireConsents,
  WireCountry,
  WireCrossSell,
  WireCurrency,
  WireCustomer,
  WireDeliveryTime,
  WireDeliveryType,
  WireDimension,
  WireNewBasketItem,
  WirePaymentMethod,
  WireSentAddress,
  WireStockLevel,
  WireVariant,
} from '../common/wireTypes.ts';

export interface WirePayment {
  method: WirePaymentMethod;
  iban?: string | null;
  account_holder?: string | null;
  uses_prefilled_iban?: boolean | null;
  due_day?: number | null;
  installment_count?: number | null;
  installment?: number | null;
  final_installment?: number | null;
  total?: number | null;
  calculation_id?: string | null;
  channel?: string | null;
  interest_rate?: number | null;
  nominal_interest_rate?: number | null;
  total_interest?: number | null;
  total_gross_amount?: number | null;
}

export interface WireVoucherRequest {
  code?: string | null;
  codes: string[];
  sales_channel?: string;
}

export interface WireReklaFlag {
  original_external_order_id?: string;
  is_zero_percent: boolean;
}

/** The customer inside an offer request: any fields of a customer; a new one has no number. */
export type WireOfferCustomer = {
  [Field in Exclude<keyof WireCustomer, 'salutation' | 'billing_address' | 'delivery_addresses'>]?:
    | WireCustomer[Field]
    | null;
} & { salutation: string; billing_address: WireSentAddress; delivery_addresses?: WireSentAddress[] };

export interface WireOfferRequest {
  customer: WireOfferCustomer;
  delivery_address: WireSentAddress | null;
  payment: WirePayment | null;
  voucher: WireVoucherRequest | null;
  service_voucher?: { code: string } | null;
  is_shipping_cost_overwritten: boolean;
  basket_id: string;
  sales_channel: string;
  is_customer_data_changed: boolean;
  source_channel: string;
  rekla_flag: WireReklaFlag | null;
}

export interface WireOfferItem {
  sku: string;
  base_product_no: string;
  variant: WireVariant;
  quantity: number;
  reserved: boolean;
  available_stock_amount: number;
  stock_level: WireStockLevel;
  single_price: number;
  total: number;
  voucher_discount_value: number;
  cross_sell?: Partial<WireCrossSell> | null;
  delivery_time: WireDeliveryTime;
  delivery_type: WireDeliveryType | null;
  delivery_days?: number;
  /** Better articles that can replace this one. */
  upgrade?: { product_no: string };
  upgrade2?: { product_no: string };
  subscription_offer?: { product_no: string };
}

export interface WireVoucher {
  code: string;
  alias_code?: string;
  type: 'VALUE' | 'PERCENTAGE' | 'FREE_SHIPPING';
  value: number;
  percentage?: number;
  calculated_percentage_value?: number;
  /** Only in the answer of a verification. */
  restrictions?: { target: 'CATEGORY' | 'BRAND' | 'PRODUCT' | 'PRODUCT_PRICE_LABEL'; value: string; label: string }[];
  progressive_discount_info?: string;
  valid_from?: string;
  valid_until?: string;
}

export interface WireInvalidVoucher {
  code: string;
  title: string;
  detail: string;
}

export interface WireOffer {
  items: WireOfferItem[];
  vouchers: WireVoucher[];
  service_voucher?: { code: string };
  total_product_price: number;
  total_savings: number;
  total_voucher_discount: number;
  employee_discount: number;
  shipping_cost: number;
  cash_on_delivery_fee?: number;
  total_price: number;
  pregenerated_erp_number?: string;
  can_use_packstation_address: boolean;
  free_shipping_reason?: string;
}

export interface WirePaymentOption {
  method: WirePaymentMethod;
  enabled: boolean;
  reason?: string;
  limit?: number;
}

export interface WirePlan {
  installment_count: number;
  installment: number;
  final_installment: number;
  total: number;
  calculation_id: string;
  channel: string;
  interest_rate: number;
  nominal_interest_rate: number;
  total_interest: number;
  total_gross_amount: number;
  due_day: number;
}

export interface WireCustomerInfo {
  external_customer_id?: string | null;
  date_of_birth?: string | null;
  salutation: string;
  first_name: string;
  last_name: string;
  email?: string | null;
  phone?: string | null;
  care_of?: string | null;
  street: string;
  street_number: string;
  zip_code: string;
  city: string;
  country_code: WireCountry;
  address_addition?: string | null;
  create_account?: boolean;
  consents?: Partial<WireConsents> | null;
  data_protection?: boolean | null;
  skip_double_check?: boolean;
  preferred_payment_method?: WirePaymentMethod | null;
  signup_for_newsletter?: boolean;
  reception?: string | null;
}

export interface WireCreateOrder {
  order_items: WireNewBasketItem[];
  customer_info: WireCustomerInfo;
  delivery_address: WireSentAddress | null;
  payment: WirePayment;
  voucher: WireVoucherRequest | null;
  service_voucher: { code: string } | null;
  sales_office: string;
  sales_channel: string;
  source_channel: string;
  country: WireCountry;
  is_shipping_overwritten: boolean;
  free_shipping: string | null;
  basket_id: string;
  original_order_id?: string | null;
  rekla_flag: WireReklaFlag | null;
}

export const ORDER_STATUSES = [
  'CREATED',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
  'ERP_EXPORT_IN_PROGRESS',
  'RECREATED_ORDER',
] as const;
export type WireOrderStatus = (typeof ORDER_STATUSES)[number];

export const HISTORY_CODES = [
  'received',
  'processing',
  'inDelivery',
  'dispatched',
  'cancelled',
  'returned',
  'partiallyReturned',
] as const;
export type WireHistoryCode = (typeof HISTORY_CODES)[number];

export interface WireStatusHistoryEntry {
  status: WireOrderStatus;
  label: string;
  timestamp: string;
  agent?: string;
  reason?: string;
  kind?: string;
}

export interface WireOrderItem {
  sku: string;
  base_product_number: string;
  total: number;
  brand: string;
  title: string;
  single_price: number;
  quantity: number;
  variants: WireDimension[];
  media_uris: string[];
  delivery_address: WireSentAddress | null;
  id?: string;
  price_date?: string | null;
  delivery_time?: WireDeliveryTime;
  weee_take_back_enabled?: boolean;
  cross_sell?: Partial<WireCrossSell> | null;
}

/** The payment of an order: what was sent with it, and the interest. */
export type WireOrderPayment = WirePayment & {
  type: WirePaymentMethod;
  total_interest: number;
  masked_iban?: string;
  bank_name?: string;
};

export interface WireOrder {
  id: string;
  number: string;
  pregenerated_erp_number: string;
  customer_id: string | null;
  external_customer_id: string | null;
  placed_at: string;
  created_at: string;
  updated_at: string;
  currency: WireCurrency;
  subtotal: number;
  shipping_costs: number;
  delivery: { price: number };
  voucher: WireVoucher | null;
  total: number;
  total_price: number;
  total_product_price: number;
  total_savings: number;
  total_voucher_discount: number;
  order_status: { code: WireOrderStatus | WireHistoryCode; label: string };
  status_history: WireStatusHistoryEntry[];
  items: WireOrderItem[];
  delivery_address: WireSentAddress | null;
  dis_channel: string;
  payment: WireOrderPayment;
  is_cancelable: boolean;
  customer: WireCustomerInfo;
  rekla_flag: WireReklaFlag | null;
  processing_system: 'ERP' | 'CRM';
  order_restriction: { reason: string } | null;
  sales_office: string;
  sales_channel: string;
  order_type: 'GUEST_ORDER' | 'EXISTING_CUSTOMER_ORDER' | 'NEW_CUSTOMER_ORDER';
  order_source: string;
  export_target: 'CRM' | 'ERP';
  created_by?: string;
  delivery_status?: string;
  tracking_number?: string;
  sap_order_number?: string;
  bill_number?: string;
  employee_discount?: number;
  cash_on_delivery_fee?: number;
  /** All vouchers; `voucher` is the first one. */
  vouchers?: WireVoucher[];
  service_voucher?: { code: string } | null;
  free_shipping_reason?: string | null;
  /** The rejected order that this one replaces. */
  original_order_id?: string | null;
}

export interface WireProblem {
  type: string;
  title: string;
  status: number;
  detail: string;
  key?: string;
  [extension: string]: unknown;
}
