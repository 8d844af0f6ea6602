import { put, type SagaGenerator } from 'typed-redux-saga';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { safely } from '~/shared/saga/safely';
import { loadWanted } from './createSubscriptionSaga';

/** Loads the product of a subscription that was being entered before a reload. */
export const resumeNewSubscription = safely(loadWanted, function* settle(): SagaGenerator<void> {
  yield* put(newSubscriptionActions.notPossible('failed'));
});
