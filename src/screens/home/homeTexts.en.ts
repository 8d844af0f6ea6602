import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './homeTexts.de';

export const en: SameKeys<typeof de> = {
  home: {
    greeting: 'Hello, {{name}}',
    question: 'Which application should be opened?',
    noApplication: 'No application is enabled for this sign-in. The team leader can assign roles.',
    tile: {
      orderEntry: 'Take telephone orders and look after customers',
      swissOrderEntry: 'Orders in francs, by invoice only',
      rejectionManagement: 'Check, change and resubmit rejected orders',
      voucherManagement: "View a customer's vouchers and check codes",
      creditCheck: "View a customer's credit limit, dunning level and blocks",
      subscriptionManagement: 'Subscriptions, subscription products and article data',
    },
  },
};
