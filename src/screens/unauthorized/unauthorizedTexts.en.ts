import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './unauthorizedTexts.de';

export const en: SameKeys<typeof de> = {
  unauthorized: { title: 'No permission', text: 'Not authorized to access this page.' },
};
