import { defineModule } from '~/shared/module/defineModule';
import { basketJournal } from './basketJournal';
import { allLines } from './basketRows';
import { basketSlice } from './basketSlice';

export const basketModule = defineModule({
  slice: basketSlice,
  lateSaga: {
    load: async () => (await import('./basketSaga')).basketSaga,
    startsWith: [basketSlice],
  },
  journal: basketJournal,
  isUntouched: ({ basket }) => allLines(basket).length === 0,
  isBusy: ({ basket: { openWrites, adding, activity } }) =>
    openWrites !== 0 || adding.length > 0 || Object.values(activity).some(({ status }) => status === 'in_progress'),
  unsavedWork: ({ basket }) => (allLines(basket).length === 0 ? null : 'basket'),
});
