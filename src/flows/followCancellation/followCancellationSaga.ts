import { all, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isCancelled } from '~/domain/order/orderHistory';
import { orderDisplayActions, selectDisplayedOrder } from '~/features/orderDisplay/orderDisplaySlice';
import { orderHistoryActions } from '~/features/orderHistory/orderHistorySlice';
import { safely } from '~/shared/saga/safely';

const { cancellationNoted, ordersCancelled } = orderHistoryActions;

/** Remembers a rejected order that was cancelled in its display (REQ E3.2), and loads a displayed order that was cancelled. */
export function* followCancellationSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      orderDisplayActions.cancelled,
      safely(function* note({ payload: { orderId } }: ReturnType<typeof orderDisplayActions.cancelled>) {
        yield* put(cancellationNoted(orderId));
      }),
    ),
    takeEvery(ordersCancelled, safely(loadAgain)),
  ]);
}

function* loadAgain({ payload: cancelled }: ReturnType<typeof ordersCancelled>): SagaGenerator<void> {
  const shown = yield* select(selectDisplayedOrder);
  if (shown.phase !== 'loaded' || isCancelled(shown.order.status) || !cancelled.includes(shown.order.id)) return;
  yield* put(orderDisplayActions.orderRequested(shown.id));
}
