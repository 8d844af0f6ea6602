import * as v from 'valibot';
import { put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { sessionStorageKeys } from '~config/storageKeys';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { cancelForSure } from './cancelForSure';
import {
  orderCancellationActions,
  selectOrderCancellationState,
  type CancellableOrder,
} from './orderCancellationSlice';
import './cancelOrderTexts.de';

const { cancelRequested, cancellationAdvanced, cancellationClosed, cancellationNoted, ordersCancelled } =
  orderCancellationActions;

function* cancelOne({ payload: { order, reasonCode } }: ReturnType<typeof cancelRequested>): SagaGenerator<void> {
  yield* put(cancellationAdvanced({ phase: 'inProgress', order }));
  const { orderId, customerId } = order;
  const outcome = yield* cancelForSure({ orderId, externalCustomerId: customerId, reasonCode });
  if (outcome.kind === 'cancelled') {
    yield* settleCancelled(order);
    return;
  }
  const { kind: phase, ...said } = outcome;
  yield* put(cancellationAdvanced({ phase, order, ...said }));
}

function* remember(orderId: string): SagaGenerator<void> {
  const { cancelledOrders } = yield* select(selectOrderCancellationState);
  const remembered = [...new Set([orderId, ...cancelledOrders])].slice(0, limits.cancelledOrdersRemembered);
  writeJson('session', sessionStorageKeys.cancelledOrders, remembered);
  yield* put(ordersCancelled(remembered));
}

function* settleCancelled({ orderId, orderNumber }: CancellableOrder): SagaGenerator<void> {
  yield* remember(orderId);
  yield* put(cancellationClosed());
  notify({ variant: 'success', text: { key: 'cancelOrder.done', params: { number: orderNumber } } });
}

export function* cancelOrderSaga(): SagaGenerator<void> {
  const remembered = readJson('session', sessionStorageKeys.cancelledOrders, (value) =>
    v.parse(v.array(v.string()), value),
  );
  if (remembered !== null) yield* put(ordersCancelled(remembered));
  yield* takeEvery(
    cancellationNoted,
    safely(({ payload }: ReturnType<typeof cancellationNoted>) => remember(payload)),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    cancelRequested,
    safely(cancelOne, function* settle(_error, { payload: { order } }) {
      yield* put(cancellationAdvanced({ phase: 'unknown', order, detail: null }));
    }),
  );
}
