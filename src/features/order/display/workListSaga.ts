import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { rejectionStatusOf } from '~/domain/order/rejection';
import { withMark, withNumbers, withOrder, withResult, without, type WorkListEntry } from '~/domain/order/workList';
import { workListFactsOf, type FactsOfEntry } from '~/domain/order/workListFacts';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { orderDisplayActions, selectOrderDisplayState } from './orderDisplaySlice';
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
    takeLatestUntil(actions.workListFactsRequested, [actions.workListLeft], safely(loadFacts)),
    takeEvery(
      actions.cancelled,
      safely(({ payload: { name } }: ReturnType<typeof actions.cancelled>) =>
        change((list) => withMark(list, name, 'done')),
      ),
    ),
  ]);
}

/** How many orders of the work-list are read at the same time. */
const together = 3;

/** Reads the orders that are not done and whose facts are missing or failed, in the order of the list. */
function* loadFacts(): SagaGenerator<void> {
  const { workList, workListFacts } = yield* select(selectOrderDisplayState);
  const isKnown = (number: string) => !['loading', 'failed', undefined].includes(workListFacts[number]?.status);
  const numbers = (workList ?? []).filter(({ number, mark }) => mark !== 'done' && !isKnown(number));
  const waiting = numbers.map(({ number }) => number);
  yield* all(Array.from({ length: together }, () => call(readNext, waiting)));
}

function* readNext(waiting: string[]): SagaGenerator<void> {
  for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
    yield* put(actions.factsAdvanced({ [number]: { status: 'loading' } }));
    yield* put(actions.factsAdvanced({ [number]: yield* factsOf(number) }));
  }
}

function* factsOf(number: string): SagaGenerator<FactsOfEntry> {
  try {
    const found = yield* withAbort((signal) => loadDisplayedOrder(number, signal));
    return found.kind === 'loaded'
      ? { status: 'loaded', ...workListFactsOf(found.order, found.details) }
      : { status: found.kind };
  } catch (error) {
    logFailure(error);
    return { status: 'failed' };
  }
}

function* change(next: (list: readonly WorkListEntry[]) => readonly WorkListEntry[]): SagaGenerator<void> {
  const list = next(yield* call(storedWorkList));
  yield* call(storeWorkList, list);
  yield* put(actions.workListLoaded(list));
}
