import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderList, OrderListQuery } from '~/domain/order/orderHistory';

export interface OrderHistoryState {
  readonly list: OrderList | null;
  /** The customer id of the dialog in the order entry; null: closed. */
  readonly dialogFor: string | null;
}

const initialState: OrderHistoryState = { list: null, dialogFor: null };

/** The order history (REQ E1). */
export const orderHistorySlice = createSlice({
  name: 'orderHistory',
  initialState,
  reducers: {
    /** `opened`: the name of the order that the address opens. */
    listRequested: (_state, _action: PayloadAction<{ query: OrderListQuery; opened: string | null }>) => undefined,
    /** Loads the page that failed, or the page after the last one. */
    pageRequested: () => undefined,
    /** With the pixels by which the list is scrolled, so that it comes back as it was. */
    listLeft: (_state, _action: PayloadAction<number>) => undefined,
    listChanged: (state, { payload: list }: PayloadAction<OrderList | null>) => ({ ...state, list }),
    dialogToggled: (state, { payload: dialogFor }: PayloadAction<string | null>) => ({ ...state, dialogFor }),
  },
  selectors: {
    selectOrderHistory: (state) => state,
  },
});

export const orderHistoryActions = orderHistorySlice.actions;
export const { selectOrderHistory } = orderHistorySlice.selectors;
