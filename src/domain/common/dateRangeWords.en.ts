import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './dateRangeWords.de';

export const en: SameKeys<typeof de> = {
  dateRange: {
    YESTERDAY: 'Yesterday',
    LAST_WEEK: 'Last week',
    LAST_MONTH: 'Last month',
    LAST_SIX_MONTHS: 'Last 6 months',
    LAST_YEAR: 'Last year',
    ALL_TIME: 'All time',
    NEXT_WEEK: 'Next week',
    NEXT_MONTH: 'Next month',
    CUSTOM: 'Custom',
  },
};
