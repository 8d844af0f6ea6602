import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerWords.de';

export const en: SameKeys<typeof de> = {
  customer: {
    notFound: 'No customer with the number {{number}}. Check the number or search by name.',
    number: {
      label: 'Customer number',
      required: 'The customer number is required!',
      invalid: 'A customer number begins with 0, followed by 1–9 and at least 5 more digits.',
    },
    dateOfBirth: { label: 'Date of birth' },
    salutation: { MR: 'Mr', MS: 'Ms', COMPANY: 'Company', FAMILY: 'Family' },
    saving: 'Saving …',
  },
};
