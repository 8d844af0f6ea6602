import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order';

/**
 * One order attempt from the click to the confirmation. `attemptId` is the correlation id of all sends of the attempt;
 * it outlives an unknown outcome and ends with a clear yes or no (QUALITY 8, 9).
 */
export type OrderState =
  | { readonly phase: 'open' }
  | { readonly phase: 'checking' }
  | { readonly phase: 'sending'; readonly attemptId: string }
  | { readonly phase: 'unavailable'; readonly attemptId: string }
  | { readonly phase: 'outcomeUnknown'; readonly attemptId: string; readonly lookup: 'running' | 'failed' | 'notThere' }
  | { readonly phase: 'refused'; readonly code: string | null; readonly detail: string | null }
  | { readonly phase: 'failed' }
  | { readonly phase: 'confirmed'; readonly order: Order; readonly acknowledged: boolean };

export const orderSlice = createSlice({
  name: 'order',
  initialState: { phase: 'open' } as OrderState,
  reducers: {
    /** The agent wants the order to go; what still keeps it is decided by the flow. */
    submitRequested: () => {},
    checkStarted: () => ({ phase: 'checking' }) as const,
    checkFailed: () => ({ phase: 'failed' }) as const,
    sendingStarted: (_state, { payload }: PayloadAction<string>) => ({ phase: 'sending', attemptId: payload }) as const,
    refused: (_state, { payload }: PayloadAction<{ code: string | null; detail: string | null }>) =>
      ({ phase: 'refused', ...payload }) as const,
    becameUnavailable: (_state, { payload }: PayloadAction<string>) =>
      ({ phase: 'unavailable', attemptId: payload }) as const,
    outcomeLost: (_state, { payload }: PayloadAction<string>) =>
      ({ phase: 'outcomeUnknown', attemptId: payload, lookup: 'running' }) as const,
    lookupEnded: (state, { payload }: PayloadAction<'failed' | 'notThere'>) => {
      if (state.phase === 'outcomeUnknown') state.lookup = payload;
    },
    lookupRequested: (state) => {
      if (state.phase === 'outcomeUnknown') state.lookup = 'running';
    },
    resendRequested: () => {},
    confirmed: (_state, { payload }: PayloadAction<Order>) =>
      ({ phase: 'confirmed', order: payload, acknowledged: false }) as const,
    confirmationClosed: (state) => {
      if (state.phase === 'confirmed') state.acknowledged = true;
    },
    /** Something of the order changed: an old refusal no longer speaks of it. */
    refusalDismissed: (state) => (state.phase === 'refused' || state.phase === 'failed' ? { phase: 'open' } : state),
  },
  selectors: {
    selectOrderState: (state) => state,
  },
});

export const orderActions = orderSlice.actions;
export const { selectOrderState } = orderSlice.selectors;
