import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { isCancelledOrder, nameOfOrder } from '~/domain/order/orderHistory';
import { cancelRejectedOrder, loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { orderDisplayActions, type LoadedOrder, type RejectedCancellation } from './orderDisplaySlice';
import { isOnScreen, showIfNoLongerRejected } from './runningAttempts';
import './orderDisplayTexts.de';

const { cancellationChanged, cancelled } = orderDisplayActions;

/** Cancels the shown rejected order and replaces its status history (REQ E4.3). A lost response is looked up. */
export function* cancelRejected(shown: LoadedOrder): SagaGenerator<void> {
  const { id } = shown.order;
  yield* put(cancellationChanged({ status: 'sending' }));
  const outcome = yield* call(cancelRejectedOrder, id);
  switch (outcome.kind) {
    case 'cancelled':
      yield* succeed(shown, outcome);
      return;
    case 'refused':
      yield* fail(shown, { status: 'refused', detail: outcome.detail });
      yield* showIfNoLongerRejected(id);
      return;
    case 'unknown': {
      const found = yield* call(loadDisplayedOrder, id);
      if (found.kind === 'loaded' && isCancelledOrder(found.order)) yield* succeed(shown, found.order);
      else yield* fail(shown, { status: 'unknown' });
      return;
    }
  }
}

export function* settleCancellation(shown: LoadedOrder): SagaGenerator<void> {
  yield* fail(shown, { status: 'unknown' });
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
  notify({
    variant: 'success',
    text: isShown ? { key: 'order.cancelledNote' } : { key: 'order.otherCancelled', params: { number: name } },
  });
}
