import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { berlinDay } from './berlinTime';

dayjs.extend(utc);

/** Subtracts days from the current day in Berlin, `YYYY-MM-DD`. */
export function daysBefore(now: Date, days: number): string {
  return dayjs.utc(berlinDay(now)).subtract(days, 'day').format('YYYY-MM-DD');
}

/** Subtracts months from the current day in Berlin, `YYYY-MM-DD`; clamps to the last day of the month. */
export function monthsBefore(now: Date, months: number): string {
  return dayjs.utc(berlinDay(now)).subtract(months, 'month').format('YYYY-MM-DD');
}
