import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { berlinDay } from './berlinTime';

dayjs.extend(utc);

const fixedHolidays: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Karfreitag, Ostermontag, Christi Himmelfahrt, Pfingstmontag: days relative to Easter Sunday. */
const movableHolidays: readonly number[] = [-2, 1, 39, 50];
/**
 * The working day after a request on which the letter can be requested again (REQ B3.4); day 1 is the next working day.
 */
const newLetterOnDay = 6;

/** Monday to Friday without the nationwide German holidays. The day is `YYYY-MM-DD`. */
export function isWorkingDay(day: string): boolean {
  const date = dayjs.utc(day);
  if (!date.isValid() || date.day() === 0 || date.day() === 6) return false;
  const daysFromEaster = date.diff(easterSunday(date.year()), 'day');
  return !fixedHolidays.includes(date.format('MM-DD')) && !movableHolidays.includes(daysFromEaster);
}

/** Adds working days to a `YYYY-MM-DD` day; returns invalid text unchanged. */
export function addWorkingDays(day: string, count: number): string {
  let date = dayjs.utc(day);
  if (!date.isValid()) return day;
  for (let left = count; left > 0;) {
    date = date.add(1, 'day');
    if (isWorkingDay(date.format('YYYY-MM-DD'))) left -= 1;
  }
  return date.format('YYYY-MM-DD');
}

/** The first day on which a new PIN letter can be requested, `YYYY-MM-DD`. */
export function newPinLetterFrom(requestedOn: string): string {
  return addWorkingDays(requestedOn, newLetterOnDay);
}

/** Whether a PIN letter can be requested now. True without a known or readable request date: then the service decides. */
export function mayRequestPinLetter(requestedOn: string | null, now: Date): boolean {
  if (requestedOn === null || !dayjs.utc(requestedOn).isValid()) return true;
  return berlinDay(now) >= newPinLetterFrom(requestedOn);
}

/** Easter Sunday of the Gregorian calendar (anonymous Gregorian algorithm). */
function easterSunday(year: number): dayjs.Dayjs {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return dayjs.utc(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1));
}
