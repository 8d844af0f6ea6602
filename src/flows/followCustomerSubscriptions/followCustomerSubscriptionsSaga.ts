import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import {
  customerSubscriptionsActions,
  selectCustomerSubscriptions,
} from '~/features/subscription/ofCustomer/customerSubscriptionsSlice';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { safely } from '~/shared/saga/safely';

/** A cancellation is asynchronous: the list is read again, which also follows it until it is done (REQ G2.4). */
function* follow({
  payload: { id, changes, change },
}: ReturnType<typeof subscriptionActions.subscriptionChanged>): SagaGenerator<void> {
  const { query } = yield* select(selectCustomerSubscriptions);
  if (query === null) return;
  if (changes !== null) yield* put(customerSubscriptionsActions.subscriptionPatched({ ...changes, id }));
  if (changes === null || change === 'canceled') yield* put(customerSubscriptionsActions.refreshRequested());
}

/** Updates the customer's list when one of its subscriptions changes. */
export function* followCustomerSubscriptionsSaga(): SagaGenerator<void> {
  yield* takeEvery(subscriptionActions.subscriptionChanged, safely(follow));
}
