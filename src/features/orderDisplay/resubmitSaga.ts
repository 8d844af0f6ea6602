import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { orderCorrectionOf } from '~/domain/order/correctionInput';
import { isRejected } from '~/domain/order/orderActions';
import { noCorrectionInput } from '~/domain/order/orderCorrection';
import { paypalWindow } from '~/domain/order/paypalWindow';
import { serviceNow } from '~/services/http/serviceClock';
import { loadDisplayedOrder, submitOrder, updateOrder } from '~/services/orderService/rejectedOrderService';
import { notify } from '~/shared/notify/notices';
import { orderDisplayActions, selectOrderDisplay, type Resubmission } from './orderDisplaySlice';
import './orderDisplayTexts.de';

const { resubmissionChanged } = orderDisplayActions;

/**
 * Sends the full order with its correction, then submits it, under one correlation id (REQ E4.2). After a lost response the
 * order is looked up, and a further attempt uses the same id.
 */
export function* resubmit(): SagaGenerator<void> {
  const { shown, correction, resubmission } = yield* select(selectOrderDisplay);
  if (shown.phase !== 'loaded' || !isRejected(shown.order)) return;
  if (paypalWindow(shown.order, serviceNow(), limits.paypalWindow).kind === 'closed') return;
  const { id } = shown.order;
  const attemptId = resubmission.status === 'outcomeUnknown' ? resubmission.attemptId : crypto.randomUUID();
  const parts = orderCorrectionOf(correction?.parts ?? noCorrectionInput, shown);
  yield* put(resubmissionChanged({ status: 'sending', attemptId }));

  const update = yield* call(updateOrder, shown, parts, attemptId);
  if (update.kind === 'refused') {
    yield* fail(id, update.detail);
    return;
  }
  if (update.kind === 'unknown') {
    yield* lookUp(id, attemptId);
    return;
  }
  yield* put(orderDisplayActions.orderUpdated(update));
  const submission = yield* call(submitOrder, id, attemptId);
  switch (submission.kind) {
    case 'submitted':
      yield* succeed(id, submission.statusHistory, correction !== null);
      return;
    case 'refused':
      yield* fail(id, submission.detail);
      return;
    case 'unknown':
      yield* lookUp(id, attemptId);
      return;
  }
}

/** Looks the order of a lost submission up again on request. */
export function* lookUpResubmission(): SagaGenerator<void> {
  const { shown, resubmission } = yield* select(selectOrderDisplay);
  if (shown.phase !== 'loaded' || resubmission.status !== 'outcomeUnknown') return;
  yield* lookUp(shown.order.id, resubmission.attemptId);
}

function* lookUp(id: string, attemptId: string): SagaGenerator<void> {
  yield* change(id, { status: 'outcomeUnknown', attemptId, lookup: 'running' });
  const outcome = yield* call(loadDisplayedOrder, id);
  if (outcome.kind !== 'loaded') {
    yield* change(id, { status: 'outcomeUnknown', attemptId, lookup: 'failed' });
  } else if (isRejected(outcome.order)) {
    yield* change(id, { status: 'outcomeUnknown', attemptId, lookup: 'notThere' });
  } else {
    const { correction } = yield* select(selectOrderDisplay);
    yield* put(orderDisplayActions.orderUpdated(outcome));
    yield* succeed(id, outcome.order.statusHistory, correction !== null);
  }
}

/** Ends a lookup that failed unexpectedly, or an attempt whose outcome nobody knows. */
export function* settleResubmission(): SagaGenerator<void> {
  const { resubmission } = yield* select(selectOrderDisplay);
  if (resubmission.status !== 'sending' && resubmission.status !== 'outcomeUnknown') return;
  yield* put(resubmissionChanged({ status: 'outcomeUnknown', attemptId: resubmission.attemptId, lookup: 'failed' }));
}

function* succeed(
  orderId: string,
  statusHistory: Parameters<typeof orderDisplayActions.resubmitted>[0]['statusHistory'],
  withCorrection: boolean,
): SagaGenerator<void> {
  yield* put(orderDisplayActions.resubmitted({ orderId, statusHistory, withCorrection }));
  const key = withCorrection ? 'order.resubmittedFromEdit' : 'order.resubmitted';
  notify({ variant: 'success', text: { key } });
}

function* fail(orderId: string, detail: string | null): SagaGenerator<void> {
  yield* put(orderDisplayActions.resubmissionRefused({ orderId }));
  yield* change(orderId, { status: 'refused', detail });
}

/** Another order may be shown by now; its state stays as it is. */
function* change(orderId: string, resubmission: Resubmission): SagaGenerator<void> {
  const { shown } = yield* select(selectOrderDisplay);
  if (shown.phase === 'loaded' && shown.order.id === orderId) yield* put(resubmissionChanged(resubmission));
}
