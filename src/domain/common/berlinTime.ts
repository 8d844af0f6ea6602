import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/*
 * Business days are days in Berlin, whatever the browser's zone (DECISIONS 18). No function here uses the browser's
 * local time, because other zones skip and repeat hours, even whole days, at other moments.
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

/** Converts an instant (ms) to Berlin local time, expressed as if it were UTC (ms, to the second). */
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

/**
 * Converts Berlin local time (ms, as if UTC) to its first instant (ms); null where a clock change skips it (DECISIONS
 * 56).
 */
function firstInstantOf(localTime: number): number | null {
  // Around a clock change the offset is that of the day before or of the day after.
  const offsets = [berlinOffset(localTime - dayInMilliseconds), berlinOffset(localTime + dayInMilliseconds)];
  const instants = offsets
    .map((offset) => localTime - offset)
    .filter((instant) => onBerlinClock(instant) === localTime);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The Berlin calendar day of an instant, `YYYY-MM-DD`. */
export function berlinDay(now: Date): string {
  return inBerlin(now).format(dayFormat);
}

/** Formats an ISO timestamp as `DD.MM.YYYY HH:mm` in Berlin; empty for an invalid one. */
export function berlinDateTime(iso: string): string {
  return berlinText(iso, fieldFormat);
}

/** Formats an instant as the form field expects it, `DD.MM.YYYY HH:mm` in Berlin. */
export function berlinDateAndTime(moment: Date): string {
  return inBerlin(moment).format(fieldFormat);
}

/**
 * Parses `DD.MM.YYYY HH:mm` as Berlin local time into a timestamp with offset; null if invalid. A time skipped by a
 * clock change is invalid; of an hour that occurs twice the first one is used (DECISIONS 56).
 */
export function readBerlinDateAndTime(text: string): string | null {
  const typed = readUtc(text.trim(), fieldFormat);
  const instant = typed === null ? null : firstInstantOf(typed.valueOf());
  return typed === null || instant === null
    ? null
    : `${typed.format('YYYY-MM-DDTHH:mm:ss')}${offsetText(berlinOffset(instant))}`;
}

/** Formats an offset, which is always ahead of UTC in Berlin: `+01:00`. */
function offsetText(offset: number): string {
  return dayjs.utc(offset).format('+HH:mm');
}

/** Formats an ISO timestamp as `DD.MM., HH:mm` in Berlin; empty for an invalid one. */
export function berlinShortDateTime(iso: string): string {
  return berlinText(iso, 'DD.MM., HH:mm');
}

function berlinText(iso: string, format: string): string {
  const moment = dayjs(iso);
  return moment.isValid() ? inBerlin(moment.toDate()).format(format) : '';
}

/** Formats an instant as `HH:mm:ss` in Berlin. */
export function berlinTime(now: Date): string {
  return inBerlin(now).format('HH:mm:ss');
}

/** Subtracts days from the current day in Berlin, `YYYY-MM-DD`. */
export function daysBefore(now: Date, days: number): string {
  return inBerlin(now).subtract(days, 'day').format(dayFormat);
}

/** Subtracts months from the current day in Berlin, `YYYY-MM-DD`; clamps to the last day of the month. */
export function monthsBefore(now: Date, months: number): string {
  return inBerlin(now).subtract(months, 'month').format(dayFormat);
}

/** Formats `YYYY-MM-DD` as `DD.MM.YYYY`; returns other text unchanged. */
export function germanDate(day: string): string {
  const date = dayjs.utc(day);
  return date.format(dayFormat) === day ? date.format('DD.MM.YYYY') : day;
}

/**
 * Parses a German date, with or without a time, as UTC; null where `format` would not write it like this, as for a day that
 * does not exist. Without the parser of dayjs, which is larger than the rest of this file.
 */
function readUtc(text: string, format: string): Dayjs | null {
  const moment = dayjs.utc(text.replace(/^(\d\d)\.(\d\d)\.(\d{4})/, '$3-$2-$1'));
  return moment.isValid() && moment.format(format) === text ? moment : null;
}

/** Parses `DD.MM.YYYY` into `YYYY-MM-DD`; null for anything else, also for a day that does not exist. */
export function readGermanDate(text: string): string | null {
  // Parsed as UTC, because some zones have skipped a whole day and a date of birth has no time zone.
  return readUtc(text.trim(), 'DD.MM.YYYY')?.format(dayFormat) ?? null;
}

/** Full years between a date of birth and today in Berlin; 29 February counts as 1 March in common years. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = berlinDay(now).split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}
