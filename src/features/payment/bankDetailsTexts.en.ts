import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './bankDetailsTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    bank: {
      entered: 'IBAN ending in {{last}}',
      change: 'Change',
      other: 'Other bank details',
      consent: 'The customer agrees: use the bank details on file',
      useKnown: 'Use the bank details on file',
      store: "Store in the customer's file",
    },
  },
};
