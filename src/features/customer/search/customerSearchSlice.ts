import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerSearchCriteria } from '~/domain/customer/customerSearch';
import type { CustomerChoice } from '~/domain/customer/recognition';

/** The result of a search; the keys are those of REQ B1.4, B1.5, B1.6. */
export type SearchResult =
  | { readonly status: 'none' }
  | { readonly status: 'running' }
  | { readonly status: 'found'; readonly customers: readonly Customer[] }
  | { readonly status: 'FOUND_TOO_MUCH_CUSTOMERS' }
  | { readonly status: 'INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA' }
  | { readonly status: 'INTERNAL_SERVER_ERROR' }
  | { readonly status: 'invalidDateOfBirth' }
  | { readonly status: 'orderNotFound'; readonly orderNumber: string }
  | { readonly status: 'orderNumberMissing' };

export interface CustomerSearchState {
  readonly open: boolean;
  /** True where the agent opened the search; after an unknown number the focus stays in the number field. */
  readonly takesFocus: boolean;
  readonly criteria: CustomerSearchCriteria;
  readonly orderNumber: string;
  /** A typed date of birth was lost by a reload: the journal does not store it (QUALITY 10). */
  readonly birthDateLost: boolean;
  readonly result: SearchResult;
}

const empty: CustomerSearchCriteria = { firstName: '', lastName: '', street: '', city: '', dateOfBirth: '' };

const initialState: CustomerSearchState = {
  open: false,
  takesFocus: true,
  criteria: empty,
  orderNumber: '',
  birthDateLost: false,
  result: { status: 'none' },
};

export interface OpenedSearch {
  readonly takesFocus: boolean;
  /** What is known already. */
  readonly criteria?: CustomerSearchCriteria;
}

/** The search for the customer of an order, and what follows it. */
export interface OrderLookup {
  readonly orderNumber: string;
  /** Opens the order history at this order after the login (REQ B2.8). */
  readonly opensHistory: boolean;
}

function running(state: CustomerSearchState): CustomerSearchState {
  return { ...state, result: { status: 'running' } };
}

export const customerSearchSlice = createSlice({
  name: 'customerSearch',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<OpenedSearch>) => ({ ...state, open: true, ...payload }),
    closed: () => initialState,
    criterionTyped: (
      state,
      { payload }: PayloadAction<{ readonly field: keyof CustomerSearchCriteria; readonly text: string }>,
    ) => ({ ...state, criteria: { ...state.criteria, [payload.field]: payload.text } }),
    orderNumberTyped: (state, { payload }: PayloadAction<string>) => {
      state.orderNumber = payload;
    },
    /** The typed text, which is no customer number; or what the agent chose where it can mean several things. */
    lookupRequested: (_state, _action: PayloadAction<string | CustomerChoice>) => {},
    searchRequested: running,
    emailSearchRequested: (state, _action: PayloadAction<string>) => running(state),
    orderLookupRequested: (state, _action: PayloadAction<OrderLookup>) => running(state),
    searchEnded: (state, { payload }: PayloadAction<SearchResult>) => ({ ...state, result: payload }),
  },
  selectors: {
    selectCustomerSearchState: (state) => state,
    selectSearchOpen: (state) => state.open,
  },
});

export const customerSearchActions = customerSearchSlice.actions;
export const { selectCustomerSearchState, selectSearchOpen } = customerSearchSlice.selectors;
