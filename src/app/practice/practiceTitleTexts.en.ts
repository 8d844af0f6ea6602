import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './practiceTitleTexts.de';

export const en: SameKeys<typeof de> = {
  practice: { title: 'Practice calls', what: 'Five guided calls with sample data' },
};
