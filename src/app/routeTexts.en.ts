import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './routeTexts.de';

export const en: SameKeys<typeof de> = {
  app: {
    orderEntryText: 'Take telephone orders and look after customers',
    swissOrderEntryText: 'Orders in francs, by invoice only',
    rejectionManagement: 'Rejection management',
    rejectionManagementText: 'Check, change and resubmit rejected orders',
    voucherManagement: 'Voucher management',
    voucherManagementText: "View a customer's vouchers and check codes",
    creditCheck: 'Credit check',
    creditCheckText: "View a customer's credit limit, dunning level and blocks",
    subscriptionManagement: 'Subscription management',
    subscriptionManagementText: 'Subscriptions, subscription products and article data',
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
