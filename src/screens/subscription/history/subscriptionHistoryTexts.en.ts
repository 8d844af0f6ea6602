import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './subscriptionHistoryTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionHistory: {
    title: 'Subscriptions of {{number}}',
    toOrderEntry: 'To order entry',
    off: 'The subscriptions of a customer are not switched on in this environment.',
  },
};
