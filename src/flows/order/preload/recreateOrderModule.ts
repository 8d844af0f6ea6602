import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { recreationSlice } from '~/features/order/recreation/recreationSlice';
import { defineFlow } from '~/shared/module/defineModule';
import type { SelectPaymentFacts } from './preloadPayment';

/** `selectFacts` selects what decides which payment methods can be chosen; another flow defines it. */
export const recreateOrderModule = <S>(selectFacts: SelectPaymentFacts<S>) =>
  defineFlow({
    name: 'recreateOrder',
    lateSaga: {
      load: async () => {
        const { recreateOrderSaga } = await import('./recreateOrderSaga');
        return () => recreateOrderSaga(selectFacts);
      },
      startsWith: [recreationSlice],
      // These actions only end a recreation, and a recreation that runs has loaded the saga.
      ignores: [customerActions.loggedIn, orderActions.confirmed],
    },
    resume: async () => (await import('./recreateOrderSaga')).resumeRecreation,
  });
