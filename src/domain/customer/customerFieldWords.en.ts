import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './customerFieldWords.de';

export const en: SameKeys<typeof de> = {
  customerForm: { firstName: 'First name', lastName: 'Last name', street: 'Street', city: 'Town' },
};
