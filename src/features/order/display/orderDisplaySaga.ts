import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { customerNotes } from '~/domain/customer/customerNotes';
import { isCancelled } from '~/domain/order/orderHistory';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { loadCustomer } from '~/services/customerService/customerService';
import { validateIban } from '~/services/paymentService/paymentService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { loadShownOrder, wasAskedAhead } from './askForOrder';
import { cancelRejected, settleCancellation } from './cancelRejectedSaga';
import { orderDisplayActions, selectDisplayedOrder } from './orderDisplaySlice';
import { lookUpResubmission, resubmit, resumeResubmission, settleLookup, settleResubmission } from './resubmitSaga';
import { oneAttemptPerOrder } from './runningAttempts';
import { workListSaga } from './workListSaga';

const { orderOpened, orderRequested, orderLoaded, orderLeft, orderNotLoaded, customerNotesAdvanced, paymentChecked } =
  orderDisplayActions;

function* openOrder({ payload: id }: ReturnType<typeof orderOpened>): SagaGenerator<void> {
  const shown = yield* select(selectDisplayedOrder);
  const isPrepared = shown.phase === 'loaded' && shown.id === id && wasAskedAhead(id);
  yield* put(isPrepared ? orderLoaded(shown) : orderRequested(id));
}

function* showOrder({ payload: id }: ReturnType<typeof orderRequested>): SagaGenerator<void> {
  const outcome = yield* withAbort((signal) => loadShownOrder(id, signal));
  if (outcome.kind === 'loaded') {
    const { order, details, document } = outcome;
    yield* put(orderLoaded({ id, order, details, document }));
  } else yield* put(orderNotLoaded({ id, reason: outcome.kind }));
}

/** Loads what speaks against the order's customer; the order is shown without it where that fails. */
function* showCustomerNotes({ payload: { order } }: ReturnType<typeof orderLoaded>): SagaGenerator<void> {
  const { externalCustomerId } = order;
  if (externalCustomerId === null) return;
  yield* put(customerNotesAdvanced({ status: 'loading' }));
  const customer = yield* withAbort((signal) => loadCustomer(externalCustomerId, signal));
  yield* put(
    customerNotesAdvanced(
      customer === null
        ? { status: 'failed' }
        : { status: 'loaded', notes: customerNotes(customer), type: customer.type },
    ),
  );
}

function* checkDirectDebit({
  payload: { accountHolder, iban, resubmits },
}: ReturnType<typeof orderDisplayActions.directDebitEntered>): SagaGenerator<void> {
  const outcome = yield* withAbort((signal) => validateIban(iban, signal));
  if (outcome.kind === 'invalid') {
    yield* put(paymentChecked({ status: 'invalid', detail: outcome.detail }));
    return;
  }
  yield* put(orderDisplayActions.corrected({ payment: { method: 'DIRECT_DEBIT', accountHolder, iban } }));
  if (resubmits) yield* put(orderDisplayActions.resubmitRequested());
}

/** Loads the displayed order again where it was cancelled elsewhere. */
function* showCancelled({
  payload: cancelled,
}: ReturnType<typeof orderCancellationActions.ordersCancelled>): SagaGenerator<void> {
  const shown = yield* select(selectDisplayedOrder);
  if (shown.phase !== 'loaded' || isCancelled(shown.order.status) || !cancelled.includes(shown.order.id)) return;
  yield* put(orderRequested(shown.id));
}

export function* orderDisplaySaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(orderOpened, safely(openOrder)),
    takeLatestUntil(
      orderRequested,
      [orderLeft],
      safely(showOrder, function* settle(_error, { payload: id }) {
        yield* put(orderNotLoaded({ id, reason: 'failed' }));
      }),
    ),
    takeLatestUntil(
      orderLoaded,
      [orderRequested, orderLeft],
      safely(showCustomerNotes, function* settle() {
        yield* put(customerNotesAdvanced({ status: 'failed' }));
      }),
    ),
    takeLatestUntil(
      orderDisplayActions.directDebitEntered,
      [orderDisplayActions.formOpened, orderRequested, orderLeft],
      safely(checkDirectDebit, function* settle() {
        yield* put(paymentChecked({ status: 'failed' }));
      }),
    ),
    call(oneAttemptPerOrder, {
      pattern: orderDisplayActions.resubmitRequested,
      worker: resubmit,
      settle: settleResubmission,
      inFlight: () => orderDisplayActions.resubmissionAdvanced({ status: 'sending' }),
      resume: resumeResubmission,
    }),
    takeLatestUntil(
      orderDisplayActions.lookupRequested,
      [orderRequested, orderLeft],
      safely(lookUpResubmission, settleLookup),
    ),
    call(oneAttemptPerOrder, {
      pattern: orderDisplayActions.cancelRequested,
      worker: cancelRejected,
      settle: settleCancellation,
      inFlight: () => orderDisplayActions.cancellationAdvanced({ status: 'sending' }),
    }),
    takeEvery(orderCancellationActions.ordersCancelled, safely(showCancelled)),
    call(workListSaga),
  ]);
}
