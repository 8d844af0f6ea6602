import { defineModule } from '~/shared/module/defineModule';
import { orderHistorySlice } from './orderHistorySlice';

export const orderHistoryModule = defineModule({
  slice: orderHistorySlice,
  lateSaga: {
    load: async () => (await import('./orderHistorySaga')).orderHistorySaga,
    startsWith: [orderHistorySlice],
    loadAhead: true,
  },
  isBusy: ({ orderHistory: { list } }) => list.status === 'loading',
});
