import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './bankFormTexts.de';

export const en: SameKeys<typeof de> = {
  payment: {
    bank: {
      accountHolder: 'Account holder',
      accountHolderRequired: 'Please enter the account holder with at least 2 characters.',
      iban: 'IBAN',
      ibanRequired: 'Please enter the IBAN.',
      ibanInvalid: 'The IBAN is invalid. Please check it.',
      checkFailed: 'The IBAN could not be checked. Please try again.',
      checking: 'Checking …',
      take: 'Check bank details',
    },
  },
};
