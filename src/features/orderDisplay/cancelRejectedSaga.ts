import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { Order } from '~/domain/order/order';
import { isCancelledOrder, nameOfOrder } from '~/domain/order/orderHistory';
import { orderCancellationActions } from '~/features/orderCancellation/orderCancellationSlice';
import { cancelRejectedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { effectOf } from '~/shared/saga/effectOf';
import { orderDisplayActions, type LoadedOrder, type RejectedCancellation } from './orderDisplaySlice';
import { isOnScreen, loadAgain, showIfNoLongerRejected } from './runningAttempts';
import './orderDisplayTexts.de';

const { cancellationChanged, cancelled } = orderDisplayActions;

/** Cancels the shown rejected order and replaces its status history (REQ E4.3). */
export function* cancelRejected(shown: LoadedOrder): SagaGenerator<void> {
  const { id } = shown.order;
  yield* put(cancellationChanged({ status: 'sending' }));
  const outcome = yield* call(cancelRejectedOrder, id);
  if (outcome.kind === 'cancelled') {
    yield* succeed(shown, outcome);
    return;
  }
  const ended = yield* effectOf('cancelRejectedOrder', outcome, () => findCancelled(id));
  if (ended.kind === 'done') yield* succeed(shown, ended.effect);
  else {
    // The attempt is in flight until the order has been read again: a press for the next one must not be dropped.
    if (outcome.kind === 'refused') yield* showIfNoLongerRejected(id);
    yield* fail(shown, { status: ended.kind, detail: ended.detail });
  }
}

function* findCancelled(id: string): SagaGenerator<Order | null> {
  const { order } = yield* loadAgain(id);
  return isCancelledOrder(order) ? order : null;
}

export function* settleCancellation(shown: LoadedOrder): SagaGenerator<void> {
  yield* fail(shown, { status: 'unknown', detail: null });
}

/** Another order may be shown by now: it keeps its own state, and the outcome is told with the number of the order. */
function* fail({ order }: LoadedOrder, cancellation: RejectedCancellation): SagaGenerator<void> {
  if (yield* isOnScreen(order.id)) yield* put(cancellationChanged(cancellation));
  else notify({ variant: 'error', text: { key: 'order.otherNotCancelled', params: { number: nameOfOrder(order) } } });
}

function* succeed(
  { order }: LoadedOrder,
  { status, statusHistory }: Pick<Parameters<typeof cancelled>[0], 'status' | 'statusHistory'>,
): SagaGenerator<void> {
  const name = nameOfOrder(order);
  const isShown = yield* isOnScreen(order.id);
  yield* put(cancelled({ orderId: order.id, name, status, statusHistory }));
  // The lists mark it at once (REQ E3.2).
  yield* put(orderCancellationActions.cancellationNoted(order.id));
  notify({
    variant: 'success',
    text: isShown ? { key: 'order.cancelledNote' } : { key: 'order.otherCancelled', params: { number: name } },
  });
}
