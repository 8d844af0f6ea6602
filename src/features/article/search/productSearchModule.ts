import * as v from 'valibot';
import { defineModule } from '~/shared/module/defineModule';
import { productSearchActions, productSearchSlice } from './productSearchSlice';

/** `lookingUp`: submitted terms without an answer; they are submitted again after a restore. */
const SearchEntry = v.object({ term: v.string(), lookingUp: v.array(v.string()) });
export type ProductSearchEntry = v.InferOutput<typeof SearchEntry>;

export const productSearchModule = defineModule({
  slice: productSearchSlice,
  lateSaga: {
    load: async () => (await import('./productSearchSaga')).productSearchSaga,
    startsWith: [productSearchActions.termTyped, productSearchActions.detailsRequested],
  },
  journal: {
    schema: SearchEntry,
    write: ({ productSearch: { term, lookingUp } }) => ({ term, lookingUp: [...lookingUp] }),
    read: ({ term }) => ({ productSearch: { ...productSearchSlice.getInitialState(), term } }),
  },
  isUntouched: ({ productSearch: { term, lookingUp } }) => term === '' && lookingUp.length === 0,
  isBusy: ({ productSearch: { lookingUp, suggestions, dialog } }) =>
    lookingUp.length > 0 || suggestions.status === 'loading' || dialog.phase === 'searching',
  unsavedWork: ({ productSearch: { lookingUp } }) => (lookingUp.length > 0 ? 'basket' : null),
});
