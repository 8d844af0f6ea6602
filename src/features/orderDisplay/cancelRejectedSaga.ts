import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { cancelRejectedOrder, loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { orderDisplayActions, selectOrderDisplay } from './orderDisplaySlice';
import './orderDisplayTexts.de';

const { cancellationChanged, cancelled } = orderDisplayActions;

/** Cancels the shown rejected order and replaces its status history (REQ E4.3). A lost response is looked up. */
export function* cancelRejected(): SagaGenerator<void> {
  const { shown } = yield* select(selectOrderDisplay);
  if (shown.phase !== 'loaded') return;
  const { id: orderId } = shown.order;
  yield* put(cancellationChanged({ status: 'sending' }));
  const outcome = yield* call(cancelRejectedOrder, orderId);
  switch (outcome.kind) {
    case 'cancelled':
      yield* succeed({ orderId, status: outcome.status, statusHistory: outcome.statusHistory });
      return;
    case 'refused':
      yield* put(cancellationChanged({ status: 'refused', detail: outcome.detail }));
      return;
    case 'unknown': {
      const found = yield* call(loadDisplayedOrder, orderId);
      const isCancelled = found.kind === 'loaded' && found.order.statusHistory.at(-1)?.status === 'CANCELLED';
      if (isCancelled)
        yield* succeed({ orderId, status: found.order.status, statusHistory: found.order.statusHistory });
      else yield* put(cancellationChanged({ status: 'unknown' }));
      return;
    }
  }
}

export function* settleCancellation(): SagaGenerator<void> {
  yield* put(cancellationChanged({ status: 'unknown' }));
}

function* succeed(change: Parameters<typeof cancelled>[0]): SagaGenerator<void> {
  yield* put(cancelled(change));
  notify({ variant: 'success', text: { key: 'order.cancelledNote' } });
}
