import { berlinDay } from '~/domain/common/berlinTime';
import { rotations, type Rotation, type StartIn } from './subscription';

/*
 * Next order dates are calendar days in Berlin, `YYYY-MM-DD`, and counted as such: never in hours, which clock changes add or
 * remove. 31 January and one month is the last of February.
 */

/** The ways to move a delivery date (REQ G4.3). */
export const dateMoves = ['WEEK', 'MONTH', 'SKIP'] as const;
/** `SKIP` leaves out deliveries for one to six months. */
export type DateMove =
  { readonly kind: 'WEEK' } | { readonly kind: 'MONTH' } | { readonly kind: 'SKIP'; readonly rotation: Rotation };

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
      return addMonths(today, 1);
    case 'SKIP_NEXT_DELIVERY':
      return addMonths(today, monthsOf(rotation));
    case 'CUSTOM':
      return null;
    default:
      return addDays(today, startDays[startIn]);
  }
}

/** Moves a date; one that is missing or past is moved from today in Berlin, because only later dates are valid (DECISIONS 91). */
export function movedDate(from: string | null, move: DateMove, now: Date): string {
  const base = from !== null && isOrderDate(from, now) ? from : berlinDay(now);
  switch (move.kind) {
    case 'WEEK':
      return addDays(base, 7);
    case 'MONTH':
      return addMonths(base, 1);
    case 'SKIP':
      return addMonths(base, monthsOf(move.rotation));
  }
}

/** A day of the calendar that is today in Berlin or later (REQ G4.3). */
export function isOrderDate(day: string, now: Date): boolean {
  return isDay(day) && day >= berlinDay(now);
}

function isDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = partsOf(day);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && month >= 1 && month <= 12 && date >= 1 && date <= lastDayOf(year, month);
}

function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = partsOf(day);
  return dayText(new Date(Date.UTC(year, month - 1, date + days)));
}

/** Clamps to the last day of the month: 31.01. + 1 month = last of February. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = partsOf(day);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = lastDayOf(target.getUTCFullYear(), target.getUTCMonth() + 1);
  target.setUTCDate(Math.min(date, lastDay));
  return dayText(target);
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function partsOf(day: string): readonly number[] {
  return day.split('-').map(Number);
}

function dayText(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
