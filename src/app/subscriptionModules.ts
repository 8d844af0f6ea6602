import { authenticationModule } from '~/features/authentication/authenticationModule';
import { linksModule } from '~/features/subscription/links/linksModule';
import { customerSubscriptionsModule } from '~/features/subscription/ofCustomer/customerSubscriptionsModule';
import { newSubscriptionModule } from '~/features/subscription/create/newSubscriptionModule';
import { checkoutModule } from '~/features/payment/checkoutModule';
import { subscriptionModule } from '~/features/subscription/core/subscriptionModule';
import { subscriptionOverviewModule } from '~/features/subscription/list/subscriptionOverviewModule';
import { productReportModule } from '~/features/subscription/report/productReportModule';
import { stockReminderModule } from '~/features/stockReminder/stockReminderModule';
import { waitlistModule } from '~/features/waitlist/waitlistModule';
import { createSubscriptionModule } from '~/flows/createSubscription/createSubscriptionModule';

/** Subscriptions, their product links and report, the waitlist and stock reminders (REQ G1, H1). */
export const subscriptionModules = [
  authenticationModule,
  checkoutModule,
  newSubscriptionModule,
  subscriptionModule,
  subscriptionOverviewModule,
  linksModule,
  productReportModule,
  customerSubscriptionsModule,
  createSubscriptionModule,
  waitlistModule,
  stockReminderModule,
] as const;
