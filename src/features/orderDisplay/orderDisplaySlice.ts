import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';

/** The order of `/orders/{id}` (REQ E2). `id`: as in the address, an order id or an order number. */
export type OrderDisplayState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly id: string }
  | { readonly phase: 'loaded'; readonly id: string; readonly order: Order }
  | { readonly phase: 'notFound'; readonly id: string }
  | { readonly phase: 'failed'; readonly id: string };

const initialState = { phase: 'none' } as OrderDisplayState;

export const orderDisplaySlice = createSlice({
  name: 'orderDisplay',
  initialState,
  reducers: {
    orderRequested: (_state, { payload: id }: PayloadAction<string>): OrderDisplayState => ({ phase: 'loading', id }),
    orderLoaded: (_state, { payload }: PayloadAction<{ id: string; order: Order }>): OrderDisplayState => ({
      phase: 'loaded',
      ...payload,
    }),
    orderNotFound: (_state, { payload: id }: PayloadAction<string>): OrderDisplayState => ({ phase: 'notFound', id }),
    orderFailed: (_state, { payload: id }: PayloadAction<string>): OrderDisplayState => ({ phase: 'failed', id }),
  },
  selectors: { selectDisplayedOrder: (state) => state },
});

export const orderDisplayActions = orderDisplaySlice.actions;
export const { selectDisplayedOrder } = orderDisplaySlice.selectors;
