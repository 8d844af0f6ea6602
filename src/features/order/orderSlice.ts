import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import type { OrderReadOut } from '~/domain/order/orderReadOut';

/**
 * All sends of one order. `attemptId` is their correlation id; `erpNumber` and `customerNumber` are those the order was sent
 * with, by which it is found again even when basket and customer are others by now. All outlive an unknown outcome
 * (QUALITY 8, 9).
 */
export interface OrderAttempt {
  readonly attemptId: string;
  readonly erpNumber: string | null;
  /** Null for a guest and for a new customer: such an order is found by its ERP number alone. */
  readonly customerNumber: string | null;
  /** Tells whether the customer on the screen is still the one it was sent for. */
  readonly customerKey: string;
  /** What is read out once it stands, as it was when it was sent; null after a reload. */
  readonly readOut: OrderReadOut | null;
}

/** One order from the click to the confirmation; an attempt ends with a clear yes or no. */
export type OrderState =
  | SettledOrderState
  /**
   * Submitted while a service still calculates: the order is sent when nothing is pending any more. `before` stands again when
   * the wait ends.
   */
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
      /** Null after a reload: then the order's own data have to do. */
      readonly readOut: OrderReadOut | null;
      readonly acknowledged: boolean;
    };

export const orderSlice = createSlice({
  name: 'order',
  initialState: (): OrderState => ({ phase: 'open' }),
  reducers: {
    /** The agent wants the order to go; what still keeps it is decided by the flow. */
    submitRequested: () => {},
    waitStarted: (state) => (state.phase === 'waiting' ? state : ({ phase: 'waiting', before: state } as const)),
    /** Nothing is pending any more, or the agent takes the submission back (Esc, a change). */
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
    /** Something of the order changed: an old refusal no longer speaks of it, after a confirmation a further order begins. */
    orderChanged: (state) => {
      const isOver = state.phase === 'confirmed' && state.acknowledged;
      return isOver || state.phase === 'refused' || state.phase === 'failed' ? { phase: 'open' } : state;
    },
  },
  selectors: {
    selectOrderState: (state) => state,
    /** The basket belongs to an order that is checked, sent, or whose outcome is not known. */
    selectTakesBasket: (state) =>
      state.phase === 'checking' ||
      state.phase === 'sending' ||
      (state.phase === 'outcomeUnknown' && state.lookup !== 'notThere'),
  },
});

export const orderActions = orderSlice.actions;
export const { selectOrderState, selectTakesBasket } = orderSlice.selectors;
