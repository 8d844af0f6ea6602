import { authenticationModule } from '~/features/authentication/authenticationModule';
import { checkoutModule } from '~/features/payment/checkoutModule';

/** Subscriptions, their product links and report, the waitlist and stock reminders (REQ G1, H1). */
export const subscriptionModules = [authenticationModule, checkoutModule] as const;
