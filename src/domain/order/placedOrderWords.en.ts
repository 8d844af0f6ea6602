import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './placedOrderWords.de';

export const en: SameKeys<typeof de> = {
  order: {
    placed: {
      partially_returned_order: 'The order was partially returned.',
      returned_order: 'The order was returned.',
      cancelled_order: 'The order was cancelled.',
      order_delivery_block: 'There is a delivery block for the customer.',
    },
  },
};
