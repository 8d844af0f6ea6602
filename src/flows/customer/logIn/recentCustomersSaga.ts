import type { Action } from '@reduxjs/toolkit';
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { phoneOf } from '~/domain/customer/phone';
import { recentEntryOf, rememberCustomer, type RecentCustomer } from '~/domain/customer/recentCustomers';
import { customerActions, selectCustomer, selectRecentCustomers } from '~/features/customer/ofCall/customerSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { writeJson } from '~/shared/storage/safeStorage';
import { writeRecentCustomers } from '~/features/customer/ofCall/recentCustomersStorage';

/** Keeps the session's last customers up to date: after a login, and when the call changes its customer. */
export function* keepRecentCustomers(action: Action): SagaGenerator<void> {
  if (customerActions.loggedIn.match(action)) yield* rememberLogin(action.payload.customer);
  else yield* rememberChanges();
}

/** Stores the customer as the first of the last ten, and the data at the time of the login (REQ B1.7, B17.2). */
function* rememberLogin(customer: Customer): SagaGenerator<void> {
  const entry = recentEntryOf(customer, serviceNow().toISOString());
  const recent = rememberCustomer(yield* select(selectRecentCustomers), entry, limits.recentCustomers);
  yield* put(customerActions.recentCustomersRead(recent));
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

/** Updates the list when the call changes the customer, so that a reload finds the date of birth again (QUALITY 10). */
function* rememberChanges(): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return;
  const { id, externalCustomerId, email, dateOfBirth, phoneNumbers } = customer;
  const isTheirs = (entry: RecentCustomer) =>
    entry.id === id || (externalCustomerId !== null && entry.customer.externalCustomerId === externalCustomerId);
  const recent = (yield* select(selectRecentCustomers)).map((entry) =>
    isTheirs(entry)
      ? {
          ...entry,
          name: nameOf(customer),
          customer: { externalCustomerId, email, dateOfBirth, phoneNumber: phoneOf(phoneNumbers) },
        }
      : entry,
  );
  yield* put(customerActions.recentCustomersRead(recent));
  writeRecentCustomers(recent);
}
