import * as v from 'valibot';
import { newCustomerOf, emptyCustomerInput } from '~/domain/customer/customerInput';
import type { Customer } from '~/domain/customer/customer';

/**
 * What a call holds of its customer and the service does not know yet, for the journal: everything but the date of birth
 * (QUALITY 10).
 */
const text = v.nullable(v.string());
const maybe = v.optional(v.string());
const country = v.nullable(v.picklist(['DE', 'AT', 'CH']));
const salutation = v.picklist(['MR', 'MS', 'COMPANY', 'FAMILY']);
const consentState = v.picklist(['NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN']);

const addressBase = {
  id: v.string(),
  externalAddressId: maybe,
  kind: v.picklist(['DELIVERY', 'BILLING']),
  salutation: maybe,
  firstName: v.string(),
  lastName: v.string(),
  zipCode: v.string(),
  city: v.string(),
  countryCode: country,
  careOf: maybe,
  addressAddition: maybe,
  isDefault: v.boolean(),
  fromInvoiceAddress: v.optional(v.boolean()),
  usedInOrder: v.optional(v.boolean()),
};

const JournalAddress = v.variant('type', [
  v.object({ ...addressBase, type: v.literal('POSTAL'), street: v.string(), streetNumber: v.string() }),
  v.object({ ...addressBase, type: v.literal('PACKSTATION'), postNumber: v.string(), packstationNumber: v.string() }),
  v.object({
    ...addressBase,
    type: v.literal('DHL_ADDRESS'),
    servicePoint: v.object({
      type: v.picklist(['PACKSTATION', 'POSTFILIALE', 'PAKETSHOP', 'POSTSTATION']),
      number: v.string(),
      post: v.string(),
    }),
    postNumber: maybe,
  }),
]);

export const HeldCustomer = v.object({
  id: v.string(),
  externalCustomerId: text,
  isGuest: v.boolean(),
  skipDoubleCheck: v.boolean(),
  isLightUser: v.boolean(),
  salutation: v.nullable(salutation),
  academicTitle: maybe,
  firstName: v.string(),
  lastName: v.string(),
  email: text,
  phoneNumbers: v.array(
    v.object({ phoneNumberType: v.picklist(['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX']), value: v.string() }),
  ),
  billingAddress: v.nullable(JournalAddress),
  deliveryAddresses: v.array(JournalAddress),
  consents: v.object({
    emailNewsletter: v.boolean(),
    exportDhlEmail: v.boolean(),
    printedAdvertising: v.boolean(),
    phoneMarketResearch: consentState,
    emailMarketResearch: consentState,
  }),
  dataProtection: v.boolean(),
  reception: text,
  preferredAddressId: text,
});
export type HeldCustomer = v.InferOutput<typeof HeldCustomer>;

/** Drops what the journal does not hold, the date of birth above all. */
export function heldOf(customer: Customer): HeldCustomer {
  return v.parse(HeldCustomer, customer);
}

/** The customer as the call held it; what only the service knows stands as of a new customer. */
export function customerOfHeld(held: HeldCustomer, dateOfBirth: string | null): Customer {
  const blank = newCustomerOf(emptyCustomerInput, {
    isGuest: held.isGuest,
    country: held.billingAddress?.countryCode ?? 'DE',
    newId: () => held.id,
  });
  return { ...blank, ...held, dateOfBirth };
}
