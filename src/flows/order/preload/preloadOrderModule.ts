import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { inflightActions } from '~/features/order/inflight/inflightSlice';
import { defineFlow } from '~/shared/module/defineModule';
import type { SelectPaymentFacts } from './preloadPayment';

const { loadRequested, stepRetryRequested } = inflightActions;

/** `selectFacts` selects what decides which payment methods can be chosen; another flow defines it. */
export const preloadOrderModule = <S>(selectFacts: SelectPaymentFacts<S>) =>
  defineFlow({
    name: 'preloadOrder',
    lateSaga: {
      load: async () => {
        const { preloadInflightSaga } = await import('./preloadInflightSaga');
        return () => preloadInflightSaga(selectFacts);
      },
      // A login completes the customer's step of an in-flight order, one that a reload restored as well.
      startsWith: [loadRequested, stepRetryRequested, customerActions.loggedIn],
      loadAhead: true,
    },
  });
