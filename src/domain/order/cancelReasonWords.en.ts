import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './cancelReasonWords.de';

export const en: SameKeys<typeof de> = {
  order: {
    cancelReason: {
      CUSTOMER_REQUEST: "Customer's request",
      WRONG_ITEM: 'Wrong article ordered',
      DOUBLE_ORDER: 'Ordered twice',
      DELIVERY_TOO_LONG: 'Delivery takes too long',
      OTHER: 'Other reason',
    },
  },
};
