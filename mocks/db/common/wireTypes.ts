// The stand-in's own types of the wire (snake_case). They are written from the contract, not from the client,
// so that client and stand-in do not share a mistake.

export type WireCountry = 'DE' | 'AT' | 'CH';
export type WireCurrency = 'EUR' | 'CHF';
export type WireSalutation = 'MR' | 'MS' | 'COMPANY' | 'FAMILY';
export type WireConsentState = 'NOT_QUERIED' | 'ALLOWED' | 'NOT_ALLOWED' | 'UNKNOWN';
export type WireStockLevel = 'AVAILABLE' | 'ALMOST_SOLD_OUT' | 'SOLD_OUT';
export type WireErpStatus = 'SELLABLE' | 'NOT_IN_SORTIMENT' | 'NOT_RELEASED';
export type WireDeliveryType = 'TELEPHONE_NOTIFICATION' | 'THIRD_PARTY' | 'CONSIGNMENT';

export type WireDeliveryTime =
  | { type: 'fourteenDaysDelay' }
  | { type: 'daysDeliveryTime'; days: number }
  | { type: 'standardDeliveryTime' };

export const PAYMENT_METHODS = [
  'INVOICE',
  'DIRECT_DEBIT',
  'CASH_ON_DELIVERY',
  'INSTALLMENTS',
  'INSTALLMENTS_FACTORING',
  'PAYPAL',
  'CREDIT_CARD',
  'SOFORT',
] as const;
export type WirePaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface WireServicePoint {
  type: 'PACKSTATION' | 'POSTFILIALE' | 'PAKETSHOP' | 'POSTSTATION';
  number: string;
  post: string;
}

export interface WireAddress {
  id: string;
  external_address_id?: string;
  type: 'POSTAL' | 'PACKSTATION' | 'DHL_ADDRESS';
  kind: 'DELIVERY' | 'BILLING';
  first_name: string;
  last_name: string;
  salutation: WireSalutation;
  street: string;
  street_number: string;
  zip_code: string;
  city: string;
  country_code: WireCountry;
  care_of?: string;
  address_addition?: string;
  is_default: boolean;
  from_invoice_address?: boolean;
  post_number?: string;
  packstation_number?: string;
  service_point?: WireServicePoint;
}

/** An address as a client sends it; a new one has no id. */
export type WireSentAddress = { [Field in keyof WireAddress]?: WireAddress[Field] | null } & {
  type: WireAddress['type'];
  country_code: WireCountry;
};

export interface WirePhoneNumber {
  phone_number_type: 'PRIVATE' | 'MOBILE' | 'BUSINESS' | 'FAX';
  value: string;
}

export interface WireConsents {
  email_newsletter: boolean;
  export_dhl_email: boolean;
  printed_advertising: boolean;
  phone_market_research: WireConsentState;
  email_market_research: WireConsentState;
}

export interface WireCustomer {
  id: string;
  external_customer_id: string;
  salutation: WireSalutation;
  academic_title?: string;
  first_name: string;
  last_name: string;
  email?: string;
  date_of_birth?: string;
  phone_numbers: WirePhoneNumber[];
  billing_address: WireAddress;
  delivery_addresses: WireAddress[];
  origin: string;
  origin_country: WireCountry;
  type: string;
  locked: boolean;
  is_light_user: boolean;
  is_hello_user: boolean;
  consents: WireConsents;
  data_protection: boolean;
  reception?: string;
  pin_challenge?: {
    mode: 'FIRST_THREE_DIGITS' | 'LAST_THREE_DIGITS';
    failed_attempts: number;
    skip_disabled_forever: boolean;
    retry_after_seconds?: number;
  };
  order_restriction?: { reason: string };
  indicators: { blocks: string[]; dunning_level: number; address_category: number };
  allow_upsells: boolean;
  is_create_delivery_address_allowed: boolean;
  banking_details?: { account_holder: string; masked_iban: string; bank_name: string };
  preferred_payment_method?: WirePaymentMethod;
  preferred_address_id?: string;
}

export interface WireDimension {
  type: string;
  value: string;
}

export interface WireVariant {
  sku: string;
  price: number;
  price_before_discount?: number;
  status: 'SELLABLE' | 'SOLDOUT';
  erp_status: WireErpStatus;
  stock_level: WireStockLevel;
  available_stock_amount: number;
  images: string[];
  dimensions: WireDimension[];
  delivery_time: WireDeliveryTime;
  delivery_type: WireDeliveryType | null;
  delivery_days?: number;
  weee_take_back: boolean;
}

export interface WireProduct {
  base_product_no: string;
  name: { short: string; long: string };
  brand: string;
  category_path: string[];
  salesdrivers: string[];
  variants: WireVariant[];
  default_variant_sku: string;
  status: string;
  country_visibilities: WireCountry[];
  subscription_info?: { delivery_product_no: string; status?: string };
  linked_subscription_product?: string;
  description: string;
  bulky: boolean;
}

export interface WireCrossSell {
  product_no: string;
  lead_product_sku: string;
  lead_product_name: string;
  trigger_type: 'auto' | 'manual';
  feature: string;
  source_type: 'CROSS_SELL';
  hint_type: string;
  kind: string;
}

export interface WireNewBasketItem {
  sku: string;
  base_product_no: string;
  quantity: number;
  price_date: string | null;
  cross_sell?: Partial<WireCrossSell> | null;
  weee_take_back_enabled: boolean;
}

export interface WireBasketItemChanges {
  quantity?: number;
  price_date?: string | null;
  weee_take_back_enabled?: boolean;
}

export interface WireBasketItem extends WireNewBasketItem {
  id: string;
}

export interface WireBasket {
  id: string;
  pregenerated_erp_number: string;
  items: WireBasketItem[];
}

/** The reasons why a customer may not order. */
export const ORDER_RESTRICTIONS = [
  'DUPLICATE',
  'GDPR_DELETION',
  'PERMANENT_RETURNER',
  'CUSTOMER_REQUEST',
  'UNKNOWN_ADDRESS',
  'FRAUD',
  'DECEASED',
  'NON_PAYER',
  'PRANK_ORDER',
  'UNDERAGE',
  'DISABILITY',
  'DEPARTED_EMPLOYEE',
  'DEPARTED_CREATOR',
  'ARCHIVED',
  'TO_BE_ARCHIVED',
] as const;
