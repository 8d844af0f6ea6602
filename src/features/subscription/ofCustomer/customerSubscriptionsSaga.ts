import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionLimits } from '~config/limits/subscription';
import {
  changeableFirst,
  isBeingCanceled,
  withKnownReasons,
  type Subscription,
} from '~/domain/subscription/subscription';
import { loadSubscriptions } from '~/services/callCentreService/subscriptionService';
import { safely, withAbort } from '~/shared/saga/safely';
import { subscriptionActions } from '../core/subscriptionSlice';
import {
  customerSubscriptionsActions,
  selectCustomerSubscriptionsState,
  type SubscriptionsQuery,
} from './customerSubscriptionsSlice';

const { listRequested, listLoaded, listFailed, listLeft, subscriptionPatched, refreshRequested } =
  customerSubscriptionsActions;

function* read({ customerNumber, filter }: SubscriptionsQuery): SagaGenerator<readonly Subscription[]> {
  const loaded = yield* withAbort((signal) =>
    loadSubscriptions(
      customerNumber,
      filter === null ? { status: 'ALL' } : { status: 'ACTIVE', limit: 1, ...filter },
      signal,
    ),
  );
  return withKnownReasons(loaded, (yield* select(selectCustomerSubscriptionsState)).subscriptions);
}

/** Loads the list, and reads it again while a cancellation is being processed (REQ G2.4). A newer action cancels it. */
function* load(action: UnknownAction): SagaGenerator<void> {
  const { query } = yield* select(selectCustomerSubscriptionsState);
  if (query === null || listLeft.match(action)) return;
  yield* put(listLoaded(changeableFirst(yield* read(query))));
  for (let poll = 0; poll < subscriptionLimits.cancellationPolls; poll += 1) {
    const { subscriptions } = yield* select(selectCustomerSubscriptionsState);
    if (!subscriptions.some(isBeingCanceled)) return;
    yield* delay(subscriptionLimits.cancellationPollPause);
    try {
      yield* put(listLoaded(changeableFirst(yield* read(query))));
    } catch {
      // What is shown stays; the next look may succeed.
    }
  }
}

/** A cancellation is asynchronous: the list is read again, which also follows it until it is done (REQ G2.4). */
function* follow({
  payload: { id, changes, change },
}: ReturnType<typeof subscriptionActions.subscriptionChanged>): SagaGenerator<void> {
  const { query } = yield* select(selectCustomerSubscriptionsState);
  if (query === null) return;
  if (changes !== null) yield* put(subscriptionPatched({ ...changes, id }));
  if (changes === null || change === 'canceled') yield* put(refreshRequested());
}

export function* customerSubscriptionsSaga(): SagaGenerator<void> {
  yield* takeEvery(subscriptionActions.subscriptionChanged, safely(follow));
  yield* takeLatest(
    [listRequested, refreshRequested, listLeft],
    safely(load, function* settle() {
      yield* put(listFailed());
    }),
  );
}
