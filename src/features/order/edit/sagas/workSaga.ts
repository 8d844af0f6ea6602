import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { hasArrived, quantitiesOf, withPending } from '~/domain/order/editEffects';
import { editPlaceOf, type EditDraft, type EditOperation, type EditOutcome } from '~/domain/order/editOrder';
import { withoutTaken } from '~/domain/order/editForms';
import { countryOfEdit } from '~/domain/order/orderCountry';
import { isInstallmentMethod, type InstallmentPlan } from '~/domain/payment/payment';
import { editOrderActions, selectEditOrderState } from '../state/editOrderSlice';
import type { OpenEdit } from '../state/editOrderState';
import { isSignedOut } from '~/services/http/refusal';
import { logFailure } from '~/services/loggingService/loggingService';
import { changeEdit } from '~/services/orderService/editOrderService';
import { notify } from '~/shared/notify/notices';
import {
  endAfterPaypalWindow,
  loadOrderCustomer,
  readAgain,
  readDraft,
  report,
  reportClosed,
  selectOpen,
  selectOrderId,
  applyDraft,
} from './draft';
import { operationFailed, operationRefused } from './operationFailure';
import { noteElsewhere } from './elsewhere';
import { openDetails } from './positionSaga';
import { replay, undoChange } from './replaySaga';
import { submitDraft } from './submitEditSaga';
import { applyForeignChange } from './applyForeignChange';
import '../changeOrderTexts.de';

const { activityAdvanced, replayRequested, workStarted } = editOrderActions;

/** Does the queued work one piece after the other, then a waiting submission (REQ F3.2). */
export function* doQueuedWork(): SagaGenerator<void> {
  for (;;) {
    const { queued, session, submission } = yield* select(selectEditOrderState);
    const [work] = queued;
    if (session.phase !== 'open') return;
    const isAsked = work !== undefined || submission.phase === 'waiting';
    if (isAsked && (yield* endAfterPaypalWindow())) return;
    if (work !== undefined) {
      const isDone = work.type === 'REPLAY' ? yield* replay(work) : yield* send(work);
      // A submission does not go on with less than the agent has asked for.
      if (!isDone) yield* withdrawSubmission();
    } else if (submission.phase === 'waiting') yield* submitDraft(submission.asked);
    else return;
  }
}

function* withdrawSubmission(): SagaGenerator<void> {
  const { submission } = yield* select(selectEditOrderState);
  if (submission.phase === 'waiting') yield* report({ submission: { phase: 'idle' } });
}

/** After an unexpected failure of the work: ends its state, so that the next change can be made. */
export function* settleWork(): SagaGenerator<void> {
  const { sent } = yield* select(selectEditOrderState);
  if (sent !== null && sent.work.type !== 'REPLAY') {
    yield* put(activityAdvanced({ place: editPlaceOf(sent.work), now: 'error' }));
  }
  yield* report({ sent: null, queued: [] });
}

function* send(operation: EditOperation): SagaGenerator<boolean> {
  const place = editPlaceOf(operation);
  const before = yield* selectOpen();
  const known = before === null ? {} : quantitiesOf(before.editedOffer);
  yield* put(workStarted({ work: operation, known }));
  yield* put(activityAdvanced({ place, now: 'in_progress' }));
  const outcome = yield* outcomeOf(operation, before);
  const isDone = outcome !== null && (yield* settle(operation, outcome));
  if (isDone && before !== null) yield* noteElsewhere(before, operation);
  yield* report({ sent: null });
  yield* put(activityAdvanced({ place, now: isDone ? 'success' : 'error' }));
  return isDone;
}

/**
 * Sends the operation. Where its answer is lost, or refuses what may have been received before (a browser sends again what a
 * closed connection has not answered), the draft says whether it arrived. Null: it failed, which is said.
 */
function* outcomeOf(operation: EditOperation, before: OpenEdit | null): SagaGenerator<EditOutcome | null> {
  try {
    const outcome = yield* call(changeEdit, yield* selectOrderId(), operation, before?.editedOffer);
    if (before === null || !mayHaveArrived(operation, outcome)) return outcome;
    const draft = yield* draftWith(operation, before);
    return draft === null ? outcome : { kind: 'updated', draft };
  } catch (error) {
    if (!isSignedOut(error) && (yield* readAgain(before ?? undefined))) {
      const open = yield* selectOpen();
      if (open !== null && before !== null && isDoneIn(open, operation, before)) {
        logFailure(error);
        return { kind: 'updated', draft: open };
      }
    }
    operationFailed(error);
    return null;
  }
}

function mayHaveArrived(operation: EditOperation, { kind }: EditOutcome): boolean {
  return (kind === 'refused' || kind === 'vouchersInvalid') && !isUndoOfCancellation(operation);
}

/** Whether the operation undoes the cancellation of a position. */
function isUndoOfCancellation(operation: EditOperation): boolean {
  return operation.type === 'CANCEL_POSITION' && operation.cancellationReason === null;
}

/** Whether the draft has what the operation asks for; plans that it asks for may be named in its own answer only. */
function isDoneIn(draft: EditDraft, operation: EditOperation, before: OpenEdit): boolean {
  if (asksForPlans(operation) && draft.installmentPlans.length === 0) return false;
  return hasArrived(operation, before.editedOffer, draft.editedOffer);
}

/** Whether the operation is the choice of an installment method, whose plan is agreed next. */
function asksForPlans(operation: EditOperation): boolean {
  if (operation.type !== 'CHANGE_PAYMENT') return false;
  const { payment } = operation;
  return isInstallmentMethod(payment.method) && 'count' in payment && payment.count === null;
}

/** The draft as the service has it, where the operation has arrived; else null. */
function* draftWith(operation: EditOperation, before: OpenEdit): SagaGenerator<EditDraft | null> {
  try {
    const outcome = yield* readDraft(before);
    if (outcome.kind !== 'opened') return null;
    return isDoneIn(outcome.draft, operation, before) ? outcome.draft : null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Shows what the service answered; true where the operation is done. */
function* settle(operation: EditOperation, outcome: EditOutcome): SagaGenerator<boolean> {
  switch (outcome.kind) {
    case 'updated':
      if (outcome.draft === null) yield* readAfter(operation, outcome.installmentPlans);
      else yield* applyDraft(outcome.draft);
      yield* afterUpdate(operation);
      return true;
    case 'reservationFailed':
      if (operation.type === 'ADD_POSITION') yield* openDetails(operation, outcome);
      else operationRefused(operation.type, outcome.detail ?? outcome.title);
      return false;
    case 'addressBlocked':
      operationRefused(operation.type, outcome.detail);
      yield* markBlockedAddress(operation);
      return false;
    case 'vouchersInvalid': {
      const { invalidVouchers, detail } = outcome;
      operationRefused(operation.type, detail);
      yield* report({ voucherError: { invalidVouchers, detail } });
      return false;
    }
    case 'orderChanged':
      yield* applyForeignChange(outcome.order, operation);
      return false;
    case 'allPositionsCancelled':
      yield* report({ submission: { phase: 'asking' } });
      return false;
    case 'notEditable':
      yield* reportClosed(outcome);
      return false;
    case 'refused':
      if (operation.type === 'CANCEL_POSITION' && isUndoOfCancellation(operation)) {
        // The service does not undo a cancellation: the other changes are made again on a new draft.
        yield* put(replayRequested({ without: `positionCancelled ${operation.id}`, operations: null }));
      } else operationRefused(operation.type, outcome.detail ?? outcome.title);
      return false;
  }
}

/** Reads the draft again after an answer without it; what the draft does not name is as the operation has made it. */
function* readAfter(operation: EditOperation, installmentPlans: readonly InstallmentPlan[]): SagaGenerator<void> {
  const open = yield* selectOpen();
  const known =
    open === null ? undefined : { editedOffer: withPending(open.editedOffer, [operation]), installmentPlans };
  yield* readAgain(known);
}

function* afterUpdate(operation: EditOperation): SagaGenerator<void> {
  const open = yield* selectOpen();
  if (open === null) return;
  const { typed } = yield* select(selectEditOrderState);
  yield* report({
    voucherError: null,
    typed: withoutTaken(typed, operation, open.editedOffer, countryOfEdit(open)),
  });
  if (operation.type === 'ADD_POSITION') yield* report({ productDetails: null, addProblem: null });
  if (operation.type !== 'CHANGE_PAYMENT') return;
  yield* report({ lastPayment: operation });
  if (!asksForPlans(operation)) return;
  // The method is chosen; its plan is agreed in the dialog, or there is none and the selection is reset (REQ C8.4).
  if (open.installmentPlans.length > 0) {
    const { installments } = yield* select(selectEditOrderState);
    yield* report({ installments: installments ?? 'NORMAL_MODE' });
    return;
  }
  notify({ variant: 'error', text: { key: 'editOrder.noPlans' } });
  yield* undoChange('payment');
}

/** Marks the address and reads customer and draft again, whose address is still the one before (REQ F2.1). */
function* markBlockedAddress(operation: EditOperation): SagaGenerator<void> {
  if (operation.type === 'SWITCH_DELIVERY_ADDRESS') {
    const { blockedAddresses } = yield* select(selectEditOrderState);
    yield* report({ blockedAddresses: [...blockedAddresses, operation.address] });
  }
  yield* readAgain((yield* selectOpen()) ?? undefined);
  yield* loadOrderCustomer();
}
