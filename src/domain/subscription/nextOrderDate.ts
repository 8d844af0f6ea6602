import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { berlinDay } from '~/domain/common/berlinTime';
import { rotations, type Rotation, type StartIn } from './subscription';

dayjs.extend(utc);

/*
 * Next order dates are calendar days in Berlin, `YYYY-MM-DD`, and counted as such: never in hours, which clock changes add or
 * remove. 31 January and one month is the last of February.
 */
const dayFormat = 'YYYY-MM-DD';

/** The ways to move a delivery date (REQ G4.3). */
export const dateMoves = ['WEEK', 'MONTH', 'SKIP'] as const;
/** `SKIP` leaves out deliveries for one to six months. */
export type DateMove =
  | { readonly kind: 'WEEK' }
  | { readonly kind: 'MONTH' }
  | { readonly kind: 'SKIP'; readonly rotation: Rotation };

const startDays = {
  TODAY: 0,
  ONE_WEEK: 7,
  TWO_WEEKS: 14,
  THREE_WEEKS: 21,
  SIX_WEEKS: 42,
} as const satisfies Partial<Record<StartIn, number>>;

/** `ONE_MONTH` is 1, `SIX_MONTHS` is 6. */
export function monthsOf(rotation: Rotation): number {
  return rotations.indexOf(rotation) + 1;
}

/** The date of the first order (REQ G1.3); null for `CUSTOM`, whose date is typed. `SKIP_NEXT_DELIVERY` skips one rotation. */
export function firstOrderDate(startIn: StartIn, rotation: Rotation, now: Date): string | null {
  const today = berlinDay(now);
  switch (startIn) {
    case 'ONE_MONTH':
      return later(today, 1, 'month');
    case 'SKIP_NEXT_DELIVERY':
      return later(today, monthsOf(rotation), 'month');
    case 'CUSTOM':
      return null;
    default:
      return later(today, startDays[startIn], 'day');
  }
}

/** Moves a date; one that is missing or past is moved from today in Berlin, because only later dates are valid (DECISIONS 91). */
export function movedDate(from: string | null, move: DateMove, now: Date): string {
  const base = from !== null && isOrderDate(from, now) ? from : berlinDay(now);
  switch (move.kind) {
    case 'WEEK':
      return later(base, 7, 'day');
    case 'MONTH':
      return later(base, 1, 'month');
    case 'SKIP':
      return later(base, monthsOf(move.rotation), 'month');
  }
}

/** A day of the calendar that is today in Berlin or later (REQ G4.3). */
export function isOrderDate(day: string, now: Date): boolean {
  return isDay(day) && day >= berlinDay(now);
}

function isDay(day: string): boolean {
  return dayjs.utc(day).format(dayFormat) === day;
}

/** Months clamp to the last day of the month: 31.01. + 1 month = last of February. */
function later(day: string, count: number, unit: 'day' | 'month'): string {
  return dayjs.utc(day).add(count, unit).format(dayFormat);
}
