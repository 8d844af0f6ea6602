import type { DateRangeName } from './dateRange';
import './dateRangeWords.de';

export const dateRangeWords = {
  YESTERDAY: 'dateRange.YESTERDAY',
  LAST_WEEK: 'dateRange.LAST_WEEK',
  LAST_MONTH: 'dateRange.LAST_MONTH',
  LAST_SIX_MONTHS: 'dateRange.LAST_SIX_MONTHS',
  LAST_YEAR: 'dateRange.LAST_YEAR',
  ALL_TIME: 'dateRange.ALL_TIME',
  NEXT_WEEK: 'dateRange.NEXT_WEEK',
  NEXT_MONTH: 'dateRange.NEXT_MONTH',
  CUSTOM: 'dateRange.CUSTOM',
} as const satisfies Record<DateRangeName, string>;
