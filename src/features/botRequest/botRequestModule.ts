import { defineModule } from '~/shared/module/defineModule';
import { botRequestSlice } from './botRequestSlice';

export const botRequestModule = defineModule({
  slice: botRequestSlice,
  lateSaga: {
    load: async () => (await import('./botRequestSaga')).botRequestSaga,
    startsWith: [botRequestSlice],
  },
  isBusy: ({ botRequest }) => botRequest.phase === 'loading',
});
