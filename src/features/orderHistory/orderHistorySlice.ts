import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import { nameOfOrder, type OrderListQuery } from '~/domain/order/orderHistory';
import { listReducers, notAsked, type PagedList } from '~/shared/list/listState';

/** The order that is cancelled from a list or from its display (REQ E3.1). */
export interface CancellableOrder {
  /** The `shop_order_id`. */
  readonly orderId: string;
  readonly orderNumber: string;
  /** Null for the order of a guest: the service decides whether it is cancelled. */
  readonly customerId: string | null;
}

/** With the customer of the order itself: the number of a list may be that of all Swiss orders. */
export function cancellableOrder(order: Order): CancellableOrder {
  return { orderId: order.id, orderNumber: nameOfOrder(order), customerId: order.externalCustomerId };
}

/** `detail`: what the service says of the failure; `unknown`: the order could not be looked up. */
export type Cancellation =
  | { readonly phase: 'asking' | 'inProgress'; readonly order: CancellableOrder }
  | { readonly phase: 'refused' | 'unknown'; readonly order: CancellableOrder; readonly detail: string | null };

export interface OrderFacts {
  /** Of the customer, whatever the filters are. */
  readonly totalOrders: number;
  /** The order that the address opens, where it is on a page that is not loaded. */
  readonly opened: Order | null;
}

type OrderList = PagedList<OrderListQuery, Order, OrderFacts>;

export interface OrderHistoryState {
  readonly list: OrderList;
  /** Pixels by which the list was scrolled when it was left. */
  readonly leftAt: number;
  /** The customer id of the dialog in the order entry; null: closed. */
  readonly dialogFor: string | null;
  /** Null: the dialog `Auftrag stornieren` is closed. */
  readonly cancellation: Cancellation | null;
  /** Ids of the orders that were cancelled in this session (REQ E3.2). */
  readonly cancelledOrders: readonly string[];
}

const initialState: OrderHistoryState = {
  list: notAsked,
  leftAt: 0,
  dialogFor: null,
  cancellation: null,
  cancelledOrders: [],
};

/** The order history, and the cancelling of an order (REQ E1, E3). */
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
    /** With the pixels by which the list is scrolled, so that it comes back as it was. */
    listLeft: (state, { payload: leftAt }: PayloadAction<number>) => ({ ...state, leftAt }),
    dialogToggled: (state, { payload: dialogFor }: PayloadAction<string | null>) => ({ ...state, dialogFor }),
    cancelRequested: (_state, _action: PayloadAction<{ order: CancellableOrder; reasonCode: string }>) => undefined,
    /** Opens the dialog with `asking`, closes it with null. */
    cancellationChanged: (state, { payload: cancellation }: PayloadAction<Cancellation | null>) => ({
      ...state,
      cancellation,
    }),
    /** An order was cancelled elsewhere than from a list. */
    cancellationNoted: (_state, _action: PayloadAction<string>) => undefined,
    ordersCancelled: (state, { payload: cancelledOrders }: PayloadAction<readonly string[]>) => ({
      ...state,
      cancelledOrders,
    }),
  },
  selectors: {
    selectOrderHistory: (state) => state,
  },
});

export const orderHistoryActions = orderHistorySlice.actions;
export const { selectOrderHistory } = orderHistorySlice.selectors;
