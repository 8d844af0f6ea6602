import { defineModule } from '~/shared/module/defineModule';
import { authenticationSlice } from './authenticationSlice';

export const authenticationModule = defineModule({
  slice: authenticationSlice,
  lateSaga: {
    load: async () => (await import('./authenticationSaga')).authenticationSaga,
    startsWith: [authenticationSlice],
  },
  isBusy: ({ authentication }) => authentication.phase === 'checking',
});
