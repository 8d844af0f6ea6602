import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerWords.de';

export const en: SameKeys<typeof de> = {
  customer: {
    notFound: 'No customer with the number {{number}}. Check the number or search by name.',
    number: {
      label: 'Customer number',
      required: 'The customer number is required!',
      invalid: 'This is no customer number: it begins with 0, for example 0123456.',
      tooShort_one: 'One digit is missing.',
      tooShort_other: '{{count}} digits are missing.',
    },
    dateOfBirth: { label: 'Date of birth' },
    salutation: { MR: 'Mr', MS: 'Ms', COMPANY: 'Company', FAMILY: 'Family' },
    saving: 'Saving …',
  },
};
