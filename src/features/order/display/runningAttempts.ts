import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { isRejected } from '~/domain/order/orderActions';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { isSignedOut } from '~/services/http/refusal';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadDisplayedOrder, type DisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import { orderDisplayActions, selectDisplayedOrder } from './orderDisplaySlice';
import type { LoadedOrder } from './orderDisplayState';
import './orderDisplayTexts.de';

interface AttemptOptions {
  /** The action that starts an attempt for the shown order. */
  readonly pattern: { readonly type: string };
  readonly worker: (shown: LoadedOrder) => SagaGenerator<void>;
  readonly settle: (shown: LoadedOrder) => SagaGenerator<void>;
  /** The action that shows an attempt as in flight, for an order that was left and opened again meanwhile. */
  readonly inFlight: () => Action;
  /** Goes on with what an earlier attempt has left open, where none is in flight. */
  readonly resume?: (orderId: string) => SagaGenerator<void>;
}

/**
 * Runs one attempt at a time for each order: a repeated press does nothing, and the press for another order does not wait
 * (QUALITY 8). An order that is opened again shows that its attempt is in flight.
 */
export function* oneAttemptPerOrder({
  pattern,
  worker,
  settle,
  inFlight,
  resume,
}: AttemptOptions): SagaGenerator<void> {
  const running = new Set<string>();
  const attempt = safely(worker, function* end(error, shown: LoadedOrder) {
    yield* settle(shown);
    return isSignedOut(error) ? ('undone' as const) : undefined;
  });
  yield* takeEvery(pattern.type, function* start() {
    const shown = yield* select(selectDisplayedOrder);
    if (shown.phase !== 'loaded' || running.has(shown.order.id)) return;
    running.add(shown.order.id);
    try {
      yield* attempt(shown);
    } finally {
      running.delete(shown.order.id);
    }
  });
  yield* takeEvery(orderDisplayActions.orderLoaded, function* showInFlight({ payload }) {
    if (running.has(payload.order.id)) yield* put(inFlight());
    else if (resume !== undefined) yield* resume(payload.order.id);
  });
}

/** Whether the order is the one on the screen: another may have been opened while an attempt was in flight. */
export function* isOnScreen(orderId: string): SagaGenerator<boolean> {
  const shown = yield* select(selectDisplayedOrder);
  return shown.phase === 'loaded' && shown.order.id === orderId;
}

/** The order as it is at the service by now. @throws where it cannot be loaded. */
export function* loadAgain(orderId: string): SagaGenerator<DisplayedOrder> {
  const found = yield* call(loadDisplayedOrder, orderId);
  if (found.kind !== 'loaded') throw new Error('The displayed order could not be loaded again');
  return found;
}

/** After a refusal: shows the order as it is by now where it is no longer rejected, for example because of another tab. */
export function* showIfNoLongerRejected(orderId: string): SagaGenerator<void> {
  try {
    const found = yield* loadAgain(orderId);
    if (!isRejected(found.order)) yield* put(orderDisplayActions.orderUpdated(found));
  } catch (error) {
    // Only logged: the refusal is what the agent has to know.
    logFailure(error);
  }
}

/** Tells what became of an order that is no longer on the screen, with its number and in the words of the service (REQ E4.4). */
export function tellOfOther(
  order: LoadedOrder['order'],
  key:
    | 'order.otherNotResubmitted'
    | 'order.otherNotThere'
    | 'order.otherRefused'
    | 'order.otherChanged'
    | 'order.otherNoLongerRejected'
    | 'order.otherCancellationRefused'
    | 'order.otherNotCancelled',
  said: string | null = null,
): void {
  notify({ variant: 'error', text: { key, params: { number: nameOfOrder(order) }, said } });
}
