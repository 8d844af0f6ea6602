import { defineModule } from '~/shared/module/defineModule';
import { basketJournal } from './basketJournal';
import { basketSlice } from './basketSlice';
import type { BasketState } from './basketState';

const isEmpty = ({ items, adding, refused }: BasketState): boolean =>
  items.length === 0 && adding.length === 0 && refused.length === 0;

export const basketModule = defineModule({
  slice: basketSlice,
  lateSaga: {
    load: async () => (await import('./basketSaga')).basketSaga,
    startsWith: [basketSlice],
  },
  journal: basketJournal,
  isUntouched: ({ basket }) => isEmpty(basket),
  isBusy: ({ basket: { openWrites, adding, activity } }) =>
    openWrites !== 0 || adding.length > 0 || Object.values(activity).some(({ status }) => status === 'in_progress'),
  unsavedWork: ({ basket }) => (isEmpty(basket) ? null : 'basket'),
});
