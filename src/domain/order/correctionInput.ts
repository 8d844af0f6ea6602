import { germanDate } from '~/domain/common/berlinTime';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import type { OrderCustomer } from './orderDetails';

/** The customer form's initial values for the customer of an order. */
export function customerInputOfOrder(customer: OrderCustomer): CustomerInput {
  return {
    ...emptyCustomerInput,
    salutation: customer.salutation ?? '',
    firstName: customer.firstName,
    lastName: customer.lastName,
    dateOfBirth: customer.dateOfBirth === null ? '' : germanDate(customer.dateOfBirth),
    email: customer.email ?? '',
    phonePrivate: customer.phone ?? '',
    careOf: customer.careOf ?? '',
    street: customer.street,
    streetNumber: customer.streetNumber,
    addressAddition: customer.addressAddition ?? '',
    zipCode: customer.zipCode,
    city: customer.city,
  };
}
