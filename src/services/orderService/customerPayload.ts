import type { Country } from '~/domain/common/country';
import type { Customer } from '~/domain/customer/customer';
import { withCountry } from '~/domain/offer/offerCustomer';
import { phoneOf } from '~/domain/customer/phone';
import { fromAddress, sentId } from '../http/commonWire';

/** The customer of an offer request: nested as in CONTRACT 5; a missing salutation becomes `MISS` (REQ C6.2). */
export function fromOfferCustomer(customer: Customer, country: Country): Record<string, unknown> {
  const { billingAddress } = customer;
  return {
    id: sentId(customer.id),
    externalCustomerId: customer.externalCustomerId ?? undefined,
    salutation: customer.salutation ?? 'MISS',
    academicTitle: customer.academicTitle,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email ?? undefined,
    dateOfBirth: customer.dateOfBirth ?? undefined,
    phoneNumbers: customer.phoneNumbers,
    billingAddress: billingAddress === null ? null : fromAddress(withCountry(billingAddress, country)),
    type: customer.type,
  };
}

/** The flat `customer_info` of an order (REQ C12.3). */
export function fromOrderCustomer(
  customer: Customer,
  country: Country,
  options: { readonly signupForNewsletter: boolean },
): Record<string, unknown> {
  const { billingAddress: billing } = customer;
  return {
    externalCustomerId: customer.externalCustomerId ?? undefined,
    dateOfBirth: customer.dateOfBirth ?? undefined,
    salutation: customer.salutation ?? 'MISS',
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email ?? undefined,
    phone: phoneOf(customer.phoneNumbers) ?? undefined,
    careOf: billing?.careOf,
    street: billing?.type === 'POSTAL' ? billing.street : undefined,
    streetNumber: billing?.type === 'POSTAL' ? billing.streetNumber : undefined,
    zipCode: billing?.zipCode,
    city: billing?.city,
    countryCode: billing?.countryCode ?? country,
    addressAddition: billing?.addressAddition,
    createAccount: customer.externalCustomerId === null && !customer.isGuest,
    consents: customer.consents,
    dataProtection: customer.dataProtection,
    skipDoubleCheck: customer.skipDoubleCheck,
    preferredPaymentMethod: customer.preferredPaymentMethod ?? undefined,
    // Only if asked for in this call, so that an order does not sign up a subscriber again.
    signupForNewsletter: options.signupForNewsletter,
    reception: customer.reception ?? undefined,
  };
}
