import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectSubscriptionState, subscriptionActions } from './subscriptionSlice';

/** Loads the customer of an edit that was open before a reload. */
export function* resumeEdit(): SagaGenerator<void> {
  const { edit } = yield* select(selectSubscriptionState);
  if (edit !== null) yield* put(subscriptionActions.customerRequested());
}
