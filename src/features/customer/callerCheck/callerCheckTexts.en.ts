import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './callerCheckTexts.de';

export const en: SameKeys<typeof de> = {
  callerCheck: {
    first: 'The data is shown once the date of birth is confirmed.',
    script: '“For security, please tell me your date of birth.”',
    check: 'Check',
    checking: 'Checking the date of birth …',
    denied:
      'The date of birth does not match the customer account. Please ask again; without a match the process cannot continue.',
    customerNotFound: 'There is no such customer number. Please check the number.',
    nobodyKnows:
      'The customer account has no date of birth to compare with. Please cancel, enter it in the customer data and begin here again.',
    failed: 'The date of birth could not be checked. Please try again.',
  },
};
