import { defineModule } from '~/shared/module/defineModule';
import { orderDisplaySlice } from './orderDisplaySlice';

export const orderDisplayModule = defineModule({
  slice: orderDisplaySlice,
  lateSaga: {
    load: async () => (await import('./orderDisplaySaga')).orderDisplaySaga,
    startsWith: [orderDisplaySlice],
  },
  isBusy: ({ orderDisplay: { phase } }) => phase === 'loading',
});
