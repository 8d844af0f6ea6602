import { defineModule } from '~/shared/module/defineModule';
import { linksJournal } from './linksJournal';
import { linksSlice } from './linksSlice';

export const linksModule = defineModule({
  slice: linksSlice,
  lateSaga: {
    load: async () => (await import('./linksSaga')).linksSaga,
    startsWith: [linksSlice],
  },
  journal: linksJournal,
  isUntouched: ({ links: { form } }) => form === null,
  isBusy: ({ links: { list, form, lookup } }) =>
    list.status === 'loading' || form?.phase === 'saving' || lookup?.phase === 'loading',
  unsavedWork: ({ links }) => (links.form === null ? null : 'form'),
});
