import isEqual from 'fast-deep-equal';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { correctionRefusal, keyOfCorrection, openCorrections, orderCorrectionOf } from '~/domain/order/correctionInput';
import { isRejected } from '~/domain/order/orderActions';
import { noCorrectionInput, type CorrectionInput } from '~/domain/order/orderCorrection';
import { isCancelledOrder, nameOfOrder } from '~/domain/order/orderHistory';
import { withEntry, type StatusEntry } from '~/domain/order/order';
import { paypalWindow } from '~/domain/order/paypalWindow';
import { isNotMade, isSignedOut } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import type { FailedOrderChange } from '~/services/orderService/failedOrderChange';
import { submitOrder, updateOrder, type DisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { doneDespiteRefusal } from '~/shared/saga/doneDespiteRefusal';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { orderDisplayActions, selectCorrection, selectOrderDisplayState } from './orderDisplaySlice';
import type { LoadedOrder, Resubmission } from './orderDisplayState';
import { isOnScreen, loadAgain, showIfNoLongerRejected, tellOfOther } from './runningAttempts';
import './orderDisplayTexts.de';

const { resubmissionAdvanced, attemptKept, attemptWithdrawn } = orderDisplayActions;

type Failure = Extract<Resubmission, { readonly status: 'refused' | 'noLongerRejected' }>;

type Refusal = Extract<FailedOrderChange, { readonly kind: 'refused' }>;

function refusalOf({ detail, reason }: Refusal): Failure {
  return { status: 'refused', detail, reason };
}

const unexplained: Failure = { status: 'refused', detail: null, reason: null };
const noLongerRejected: Failure = { status: 'noLongerRejected' };

/** One resubmission: the order as it was when the agent pressed, and the correlation id of all its sends. */
interface Attempt {
  readonly shown: LoadedOrder;
  readonly attemptId: string;
  readonly said: string | null;
  readonly withCorrection: boolean;
}

/**
 * Sends the full order with its correction, then submits it, under one correlation id (REQ E4.2). After a lost response the
 * order is looked up; the unchanged order is sent again under the same id, a changed one is another attempt. Nothing is sent while a
 * correction is typed and not taken over, is lost in part, or makes the payment impossible.
 */
export function* resubmit(shown: LoadedOrder): SagaGenerator<void> {
  const { openAttempts, openForm } = yield* select(selectOrderDisplayState);
  const correction = yield* select(selectCorrection);
  if (!isRejected(shown.order)) return;
  if (paypalWindow(shown.order, serviceNow(), limits.paypalWindow).kind === 'closed') return;
  const { id } = shown.order;
  const sent = correction?.parts ?? noCorrectionInput;
  const isUnfinished = openCorrections(correction, openForm, shown).length > 0 || (correction?.lost.length ?? 0) > 0;
  if (isUnfinished || correctionRefusal(sent, shown) !== null) {
    yield* put(resubmissionAdvanced({ status: 'stopped' }));
    return;
  }
  const sentKey = keyOfCorrection(sent, shown);
  const before = openAttempts[id];
  const isSame = before?.sentKey === sentKey;
  const attemptId = isSame ? before.attemptId : crypto.randomUUID();
  const attempt: Attempt = { shown, attemptId, said: null, withCorrection: correction !== null };
  yield* put(resubmissionAdvanced({ status: 'sending' }));

  const now = yield* orderToSend(attempt, isSame);
  if (now === null) return;
  yield* put(attemptKept({ orderId: id, attempt: { attemptId, sentKey } }));
  try {
    yield* sendAttempt(attempt, now, sent, isSame);
  } catch (error) {
    // The end of the session has stopped it, and no earlier send of it is open: there is nothing to look up.
    if (isNotMade(error) && !isSame) {
      yield* put(attemptWithdrawn(id));
      if (yield* isOnScreen(id)) yield* put(resubmissionAdvanced({ status: 'none' }));
    }
    throw error;
  }
}

function* sendAttempt(
  attempt: Attempt,
  now: DisplayedOrder,
  sent: CorrectionInput,
  isSame: boolean,
): SagaGenerator<void> {
  const { shown, attemptId } = attempt;
  const { id } = shown.order;
  const update = yield* call(updateOrder, now, orderCorrectionOf(sent, shown), attemptId);
  if (update.kind === 'refused') {
    // An earlier send of this attempt may have arrived late, after which the service takes no update.
    yield* isSame ? refused(attempt, update) : fail(attempt, refusalOf(update));
    return;
  }
  if (update.kind === 'unknown') {
    yield* lookUp({ ...attempt, said: update.detail });
    return;
  }
  yield* put(orderDisplayActions.orderUpdated(update));
  // The corrections are in the order: a repeated attempt sends none.
  const confirmedKey = keyOfCorrection(noCorrectionInput, shown);
  yield* put(attemptKept({ orderId: id, attempt: { attemptId, sentKey: confirmedKey } }));
  const submission = yield* call(submitOrder, id, attemptId);
  switch (submission.kind) {
    case 'submitted':
      yield* succeed(attempt, submission.statusHistory ?? (yield* historyNow(shown)));
      return;
    case 'refused':
      yield* refused(attempt, submission);
      return;
    case 'unknown':
      yield* lookUp({ ...attempt, said: submission.detail });
      return;
  }
}

/**
 * Reads the order again before all of it is sent, so that the changes of another agent or tab are not overwritten. Returns null if the
 * attempt ends here: the order cannot be read, is no longer rejected, or differs from what the screen shows, which then shows it.
 */
function* orderToSend(attempt: Attempt, isSame: boolean): SagaGenerator<DisplayedOrder | null> {
  const { shown } = attempt;
  let now: DisplayedOrder;
  try {
    now = yield* loadAgain(shown.order.id);
  } catch (error) {
    // What was sent before keeps its unknown outcome.
    if (!isSame && isSignedOut(error)) throw error;
    logFailure(error);
    yield* isSame ? leaveUnknown(attempt, 'failed') : fail(attempt, unexplained);
    return null;
  }
  if (!isRejected(now.order)) {
    yield* isSame && !isEnded(now) ? applyFound(attempt, now) : fail(attempt, noLongerRejected);
    return null;
  }
  // An earlier send of the same attempt may have changed it.
  if (isSame || (isEqual(now.order, shown.order) && isEqual(now.details, shown.details))) return now;
  if (yield* isOnScreen(shown.order.id)) {
    yield* put(orderDisplayActions.orderReplaced(now));
    yield* put(resubmissionAdvanced({ status: 'changedMeanwhile' }));
  } else tellOfOther(shown.order, 'order.otherChanged');
  return null;
}

/**
 * The status history after a submission whose answer does not contain it. Reads the order again, which also updates what it allows now;
 * where that fails, adds the submission as the latest entry.
 */
function* historyNow({ order }: LoadedOrder): SagaGenerator<readonly StatusEntry[]> {
  try {
    const now = yield* loadAgain(order.id);
    if (!isRejected(now.order)) {
      yield* put(orderDisplayActions.orderUpdated(now));
      return now.order.statusHistory;
    }
  } catch (error) {
    logFailure(error);
  }
  return withEntry(order, 'SUBMITTED', serviceNow());
}

/** Shows that an order which is opened again has a resubmission without an outcome, and looks it up. */
export function* resumeResubmission(orderId: string): SagaGenerator<void> {
  const { openAttempts } = yield* select(selectOrderDisplayState);
  if (!(orderId in openAttempts)) return;
  yield* put(resubmissionAdvanced({ status: 'outcomeUnknown', said: null, lookup: 'running' }));
  yield* put(orderDisplayActions.lookupRequested());
}

/** Looks the order of a resubmission without an outcome up again. */
export function* lookUpResubmission(): SagaGenerator<void> {
  const { shown, resubmission, openAttempts } = yield* select(selectOrderDisplayState);
  if (shown.phase !== 'loaded' || resubmission.status !== 'outcomeUnknown') return;
  const attemptId = openAttempts[shown.order.id]?.attemptId ?? crypto.randomUUID();
  const withCorrection = (yield* select(selectCorrection)) !== null;
  yield* lookUp({ shown, attemptId, said: resubmission.said, withCorrection });
}

function* lookUp(attempt: Attempt): SagaGenerator<void> {
  const { shown, said } = attempt;
  // Another order may be shown by now; its state stays as it is.
  if (yield* isOnScreen(shown.order.id)) {
    yield* put(resubmissionAdvanced({ status: 'outcomeUnknown', said, lookup: 'running' }));
  }
  let found: DisplayedOrder | null;
  try {
    found = yield* lookUpOutcome('submitOrder', () => findNoLongerRejected(shown.order.id));
  } catch (error) {
    logFailure(error);
    yield* leaveUnknown(attempt, 'failed');
    return;
  }
  if (found === null) yield* leaveUnknown(attempt, 'notThere');
  else if (isEnded(found)) yield* fail(attempt, noLongerRejected);
  else yield* applyFound(attempt, found);
}

/** The browser may have sent the submission twice: what says that it is not possible may say that it is done. */
function* refused(attempt: Attempt, refusal: Refusal): SagaGenerator<void> {
  const found = yield* doneDespiteRefusal(() => findNoLongerRejected(attempt.shown.order.id));
  if (found === null || isEnded(found)) yield* fail(attempt, refusalOf(refusal));
  else yield* applyFound(attempt, found);
}

function* findNoLongerRejected(id: string): SagaGenerator<DisplayedOrder | null> {
  const found = yield* loadAgain(id);
  return isRejected(found.order) ? null : found;
}

/** Somebody else cancelled or recreated the order: it was not submitted. */
function isEnded({ order }: DisplayedOrder): boolean {
  return isCancelledOrder(order) || order.statusHistory.at(-1)?.status === 'RECREATED_ORDER';
}

function* applyFound(attempt: Attempt, found: DisplayedOrder): SagaGenerator<void> {
  yield* put(orderDisplayActions.orderUpdated(found));
  yield* succeed(attempt, found.order.statusHistory);
}

/** Ends a lookup that failed unexpectedly, or an attempt whose outcome nobody knows. */
export function* settleResubmission({ order }: LoadedOrder): SagaGenerator<void> {
  if (!(yield* isOnScreen(order.id))) {
    tellOfOther(order, 'order.otherNotResubmitted');
    return;
  }
  yield* settleLookup();
}

export function* settleLookup(): SagaGenerator<void> {
  const { resubmission } = yield* select(selectOrderDisplayState);
  if (resubmission.status !== 'sending' && resubmission.status !== 'outcomeUnknown') return;
  const said = resubmission.status === 'outcomeUnknown' ? resubmission.said : null;
  yield* put(resubmissionAdvanced({ status: 'outcomeUnknown', said, lookup: 'failed' }));
}

function* leaveUnknown({ shown, said }: Attempt, lookup: 'failed' | 'notThere'): SagaGenerator<void> {
  if (yield* isOnScreen(shown.order.id)) {
    yield* put(resubmissionAdvanced({ status: 'outcomeUnknown', said, lookup }));
    return;
  }
  tellOfOther(shown.order, lookup === 'failed' ? 'order.otherNotResubmitted' : 'order.otherNotThere', said);
}

function* succeed({ shown, withCorrection }: Attempt, statusHistory: readonly StatusEntry[]): SagaGenerator<void> {
  const { id: orderId } = shown.order;
  const name = nameOfOrder(shown.order);
  const isShown = yield* isOnScreen(orderId);
  yield* put(orderDisplayActions.resubmitted({ orderId, name, statusHistory, withCorrection }));
  const key = withCorrection ? 'order.resubmittedFromEdit' : 'order.resubmitted';
  notify({
    variant: 'success',
    text: isShown ? { key } : { key: 'order.otherResubmitted', params: { number: name } },
  });
}

function* fail({ shown: { order } }: Attempt, failure: Failure): SagaGenerator<void> {
  yield* put(orderDisplayActions.resubmissionRefused({ orderId: order.id, name: nameOfOrder(order) }));
  // The attempt is in flight until the order has been read again: a press for the next one must not be dropped.
  if (yield* isOnScreen(order.id)) yield* showIfNoLongerRejected(order.id);
  if (yield* isOnScreen(order.id)) yield* put(resubmissionAdvanced(failure));
  else if (failure.status === 'noLongerRejected') tellOfOther(order, 'order.otherNoLongerRejected');
  else tellOfOther(order, 'order.otherRefused', failure.detail ?? failure.reason);
}
