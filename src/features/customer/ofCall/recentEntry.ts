import type { Customer } from '~/domain/customer/customer';
import { phoneOf } from '~/domain/customer/phone';
import type { RecentCustomer } from '~/domain/customer/recentCustomers';

export function recentEntryOf(customer: Customer, loginTime: string): RecentCustomer {
  return {
    id: customer.id,
    name: `${customer.firstName} ${customer.lastName}`,
    customer: {
      externalCustomerId: customer.externalCustomerId,
      email: customer.email,
      phoneNumber: phoneOf(customer.phoneNumbers),
      dateOfBirth: customer.dateOfBirth,
    },
    loginTime,
    payment: null,
    deliveryAddress: null,
    wasAskedAboutConsents: false,
    guestCustomerConsentsStepIsSkipped: false,
    consents: customer.consents,
    reception: customer.reception,
  };
}
