import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeywordType, PatchedSubscription, Subscription } from '~/domain/subscription/subscription';

/** A subscription that a link asks for: after the login only an active one of this number is searched (REQ G2.1). */
export interface SubscriptionFilter {
  readonly keyword: string;
  readonly keywordType: KeywordType;
}

export interface SubscriptionsQuery {
  readonly customerNumber: string;
  /** Null: all subscriptions. */
  readonly filter: SubscriptionFilter | null;
}

export interface CustomerSubscriptionsState {
  readonly query: SubscriptionsQuery | null;
  readonly load: 'none' | 'loading' | 'loaded' | 'failed';
  readonly subscriptions: readonly Subscription[];
}

const initialState: CustomerSubscriptionsState = { query: null, load: 'none', subscriptions: [] };

const isSameQuery = (one: SubscriptionsQuery | null, other: SubscriptionsQuery) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The subscriptions of one customer (REQ G2). */
export const customerSubscriptionsSlice = createSlice({
  name: 'customerSubscriptions',
  initialState,
  reducers: {
    /** Rows of the same query stay until the answer arrives; those of another one never do (QUALITY 11). */
    listRequested: (state, { payload: query }: PayloadAction<SubscriptionsQuery>) => ({
      query,
      load: 'loading' as const,
      subscriptions: isSameQuery(state.query, query) ? state.subscriptions : [],
    }),
    /** Rows that were listed before keep their places: nothing moves under the agent's hands when the list is read again. */
    listLoaded: (state, { payload }: PayloadAction<readonly Subscription[]>) => {
      const places = new Map(state.subscriptions.map(({ id }, index) => [id, index]));
      const placeOf = ({ id }: Subscription) => places.get(id) ?? -1;
      return {
        ...state,
        load: 'loaded' as const,
        subscriptions: payload.toSorted((a, b) => placeOf(a) - placeOf(b)),
      };
    },
    listFailed: (state) => ({ ...state, load: 'failed' as const }),
    /** The list is on no screen any more: nothing is requested for it. */
    listLeft: () => initialState,
    /** The changed parts of one subscription. */
    subscriptionPatched: (state, { payload }: PayloadAction<PatchedSubscription>) => ({
      ...state,
      subscriptions: state.subscriptions.map((known) => (known.id === payload.id ? { ...known, ...payload } : known)),
    }),
    /** Reads the list again, without rendering it as loading. */
    refreshRequested: () => undefined,
  },
  selectors: {
    selectCustomerSubscriptionsState: (state) => state,
  },
});

export const customerSubscriptionsActions = customerSubscriptionsSlice.actions;
export const { selectCustomerSubscriptionsState } = customerSubscriptionsSlice.selectors;
