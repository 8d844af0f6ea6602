import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import type { Customer } from '~/domain/customer';
import { phoneOf } from '~/domain/phone';
import { rememberCustomer } from '~/domain/recentCustomers';
import { customerActions, selectRecentCustomers } from '~/features/customer/customerSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { writeJson } from '~/shared/storage/safeStorage';
import { recentEntryOf, writeRecentCustomers } from './recentCustomersStorage';

/** The last ten customers, newest login first, and the data this customer came with (spec 1 §3.3, §4.5). */
export function* rememberLogin(customer: Customer): SagaGenerator<void> {
  const entry = recentEntryOf(customer, serviceNow().toISOString());
  const recent = rememberCustomer(yield* select(selectRecentCustomers), entry, limits.recentCustomers);
  yield* put(customerActions.recentCustomersChanged(recent));
  writeRecentCustomers(recent);
  writeJson('session', sessionStorageKeys.originalCustomerInfo, {
    externalCustomerId: customer.externalCustomerId,
    email: customer.email,
    phoneNumber: phoneOf(customer.phoneNumbers),
    originalPhoneNumber: customer.phoneNumbers[0]?.value ?? null,
    careOf: customer.billingAddress?.careOf ?? null,
    addressAddition: customer.billingAddress?.addressAddition ?? null,
  });
}
