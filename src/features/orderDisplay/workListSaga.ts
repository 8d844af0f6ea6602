import { all, call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { rejectionStatusOf } from '~/domain/order/rejection';
import { withMark, withNumbers, withOrder, withResult, without, type WorkListEntry } from '~/domain/order/workList';
import { safely } from '~/shared/saga/safely';
import { orderDisplayActions } from './orderDisplaySlice';
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
    takeEvery(
      actions.resubmitted,
      safely(({ payload: { name, statusHistory } }: ReturnType<typeof actions.resubmitted>) => {
        const status = rejectionStatusOf(statusHistory);
        return change((list) => withResult(list, name, status === 'REJECTED' ? 'FAILED' : 'PROCESSED', status));
      }),
    ),
    takeEvery(
      actions.resubmissionRefused,
      safely(({ payload: { name } }: ReturnType<typeof actions.resubmissionRefused>) =>
        change((list) => withResult(list, name, 'FAILED', 'REJECTED')),
      ),
    ),
    takeEvery(
      actions.cancelled,
      safely(({ payload: { name } }: ReturnType<typeof actions.cancelled>) =>
        change((list) => withMark(list, name, 'done')),
      ),
    ),
  ]);
}

function* change(next: (list: readonly WorkListEntry[]) => readonly WorkListEntry[]): SagaGenerator<void> {
  const list = next(yield* call(storedWorkList));
  yield* call(storeWorkList, list);
  yield* put(actions.workListLoaded(list));
}
