import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './recreationTexts.de';

export const en: SameKeys<typeof de> = {
  recreation: {
    label: 'Recreated order',
    title: 'Order {{number}} is being recreated',
    restoring: 'The order that is being recreated is loading …',
    notRestored: 'The order that is being recreated could not be loaded. The new order refers to it all the same.',
    endedByCustomer:
      'Order {{number}} is no longer being recreated, because another customer was loaded. Check the basket.',
  },
};
