import { defineModule } from '~/shared/module/defineModule';
import { callerCheckSlice } from './callerCheckSlice';

export const callerCheckModule = defineModule({
  slice: callerCheckSlice,
  lateSaga: {
    load: async () => (await import('./callerCheckSaga')).callerCheckSaga,
    startsWith: [callerCheckSlice],
  },
  isBusy: ({ callerCheck }) => callerCheck.phase === 'checking',
});
