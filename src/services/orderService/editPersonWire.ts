import * as v from 'valibot';
import type { PostalAddress } from '~/domain/address/address';
import { completePostcode } from '~/domain/address/postcode';
import { countries } from '~/domain/common/country';
import { memberOf } from '~/domain/common/memberOf';
import { customerTypes } from '~/domain/customer/customer';
import { phoneOf } from '~/domain/customer/phone';
import type { ContactDetails } from '~/domain/order/editOrder';
import { WireAddress, toAddress } from '../http/commonWire';
import { WirePhoneNumbers } from '../http/personWire';
import { optionalCode, optionalPart, optionalText, text } from '../http/wireValues';

/** The customer of an order as an edit names them. */
const WirePerson = v.object({
  firstName: text,
  lastName: text,
  street: text,
  streetNumber: text,
  zipCode: text,
  city: text,
  countryCode: optionalText,
  careOf: optionalText,
  addressAddition: optionalText,
  billingAddress: optionalPart(WireAddress),
  type: optionalCode(customerTypes),
  email: optionalText,
  phone: optionalText,
  phoneNumber: optionalText,
  phoneNumbers: WirePhoneNumbers,
});
export const optionalPerson = optionalPart(WirePerson);

/** Null where nothing is known of the person. */
export function toContact(person: v.InferOutput<typeof optionalPerson>): ContactDetails | null {
  if (person === null) return null;
  const { email, phone, phoneNumber, phoneNumbers } = person;
  return { email, phoneNumber: phoneNumber ?? phone ?? phoneOf(phoneNumbers) };
}

/** The billing address of the order's customer, as an address or as flat fields; null without one. */
export function toHome(person: v.InferOutput<typeof optionalPerson>): PostalAddress | null {
  if (person === null) return null;
  if (person.billingAddress !== null) {
    const address = toAddress({ ...person.billingAddress, kind: 'BILLING' });
    return address.type === 'POSTAL' ? address : null;
  }
  const { firstName, lastName, street, streetNumber, zipCode, city, countryCode, careOf, addressAddition } = person;
  if (street === '') return null;
  return {
    type: 'POSTAL',
    id: '',
    kind: 'BILLING',
    firstName,
    lastName,
    street,
    streetNumber,
    zipCode: completePostcode(zipCode, memberOf(countries, countryCode)),
    city,
    countryCode: memberOf(countries, countryCode),
    careOf: careOf ?? undefined,
    addressAddition: addressAddition ?? undefined,
    isDefault: false,
  };
}
