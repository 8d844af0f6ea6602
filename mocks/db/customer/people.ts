import { aWireAddress } from '../../builders/aWireAddress.ts';
import { aWireCustomer } from '../../builders/aWireCustomer.ts';
import type { WireAddress, WireCountry, WireCustomer, WireSalutation } from '../common/wireTypes.ts';

export interface Person {
  number: string;
  salutation: WireSalutation;
  firstName: string;
  lastName: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  country: WireCountry;
}

export function customerOf(person: Person, overrides: Partial<WireCustomer> = {}): WireCustomer {
  const mailName = `${person.firstName}.${person.lastName}`
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/[^a-z.-]/g, '');
  return aWireCustomer({
    id: `customer-${person.number}`,
    external_customer_id: person.number,
    salutation: person.salutation,
    first_name: person.firstName,
    last_name: person.lastName,
    email: `${mailName}@example.com`,
    billing_address: addressOf(person, {
      id: `address-${person.number}-0`,
      kind: 'BILLING',
      is_default: true,
      from_invoice_address: true,
    }),
    origin_country: person.country,
    ...overrides,
  });
}

export function addressOf(person: Person, overrides: Partial<WireAddress> = {}): WireAddress {
  return aWireAddress({
    external_address_id: `8${person.number}`,
    first_name: person.firstName,
    last_name: person.lastName,
    salutation: person.salutation,
    street: person.street,
    street_number: person.streetNumber,
    zip_code: person.zipCode,
    city: person.city,
    country_code: person.country,
    ...overrides,
  });
}
