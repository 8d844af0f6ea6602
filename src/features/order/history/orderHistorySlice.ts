import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { listReducers, notAsked, type PagedList } from '~/shared/list/listState';

export interface OrderFacts {
  /** All orders of the customer, also those that the filters leave out; null: not known. */
  readonly totalOrders: number | null;
  /** The order that the address opens, where it is on a page that is not loaded. */
  readonly opened: Order | null;
}

export type OrderList = PagedList<OrderListQuery, Order, OrderFacts>;

export interface OrderHistoryState {
  readonly list: OrderList;
  /** Pixels by which the list was scrolled when it was left. */
  readonly leftAt: number;
  /** The customer id of the dialog in the order entry; null: closed. */
  readonly dialogFor: string | null;
}

const initialState: OrderHistoryState = { list: notAsked, leftAt: 0, dialogFor: null };

/** The order history (REQ E1). */
export const orderHistorySlice = createSlice({
  name: 'orderHistory',
  initialState,
  reducers: {
    ...listReducers<OrderList>(),
    /** `opened`: the name of the order that the address opens. */
    listRequested: {
      reducer: (_state, _action: PayloadAction<OrderListQuery, string, { readonly opened: string | null }>) =>
        undefined,
      prepare: (query: OrderListQuery, opened: string | null = null) => ({ payload: query, meta: { opened } }),
    },
    /** The first page has arrived before its screen renders, which shows it at once. Not where a list is shown. */
    listPrepared: (state, { payload: list }: PayloadAction<OrderList>) =>
      state.list.status !== 'notAsked' && state.list.isShown ? state : { ...state, list, leftAt: 0 },
    /** With the pixels by which the list is scrolled, so that it comes back as it was. */
    listLeft: (state, { payload: leftAt }: PayloadAction<number>) => ({ ...state, leftAt }),
    dialogToggled: (state, { payload: dialogFor }: PayloadAction<string | null>) => ({ ...state, dialogFor }),
  },
  selectors: {
    selectOrderHistoryState: (state) => state,
    /** The order with this id or number as the list has it; null: the list is not loaded or does not have it. */
    selectListedOrder: ({ list }, name: string): Order | null =>
      list.status === 'notAsked' ? null : (list.rows.find(({ id, number }) => id === name || number === name) ?? null),
  },
});

export const orderHistoryActions = orderHistorySlice.actions;
export const { selectListedOrder, selectOrderHistoryState } = orderHistorySlice.selectors;
