import * as v from 'valibot';
import { defineModule } from '~/shared/module/defineModule';
import { customerSearchSlice } from './customerSearchSlice';

const SearchEntry = v.object({
  open: v.boolean(),
  criteria: v.object({ firstName: v.string(), lastName: v.string(), street: v.string(), city: v.string() }),
  orderNumber: v.string(),
  /** True when a date of birth was typed: the journal does not store it, so the form reports that it was lost. */
  birthDateLost: v.boolean(),
});

export const customerSearchModule = defineModule({
  slice: customerSearchSlice,
  lateSaga: {
    load: async () => (await import('./customerSearchSaga')).customerSearchSaga,
    startsWith: [customerSearchSlice],
  },
  journal: {
    schema: SearchEntry,
    write: ({ customerSearch: { open, criteria, orderNumber, birthDateLost } }) => {
      const { dateOfBirth, ...stored } = criteria;
      return { open, criteria: stored, orderNumber, birthDateLost: birthDateLost || dateOfBirth !== '' };
    },
    read: ({ criteria, ...saved }) => ({
      customerSearch: {
        ...customerSearchSlice.getInitialState(),
        ...saved,
        criteria: { ...criteria, dateOfBirth: '' },
      },
    }),
  },
  isUntouched: ({ customerSearch }) => !customerSearch.open,
  isBusy: ({ customerSearch }) => customerSearch.result.status === 'running',
});
