import { all, call, type SagaGenerator } from 'typed-redux-saga';
import type { CustomerState } from '~/features/customer/ofCall/customerState';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import type { PinState } from '~/features/customer/pin/pinSlice';
import { defineFlow } from '~/shared/module/defineModule';
import { customerLoginSaga } from './customerLoginSaga';
import { rememberChangesSaga } from './rememberLogin';

const { orderLookupRequested, lookupRequested, searchRequested, emailSearchRequested } = customerSearchActions;

interface LoginRoot {
  readonly customer: CustomerState;
  readonly pin: PinState;
}

export const logCustomerInModule = defineFlow({
  name: 'logCustomerIn',
  *saga(): SagaGenerator<void> {
    yield* all([call(customerLoginSaga), call(rememberChangesSaga)]);
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
