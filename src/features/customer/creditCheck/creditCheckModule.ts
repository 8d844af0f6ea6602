import { defineModule } from '~/shared/module/defineModule';
import { creditCheckSlice } from './creditCheckSlice';

export const creditCheckModule = defineModule({
  slice: creditCheckSlice,
  lateSaga: {
    load: async () => (await import('./creditCheckSaga')).creditCheckSaga,
    startsWith: [creditCheckSlice],
  },
  isBusy: ({ creditCheck }) => creditCheck.result.phase === 'loading',
});
