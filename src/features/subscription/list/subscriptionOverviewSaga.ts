import { fork, type SagaGenerator } from 'typed-redux-saga';
import { bulkSaga } from './bulkSaga';
import { followSaga } from './followSaga';
import { overviewListSaga } from './overviewListSaga';

export function* subscriptionOverviewSaga(): SagaGenerator<void> {
  yield* fork(overviewListSaga);
  yield* fork(bulkSaga);
  yield* fork(followSaga);
}
