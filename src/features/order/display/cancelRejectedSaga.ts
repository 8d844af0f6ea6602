import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { NotDone } from '~config/onceOnly';
import type { Order } from '~/domain/order/order';
import { withEntry } from '~/domain/order/order';
import { isCancelledOrder, nameOfOrder } from '~/domain/order/orderHistory';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { cancelRejectedOrder } from '~/services/orderService/rejectedOrderService';
import { logFailure } from '~/services/loggingService/loggingService';
import { serviceNow } from '~/services/http/serviceClock';
import { notify } from '~/shared/notify/notices';
import { effectOf } from '~/shared/saga/effectOf';
import { orderDisplayActions } from './orderDisplaySlice';
import type { LoadedOrder } from './orderDisplayState';
import { isOnScreen, loadAgain, showIfNoLongerRejected, tellOfOther } from './runningAttempts';
import './orderDisplayTexts.de';

const { cancellationAdvanced, cancelled } = orderDisplayActions;

/** Cancels the shown rejected order and replaces its status history (REQ E4.3). */
export function* cancelRejected(shown: LoadedOrder): SagaGenerator<void> {
  const { id } = shown.order;
  yield* put(cancellationAdvanced({ status: 'sending' }));
  const outcome = yield* call(cancelRejectedOrder, id);
  if (outcome.kind === 'cancelled') {
    const { status, statusHistory } = outcome;
    yield* succeed(shown, statusHistory === null ? yield* statusNow(shown, status) : { status, statusHistory });
    return;
  }
  const ended = yield* effectOf('cancelRejectedOrder', outcome, () => findCancelled(id));
  if (ended.kind === 'done') yield* succeed(shown, ended.effect);
  else {
    // The attempt is in flight until the order has been read again: a press for the next one must not be dropped.
    if (outcome.kind === 'refused') yield* showIfNoLongerRejected(id);
    yield* fail(shown, ended);
  }
}

/** The status of a cancelled order whose answer does not name it: read again, else what is known of it. */
function* statusNow(
  { order }: LoadedOrder,
  status: Order['status'] | null,
): SagaGenerator<Pick<Order, 'status' | 'statusHistory'>> {
  try {
    const now = (yield* loadAgain(order.id)).order;
    if (isCancelledOrder(now)) return now;
  } catch (error) {
    logFailure(error);
  }
  return {
    status: status ?? { code: 'CANCELLED', label: '' },
    statusHistory: withEntry(order, 'CANCELLED', serviceNow()),
  };
}

function* findCancelled(id: string): SagaGenerator<Order | null> {
  const { order } = yield* loadAgain(id);
  return isCancelledOrder(order) ? order : null;
}

export function* settleCancellation(shown: LoadedOrder): SagaGenerator<void> {
  yield* fail(shown, { kind: 'unknown', detail: null });
}

/** Another order may be shown by now: it keeps its own state, and the outcome is told with the number of the order. */
function* fail({ order }: LoadedOrder, { kind: status, ...said }: NotDone): SagaGenerator<void> {
  if (yield* isOnScreen(order.id)) {
    yield* put(cancellationAdvanced({ status, ...said }));
    return;
  }
  const key = status === 'refused' ? 'order.otherCancellationRefused' : 'order.otherNotCancelled';
  tellOfOther(order, key, said.detail ?? said.reason);
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
