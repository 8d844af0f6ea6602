import { ageOn, berlinDay, readGermanDate } from '~/domain/common/berlinTime';

export type DateProblem = 'missing' | 'incomplete' | 'notADate';
export type BirthDateProblem = DateProblem | 'before1900' | 'inFuture' | 'underage';

/** The service's answer to a date of birth that the caller named. */
export type BirthDateCheck = 'matches' | 'differs' | 'customerNotFound';

const earliest = '1900-01-01';
const adultAge = 18;

/** Validates a typed date of birth (REQ B7.6): it must lie before today; the adult check is optional. Null if valid. */
export function birthDateProblem(
  text: string,
  now: Date,
  { adult = true }: { readonly adult?: boolean } = {},
): BirthDateProblem | null {
  const problem = typedDateProblem(text, now);
  const day = readTypedDate(text, now);
  if (problem !== null || day === null) return problem;
  const today = berlinDay(now);
  if (day < earliest) return 'before1900';
  if (day > today) return 'inFuture';
  if (adult) return ageOn(day, now) < adultAge ? 'underage' : null;
  return day === today ? 'inFuture' : null;
}

/** Validates a typed date: incomplete or nonexistent days are problems. Null if valid. */
export function typedDateProblem(text: string, now: Date): DateProblem | null {
  if (text.trim() === '') return 'missing';
  const tidy = tidyDate(text, now);
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(tidy)) return 'incomplete';
  return readGermanDate(tidy) === null ? 'notADate' : null;
}

/** Parses a typed date into `YYYY-MM-DD`; null if invalid. */
export function readTypedDate(text: string, now: Date): string | null {
  return readGermanDate(tidyDate(text, now));
}

/**
 * Completes an abbreviated date to `DD.MM.YYYY`: `1.7.80`, `010780`, `01071980`, `1-7-1980` (DECISIONS 55). A two-digit
 * year means the latest year in which the day lies in the past. Other text is returned unchanged.
 */
export function tidyDate(text: string, now: Date): string {
  const dotted = text
    .trim()
    .replaceAll(/[\s.,/\-\u2010-\u2015\u2212]+/g, '.')
    .replace(/\.$/, '');
  const parts = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(dotted) ?? /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(dotted);
  if (parts === null) return text;
  const [, day = '', month = '', year = ''] = parts;
  const [dd, mm] = [day.padStart(2, '0'), month.padStart(2, '0')];
  return `${dd}.${mm}.${year.length === 4 ? year : pastYear(year, `${mm}-${dd}`, now)}`;
}

function pastYear(twoDigits: string, monthAndDay: string, now: Date): string {
  const today = berlinDay(now);
  const thisCentury = `${today.slice(0, 2)}${twoDigits}`;
  return `${thisCentury}-${monthAndDay}` < today ? thisCentury : String(Number(thisCentury) - 100);
}
