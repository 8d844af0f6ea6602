import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
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
    changesBy(actions.workListExtended, (list, numbers) => withNumbers(list, numbers, limits.workListOrders)),
    changesBy(actions.workListMarked, (list, { number, mark }) => withMark(list, number, mark)),
    changesBy(actions.workListRemoved, without),
    changesBy(actions.orderLoaded, (list, { order }) => withOrder(list, order, limits.workListOrders)),
    changesBy(actions.resubmitted, (list, { name, statusHistory }) => {
      const status = rejectionStatusOf(statusHistory);
      return withResult(list, name, status === 'REJECTED' ? 'FAILED' : 'PROCESSED', status);
    }),
    changesBy(actions.resubmissionRefused, (list, { name }) => withResult(list, name, 'FAILED', 'REJECTED')),
    changesBy(actions.cancelled, (list, { name }) => withMark(list, name, 'done')),
    takeLatestUntil(actions.workListFactsRequested, [actions.workListLeft], safely(loadFacts)),
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

/** Changes the stored work-list by each action of this type. */
function changesBy<Payload>(
  action: ActionCreatorWithPayload<Payload>,
  change: (list: readonly WorkListEntry[], payload: Payload) => readonly WorkListEntry[],
) {
  return takeEvery(
    action,
    safely(function* changeStored({ payload }: PayloadAction<Payload>) {
      const list = change(yield* call(storedWorkList), payload);
      yield* call(storeWorkList, list);
      yield* put(actions.workListLoaded(list));
    }),
  );
}
