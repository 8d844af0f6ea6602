import * as v from 'valibot';
import { completePostcode } from '~/domain/address/postcode';
import { countries } from '~/domain/common/country';
import { memberOf } from '~/domain/common/memberOf';
import { pick } from '~/domain/common/pick';
import { normalizePhone, phoneOf } from '~/domain/customer/phone';
import type { OrderCustomer } from '~/domain/order/orderDetails';
import { paymentMethods } from '~/domain/payment/payment';
import { WirePhoneNumbers, consentsOr, optionalSalutation } from '../http/personWire';
import {
  optionalCode,
  optionalCustomerNumber,
  optionalDay,
  optionalFlag,
  optionalPart,
  optionalText,
  text,
} from '../http/wireValues';

const WirePlace = v.object({
  careOf: optionalText,
  street: text,
  streetNumber: text,
  addressAddition: optionalText,
  zipCode: text,
  city: text,
  countryCode: optionalCode(countries),
});

/**
 * The customer of an order after key conversion. Address and phone number are fields of its own, as an order is created with them
 * (REQ C12.3), or `billingAddress` and the phone fields of a Customer (REQ B1.9).
 */
export const WireOrderCustomer = v.object({
  ...WirePlace.entries,
  externalCustomerId: optionalCustomerNumber,
  salutation: optionalSalutation,
  firstName: text,
  lastName: text,
  dateOfBirth: optionalDay,
  email: optionalText,
  phone: optionalText,
  phoneNumber: optionalText,
  phoneNumbers: WirePhoneNumbers,
  billingAddress: optionalPart(WirePlace),
  consents: optionalPart(consentsOr(null, null)),
  dataProtection: optionalFlag,
  reception: optionalText,
  preferredPaymentMethod: optionalCode(paymentMethods),
  signupForNewsletter: optionalFlag,
  createAccount: optionalFlag,
});
type WireOrderCustomer = v.InferOutput<typeof WireOrderCustomer>;

const isMissing = (value: string | null): boolean => value === null || value === '';

/**
 * Returns the address fields to read from `billingAddress`: those that are missing in the customer itself. None if the customer's own
 * address is complete, so that two addresses are not mixed.
 */
export function nestedFields(customer: WireOrderCustomer): readonly (keyof v.InferOutput<typeof WirePlace>)[] {
  const { billingAddress, street, zipCode, city } = customer;
  if (billingAddress === null || ![street, zipCode, city].some(isMissing)) return [];
  return v.keyof(WirePlace).options.filter((field) => isMissing(customer[field]));
}

/** Returns a function that tells whether a list entry is this phone number in any notation. */
export function isSamePhone(number: string): (entry: { readonly value: string }) => boolean {
  return ({ value }) => normalizePhone(value) === normalizePhone(number);
}

/** Returns the phone number to show and its field: `phone`, else the first of the fields in the order of the customer record. Null: none. */
export function shownPhone({ phone, phoneNumbers, phoneNumber }: WireOrderCustomer) {
  const preferred = phoneOf(phoneNumbers);
  const candidates = [
    { field: 'phone', number: phone },
    {
      field: 'phoneNumbers',
      number: preferred === null ? null : (phoneNumbers.find(isSamePhone(preferred))?.value ?? null),
    },
    { field: 'phoneNumber', number: phoneNumber },
  ] as const;
  return candidates.find(({ number }) => !isMissing(number)) ?? null;
}

export function toOrderCustomer(wire: WireOrderCustomer): OrderCustomer {
  const { billingAddress, phoneNumber: _single, phoneNumbers: _list, ...own } = wire;
  const customer = { ...own, ...(billingAddress !== null && pick(billingAddress, nestedFields(wire))) };
  return {
    ...customer,
    phone: shownPhone(wire)?.number ?? null,
    zipCode: completePostcode(customer.zipCode, memberOf(countries, customer.countryCode)),
  };
}
