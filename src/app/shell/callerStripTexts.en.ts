import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './callerStripTexts.de';

export const en: SameKeys<typeof de> = {
  callerStrip: {
    title: 'Open call',
    noCustomer: 'No customer yet',
    noArticles: 'no article yet',
    articles: '{{count}} art. · {{total}}',
    back: 'Back to the order',
  },
};
