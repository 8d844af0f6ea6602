import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { Order } from '~/domain/order/order';
import { isRejected } from '~/domain/order/orderActions';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { rejectionStatusOf } from '~/domain/order/rejection';
import { withMark, withNumbers, withOrder, withResult, without, type WorkListEntry } from '~/domain/order/workList';
import { safely } from '~/shared/saga/safely';
import { orderDisplayActions, selectDisplayedOrder } from './orderDisplaySlice';
import { storedWorkList, storeWorkList } from './workListStorage';

const actions = orderDisplayActions;

/** Keeps the work-list of rejected orders in this browser; every change starts from what other tabs have stored. */
export function* workListSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      actions.workListRequested,
      safely(function* read() {
        yield* put(actions.workListLoaded(yield* call(storedWorkList)));
      }),
    ),
    takeEvery(
      actions.workListExtended,
      safely(({ payload }: ReturnType<typeof actions.workListExtended>) =>
        change((list) => withNumbers(list, payload, limits.workListOrders)),
      ),
    ),
    takeEvery(
      actions.workListMarked,
      safely(({ payload: { number, mark } }: ReturnType<typeof actions.workListMarked>) =>
        change((list) => withMark(list, number, mark)),
      ),
    ),
    takeEvery(
      actions.workListRemoved,
      safely(({ payload }: ReturnType<typeof actions.workListRemoved>) => change((list) => without(list, payload))),
    ),
    takeEvery(
      actions.orderLoaded,
      safely(({ payload: { order } }: ReturnType<typeof actions.orderLoaded>) =>
        change((list) => withOrder(list, order, limits.workListOrders)),
      ),
    ),
    takeEvery([actions.resubmitted, actions.resubmissionRefused], safely(noteResult)),
    takeEvery(
      actions.cancelled,
      safely(function* noteCancellation() {
        const order = yield* shownOrder();
        if (order !== null) yield* change((list) => withMark(list, nameOfOrder(order), 'done'));
      }),
    ),
  ]);
}

function* noteResult({
  payload: { orderId },
}: {
  readonly payload: { readonly orderId: string };
}): SagaGenerator<void> {
  const order = yield* shownOrder();
  if (order?.id !== orderId) return;
  const result = isRejected(order) ? 'FAILED' : 'PROCESSED';
  yield* change((list) => withResult(list, nameOfOrder(order), result, rejectionStatusOf(order.statusHistory)));
}

function* shownOrder(): SagaGenerator<Order | null> {
  const shown = yield* select(selectDisplayedOrder);
  return shown.phase === 'loaded' ? shown.order : null;
}

function* change(next: (list: readonly WorkListEntry[]) => readonly WorkListEntry[]): SagaGenerator<void> {
  const list = next(yield* call(storedWorkList));
  yield* call(storeWorkList, list);
  yield* put(actions.workListLoaded(list));
}
