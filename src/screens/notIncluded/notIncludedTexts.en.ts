import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './notIncludedTexts.de';

export const en: SameKeys<typeof de> = {
  notIncluded: { title: 'Not included yet', text: 'This application is not included in this version yet.' },
};
