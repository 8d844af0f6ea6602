import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isWholeOrderCancelled, type OrderContent } from '~/domain/order/editOrder';
import { isEditShown, isOrderAsEdited } from '~/domain/order/editArrived';
import { contentDifference, contentOf, isEdited } from '~/domain/order/editOrderChanges';
import { editSubmitBlocks } from '~/domain/order/editOrderRules';
import type { Order } from '~/domain/order/order';
import { selectFlags } from '~/features/call/callSlice';
import { type editOrderActions, isDraftEdited, openFormsOf, selectEditOrderState } from '../state/editOrderSlice';
import type { EditAttempt, OpenEdit } from '../state/editOrderState';
import { editPaymentContext } from '../state/editPaymentContext';
import { cancelForSure } from '~/features/order/cancellation/cancelForSure';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { isSignedOut } from '~/services/http/refusal';
import { log, logFailure } from '~/services/loggingService/loggingService';
import { clearEdit, submitEdit } from '~/services/orderService/editOrderService';
import { loadOrder } from '~/services/orderService/loadOrder';
import { notify } from '~/shared/notify/notices';
import { fromContext } from '~/shared/saga/callContext';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { endAfterPaypalWindow, report, reportClosed, selectOpen, selectOrderId } from './draft';
import { operationRefused } from './operationFailure';
import { applyForeignChange } from './applyForeignChange';
import { checkDraft } from './elsewhere';
import '../changeOrderTexts.de';

/**
 * Submits the draft once, unless something blocks it or it differs from what the screen showed at the submission (`asked`); a wholly
 * cancelled order is asked about first (REQ F3.2, F3.3).
 */
export function* submitDraft(asked: OrderContent): SagaGenerator<void> {
  const isShown = yield* isAsShown();
  // Withdrawn while the draft was read, because the edit is left or was changed; it may have been asked for anew.
  const { submission } = yield* select(selectEditOrderState);
  if (submission.phase !== 'waiting' || submission.asked !== asked) return;
  const open = yield* selectOpen();
  if (!isShown || open === null || !(yield* maySubmit(open))) {
    yield* report({ submission: { phase: 'idle' } });
    return;
  }
  const difference = contentDifference(asked, contentOf(open.editedOffer));
  if (difference.changes.length + difference.figures.length > 0) {
    yield* report({ submission: { phase: 'stopped', ...difference } });
    return;
  }
  if (isWholeOrderCancelled(open.editedOffer.items)) {
    yield* report({ submission: { phase: 'asking' } });
    return;
  }
  yield* sendSubmission({ attemptId: crypto.randomUUID(), updatedAt: open.originalOrder.updatedAt, said: null });
}

function* maySubmit(open: OpenEdit): SagaGenerator<boolean> {
  const state = yield* select(selectEditOrderState);
  if (!isDraftEdited(state) || open.isStale || openFormsOf(state).length > 0) return false;
  return editSubmitBlocks(open, editPaymentContext(open, state, yield* select(selectFlags))).length === 0;
}

/** Whether the draft at the service is what the screen shows: somebody else may have changed it since its last answer (DECISIONS 244). */
function* isAsShown(): SagaGenerator<boolean> {
  try {
    return yield* checkDraft();
  } catch (error) {
    if (isSignedOut(error)) throw error;
    logFailure(error);
    const open = yield* selectOpen();
    if (open !== null) yield* report({ session: { ...open, isStale: true } });
    return false;
  }
}

/** Sends a submission again under its id (DECISIONS 28), unless something typed meanwhile would be passed over. */
export function* resend(): SagaGenerator<void> {
  const state = yield* select(selectEditOrderState);
  if (openFormsOf(state).length > 0) return;
  const { submission } = state;
  const isLost = submission.phase === 'outcomeUnknown' && submission.lookup === 'notThere';
  if (submission.phase !== 'unavailable' && !isLost) return;
  if (yield* endAfterPaypalWindow()) return;
  yield* sendSubmission({ attemptId: submission.attemptId, updatedAt: submission.updatedAt, said: null });
}

function* sendSubmission(attempt: EditAttempt): SagaGenerator<void> {
  yield* report({ submission: { phase: 'sending', ...attempt } });
  // Saves the attempt's id before the request is sent, so that a killed browser cannot submit twice.
  const saveNow = yield* fromContext('saveNow');
  yield* call(saveNow);
  const outcome = yield* call(submitEdit, yield* selectOrderId(), attempt.updatedAt, attempt.attemptId);
  switch (outcome.kind) {
    case 'submitted':
      yield* confirm(outcome.order);
      if (outcome.order === null) yield* showEdited();
      return;
    case 'orderChanged': {
      // The browser may have sent the submission twice: the draft is gone because it was taken.
      const edited = yield* doneDespiteRefusal(() => findEdited(attempt));
      // Where the order holds all of the edit, an earlier send or another tab has submitted it.
      if (edited !== null) yield* confirm(edited);
      else if (yield* applyForeignChange(outcome.order, null)) yield* confirm(outcome.order);
      return;
    }
    case 'allPositionsCancelled':
      yield* report({ submission: { phase: 'asking' } });
      return;
    case 'vouchersInvalid': {
      const { invalidVouchers, detail } = outcome;
      operationRefused('SUBMIT', detail);
      yield* report({ submission: { phase: 'idle' }, voucherError: { invalidVouchers, detail } });
      return;
    }
    case 'notEditable':
      yield* report({ submission: { phase: 'idle' } });
      yield* reportClosed(outcome);
      return;
    case 'refused':
      log('warning', 'edit_order_operation_failed', { operation: 'SUBMIT' });
      yield* report({ submission: { phase: 'refused', title: outcome.title, detail: outcome.detail } });
      return;
    case 'unavailable':
    case 'unknown': {
      const answered: EditAttempt = { ...attempt, said: outcome.detail };
      yield* report({ submission: { phase: 'outcomeUnknown', lookup: 'running', ...answered } });
      yield* lookUp();
      const { submission } = yield* select(selectEditOrderState);
      const isNotThere = submission.phase === 'outcomeUnknown' && submission.lookup === 'notThere';
      if (outcome.kind === 'unavailable' && isNotThere) {
        yield* report({ submission: { phase: 'unavailable', ...answered } });
      }
      return;
    }
  }
}

/**
 * Reads the order for the confirmation where the answer of the submission did not contain it (DECISIONS 188). A service that has not
 * processed the edit yet answers the order of before: then the confirmation keeps the draft.
 */
function* showEdited(): SagaGenerator<void> {
  try {
    const order = yield* call(loadOrder, yield* selectOrderId());
    const open = yield* selectOpen();
    if (order !== null && open !== null && isOrderAsEdited(order, open.editedOffer)) {
      yield* report({ submission: { phase: 'submitted', order } });
    }
  } catch (error) {
    logFailure(error);
  }
}

function* confirm(order: Order | null): SagaGenerator<void> {
  yield* report({ submission: { phase: 'submitted', order } });
  yield* sayUnseen('editOrder.edited');
}

/** Says in a notice what the dialog of the edit screen says while that is open (DECISIONS 243). */
function* sayUnseen(key: 'editOrder.edited' | 'editOrder.cancelled'): SagaGenerator<void> {
  const { isShown } = yield* select(selectEditOrderState);
  if (!isShown) notify({ variant: 'success', text: { key } });
}

/** Looks the order up before anything is sent again (QUALITY 9, DECISIONS 28). */
export function* lookUp(): SagaGenerator<void> {
  const { submission } = yield* select(selectEditOrderState);
  if (submission.phase !== 'outcomeUnknown') return;
  yield* report({ submission: { ...submission, lookup: 'running' } });
  try {
    const order = yield* lookUpOutcome('submitEditedOrder', () => findEdited(submission));
    if (order === null) yield* report({ submission: { ...submission, lookup: 'notThere' } });
    else yield* confirm(order);
  } catch (error) {
    logFailure(error);
    yield* report({ submission: { ...submission, lookup: 'failed' } });
  }
}

/** The order where it holds the edit by now; null while it does not. */
function* findEdited({ updatedAt }: EditAttempt): SagaGenerator<Order | null> {
  const order = yield* call(loadOrder, yield* selectOrderId());
  if (order === null) throw new Error('The edited order could not be found');
  const open = yield* selectOpen();
  if (updatedAt !== null && order.updatedAt === updatedAt) return null;
  if (open === null || !isEdited(open.baseline, open.editedOffer)) return order;
  const { baseline, editedOffer } = open;
  const isThere = updatedAt === null ? isEditShown(order, baseline, editedOffer) : isOrderAsEdited(order, editedOffer);
  return isThere ? order : null;
}

/** Cancels the order whose positions are all cancelled (DECISIONS 71). */
export function* cancelWholeOrder({
  payload: { reasonCode },
}: ReturnType<typeof editOrderActions.cancellationConfirmed>): SagaGenerator<void> {
  const open = yield* selectOpen();
  const { submission } = yield* select(selectEditOrderState);
  if (open === null || submission.phase !== 'asking') return;
  const routeId = yield* selectOrderId();
  yield* report({ submission: { phase: 'cancelling' } });
  const { id, externalCustomerId } = open.originalOrder;
  const orderId = id ?? routeId;
  const outcome = yield* cancelForSure({ orderId, externalCustomerId, reasonCode });
  if (outcome.kind !== 'cancelled') {
    log('warning', 'edit_order_operation_failed', { operation: 'CANCEL' });
    yield* report({ submission: { phase: 'asking', failed: outcome } });
    return;
  }
  yield* report({ submission: { phase: 'cancelled' } });
  // The lists mark it at once (REQ E3.2).
  yield* put(orderCancellationActions.cancellationNoted(orderId));
  yield* sayUnseen('editOrder.cancelled');
  try {
    yield* call(clearEdit, routeId);
  } catch (error) {
    // The order is cancelled: its draft is of no use to anybody.
    logFailure(error);
  }
}

export function* settleSubmission(): SagaGenerator<void> {
  const { submission } = yield* select(selectEditOrderState);
  if (submission.phase === 'sending' || submission.phase === 'waiting') {
    yield* report({ submission: { phase: 'idle' } });
  } else if (submission.phase === 'cancelling') yield* report({ submission: { phase: 'asking' } });
}
