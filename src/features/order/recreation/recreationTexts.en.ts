import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './recreationTexts.de';

export const en: SameKeys<typeof de> = {
  recreation: {
    label: 'Recreated order',
    title: 'Order {{number}} is being recreated',
    restoring: 'The order that is being recreated is loading …',
    notRestored:
      'The order that is being recreated could not be loaded. Please check with the caller whether everything was taken over. The new order refers to it.',
    wasComplaint:
      'The order was a complaint; the new one is an ordinary order at today’s price. A complaint is created in the order history, at the original order.',
    endedByCustomer:
      'Order {{number}} is no longer being recreated, because another customer was loaded. Check the basket.',
  },
};
