import { fork, type SagaGenerator } from 'typed-redux-saga';
import { changeHistorySaga } from './changeHistorySaga';
import { changeSubscriptionSaga } from './changeSubscriptionSaga';
import { copyCustomerSaga } from './copyCustomerSaga';

export function* subscriptionSaga(): SagaGenerator<void> {
  yield* fork(changeHistorySaga);
  yield* fork(changeSubscriptionSaga);
  yield* fork(copyCustomerSaga);
}
