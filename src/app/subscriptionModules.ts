import { authenticationModule } from '~/features/authentication/authenticationModule';
import { linksModule } from '~/features/links/linksModule';
import { newSubscriptionModule } from '~/features/newSubscription/newSubscriptionModule';
import { checkoutModule } from '~/features/payment/checkoutModule';
import { productReportModule } from '~/features/productReport/productReportModule';
import { createSubscriptionModule } from '~/flows/createSubscription/createSubscriptionModule';

/** Subscriptions, their product links and report, the waitlist and stock reminders (REQ G1, H1). */
export const subscriptionModules = [
  authenticationModule,
  checkoutModule,
  newSubscriptionModule,
  linksModule,
  productReportModule,
  createSubscriptionModule,
] as const;
