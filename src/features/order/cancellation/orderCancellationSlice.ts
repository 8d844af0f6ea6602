import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotDone } from '~config/onceOnly';
import type { Order } from '~/domain/order/order';
import { nameOfOrder } from '~/domain/order/orderHistory';

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

/** `unknown`: the order could not be looked up. */
export type Cancellation =
  | { readonly phase: 'asking' | 'inProgress'; readonly order: CancellableOrder }
  | ({ readonly phase: NotDone['kind']; readonly order: CancellableOrder } & Omit<NotDone, 'kind'>);

export interface OrderCancellationState {
  /** Null: the dialog `Auftrag stornieren` is closed. */
  readonly cancellation: Cancellation | null;
  /** Ids of the orders that were cancelled in this session (REQ E3.2). */
  readonly cancelledOrders: readonly string[];
}

const initialState: OrderCancellationState = { cancellation: null, cancelledOrders: [] };

/** Cancelling an order from a list or from its display, and the orders that were cancelled (REQ E3). */
export const orderCancellationSlice = createSlice({
  name: 'orderCancellation',
  initialState,
  reducers: {
    /** Starts the saga, which restores the orders that were cancelled before the last reload. */
    restoreRequested: () => undefined,
    cancelRequested: (_state, _action: PayloadAction<{ order: CancellableOrder; reasonCode: string }>) => undefined,
    /** `asking` opens the dialog. */
    cancellationAdvanced: (state, { payload: cancellation }: PayloadAction<Cancellation>) => ({
      ...state,
      cancellation,
    }),
    cancellationClosed: (state) => ({ ...state, cancellation: null }),
    /** An order was cancelled elsewhere than from a list. */
    cancellationNoted: (_state, _action: PayloadAction<string>) => undefined,
    ordersCancelled: (state, { payload: cancelledOrders }: PayloadAction<readonly string[]>) => ({
      ...state,
      cancelledOrders,
    }),
  },
  selectors: {
    selectOrderCancellationState: (state) => state,
  },
});

export const orderCancellationActions = orderCancellationSlice.actions;
export const { selectOrderCancellationState } = orderCancellationSlice.selectors;
