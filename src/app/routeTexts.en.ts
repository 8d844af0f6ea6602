import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './routeTexts.de';

export const en: SameKeys<typeof de> = {
  app: {
    rejectionManagement: 'Rejection management',
    voucherManagement: 'Voucher management',
    creditCheck: 'Credit check',
    subscriptionManagement: 'Subscription management',
  },
  screen: {
    order: 'Order',
    home: 'Home',
    editOrder: 'Edit order',
    subscriptions: 'Subscriptions',
    waitlist: 'Waitlist',
    vouchers: 'Vouchers',
  },
};
