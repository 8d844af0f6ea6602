import { defineModule } from '~/shared/module/defineModule';
import { linksSlice } from './linksSlice';

export const linksModule = defineModule({
  slice: linksSlice,
  lateSaga: {
    load: async () => (await import('./linksSaga')).linksSaga,
    startsWith: [linksSlice],
  },
  isBusy: ({ links: { list, form, lookup } }) =>
    list?.load === 'loading' || form?.phase === 'saving' || lookup?.phase === 'loading',
  unsavedWork: ({ links }) => (links.form === null ? null : 'form'),
});
