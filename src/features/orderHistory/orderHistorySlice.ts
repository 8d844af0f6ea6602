import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';

export type HistoryTab = 'ALL' | 'IN_PROGRESS' | 'CANCELED';

export interface HistoryQuery {
  readonly customerId: string;
  readonly tab: HistoryTab;
  /** Starts at 1. */
  readonly page: number;
  /** The order requested by the address (`?orderId=`: REQ E1.5). */
  readonly orderNumber?: string | undefined;
}

/** The pages of the order history (REQ E1.3, E1.4). The last page stays on the screen while another one loads. */
export interface OrderHistoryState {
  readonly query: HistoryQuery | null;
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly orders: readonly Order[];
  readonly totalFilteredOrders: number;
  /** The search dialog of the Swiss order entry. */
  readonly lookupIsOpen: boolean;
}

const initialState: OrderHistoryState = {
  query: null,
  status: 'idle',
  orders: [],
  totalFilteredOrders: 0,
  lookupIsOpen: false,
};

export const orderHistorySlice = createSlice({
  name: 'orderHistory',
  initialState,
  reducers: {
    pageRequested: (state, { payload }: PayloadAction<HistoryQuery>) => {
      if (state.query?.customerId !== payload.customerId) {
        state.orders = [];
        state.totalFilteredOrders = 0;
      }
      state.query = payload;
      state.status = 'loading';
    },
    pageLoaded: (state, { payload }: PayloadAction<{ orders: readonly Order[]; totalFilteredOrders: number }>) => ({
      ...state,
      ...payload,
      status: 'loaded' as const,
    }),
    pageFailed: (state) => {
      state.status = 'failed';
    },
    lookupOpened: () => ({ ...initialState, lookupIsOpen: true }),
    lookupClosed: () => initialState,
  },
  selectors: {
    selectOrderHistory: (state) => state,
  },
});

export const orderHistoryActions = orderHistorySlice.actions;
export const { selectOrderHistory } = orderHistorySlice.selectors;
