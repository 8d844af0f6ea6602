import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionActions } from '~/features/subscription/subscriptionSlice';
import {
  selectSubscriptionOverview,
  subscriptionOverviewActions,
} from '~/features/subscriptionOverview/subscriptionOverviewSlice';
import { safely } from '~/shared/saga/safely';

const { reloadRequested, rowChanged, processingRequested } = subscriptionOverviewActions;

function* follow({
  payload: { id, subscription, change },
}: ReturnType<typeof subscriptionActions.subscriptionChanged>): SagaGenerator<void> {
  const { list } = yield* select(selectSubscriptionOverview);
  if (list === null) return;
  if (subscription === null) {
    yield* put(reloadRequested());
    return;
  }
  yield* put(rowChanged(subscription));
  const isListed = list.rows.some((row) => row.id === id);
  if (change === 'canceled' && isListed) {
    yield* put(processingRequested({ accepted: 1, ids: [id], inProgressBefore: null }));
  }
}

/** Updates the overview when one of its subscriptions changes, and follows its cancellation (REQ G2.4). */
export function* followSubscriptionSaga(): SagaGenerator<void> {
  yield* takeEvery(subscriptionActions.subscriptionChanged, safely(follow));
}
