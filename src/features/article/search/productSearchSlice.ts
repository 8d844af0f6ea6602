import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import type { ProductHit } from '~/domain/article/productHit';
import type { UnsellableReason } from '~/domain/article/sellability';

/** The problem shown at the search field (REQ C1.4, C1.5). */
export type SearchProblem =
  | { readonly kind: 'tooShort' }
  | { readonly kind: 'invalidSku' }
  | { readonly kind: 'productNotFound'; readonly number: string }
  | {
      readonly kind: 'unsellable';
      readonly sku: string;
      readonly name: string;
      readonly reason: UnsellableReason;
      /** No variant of the product is sellable: the team leader must be informed. */
      readonly noneSellable: boolean;
    }
  | { readonly kind: 'quantityExceeded'; readonly name: string; readonly available: number }
  | { readonly kind: 'basketFull' }
  | { readonly kind: 'complaintHoldsItem' }
  | { readonly kind: 'failed'; readonly detail: string | null };

export interface SearchSuggestion {
  readonly text: string;
  /** Null: the text is searched for. */
  readonly baseProductNo: string | null;
}

export type Suggestions =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly term: string; readonly items: readonly SearchSuggestion[] }
  | { readonly status: 'shown'; readonly term: string; readonly items: readonly SearchSuggestion[] };

/** The open dialog of the product search: hits of a text search, or one product with its variants. */
export type SearchDialog =
  | { readonly phase: 'closed' }
  | { readonly phase: 'searching'; readonly query: string }
  | { readonly phase: 'hits'; readonly query: string; readonly hits: readonly ProductHit[] }
  | {
      readonly phase: 'details';
      readonly product: Product;
      readonly quantity: number;
      /** The cross-sell that the article was offered as; kept for the chosen variant. */
      readonly crossSell?: CrossSell;
    };

export interface ProductSearchState {
  readonly term: string;
  readonly suggestions: Suggestions;
  /** Product numbers with a lookup in flight. The next number can be entered meanwhile. */
  readonly lookingUp: readonly string[];
  readonly problem: SearchProblem | null;
  readonly dialog: SearchDialog;
  /** The product number whose details could not be loaded; null: none. */
  readonly detailsMissing: string | null;
  /** Cache by product number, so that no product is requested twice in a call. */
  readonly products: Readonly<Record<string, Product>>;
}

const initialState: ProductSearchState = {
  term: '',
  suggestions: { status: 'none' },
  lookingUp: [],
  problem: null,
  dialog: { phase: 'closed' },
  detailsMissing: null,
  products: {},
};

export const productSearchSlice = createSlice({
  name: 'productSearch',
  initialState,
  reducers: {
    termTyped: (state, { payload }: PayloadAction<string>) => {
      state.term = payload;
      state.problem = null;
      if (payload.trim() === '') state.suggestions = { status: 'none' };
    },
    /** Submits the term, from the field or from the jump field. */
    termSubmitted: (_state, _action: PayloadAction<string>) => {},
    suggestionsRequested: (state, { payload }: PayloadAction<string>) => {
      const items = state.suggestions.status === 'none' ? [] : state.suggestions.items;
      state.suggestions = { status: 'loading', term: payload, items };
    },
    suggestionsReceived: (state, { payload }: PayloadAction<{ term: string; items: readonly SearchSuggestion[] }>) => ({
      ...state,
      suggestions: { status: 'shown' as const, ...payload },
    }),
    suggestionsDismissed: (state) => {
      state.suggestions = { status: 'none' };
    },
    /** Clears the field: its term is being added to the basket. */
    termTaken: (state) => {
      state.term = '';
      state.problem = null;
      state.suggestions = { status: 'none' };
    },
    /** Restores a term that could not be looked up or added, unless other text is being typed. */
    termReturned: (state, { payload }: PayloadAction<string>) => {
      if (state.term === '') state.term = payload;
    },
    lookupStarted: (state, { payload }: PayloadAction<string>) => {
      state.lookingUp.push(payload);
    },
    lookupEnded: (state, { payload }: PayloadAction<string>) => {
      const index = state.lookingUp.indexOf(payload);
      if (index >= 0) state.lookingUp.splice(index, 1);
    },
    productLearned: (state, { payload }: PayloadAction<Product>) => ({
      ...state,
      products: { ...state.products, [payload.baseProductNo]: payload },
    }),
    /** Loads the product of a basket line, to show its details beside the basket. */
    detailsRequested: (state, _action: PayloadAction<string>) => ({ ...state, detailsMissing: null }),
    detailsFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, detailsMissing: payload }),
    problemFound: (state, { payload }: PayloadAction<SearchProblem>) => {
      state.problem = payload;
    },
    /** A text search failed; a single action, because closing the dialog cancels its own search. */
    searchFailed: (state, { payload: detail }: PayloadAction<string | null>) => ({
      ...state,
      dialog: { phase: 'closed' as const },
      problem: { kind: 'failed' as const, detail },
    }),
    /** Changes the dialog and clears the problem of an earlier term. */
    searchAdvanced: (state, { payload }: PayloadAction<SearchDialog>) => ({
      ...state,
      dialog: payload,
      problem: payload.phase === 'searching' ? null : state.problem,
      suggestions: { status: 'none' as const },
    }),
    hitChosen: (_state, _action: PayloadAction<string>) => {},
    variantChosen: (_state, _action: PayloadAction<{ sku: string; quantity: number; priceDate: string | null }>) => {},
  },
  selectors: {
    selectProductSearchState: (state) => state,
    selectSearchDialog: (state) => state.dialog,
    selectLookingUp: (state) => state.lookingUp,
    /** The article number in the field, which is part of the order once it is entered; empty for words and without text. */
    selectNumberTyped: ({ term }) => (/^\s*\d/.test(term) ? term.trim() : ''),
  },
});

export const productSearchActions = productSearchSlice.actions;
export const { selectProductSearchState, selectSearchDialog, selectLookingUp, selectNumberTyped } =
  productSearchSlice.selectors;
