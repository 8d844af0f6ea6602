import { defineModule } from '~/shared/module/defineModule';
import { orderCancellationSlice } from './orderCancellationSlice';

export const orderCancellationModule = defineModule({
  slice: orderCancellationSlice,
  lateSaga: {
    load: async () => (await import('./cancelOrderSaga')).cancelOrderSaga,
    startsWith: [orderCancellationSlice],
    loadAhead: true,
  },
  isBusy: ({ orderCancellation: { cancellation } }) => cancellation?.phase === 'inProgress',
});
