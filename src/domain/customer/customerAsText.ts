import type { Address } from '~/domain/address/address';
import { nameOf, type Customer } from './customer';

/** The data of a customer as lines to be pasted elsewhere: number, name, address, e-mail and phone numbers. */
export function customerAsText({
  externalCustomerId,
  billingAddress,
  email,
  phoneNumbers,
  ...customer
}: Customer): string {
  const lines = [
    externalCustomerId ?? '',
    nameOf(customer),
    ...(billingAddress === null ? [] : addressLines(billingAddress)),
    email ?? '',
    ...phoneNumbers.map(({ value }) => value),
  ];
  return lines.filter((line) => line.trim() !== '').join('\n');
}

function addressLines(address: Address): readonly string[] {
  const { careOf = '', addressAddition = '', zipCode, city, countryCode } = address;
  const street = address.type === 'POSTAL' ? `${address.street} ${address.streetNumber}` : '';
  return [careOf, street.trim(), addressAddition, `${zipCode} ${city}`.trim(), countryCode ?? ''];
}
