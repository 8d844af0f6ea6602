import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './historyLookupTexts.de';

export const en: SameKeys<typeof de> = {
  history: {
    swissTitle: 'Order history Switzerland',
    keyword: 'Order number or keyword',
    search: 'Search',
    failed: 'The order history could not be loaded.',
    page: 'Page {{page}} of {{pages}} · {{count}} orders',
    previous: 'Previous page',
    next: 'Next page',
  },
};
