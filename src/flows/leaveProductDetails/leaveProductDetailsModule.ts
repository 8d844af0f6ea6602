import { newSubscriptionActions } from '~/features/newSubscription/newSubscriptionSlice';
import { stockReminderActions } from '~/features/stockReminder/stockReminderSlice';
import { waitlistActions } from '~/features/waitlist/waitlistSlice';
import { defineFlow } from '~/shared/module/defineModule';

export const leaveProductDetailsModule = defineFlow({
  name: 'leaveProductDetails',
  lateSaga: {
    load: async () => (await import('./leaveProductDetailsSaga')).leaveProductDetailsSaga,
    startsWith: [
      newSubscriptionActions.subscriptionRequested,
      waitlistActions.reservationRequested,
      stockReminderActions.reminderRequested,
    ],
  },
});
