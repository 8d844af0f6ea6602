import { editOrderSlice } from '~/features/editOrder/editOrderSlice';
import { defineFlow } from '~/shared/module/defineModule';

/** Editing an order: opens its draft, sends the agent's changes one after the other, submits or clears it. */
export const changeOrderModule = defineFlow({
  name: 'changeOrder',
  lateSaga: {
    load: async () => (await import('./changeOrderSaga')).changeOrderSaga,
    startsWith: [editOrderSlice],
  },
});
