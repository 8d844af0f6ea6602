import type { Action } from '@reduxjs/toolkit';
import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import { nameOf } from '~/domain/customer/customer';
import { phoneOf, preferredPhone } from '~/domain/customer/phone';
import { recentEntryOf, rememberCustomer, type RecentCustomer } from '~/domain/customer/recentCustomers';
import { customerActions, selectCustomer, selectRecentCustomers } from '~/features/customer/ofCall/customerSlice';
import type { LoggedIn, LoginState } from '~/features/customer/ofCall/customerState';
import { serviceNow } from '~/services/http/serviceClock';
import { writeJson } from '~/shared/storage/safeStorage';
import { writeRecentCustomers } from '~/features/customer/ofCall/recentCustomersStorage';

/** Keeps the session's last customers up to date: after a login, also of an unknown number, when the call changes its customer, and by notes. */
export function* keepRecentCustomers(action: Action): SagaGenerator<void> {
  if (customerActions.loggedIn.match(action)) yield* rememberLogin(action.payload);
  else if (customerActions.loginAdvanced.match(action)) yield* forgetUnknown(action.payload);
  else if (customerActions.recentNoted.match(action)) writeRecentCustomers(yield* select(selectRecentCustomers));
  else yield* rememberChanges();
}

/** Takes a customer off the list whom the service no longer knows, so that nobody asks for them from the list again. */
function* forgetUnknown(login: LoginState): SagaGenerator<void> {
  if (login.phase !== 'notFound') return;
  const listed = yield* select(selectRecentCustomers);
  const known = listed.filter(({ customer }) => customer.externalCustomerId !== login.customerNumber);
  if (known.length < listed.length) yield* replaceList(known);
}

/** Stores the customer as the first of the last ten, and the data as the service had it (REQ B1.7, B17.2). */
function* rememberLogin({ customer, original }: LoggedIn): SagaGenerator<void> {
  const entry = recentEntryOf(customer, serviceNow().toISOString());
  const recent = rememberCustomer(yield* select(selectRecentCustomers), entry, limits.recentCustomers);
  yield* replaceList(recent);
  const { externalCustomerId, email, phoneNumbers, billingAddress } = original ?? customer;
  writeJson('session', sessionStorageKeys.originalCustomerInfo, {
    externalCustomerId,
    email,
    phoneNumber: phoneOf(phoneNumbers),
    originalPhoneNumber: preferredPhone(phoneNumbers),
    careOf: billingAddress?.careOf ?? null,
    addressAddition: billingAddress?.addressAddition ?? null,
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
  yield* replaceList(recent);
}

function* replaceList(recent: readonly RecentCustomer[]): SagaGenerator<void> {
  yield* put(customerActions.recentCustomersRead(recent));
  writeRecentCustomers(recent);
}
