import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './keywordTexts.de';

export const en: SameKeys<typeof de> = {
  keywords: {
    recognised: '{{count}} recognised, {{repeated}} repeated, {{invalid}} invalid',
  },
};
