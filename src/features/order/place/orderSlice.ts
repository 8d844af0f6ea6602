import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Order } from '~/domain/order/order';
import type { IntentDifference } from '~/domain/order/orderIntent';
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
  /** The content of the order (`contentKeyOf`): an order of another content is another attempt. Null in older journals. */
  readonly contentKey: string | null;
  /**
   * The service has confirmed the order without returning it. Such an order is never sent again, even if no lookup finds it. False in
   * older journals.
   */
  readonly isCreated: boolean;
  /** The data to read out after the confirmation, copied at the time of sending; null after a reload. */
  readonly readOut: OrderReadOut | null;
  /** The error that the service answered the last send with; null where nothing readable came. */
  readonly said: string | null;
}

/** The state of one order from the submit to the confirmation; an attempt ends confirmed or refused. */
export type OrderState =
  | SettledOrderState
  /** Submitted during a calculation: the order is sent when nothing is pending. `before` is restored when the wait ends. */
  | { readonly phase: 'waiting'; readonly before: SettledOrderState }
  /** Not sent: what would have been sent is not the order that the agent asked for. `before` keeps an earlier attempt. */
  | {
      readonly phase: 'stopped';
      readonly before: SettledOrderState;
      readonly differences: readonly IntentDifference[];
    };

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

/** The state without the submission that waited or was stopped; a check that was stopped leaves nothing behind. */
function settled(state: OrderState): SettledOrderState {
  if (state.phase === 'waiting' || state.phase === 'stopped') return state.before;
  return state.phase === 'checking' ? { phase: 'open' } : state;
}

/** Whether the state is the answer to an earlier submission, which a change of the order makes obsolete. */
export function isAnswer(state: OrderState): boolean {
  return ['refused', 'failed', 'stopped'].includes(state.phase) || (state.phase === 'confirmed' && state.acknowledged);
}

/** The attempt that a further submission of the same order repeats; null where the next one is the first of its order. */
export function repeatableAttempt(state: OrderState): OrderAttempt | null {
  if (state.phase === 'waiting' || state.phase === 'stopped') return repeatableAttempt(state.before);
  if (state.phase !== 'unavailable' && !mayResend(state)) return null;
  return 'attemptId' in state ? attemptOf(state) : null;
}

/** The attempt without what else the state holds. */
function attemptOf({
  attemptId,
  erpNumber,
  customerNumber,
  customerKey,
  contentKey,
  isCreated,
  readOut,
  said,
}: OrderAttempt): OrderAttempt {
  return { attemptId, erpNumber, customerNumber, customerKey, contentKey, isCreated, readOut, said };
}

/** False while a submission is in flight, its outcome is not known, or its confirmation is read out. */
export function maySubmit(state: OrderState): boolean {
  switch (state.phase) {
    case 'open':
    case 'refused':
    case 'failed':
    case 'unavailable':
      return true;
    case 'stopped':
      return maySubmit(state.before);
    case 'confirmed':
      return state.acknowledged;
    case 'waiting':
    case 'checking':
    case 'sending':
    case 'outcomeUnknown':
      return false;
  }
}

/** Whether the order can be sent again because a lookup has not found it. */
export function mayResend(state: OrderState): boolean {
  if (state.phase === 'stopped') return mayResend(state.before);
  return state.phase === 'outcomeUnknown' && state.lookup === 'notThere';
}

export const orderSlice = createSlice({
  name: 'order',
  initialState: (): OrderState => ({ phase: 'open' }),
  reducers: {
    /** The agent submits; the flow decides whether a block prevents it. */
    submitRequested: () => {},
    waitStarted: (state) => ({ phase: 'waiting', before: settled(state) }) as const,
    /** Nothing is pending any more, or the agent cancels the submission (Esc, a change). */
    waitEnded: (state) => (state.phase === 'waiting' ? state.before : state),
    checkStarted: () => ({ phase: 'checking' }) as const,
    checkFailed: () => ({ phase: 'failed' }) as const,
    stopped: (state, { payload: differences }: PayloadAction<readonly IntentDifference[]>) =>
      ({ phase: 'stopped', before: settled(state), differences }) as const,
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
    /** The order is no longer the one that was answered: clears the answer, or starts a further order. */
    orderChanged: (state) => {
      if (state.phase === 'stopped') return state.before;
      return isAnswer(state) ? { phase: 'open' } : state;
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
