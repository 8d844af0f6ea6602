import { defineModule } from '~/shared/module/defineModule';
import { letterSlice } from './letterSlice';

export const letterModule = defineModule({
  slice: letterSlice,
  lateSaga: {
    load: async () => (await import('./letterSaga')).letterSaga,
    startsWith: [letterSlice],
  },
  isBusy: ({ letter: { ringSend, preview } }) =>
    ringSend?.status === 'sending' || ringSend?.status === 'sendingUnseen' || preview.phase === 'loading',
});
