import type { Address } from '~/domain/address/address';
import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { isValidEmail } from '~/domain/customer/email';

/** The reason why customer or address cannot be used in an offer or an order (REQ C6.3, C12.1). */
export type OfferCustomerProblem =
  | 'Customer date of birth is empty'
  | 'Billing address is empty'
  | 'Billing address is incomplete'
  | 'Email is invalid'
  | 'Delivery address is incomplete';

function hasPlace(address: Address): boolean {
  return /^\d{4,5}$/.test(address.zipCode) && address.city.trim() !== '';
}

function hasDestination(address: Address): boolean {
  switch (address.type) {
    case 'POSTAL':
      return address.street.trim() !== '' && address.streetNumber.trim() !== '';
    case 'PACKSTATION':
      return address.postNumber.trim() !== '' && address.packstationNumber.trim() !== '';
    case 'DHL_ADDRESS':
      return address.servicePoint.number.trim() !== '';
  }
}

export function isCompleteAddress(address: Address): boolean {
  return hasPlace(address) && hasDestination(address);
}

/** Returns the address with the current country where it has none. */
export function withCountry<A extends Address>(address: A, country: Country): A {
  const isMissing = address.countryCode === null && address.otherCountry === undefined;
  return isMissing ? { ...address, countryCode: country } : address;
}

export function offerCustomerProblems(
  customer: Customer,
  deliveryAddress: Address | null,
): readonly OfferCustomerProblem[] {
  const problems: OfferCustomerProblem[] = [];
  const { billingAddress } = customer;
  if (customer.dateOfBirth === null) problems.push('Customer date of birth is empty');
  if (billingAddress === null) problems.push('Billing address is empty');
  else if (billingAddress.type !== 'POSTAL' || !isCompleteAddress(billingAddress)) {
    problems.push('Billing address is incomplete');
  }
  if (customer.email !== null && !isValidEmail(customer.email)) problems.push('Email is invalid');
  if (deliveryAddress !== null && !isCompleteAddress(deliveryAddress)) problems.push('Delivery address is incomplete');
  return problems;
}
