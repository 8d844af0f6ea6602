import { put, type SagaGenerator } from 'typed-redux-saga';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { safely } from '~/shared/saga/safely';
import { restoreRecreation } from './recreateOrderSaga';

/** Loads the order of a recreation that a reload interrupted. */
export const resumeRecreation = safely(restoreRecreation, function* settle(): SagaGenerator<void> {
  yield* put(recreationActions.notRestored());
});
