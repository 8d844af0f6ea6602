import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectSubscription, subscriptionActions } from './subscriptionSlice';

/** Loads the customer of an edit that was open before a reload. */
export function* resumeEdit(): SagaGenerator<void> {
  const { edit } = yield* select(selectSubscription);
  if (edit !== null) yield* put(subscriptionActions.customerRequested());
}
