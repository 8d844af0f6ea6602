import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerSearchCriteria } from '~/domain/customer/customerSearch';

/** What a search came to; the keys are those of REQ B1.4, B1.5, B1.6. */
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
  /** Opened by the agent; a number that was not found leaves the focus where the next number is typed. */
  readonly takesFocus: boolean;
  readonly criteria: CustomerSearchCriteria;
  readonly orderNumber: string;
  /** After a reload a date of birth that was typed is gone: the journal never holds one (QUALITY 10). */
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

/** What the agent does next with the customer of an order. */
export interface OrderLookup {
  readonly orderNumber: string;
  /** After the login the order history opens at this order (REQ B2.8). */
  readonly opensHistory: boolean;
}

export const customerSearchSlice = createSlice({
  name: 'customerSearch',
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<{ readonly takesFocus: boolean }>) => {
      state.open = true;
      state.takesFocus = payload.takesFocus;
    },
    closed: () => initialState,
    criterionTyped: (
      state,
      { payload }: PayloadAction<{ readonly field: keyof CustomerSearchCriteria; readonly text: string }>,
    ) => ({ ...state, criteria: { ...state.criteria, [payload.field]: payload.text } }),
    orderNumberTyped: (state, { payload }: PayloadAction<string>) => {
      state.orderNumber = payload;
    },
    searchRequested: (state) => ({ ...state, result: { status: 'running' } as const }),
    orderLookupRequested: (state, _action: PayloadAction<OrderLookup>) => ({
      ...state,
      result: { status: 'running' } as const,
    }),
    searchEnded: (state, { payload }: PayloadAction<SearchResult>) => ({ ...state, result: payload }),
  },
  selectors: {
    selectCustomerSearch: (state) => state,
    selectSearchOpen: (state) => state.open,
  },
});

export const customerSearchActions = customerSearchSlice.actions;
export const { selectCustomerSearch, selectSearchOpen } = customerSearchSlice.selectors;
