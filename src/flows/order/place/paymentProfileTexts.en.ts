import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentProfileTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    preferenceSaved: 'The preferred payment method has been saved.',
    preferenceFailed: 'The preferred payment method could not be saved. The order is not affected.',
    bank: {
      stored: "The bank details are stored in the customer's file.",
      storeFailed: 'The bank details could not be stored. The order is not affected.',
    },
  },
};
