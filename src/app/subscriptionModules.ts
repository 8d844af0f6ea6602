import { authenticationModule } from '~/features/authentication/authenticationModule';
import { linksModule } from '~/features/links/linksModule';
import { customerSubscriptionsModule } from '~/features/customerSubscriptions/customerSubscriptionsModule';
import { newSubscriptionModule } from '~/features/newSubscription/newSubscriptionModule';
import { checkoutModule } from '~/features/payment/checkoutModule';
import { subscriptionModule } from '~/features/subscription/subscriptionModule';
import { subscriptionOverviewModule } from '~/features/subscriptionOverview/subscriptionOverviewModule';
import { productReportModule } from '~/features/productReport/productReportModule';
import { stockReminderModule } from '~/features/stockReminder/stockReminderModule';
import { waitlistModule } from '~/features/waitlist/waitlistModule';
import { createSubscriptionModule } from '~/flows/createSubscription/createSubscriptionModule';
import { followCustomerSubscriptionsModule } from '~/flows/followCustomerSubscriptions/followCustomerSubscriptionsModule';
import { followSubscriptionModule } from '~/flows/followSubscription/followSubscriptionModule';

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
  followCustomerSubscriptionsModule,
  followSubscriptionModule,
  waitlistModule,
  stockReminderModule,
] as const;
