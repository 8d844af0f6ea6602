import { callerCheckModule } from '~/features/customer/callerCheck/callerCheckModule';
import { checkoutModule } from '~/features/payment/checkoutModule';
import { stockReminderModule } from '~/features/article/stockReminder/stockReminderModule';
import { waitlistModule } from '~/features/waitlist/waitlistModule';

/** The waitlist and stock reminders, and what they share with subscriptions: the caller's birthday and the checkout (REQ H1). */
export const waitlistModules = [callerCheckModule, checkoutModule, waitlistModule, stockReminderModule] as const;
