import { fork, type SagaGenerator } from 'typed-redux-saga';
import { changeHistorySaga } from './changeHistorySaga';
import { changeSubscriptionSaga } from './changeSubscriptionSaga';

export function* subscriptionSaga(): SagaGenerator<void> {
  yield* fork(changeHistorySaga);
  yield* fork(changeSubscriptionSaga);
}
