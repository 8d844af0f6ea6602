import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyLinkInput,
  inputOfLink,
  type FoundProduct,
  type LinkFailure,
  type LinkInput,
  type ProductLink,
} from '~/domain/subscription/productLink';
import type { LinkListQuery } from '~/domain/subscription/productLinkList';
import { listReducers, notAsked, type PagedList } from '~/shared/list/listState';

/** The form for a new link, or for the link that is edited. */
export interface LinkForm {
  readonly phase: 'editing' | 'saving';
  /** Null: a new one. */
  readonly link: ProductLink | null;
  /** As typed and chosen; a failure does not change it. */
  readonly input: LinkInput;
  readonly failure: LinkFailure | null;
}

/** The number that the search dialog looks for. */
export type LookupTarget = 'subscriptionProduct' | 'deliveryProduct';

/** The dialog that searches a product by its base number (REQ G8.5). */
export type LinkLookup =
  | { readonly target: LookupTarget; readonly phase: 'asking' | 'loading' | 'notFound' | 'noSubscription' | 'failed' }
  | { readonly target: LookupTarget; readonly phase: 'found'; readonly products: readonly FoundProduct[] };

type LinkList = PagedList<LinkListQuery, ProductLink>;

export interface LinksState {
  readonly list: LinkList;
  /** Null: closed. */
  readonly form: LinkForm | null;
  readonly lookup: LinkLookup | null;
}

const initialState: LinksState = { list: notAsked, form: null, lookup: null };

/** The links between subscription products and delivery products (REQ G8). */
export const linksSlice = createSlice({
  name: 'links',
  initialState,
  reducers: {
    ...listReducers<LinkList>(),
    formOpened: (state, { payload: link }: PayloadAction<ProductLink | null>) => ({
      ...state,
      form: {
        phase: 'editing',
        link,
        input: link === null ? emptyLinkInput : inputOfLink(link),
        failure: null,
      } as const,
    }),
    typed: (state, { payload }: PayloadAction<Partial<LinkInput>>) =>
      state.form?.phase === 'editing'
        ? { ...state, form: { ...state.form, input: { ...state.form.input, ...payload } } }
        : state,
    /** The form has been checked: saves what it holds. */
    saveRequested: (state) =>
      state.form === null ? state : { ...state, form: { ...state.form, phase: 'saving', failure: null } as const },
    saveFailed: (state, { payload: failure }: PayloadAction<LinkFailure>) =>
      state.form === null ? state : { ...state, form: { ...state.form, phase: 'editing', failure } as const },
    formClosed: (state) => ({ ...state, form: null, lookup: null }),
    lookupRequested: (state, { payload: { target } }: PayloadAction<{ target: LookupTarget; number: string }>) => ({
      ...state,
      lookup: { target, phase: 'loading' } as const,
    }),
    /** Opens the search dialog with `asking`. */
    lookupAdvanced: (state, { payload: lookup }: PayloadAction<LinkLookup>) => ({ ...state, lookup }),
    lookupClosed: (state) => ({ ...state, lookup: null }),
  },
  selectors: {
    selectLinksState: (state) => state,
  },
});

export const linksActions = linksSlice.actions;
export const { selectLinksState } = linksSlice.selectors;
