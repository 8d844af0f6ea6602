import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './contextTexts.de';

export const en: SameKeys<typeof de> = {
  context: {
    title: 'Look up',
    tabs: 'Recommendations, call script and article',
    tab: {
      recommendations: 'Recommendations',
      topDeals: 'Top deals',
      tvOffers: 'TV offers',
      script: 'Call script',
      article: 'Article',
    },
    noArticle: 'No article in the basket yet. The details of the article that is worked on are shown here.',
    articleFailed: 'The details of {{sku}} could not be loaded.',
  },
};
