import {
  all,
  call,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  delay,
  type SagaGenerator,
} from 'typed-redux-saga';
import { limits } from '~config/limits';
import { urlPart } from '~/domain/common/urlPart';
import { isApplied } from '~/domain/order/editEffects';
import type { EditHistoryEntry } from '~/domain/order/editHistory';
import { editOrderActions, isDraftEdited, selectEditOrderState } from '../state/editOrderSlice';
import type { EditWork } from '../state/editWork';
import { loadEditHistory } from '~/services/orderService/editHistoryService';
import { loadOrder } from '~/services/orderService/loadOrder';
import { validateIban } from '~/services/paymentService/paymentService';
import { logFailure } from '~/services/loggingService/loggingService';
import { fromContext } from '~/shared/saga/callContext';
import { safely, withAbort } from '~/shared/saga/safely';
import { clearDraft } from './clearDraft';
import { checkDraft } from './elsewhere';
import { loadNames, loadOrderCustomer, readAgain, report, selectOpen, selectOrderId } from './draft';
import { searchPosition, settleSearch, suggestCrossSells } from './positionSaga';
import { readRestoredWork } from './restoredWork';
import { cancelWholeOrder, lookUp, resend, settleSubmission } from './submitEditSaga';
import { undoChange } from './replaySaga';
import { doQueuedWork, settleWork } from './workSaga';

const actions = editOrderActions;

/**
 * Opens the draft and goes on with the work that a reload has interrupted. One that is open, as in a call that was parked, is read again:
 * somebody else may have changed it meanwhile.
 */
function* open(): SagaGenerator<void> {
  const { session } = yield* select(selectEditOrderState);
  if (session.phase === 'open') yield* checkQuietly();
  if (session.phase !== 'loading') return;
  yield* readAgain();
  const { restored, queued: kept } = yield* select(selectEditOrderState);
  const work = readRestoredWork(restored);
  const opened = yield* selectOpen();
  // Before the lookup, which takes seconds: what is typed meanwhile must not be replaced afterwards.
  if (opened !== null && restored !== null) yield* report({ typed: work.typed });
  if (work.attempt !== null) {
    yield* report({ submission: { phase: 'outcomeUnknown', lookup: 'running', ...work.attempt, said: null } });
    yield* lookUp();
  } else if (work.isInterrupted && opened !== null) yield* report({ submission: { phase: 'interrupted' } });
  if (opened === null) return;
  const { sent, queued } = work;
  const isDone = sent === null || (sent.work.type !== 'REPLAY' && isApplied(sent.work, opened.editedOffer, sent.known));
  const left: readonly EditWork[] = isDone ? queued : [sent.work, ...queued];
  yield* put(actions.workRestored([...left, ...kept]));
  yield* fork(loadSurroundings);
}

/** Loads the customer first, who may want no upsells. */
function* loadSurroundings(): SagaGenerator<void> {
  yield* loadOrderCustomer();
  yield* suggestCrossSells();
}

/** Clears what an item shows of its last operation (REQ F1.6). */
function* clearActivity({ payload: { place, now } }: ReturnType<typeof actions.activityAdvanced>): SagaGenerator<void> {
  if (now !== 'success' && now !== 'error') return;
  yield* delay(now === 'success' ? limits.rowSuccessDuration : limits.rowErrorDuration);
  const { activity } = yield* select(selectEditOrderState);
  if (activity[place] === now) yield* put(actions.activityAdvanced({ place, now: null }));
}

/** Leaves the edit for the history of the order's customer: clears its draft where there is something to clear (REQ F3.4, F3.8). */
function* leave({ payload: { path } }: ReturnType<typeof actions.leaveConfirmed>): SagaGenerator<void> {
  const { submission } = yield* select(selectEditOrderState);
  if (submission.phase === 'sending' || submission.phase === 'cancelling') return;
  // Queued work is given up, and so is the submission that waits for it.
  yield* report({
    isLeaving: true,
    queued: [],
    ...(submission.phase === 'waiting' && { submission: { phase: 'idle' } }),
  });
  // The draft must not be cleared while an operation of it is in flight.
  while ((yield* select(selectEditOrderState)).sent !== null) yield* take(actions.reported);
  const opened = yield* selectOpen();
  const customerNumber = opened?.originalOrder.externalCustomerId ?? null;
  const isEdited = isDraftEdited(yield* select(selectEditOrderState));
  if (isEdited && opened?.originalOrder.isEditable === true) yield* call(clearDraft, yield* selectOrderId());
  yield* report({ isLeaving: false, session: { phase: 'none' }, submission: { phase: 'idle' } });
  const goTo = yield* fromContext('goTo');
  yield* call(goTo, customerNumber === null ? (path ?? '/') : `/orderhistory/${urlPart(customerNumber)}`);
}

/** Nobody waits for it: a draft that cannot be read now is read before it is submitted. */
function* checkQuietly(): SagaGenerator<void> {
  try {
    yield* checkDraft();
  } catch (error) {
    logFailure(error);
  }
}

function* checkBank({ payload: { iban, accountHolder } }: ReturnType<typeof actions.bankEntered>): SagaGenerator<void> {
  yield* report({ bankingInfo: { status: 'checking' } });
  const outcome = yield* withAbort((signal) => validateIban(iban, signal));
  yield* report({
    bankingInfo:
      outcome.kind === 'valid'
        ? { status: 'valid', iban, accountHolder, bankName: outcome.bankName }
        : { status: 'invalid', detail: outcome.detail },
  });
}

function* loadHistory({ payload: id }: ReturnType<typeof actions.historyOpened>): SagaGenerator<void> {
  const found = yield* withAbort((signal) => loadEditHistory(id, signal));
  const editedOrderList = found === null || found.length === 0 ? ((yield* historyByNumber(id)) ?? found) : found;
  yield* report({ history: editedOrderList === null ? { phase: 'notFound' } : { phase: 'loaded', editedOrderList } });
}

/** The address of the history may name the order's id, and the service knows its edits by the number (REQ F4.1); null: no other one. */
function* historyByNumber(id: string): SagaGenerator<readonly EditHistoryEntry[] | null> {
  const order = yield* withAbort((signal) => loadOrder(id, signal));
  const number = order?.number ?? id;
  return number === id ? null : yield* withAbort((signal) => loadEditHistory(number, signal));
}

export function* changeOrderSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(
      [actions.opened, actions.reopenRequested],
      safely(open, () => report({ session: { phase: 'failed' } })),
    ),
    takeLeading(actions.reported, safely(loadNames)),
    takeLeading(
      [
        actions.operationRequested,
        actions.replayRequested,
        actions.ownWorkKept,
        actions.workRestored,
        actions.submitRequested,
      ],
      safely(doQueuedWork, function* settle() {
        yield* settleWork();
        yield* settleSubmission();
      }),
    ),
    takeLeading(actions.checkRequested, checkQuietly),
    takeEvery(
      actions.undoRequested,
      safely(({ payload: key }: ReturnType<typeof actions.undoRequested>) => undoChange(key)),
    ),
    takeEvery(actions.activityAdvanced, clearActivity),
    takeEvery(actions.positionSearched, safely(searchPosition, settleSearch)),
    takeLatest(
      actions.bankEntered,
      safely(checkBank, () => report({ bankingInfo: { status: 'failed' } })),
    ),
    takeLeading(actions.resendRequested, safely(resend, settleSubmission)),
    takeLeading(actions.lookupRequested, safely(lookUp)),
    takeLeading(actions.cancellationConfirmed, safely(cancelWholeOrder, settleSubmission)),
    takeLeading(
      actions.leaveConfirmed,
      safely(leave, () => report({ isLeaving: false })),
    ),
    takeLatest(
      actions.historyOpened,
      safely(loadHistory, () => report({ history: { phase: 'failed' } })),
    ),
  ]);
}
