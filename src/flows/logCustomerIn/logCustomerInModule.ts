import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { defineFlow } from '~/shared/module/defineModule';
import { customerLoginSaga } from './customerLoginSaga';
import { rememberChangesSaga } from './rememberLogin';

const { orderLookupRequested, searchRequested } = customerSearchActions;

export const logCustomerInModule = defineFlow({
  name: 'logCustomerIn',
  *saga(): SagaGenerator<void> {
    yield* all([call(customerLoginSaga), call(rememberChangesSaga)]);
  },
  lateSaga: {
    load: async () => (await import('./findByOrderSaga')).findByOrderSaga,
    startsWith: [orderLookupRequested],
    // A search by name only cancels a lookup that runs.
    ignores: [searchRequested],
  },
  resume: async () => (await import('./resumeCustomer')).resumeCustomer,
});
