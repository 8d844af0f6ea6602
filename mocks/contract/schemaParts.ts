import { PAYMENT_METHODS } from '../db/common/wireTypes.ts';

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A type of telephone number that this version does not know. */
export const LATER_PHONE_TYPE = 'SATELLITE';

type Fields = Readonly<Record<string, JsonSchema>>;

/** The schema of an object with exactly these fields. */
export function objectOf(required: Fields, optional: Fields = {}): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

/** The schema of an object with at least these fields; unknown ones are kept as they are. */
export function openObjectOf(required: Fields, optional: Fields = {}): JsonSchema {
  return { ...objectOf(required, optional), additionalProperties: true };
}

export const listOf = (items: JsonSchema, limits: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...limits });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const oneOf = (...values: readonly string[]): JsonSchema => ({ enum: values });

export const text: JsonSchema = { type: 'string', minLength: 1, maxLength: 300 };
export const anyText: JsonSchema = { type: 'string', maxLength: 2_000 };
export const flag: JsonSchema = { type: 'boolean' };
export const amount: JsonSchema = { type: 'number', minimum: 0, maximum: 1_000_000 };
export const day: JsonSchema = { type: 'string', format: 'date' };
export const moment: JsonSchema = { type: 'string', format: 'date-time' };
export const country = oneOf('DE', 'AT', 'CH');
export const sku: JsonSchema = { type: 'string', pattern: '^[0-9]{9}$' };
export const baseProductNo: JsonSchema = { type: 'string', pattern: '^[0-9]{6}$' };
export const customerNumber: JsonSchema = { type: 'string', pattern: '^0[1-9][0-9]{5,}$' };
export const email: JsonSchema = { type: 'string', format: 'email', maxLength: 80 };
export const quantity: JsonSchema = { type: 'integer', minimum: 1, maximum: 999 };
export const salesChannel = oneOf('01', '04');
export const salesOffice: JsonSchema = { type: 'string', pattern: '^[0-9]{4}$' };
export const sourceChannel = oneOf('ECOM', 'IVR', 'MAIL', 'OUTB', 'SCHR', 'TELE');
const salutation = oneOf('MR', 'MS', 'COMPANY', 'FAMILY');
export const method = oneOf(...PAYMENT_METHODS);
export const voucherCode: JsonSchema = { type: 'string', pattern: '^\\S{1,40}$' };
const zipCode: JsonSchema = { type: 'string', pattern: '^[0-9]{4,5}$' };

export const phone: JsonSchema = { type: 'string', pattern: '^[0-9 +/()-]{3,30}$' };
export const iban: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$' };
export const consentState = oneOf('NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN');
export const consents = objectOf(
  {},
  {
    email_newsletter: flag,
    export_dhl_email: flag,
    printed_advertising: flag,
    phone_market_research: consentState,
    email_market_research: consentState,
  },
);

const commonAddressFields: Fields = {
  kind: oneOf('DELIVERY', 'BILLING'),
  id: orNull(text),
  external_address_id: orNull(text),
  first_name: orNull(text),
  last_name: orNull(text),
  salutation: orNull(oneOf('MR', 'MS', 'COMPANY', 'FAMILY', 'MISS')),
  care_of: orNull(anyText),
  address_addition: orNull(anyText),
  is_default: orNull(flag),
  from_invoice_address: orNull(flag),
};
const place: Fields = { zip_code: zipCode, city: text, country_code: country };
const freeStreet: Fields = { street: orNull(anyText), street_number: orNull(anyText) };
const pickUpFields: Fields = {
  post_number: orNull(anyText),
  packstation_number: orNull(anyText),
  service_point: orNull(
    objectOf({ type: oneOf('PACKSTATION', 'POSTFILIALE', 'PAKETSHOP', 'POSTSTATION'), number: text, post: text }),
  ),
};

const postalAddress = objectOf(
  { type: { const: 'POSTAL' }, ...place, street: text, street_number: text },
  { ...commonAddressFields, ...pickUpFields },
);

/** Postal only: nobody lives in a parcel locker or a post branch. */
const billingAddress = postalAddress;

/** A typed address has no id yet; a postal one needs street and number, a parcel locker its two numbers. */
export const address: JsonSchema = {
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    postalAddress,
    objectOf(
      { type: { const: 'PACKSTATION' }, ...place, post_number: text, packstation_number: text },
      { ...commonAddressFields, ...freeStreet, service_point: pickUpFields['service_point'] ?? {} },
    ),
    objectOf({ type: { const: 'DHL_ADDRESS' }, ...place }, { ...commonAddressFields, ...freeStreet, ...pickUpFields }),
  ],
};

const phoneNumbers = listOf(
  // The last one is of a later version of the service, which takes back what it has answered.
  objectOf({ phone_number_type: oneOf('PRIVATE', 'MOBILE', 'BUSINESS', 'FAX', LATER_PHONE_TYPE), value: text }),
);

/** The customer fields that a client may send; the service sets all others. */
const toldFields: Fields = {
  academic_title: orNull(anyText),
  email: orNull(email),
  date_of_birth: orNull(day),
  phone_numbers: phoneNumbers,
  origin: orNull(text),
  origin_country: orNull(country),
  consents: orNull(consents),
  data_protection: orNull(flag),
  reception: orNull(text),
};

export const offerCustomer = objectOf(
  {
    salutation: oneOf('MR', 'MS', 'COMPANY', 'FAMILY', 'MISS'),
    first_name: text,
    last_name: text,
    billing_address: billingAddress,
  },
  {
    ...toldFields,
    id: orNull(text),
    external_customer_id: orNull(customerNumber),
    delivery_addresses: listOf(address),
    type: orNull(text),
    locked: flag,
    is_light_user: flag,
    is_hello_user: flag,
    pin_challenge: orNull(
      objectOf(
        {
          mode: oneOf('FIRST_THREE_DIGITS', 'LAST_THREE_DIGITS'),
          failed_attempts: { type: 'integer' },
          skip_disabled_forever: flag,
        },
        { retry_after_seconds: { type: 'integer' } },
      ),
    ),
    order_restriction: orNull(objectOf({ reason: text })),
    indicators: orNull(
      objectOf({ blocks: listOf(text), dunning_level: { type: 'integer' }, address_category: { type: 'integer' } }),
    ),
    allow_upsells: flag,
    is_create_delivery_address_allowed: flag,
    banking_details: orNull(objectOf({ account_holder: text, masked_iban: text, bank_name: text })),
    preferred_payment_method: orNull(method),
    preferred_address_id: orNull(text),
  },
);

const namesAndHome: Fields = { salutation, first_name: text, last_name: text, billing_address: billingAddress };

export const newCustomer = objectOf(namesAndHome, {
  ...toldFields,
  delivery_addresses: listOf(address),
  skip_double_check: flag,
});

export const customerChanges: JsonSchema = {
  ...objectOf({}, { ...namesAndHome, ...toldFields }),
  minProperties: 1,
};

export const payment = objectOf(
  { method },
  {
    iban: orNull(iban),
    account_holder: orNull(text),
    uses_prefilled_iban: orNull(flag),
    due_day: orNull({ enum: [1, 15] }),
    installment_count: orNull({ type: 'integer', minimum: 1, maximum: 60 }),
    installment: orNull(amount),
    final_installment: orNull(amount),
    total: orNull(amount),
    calculation_id: orNull(text),
    channel: orNull(text),
    interest_rate: orNull(amount),
    nominal_interest_rate: orNull(amount),
    total_interest: orNull(amount),
    total_gross_amount: orNull(amount),
  },
);

export const voucherRequest = objectOf(
  { codes: listOf(voucherCode) },
  { code: orNull(voucherCode), sales_channel: salesChannel },
);
export const serviceVoucher = objectOf({ code: text });
export const offerReklaFlag = objectOf({ is_zero_percent: flag });
export const reklaFlag = objectOf({ is_zero_percent: flag, original_external_order_id: text });

export const crossSell = objectOf(
  {},
  {
    product_no: text,
    lead_product_sku: text,
    lead_product_name: text,
    trigger_type: oneOf('auto', 'manual'),
    feature: text,
    source_type: oneOf('CROSS_SELL'),
    hint_type: text,
    kind: text,
  },
);

export const newBasketItem = objectOf(
  { sku, base_product_no: baseProductNo, quantity, price_date: orNull(moment), weee_take_back_enabled: flag },
  { cross_sell: orNull(crossSell) },
);
