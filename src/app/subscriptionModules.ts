import { authenticationModule } from '~/features/authentication/authenticationModule';
import { newSubscriptionModule } from '~/features/newSubscription/newSubscriptionModule';
import { checkoutModule } from '~/features/payment/checkoutModule';
import { stockReminderModule } from '~/features/stockReminder/stockReminderModule';
import { waitlistModule } from '~/features/waitlist/waitlistModule';
import { createSubscriptionModule } from '~/flows/createSubscription/createSubscriptionModule';

/** Subscriptions, their product links and report, the waitlist and stock reminders (REQ G1, H1). */
export const subscriptionModules = [
  authenticationModule,
  checkoutModule,
  newSubscriptionModule,
  createSubscriptionModule,
  waitlistModule,
  stockReminderModule,
] as const;
