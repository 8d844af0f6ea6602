import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/*
 * Business days are days in Berlin, whatever the browser's zone (DECISIONS 18). Nothing here goes through the browser's own
 * clock: that one has skipped and doubled hours, even whole days, of its own.
 */
const fieldFormat = 'DD.MM.YYYY HH:mm';
const dayFormat = 'YYYY-MM-DD';
const dayInMilliseconds = 86_400_000;

const berlinClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What Berlin's clocks show at an instant, as if it were UTC; to the second. */
function onBerlinClock(instant: number): number {
  if (Number.isNaN(instant)) return instant;
  const parts = new Map(berlinClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function berlinOffset(instant: number): number {
  return onBerlinClock(instant) - Math.floor(instant / 1000) * 1000;
}

function inBerlin(moment: Date): Dayjs {
  return dayjs.utc(onBerlinClock(moment.getTime()));
}

/** The first instant at which Berlin's clocks show this; null where they skip it (DECISIONS 56). */
function firstInstantOf(shown: number): number | null {
  // Around a change of the clock the offset is the one of the day before or of the day after.
  const offsets = [berlinOffset(shown - dayInMilliseconds), berlinOffset(shown + dayInMilliseconds)];
  const instants = offsets.map((offset) => shown - offset).filter((instant) => onBerlinClock(instant) === shown);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export function berlinDay(now: Date): string {
  return inBerlin(now).format(dayFormat);
}

/** An ISO timestamp as `DD.MM.YYYY HH:mm` in Berlin; empty for text that is none. */
export function berlinDateTime(iso: string): string {
  return berlinText(iso, fieldFormat);
}

/** Minute of an instant in Berlin as it is typed, `DD.MM.YYYY HH:mm`. */
export function berlinDateAndTime(moment: Date): string {
  return inBerlin(moment).format(fieldFormat);
}

/**
 * `DD.MM.YYYY HH:mm` on Berlin's clocks as a timestamp with its offset; null for what is none. A time that the clocks skip is
 * none, of an hour that comes twice the first is meant (DECISIONS 56).
 */
export function readBerlinDateAndTime(text: string): string | null {
  const typed = dayjs.utc(text.trim(), fieldFormat, true);
  const instant = typed.isValid() ? firstInstantOf(typed.valueOf()) : null;
  return instant === null ? null : `${typed.format('YYYY-MM-DDTHH:mm:ss')}${offsetText(berlinOffset(instant))}`;
}

/** Berlin is ahead of UTC: `+01:00`. */
function offsetText(offset: number): string {
  return dayjs.utc(offset).format('+HH:mm');
}

/** An ISO timestamp as `DD.MM., HH:mm` in Berlin; empty for text that is none. */
export function berlinShortDateTime(iso: string): string {
  return berlinText(iso, 'DD.MM., HH:mm');
}

function berlinText(iso: string, format: string): string {
  const moment = dayjs(iso);
  return moment.isValid() ? inBerlin(moment.toDate()).format(format) : '';
}

/** `HH:mm:ss` of an instant in Berlin. */
export function berlinTime(now: Date): string {
  return inBerlin(now).format('HH:mm:ss');
}

/** The Berlin day some days before, `YYYY-MM-DD`. */
export function daysBefore(now: Date, days: number): string {
  return inBerlin(now).subtract(days, 'day').format(dayFormat);
}

/** The Berlin day some months before, `YYYY-MM-DD`; the last day of the month where the day does not exist. */
export function monthsBefore(now: Date, months: number): string {
  return inBerlin(now).subtract(months, 'month').format(dayFormat);
}

/** `YYYY-MM-DD` as `DD.MM.YYYY`; text that is no date stays as it is. */
export function germanDate(day: string): string {
  const date = dayjs.utc(day, dayFormat, true);
  return date.isValid() ? date.format('DD.MM.YYYY') : day;
}

/** `DD.MM.YYYY` as `YYYY-MM-DD`; null for anything else, also for a day that does not exist. */
export function readGermanDate(text: string): string | null {
  // As UTC: some zones have skipped a whole day, and a date of birth is no moment.
  const date = dayjs.utc(text.trim(), 'DD.MM.YYYY', true);
  return date.isValid() ? date.format(dayFormat) : null;
}

/**
 * Full years between a day of birth and today in Berlin; born on 29 February: 1 March in common years (FACTS Adult).
 */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = berlinDay(now).split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}
