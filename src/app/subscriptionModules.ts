import { createSubscriptionModule } from '~/flows/createSubscription/createSubscriptionModule';
import { subscriptionModule } from '~/features/subscription/core/subscriptionModule';
import { newSubscriptionModule } from '~/features/subscription/create/newSubscriptionModule';
import { linksModule } from '~/features/subscription/links/linksModule';
import { subscriptionOverviewModule } from '~/features/subscription/list/subscriptionOverviewModule';
import { customerSubscriptionsModule } from '~/features/subscription/ofCustomer/customerSubscriptionsModule';
import { productReportModule } from '~/features/subscription/report/productReportModule';

/** Subscriptions, their product links and report (REQ G1). */
export const subscriptionModules = [
  newSubscriptionModule,
  subscriptionModule,
  subscriptionOverviewModule,
  linksModule,
  productReportModule,
  customerSubscriptionsModule,
  createSubscriptionModule,
] as const;
