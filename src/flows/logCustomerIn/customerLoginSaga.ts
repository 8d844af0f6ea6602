import { all, call, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { customerKey } from '~/domain/customer/customer';
import { countryOfCustomer } from '~/domain/customer/loginFlow';
import { tidyDigits } from '~/domain/common/digits';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { selectCall } from '~/features/call/callSlice';
import { customerActions, selectCustomer, selectLogin } from '~/features/customer/customerSlice';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { pinActions } from '~/features/pin/pinSlice';
import { changeCountry, saveReception } from '~/services/customerService/loginChangesService';
import { loadCustomer } from '~/services/customerService/customerService';
import { ServiceError } from '~/services/http/serviceError';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { takeIntoCall, walkThroughSteps } from './loginSteps';
import { keepPendingTargetOf } from './pendingTarget';
import { readRecentCustomers } from '~/features/customer/recentCustomersStorage';

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
  const customer = yield* withAbort((signal) => loadCustomer(customerNumber, signal));
  yield* walkThroughSteps(customer, customerNumber);
}

function* settleLogin(
  error: unknown,
  { payload }: ReturnType<typeof customerActions.loginRequested>,
): SagaGenerator<void> {
  const unreachable = error instanceof ServiceError && (error.kind === 'network' || error.kind === 'timeout');
  yield* put(customerActions.loginChanged({ phase: 'failed', customerNumber: tidyDigits(payload), unreachable }));
}

/** Changes the country of a customer who moved, and continues the login with the customer that the service returns. */
function* moveCustomer(): SagaGenerator<void> {
  const login = yield* select(selectLogin);
  if (login.phase !== 'stopped' || login.customer.externalCustomerId === null) return;
  const { country } = yield* select(selectCall);
  const outcome = yield* call(changeCountry, login.customer.externalCustomerId, country);
  if (outcome.kind === 'refused') yield* put(customerActions.countryChangeRefused(outcome.detail));
  else {
    yield* walkThroughSteps(outcome.customer, login.customer.externalCustomerId, true);
    const loaded = yield* select(selectCustomer);
    // An order needs a billing address in its country: if it is still abroad, the form opens to edit it.
    if (loaded !== null && loaded.billingAddress !== null && countryOfCustomer(loaded) !== country) {
      yield* put(customerDataActions.customerFormOpened({ kind: 'edit' }));
    }
  }
}

function* showRecentCustomers(): SagaGenerator<void> {
  yield* put(customerActions.recentCustomersChanged(readRecentCustomers()));
}

/** Saves the answer of the survey at once; that of a new customer is sent with the order. */
function* saveSurvey({ payload: reception }: ReturnType<typeof customerActions.surveyAnswered>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null || reception === null) return;
  if (customer.externalCustomerId !== null) yield* call(saveReception, customer.externalCustomerId, reception);
  yield* put(customerActions.recordUpdated({ customerKey: customerKey(customer), part: { reception } }));
  yield* put(customerActions.recentNoted({ customerKey: customerKey(customer), note: { reception } }));
}

export function* customerLoginSaga(): SagaGenerator<void> {
  const { loginRequested, takeIntoCallRequested, countryChangeRequested, surveyAnswered } = customerActions;
  const { customerSubmitted, checkDismissed, customerFormOpened, formCancelled } = customerDataActions;
  yield* all([
    call(showRecentCustomers),
    takeLatestUntil(loginRequested, [countryChangeRequested], logInSafely),
    takeLatestUntil(countryChangeRequested, [loginRequested], moveSafely),
    // Changing, closing or reopening the form that the customer comes from cancels the open question.
    takeLatestUntil(
      takeIntoCallRequested,
      [customerSubmitted, checkDismissed, customerFormOpened, formCancelled],
      takeIntoCallSafely,
    ),
    takeLatest(surveyAnswered, safely(saveSurvey)),
    takeEvery(
      [customerDataActions.customerFormOpened, customerDataActions.addressFormOpened],
      safely(function* closeSearch() {
        yield* put(customerSearchActions.closed());
      }),
    ),
  ]);
}

const logInSafely = safely(logIn, settleLogin);
const takeIntoCallSafely = safely(takeIntoCall, function* settle() {
  yield* put(customerDataActions.checkEnded({ status: 'failed' }));
});
const moveSafely = safely(moveCustomer, function* settle() {
  yield* put(customerActions.countryChangeRefused(null));
});
