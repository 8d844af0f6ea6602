import { put, race, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { choicesOf, recognise, type CustomerChoice } from '~/domain/customer/recognition';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions, selectRecentCustomers } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { safely } from '~/shared/saga/safely';

const { lookupRequested, opened, closed, searchRequested, emailSearchRequested, orderLookupRequested, searchEnded } =
  customerSearchActions;

/** Looks up what the customer field names, or what the agent chose of it (DECISIONS 129). */
function* findByText({ payload }: ReturnType<typeof lookupRequested>): SagaGenerator<void> {
  const choice = typeof payload === 'string' ? yield* firstChoice(payload) : payload;
  if (choice === undefined) {
    // Nothing can be looked up: the login refuses the text as a number.
    if (typeof payload === 'string') yield* put(customerActions.loginRequested(payload));
    return;
  }
  switch (choice.kind) {
    case 'load':
      yield* put(closed());
      yield* put(customerActions.loginRequested(choice.customerNumber));
      return;
    case 'byEmail':
      yield* put(opened({ takesFocus: false }));
      yield* put(emailSearchRequested(choice.email));
      return;
    case 'byOrder':
      yield* findByOrderNumber(choice.orderNumber);
      return;
    case 'search':
      yield* put(opened({ takesFocus: false, criteria: choice.criteria }));
      yield* put(searchRequested());
      return;
    case 'fillSearch':
      yield* put(searchEnded({ status: 'none' }));
      yield* put(opened({ takesFocus: true, criteria: choice.criteria }));
      return;
  }
}

function* firstChoice(text: string): SagaGenerator<CustomerChoice | undefined> {
  const recent = yield* select(selectRecentCustomers);
  const { allowed } = yield* select(selectCallState);
  return choicesOf(recognise(text, serviceNow()), { recent, maySearchOrders: allowed.limelightSearch })[0];
}

/** Opens the search only where no customer is found: it shows the reason and the number to correct. */
function* findByOrderNumber(orderNumber: string): SagaGenerator<void> {
  yield* put(orderLookupRequested({ orderNumber, opensHistory: false }));
  const { ended } = yield* race({ ended: take(searchEnded), closed: take(closed) });
  if (ended === undefined || ended.payload.status === 'none') return;
  yield* put(customerSearchActions.orderNumberTyped(orderNumber));
  yield* put(opened({ takesFocus: false }));
}

export function* findByTextSaga(): SagaGenerator<void> {
  yield* takeLatest(lookupRequested, safely(findByText));
}
