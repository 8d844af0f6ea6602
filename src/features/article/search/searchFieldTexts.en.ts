import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './searchFieldTexts.de';

export const en: SameKeys<typeof de> = {
  search: {
    title: 'Article search',
    label: 'Article number, SKU or text',
    suggestions: 'Suggestions',
  },
};
