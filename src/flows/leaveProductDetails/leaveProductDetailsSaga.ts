import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { newSubscriptionActions } from '~/features/newSubscription/newSubscriptionSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { stockReminderActions } from '~/features/stockReminder/stockReminderSlice';
import { waitlistActions } from '~/features/waitlist/waitlistSlice';
import { safely } from '~/shared/saga/safely';

/** The dialog that was opened from the details of an article replaces them. */
export function* leaveProductDetailsSaga(): SagaGenerator<void> {
  yield* takeEvery(
    [
      newSubscriptionActions.subscriptionRequested,
      waitlistActions.reservationRequested,
      stockReminderActions.reminderRequested,
    ],
    safely(function* close() {
      yield* put(productSearchActions.dialogChanged({ phase: 'closed' }));
    }),
  );
}
