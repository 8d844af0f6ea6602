import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import type { OrderReadOut } from '~/domain/order/orderReadOut';

/**
 * All sends of one order. `attemptId` is their correlation id; `erpNumber` and `customerNumber` identify the order in a
 * lookup, even after basket and customer have changed. The attempt is kept while the outcome is unknown (QUALITY 8, 9).
 */
export interface OrderAttempt {
  readonly attemptId: string;
  readonly erpNumber: string | null;
  /** Null for a guest or new customer: such an order is looked up by its ERP number only. */
  readonly customerNumber: string | null;
  /** The key of the customer for whom the order was sent, to compare with the current one. */
  readonly customerKey: string;
  /** The data to read out after the confirmation, copied at the time of sending; null after a reload. */
  readonly readOut: OrderReadOut | null;
}

/** The state of one order from the submit to the confirmation; an attempt ends confirmed or refused. */
export type OrderState =
  | SettledOrderState
  /** Submitted during a calculation: the order is sent when nothing is pending. `before` is restored when the wait ends. */
  | { readonly phase: 'waiting'; readonly before: SettledOrderState };

type SettledOrderState =
  | { readonly phase: 'open' }
  | { readonly phase: 'checking' }
  | ({ readonly phase: 'sending' } & OrderAttempt)
  | ({ readonly phase: 'unavailable' } & OrderAttempt)
  | ({ readonly phase: 'outcomeUnknown'; readonly lookup: 'running' | 'failed' | 'notThere' } & OrderAttempt)
  | { readonly phase: 'refused'; readonly code: string | null; readonly detail: string | null }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'confirmed';
      readonly order: Order;
      /** Null after a reload: then only the order's own data is shown. */
      readonly readOut: OrderReadOut | null;
      readonly acknowledged: boolean;
    };

export const orderSlice = createSlice({
  name: 'order',
  initialState: (): OrderState => ({ phase: 'open' }),
  reducers: {
    /** The agent submits; the flow decides whether a block prevents it. */
    submitRequested: () => {},
    waitStarted: (state) => (state.phase === 'waiting' ? state : ({ phase: 'waiting', before: state } as const)),
    /** Nothing is pending any more, or the agent cancels the submission (Esc, a change). */
    waitEnded: (state) => (state.phase === 'waiting' ? state.before : state),
    checkStarted: () => ({ phase: 'checking' }) as const,
    checkFailed: () => ({ phase: 'failed' }) as const,
    sendingStarted: (_state, { payload }: PayloadAction<OrderAttempt>) => ({ phase: 'sending', ...payload }) as const,
    refused: (_state, { payload }: PayloadAction<{ code: string | null; detail: string | null }>) =>
      ({ phase: 'refused', ...payload }) as const,
    becameUnavailable: (_state, { payload }: PayloadAction<OrderAttempt>) =>
      ({ phase: 'unavailable', ...payload }) as const,
    outcomeLost: (_state, { payload }: PayloadAction<OrderAttempt>) =>
      ({ phase: 'outcomeUnknown', lookup: 'running', ...payload }) as const,
    lookupEnded: (state, { payload }: PayloadAction<'failed' | 'notThere'>) => {
      if (state.phase === 'outcomeUnknown') state.lookup = payload;
    },
    lookupRequested: (state) => {
      if (state.phase === 'outcomeUnknown') state.lookup = 'running';
    },
    resendRequested: () => {},
    confirmed: (_state, { payload }: PayloadAction<{ order: Order; readOut: OrderReadOut | null }>) =>
      ({ phase: 'confirmed', ...payload, acknowledged: false }) as const,
    confirmationClosed: (state) => {
      if (state.phase === 'confirmed') state.acknowledged = true;
    },
    /** The content of the order changed: clears an old refusal, or starts a further order after a confirmation. */
    orderChanged: (state) => {
      const isOver = state.phase === 'confirmed' && state.acknowledged;
      return isOver || state.phase === 'refused' || state.phase === 'failed' ? { phase: 'open' } : state;
    },
  },
  selectors: {
    selectOrderState: (state) => state,
    /** True while an order with the basket is checked, in flight, or of unknown outcome. */
    selectTakesBasket: (state) =>
      state.phase === 'checking' ||
      state.phase === 'sending' ||
      (state.phase === 'outcomeUnknown' && state.lookup !== 'notThere'),
  },
});

export const orderActions = orderSlice.actions;
export const { selectOrderState, selectTakesBasket } = orderSlice.selectors;
