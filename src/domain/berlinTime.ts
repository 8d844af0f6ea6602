import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** Business days are days in Berlin, whatever the browser's zone (DECISIONS 18). */
const zone = 'Europe/Berlin';
const fieldFormat = 'DD.MM.YYYY HH:mm';

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export function berlinDay(now: Date): string {
  return dayjs(now).tz(zone).format('YYYY-MM-DD');
}

/** An ISO timestamp as `DD.MM.YYYY HH:mm` in Berlin; empty for text that is none. */
export function berlinDateTime(iso: string): string {
  const moment = dayjs(iso);
  return moment.isValid() ? moment.tz(zone).format('DD.MM.YYYY HH:mm') : '';
}

/** Minute of an instant in Berlin as it is typed, `DD.MM.YYYY HH:mm`. */
export function berlinDateAndTime(moment: Date): string {
  return dayjs(moment).tz(zone).format(fieldFormat);
}

/** `DD.MM.YYYY HH:mm` on Berlin's clocks as a timestamp with its offset; null for what is none. */
export function readBerlinDateAndTime(text: string): string | null {
  // Read as UTC first: only so a day or hour that does not exist is noticed.
  const typed = dayjs.utc(text.trim(), fieldFormat, true);
  return typed.isValid() ? dayjs.tz(typed.format('YYYY-MM-DDTHH:mm'), zone).format('YYYY-MM-DDTHH:mm:ssZ') : null;
}

/** An ISO timestamp as `DD.MM., HH:mm` in Berlin; empty for text that is none. */
export function berlinShortDateTime(iso: string): string {
  const moment = dayjs(iso);
  return moment.isValid() ? moment.tz(zone).format('DD.MM., HH:mm') : '';
}

/** `HH:mm:ss` of an instant in Berlin. */
export function berlinTime(now: Date): string {
  return dayjs(now).tz(zone).format('HH:mm:ss');
}

/** The Berlin day some days before, `YYYY-MM-DD`. */
export function daysBefore(now: Date, days: number): string {
  return dayjs(berlinDay(now)).subtract(days, 'day').format('YYYY-MM-DD');
}

/** The Berlin day some months before, `YYYY-MM-DD`; the last day of the month where the day does not exist. */
export function monthsBefore(now: Date, months: number): string {
  return dayjs(berlinDay(now)).subtract(months, 'month').format('YYYY-MM-DD');
}

/** `YYYY-MM-DD` as `DD.MM.YYYY`; text that is no date stays as it is. */
export function germanDate(day: string): string {
  const date = dayjs(day, 'YYYY-MM-DD', true);
  return date.isValid() ? date.format('DD.MM.YYYY') : day;
}

/** `DD.MM.YYYY` as `YYYY-MM-DD`; null for anything else, also for a day that does not exist. */
export function readGermanDate(text: string): string | null {
  // As UTC: some zones have skipped a whole day, and a date of birth is no moment.
  const date = dayjs.utc(text.trim(), 'DD.MM.YYYY', true);
  return date.isValid() ? date.format('YYYY-MM-DD') : null;
}

/** Full years between a day of birth and today in Berlin; born on 29 February: 1 March in common years (FACTS, Adult). */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = berlinDay(now).split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}
