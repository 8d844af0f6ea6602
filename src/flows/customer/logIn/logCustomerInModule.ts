import type { Action } from '@reduxjs/toolkit';
import { all, call, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import type { CustomerState } from '~/features/customer/ofCall/customerState';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import type { PinState } from '~/features/customer/pin/pinSlice';
import { defineFlow } from '~/shared/module/defineModule';
import { safely } from '~/shared/saga/safely';
import { customerLoginSaga } from './customerLoginSaga';

const { orderLookupRequested, lookupRequested, searchRequested, emailSearchRequested } = customerSearchActions;

interface LoginRoot {
  readonly customer: CustomerState;
  readonly pin: PinState;
}

const { loggedIn, loginAdvanced, dataEdited, changesTaken, recentNoted } = customerActions;

/** The call does not wait for the list of last customers: its code is loaded ahead. */
function* remember(action: Action): SagaGenerator<void> {
  yield* (yield* call(() => import('./recentCustomersSaga'))).keepRecentCustomers(action);
}

export const logCustomerInModule = defineFlow({
  name: 'logCustomerIn',
  *saga(): SagaGenerator<void> {
    yield* all([
      call(customerLoginSaga),
      takeEvery([loggedIn, loginAdvanced, dataEdited, changesTaken, recentNoted], safely(remember)),
    ]);
  },
  lateSaga: {
    load: async () => (await import('./findCustomerSaga')).findCustomerSaga,
    startsWith: [orderLookupRequested, lookupRequested],
    // A search by name or e-mail address only cancels a lookup that runs.
    ignores: [searchRequested, emailSearchRequested],
  },
  // The slice keeps `running` after the PIN was accepted: only the login says whether the check still runs.
  isBusy: ({ customer: { login }, pin }: LoginRoot) =>
    pin.check === 'running' && login.phase === 'asking' && login.step === 'pin',
  resume: async () => (await import('./resumeCustomer')).resumeCustomer,
});
