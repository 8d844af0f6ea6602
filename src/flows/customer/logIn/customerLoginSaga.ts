import { all, call, put, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { tidyDigits } from '~/domain/common/digits';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { ServiceError } from '~/services/http/serviceError';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { keepPendingTargetOf } from './pendingTarget';
import { readRecentCustomers } from '~/features/customer/ofCall/recentCustomersStorage';

/** Loads the customer by number and logs them in (REQ B2.1). A newer number cancels an older login. */
function* logIn({ payload }: ReturnType<typeof customerActions.loginRequested>): SagaGenerator<void> {
  const input = readCustomerNumber(payload);
  if (input.kind !== 'valid') {
    yield* put(customerActions.numberRefused(input.kind));
    return;
  }
  const { customerNumber } = input;
  yield* call(keepPendingTargetOf, customerNumber);
  yield* put(pinActions.challengeClosed());
  yield* put(customerActions.loadingStarted(customerNumber));
  const { customer, steps } = yield* all({
    customer: withAbort(async (signal) => (await importService()).loadCustomer(customerNumber, signal)),
    steps: call(importSteps),
  });
  yield* steps.walkThroughSteps(customer, customerNumber);
}

/** Loaded ahead: what reads a customer is not needed before the first number is typed. */
const importService = () => import('~/services/customerService/customerService');
/** Loaded ahead, else beside the request for the customer. */
const importSteps = () => import('./loginSteps');

function* loadIntoCall(action: ReturnType<typeof customerActions.loadIntoCallRequested>): SagaGenerator<void> {
  yield* (yield* call(importSteps)).loadIntoCall(action);
}

function* settleLogin(
  error: unknown,
  { payload }: ReturnType<typeof customerActions.loginRequested>,
): SagaGenerator<void> {
  const unreachable = error instanceof ServiceError && (error.kind === 'network' || error.kind === 'timeout');
  yield* put(customerActions.loginAdvanced({ phase: 'failed', customerNumber: tidyDigits(payload), unreachable }));
}

/** Few customers move: loaded with the first of them. */
function* moveCustomer(): SagaGenerator<void> {
  yield* (yield* call(() => import('./loginChanges'))).moveCustomer();
}

function* showRecentCustomers(): SagaGenerator<void> {
  yield* put(customerActions.recentCustomersRead(readRecentCustomers()));
}

/** A date of birth that was compared for a reservation or a subscription is compared again: loaded with the first denial. */
function* dropCallerCheck(): SagaGenerator<void> {
  const { callerCheckActions } = yield* call(() => import('~/features/customer/callerCheck/callerCheckSlice'));
  yield* put(callerCheckActions.callerCheckDropped());
}

/** The survey is asked once for each customer: loaded with the first answer. */
function* saveSurvey({ payload }: ReturnType<typeof customerActions.surveyAnswered>): SagaGenerator<void> {
  if (payload !== null) yield* (yield* call(() => import('./loginChanges'))).saveSurvey(payload);
}

export function* customerLoginSaga(): SagaGenerator<void> {
  const { loginRequested, loadIntoCallRequested, countryChangeRequested, surveyAnswered } = customerActions;
  const { customerSubmitted, checkDismissed, customerFormOpened, formCancelled } = customerDataActions;
  yield* all([
    call(showRecentCustomers),
    takeLatestUntil(loginRequested, [countryChangeRequested], logInSafely),
    takeLatestUntil(countryChangeRequested, [loginRequested], moveSafely),
    // Changing, closing or reopening the form that the customer comes from cancels the open question.
    takeLatestUntil(
      loadIntoCallRequested,
      [customerSubmitted, checkDismissed, customerFormOpened, formCancelled],
      loadIntoCallSafely,
    ),
    takeLatest(surveyAnswered, safely(saveSurvey)),
    takeEvery(customerActions.setAside, safely(dropCallerCheck)),
    takeEvery(
      [customerDataActions.customerFormOpened, customerDataActions.addressFormOpened],
      safely(function* closeSearch() {
        yield* put(customerSearchActions.closed());
      }),
    ),
  ]);
}

const logInSafely = safely(logIn, settleLogin);
const loadIntoCallSafely = safely(loadIntoCall, function* settle() {
  yield* put(customerDataActions.checkEnded({ status: 'failed' }));
});
const moveSafely = safely(moveCustomer, function* settle() {
  yield* put(customerActions.countryChangeRefused(null));
});
