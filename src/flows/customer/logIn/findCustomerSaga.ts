import { all, call, type SagaGenerator } from 'typed-redux-saga';
import { findByOrderSaga } from './findByOrderSaga';
import { findByTextSaga } from './findByTextSaga';

/** The ways to a customer other than the customer number. */
export function* findCustomerSaga(): SagaGenerator<void> {
  yield* all([call(findByOrderSaga), call(findByTextSaga)]);
}
