import { defineModule } from '~/shared/module/defineModule';
import { isOnItsWay, letterSlice } from './letterSlice';

export const letterModule = defineModule({
  slice: letterSlice,
  lateSaga: {
    load: async () => (await import('./letterSaga')).letterSaga,
    startsWith: [letterSlice],
  },
  isBusy: ({ letter: { ringSend, preview } }) => isOnItsWay(ringSend) || preview.phase === 'loading',
});
