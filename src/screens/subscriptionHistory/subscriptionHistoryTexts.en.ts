import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './subscriptionHistoryTexts.de';

export const en: SameKeys<typeof de> = {
  subscriptionHistory: {
    title: 'Subscriptions of {{number}}',
    authenticate: 'The subscriptions are shown once the date of birth is confirmed.',
    toOrderEntry: 'To order entry',
    off: 'The subscriptions of a customer are not switched on in this environment.',
  },
};
