import { readTypedDate } from './typedDate';
import { berlinDay, germanDate } from './berlinTime';
import { daysBefore, monthsBefore } from './daysAgo';

/** The date ranges that a list can be filtered by, in the order in which they are offered (REQ E1.2). */
export const dateRangeNames = [
  'YESTERDAY',
  'LAST_WEEK',
  'LAST_MONTH',
  'LAST_SIX_MONTHS',
  'LAST_YEAR',
  'ALL_TIME',
  'NEXT_WEEK',
  'NEXT_MONTH',
  'CUSTOM',
] as const;
export type DateRangeName = (typeof dateRangeNames)[number];

/** The ranges of what never has a date in the future. */
export const pastRangeNames = dateRangeNames.filter((name) => name !== 'NEXT_WEEK' && name !== 'NEXT_MONTH');

/** First and last day, `YYYY-MM-DD`; null: without a limit. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** A preset, whose days follow from today, or two days of the agent's choice. */
export type DateRange = { readonly name: Exclude<DateRangeName, 'CUSTOM'> } | ({ readonly name: 'CUSTOM' } & DayRange);

/** The first day of `ALL_TIME` (REQ E1.2). */
const beginning = '1970-01-01';

/**
 * The days of a range, counted in Berlin from today (REQ E1.2, DECISIONS 18). Ranges of the past end today, `YESTERDAY` ends
 * yesterday, ranges of the future begin today (DECISIONS 82). `canLieAhead`: what is searched may have a date in the future, so
 * that all time has no end.
 */
export function daysOf(range: DateRange, now: Date, canLieAhead = false): DayRange {
  const today = berlinDay(now);
  switch (range.name) {
    case 'YESTERDAY':
      return { from: daysBefore(now, 1), to: daysBefore(now, 1) };
    case 'LAST_WEEK':
      return { from: daysBefore(now, 7), to: today };
    case 'LAST_MONTH':
      return { from: monthsBefore(now, 1), to: today };
    case 'LAST_SIX_MONTHS':
      return { from: monthsBefore(now, 6), to: today };
    case 'LAST_YEAR':
      return { from: monthsBefore(now, 12), to: today };
    case 'ALL_TIME':
      return { from: beginning, to: canLieAhead ? null : today };
    case 'NEXT_WEEK':
      return { from: today, to: daysBefore(now, -7) };
    case 'NEXT_MONTH':
      return { from: today, to: monthsBefore(now, -1) };
    case 'CUSTOM':
      return { from: range.from, to: range.to };
  }
}

/** Two digits of a year mean one up to so many years ahead, because a range may lie in the future. */
const yearsAhead = 10;

/** How the days of a range are shown, and read as agents type them (DECISIONS 55). */
export function dayFormat(now: Date) {
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + yearsAhead);
  return { show: germanDate, read: (typed: string) => readTypedDate(typed, latest) };
}
