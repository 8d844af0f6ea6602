/*
 * Business days are days in Berlin, whatever the browser's zone (DECISIONS 18). No function here uses the browser's
 * local time, because other zones skip and repeat hours, even whole days, at other moments. Without dayjs, which the first
 * screens would have to load for it (STACK-NOTES 7).
 */
const dayInMilliseconds = 86_400_000;

/** The last time whose year has four digits. Services write `9999-12-31T23:59:59Z` for `without end`, which is an hour later in Berlin. */
const lastSecond = Date.UTC(9999, 11, 31, 23, 59, 59);

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
  // Sets the year separately: `Date.UTC` reads 0 to 99 as 1900 to 1999.
  const time = new Date(Date.UTC(2000, 0, 1, part('hour'), part('minute'), part('second')));
  return time.setUTCFullYear(part('year'), part('month') - 1, part('day'));
}

function berlinOffset(instant: number): number {
  return onBerlinClock(instant) - Math.floor(instant / 1000) * 1000;
}

/** Formats the parts of a time (ms, as if UTC) as texts: a later time than `lastSecond` like that one, an invalid one as empty texts. */
function textParts(time: number) {
  const iso = Number.isNaN(time) ? '' : new Date(Math.min(time, lastSecond)).toISOString();
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return { date: iso.slice(0, 10), day, month, year, time: iso.slice(11, 16), seconds: iso.slice(11, 19) };
}

function inBerlin(moment: Date): ReturnType<typeof textParts> {
  return textParts(onBerlinClock(moment.getTime()));
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
  return inBerlin(now).date;
}

/** Formats an ISO timestamp as `DD.MM.YYYY HH:mm` in Berlin, a day without a time as `DD.MM.YYYY`; empty for an invalid one. */
export function berlinDateTime(iso: string): string {
  if (isDay(iso)) return germanDate(iso);
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : berlinDateAndTime(moment);
}

/** Formats an instant as the form field expects it, `DD.MM.YYYY HH:mm` in Berlin. */
export function berlinDateAndTime(moment: Date): string {
  const { day, month, year, time } = inBerlin(moment);
  return `${day}.${month}.${year} ${time}`;
}

/**
 * Parses `DD.MM.YYYY HH:mm` as Berlin local time into a timestamp with offset; null if invalid. A time skipped by a
 * clock change is invalid; of an hour that occurs twice the first one is used (DECISIONS 56).
 */
export function readBerlinDateAndTime(text: string): string | null {
  const [date = '', time = '', ...rest] = text.trim().split(' ');
  const day = readGermanDate(date);
  if (day === null || rest.length > 0 || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return withBerlinOffset(`${day}T${time}:00`);
}

/**
 * Adds the offset to a Berlin local time, `YYYY-MM-DDTHH:mm:ss`; null where a clock change skips it. Of an hour that occurs twice the
 * first one is used.
 */
export function withBerlinOffset(local: string): string | null {
  const instant = firstInstantOf(Date.parse(`${local}Z`));
  return instant === null ? null : `${local}${offsetText(berlinOffset(instant))}`;
}

/** Formats an offset, which is always ahead of UTC in Berlin: `+01:00`. */
function offsetText(offset: number): string {
  return `+${textParts(offset).time}`;
}

/** Formats an ISO timestamp as `DD.MM., HH:mm` in Berlin, a day without a time as `DD.MM.`; empty for an invalid one. */
export function berlinShortDateTime(iso: string): string {
  if (isDay(iso)) return germanDate(iso).slice(0, 6);
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const { day, month, time } = inBerlin(moment);
  return `${day}.${month}., ${time}`;
}

/**
 * Whether a time is `since` (milliseconds) or later; null where that is not known: without a readable time, and for the same day in
 * Berlin without an hour.
 */
export function isSince(time: string | null, since: number): boolean | null {
  if (time !== null && isDay(time)) {
    const day = berlinDay(new Date(since));
    return time === day ? null : time > day;
  }
  const instant = Date.parse(time ?? '');
  return Number.isNaN(instant) ? null : instant >= since;
}

/** Formats an instant as `HH:mm:ss` in Berlin. */
export function berlinTime(now: Date): string {
  return inBerlin(now).seconds;
}

/** Formats `YYYY-MM-DD` as `DD.MM.YYYY`; returns other text unchanged. */
export function germanDate(day: string): string {
  const [, yyyy = '', mm = '', dd = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return isDay(day) ? `${dd}.${mm}.${yyyy}` : day;
}

/** Parses `DD.MM.YYYY` into `YYYY-MM-DD`; null for anything else, also for a day that does not exist. */
export function readGermanDate(text: string): string | null {
  const [, dd = '', mm = '', yyyy = ''] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${yyyy}-${mm}-${dd}`;
  return isDay(day) ? day : null;
}

/** Whether the text is a `YYYY-MM-DD` day that exists. Read as UTC, because some zones have skipped a whole day. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && textParts(time).date === day;
}

/** Full years between a date of birth and today in Berlin; 29 February counts as 1 March in common years. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = dateOfBirth.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = berlinDay(now).split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hadBirthday ? 0 : 1);
}
