import { fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { safely } from '~/shared/saga/safely';
import { subscriptionActions } from '../core/subscriptionSlice';
import { bulkSaga } from './bulkSaga';
import { overviewListSaga } from './overviewListSaga';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from './subscriptionOverviewSlice';

const { reloadRequested, rowPatched, processingRequested } = subscriptionOverviewActions;

/** Updates the overview when one of its subscriptions changes, and follows its cancellation (REQ G2.4). */
function* follow({
  payload: { id, name, changes, change },
}: ReturnType<typeof subscriptionActions.subscriptionChanged>): SagaGenerator<void> {
  const { list } = yield* select(selectSubscriptionOverviewState);
  if (list.status === 'notAsked') return;
  const { isShown } = list;
  if (changes !== null) yield* put(rowPatched({ ...changes, id }));
  else if (isShown) yield* put(reloadRequested());
  // Another screen follows its cancellations itself.
  if (change === 'canceled' && changes !== null && isShown) {
    yield* put(processingRequested({ accepted: 1, names: [name], inProgressBefore: null }));
  }
}

export function* subscriptionOverviewSaga(): SagaGenerator<void> {
  yield* fork(overviewListSaga);
  yield* fork(bulkSaga);
  yield* takeEvery(subscriptionActions.subscriptionChanged, safely(follow));
}
