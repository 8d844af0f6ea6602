import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './sampleDataTexts.de';

export const en: SameKeys<typeof de> = {
  sampleData: {
    notStarted:
      'The sample data of product search and TV offers is not available, because the browser allows no service worker. The real services answer.',
  },
};
