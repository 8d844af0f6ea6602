import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerFieldWords.de';

export const en: SameKeys<typeof de> = {
  customerForm: {
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    city: 'Town',
  },
  customer: {
    dateOfBirth: {
      required: 'Please enter the date of birth (DD.MM.YYYY).',
    },
    birthDateLost: 'The date of birth is not kept. Please enter it once more.',
  },
  birthDate: {
    incomplete: 'The date is incomplete. Please enter day, month and year, for example 01.07.1980.',
    notADate: 'This date does not exist. Please check day and month.',
    before1900: 'The year of birth must be 1900 or later.',
    inFuture: 'The date of birth is not in the past. Please check it.',
    underage: 'Customers must be at least 18 years old.',
  },
};
