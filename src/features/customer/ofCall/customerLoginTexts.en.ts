import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerLoginTexts.de';

export const en: SameKeys<typeof de> = {
  customer: {
    loadFailed: 'The customer could not be loaded. Please try again.',
    loadUnreachable: 'The customer service does not answer. The number is kept; please try again.',
    denied:
      'The caller was not confirmed as {{name}}; the customer is not loaded. Ask for the customer number again, or search by name and city.',
    lockedReason: '{{name}} is locked; an order is not possible.',
    lightUser: '{{name}} has a short account only. The customer data must be completed before an order.',
    wrongCountry: '{{name}} is a customer {{country}}; a login is not possible here.',
    countryNotServed: '{{name}} is a customer in a country that is not served; a login is not possible here.',
    switchCountry: 'Switch to {{country}} and load the customer',
    birthday: {
      title: 'Check date of birth',
      script: 'Please ask for the date of birth and compare.',
      confirm: 'It matches',
      deny: 'It does not match',
    },
    reauthenticate: {
      title: 'The same customer',
      text: '{{name}} is loaded already. Log in again and check the date of birth once more?',
      agree: 'Check again',
    },
    completeLightUser: 'Complete customer data',
    changeCountry: "Change the customer's country to {{country}}",
    changingCountry: 'Changing the country …',
    countryNotChanged: 'The country cannot be changed to {{country}}',
    missingBirthday: {
      title: 'Add date of birth',
      script: 'Please ask for the date of birth. There is none on file yet.',
      take: 'Apply',
      later: 'Later',
    },
  },
};
