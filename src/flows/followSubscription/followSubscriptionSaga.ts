import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import { subscriptionActions } from '~/features/subscription/subscriptionSlice';
import {
  selectSubscriptionOverview,
  subscriptionOverviewActions,
} from '~/features/subscriptionOverview/subscriptionOverviewSlice';
import { safely } from '~/shared/saga/safely';

const { reloadRequested, rowChanged, processingRequested } = subscriptionOverviewActions;

function* follow({
  payload: { subscription, change },
}: ReturnType<typeof subscriptionActions.subscriptionChanged>): SagaGenerator<void> {
  const { list, isShown } = yield* select(selectSubscriptionOverview);
  if (list === null) return;
  if (subscription !== null) yield* put(rowChanged(subscription));
  else if (isShown) yield* put(reloadRequested());
  // Another screen follows its cancellations itself.
  if (change === 'canceled' && subscription !== null && isShown) {
    const names = [nameOfSubscription(subscription)];
    yield* put(processingRequested({ accepted: 1, names, inProgressBefore: null }));
  }
}

/** Updates the overview when one of its subscriptions changes, and follows its cancellation (REQ G2.4). */
export function* followSubscriptionSaga(): SagaGenerator<void> {
  yield* takeEvery(subscriptionActions.subscriptionChanged, safely(follow));
}
