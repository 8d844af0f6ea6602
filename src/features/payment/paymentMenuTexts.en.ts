import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './paymentMenuTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    prefer: 'Remember as preferred',
    preferNeedsBank: 'No bank details established',
    preferNeedsCustomer: 'Possible for customers with a customer number.',
    preferNeedsMethod: 'Choose a payment method first.',
    preferredAlready: 'The chosen method is the preferred one already.',
  },
};
