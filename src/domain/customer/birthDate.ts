import { ageOn, berlinDay, readGermanDate } from '~/domain/common/berlinTime';

export type DateProblem = 'missing' | 'incomplete' | 'notADate';
export type BirthDateProblem = DateProblem | 'before1900' | 'inFuture' | 'underage';

const earliest = '1900-01-01';
const adultAge = 18;

/**
 * What is wrong with a day of birth as it was typed (REQ B7.6). It lies before today; a variant leaves the adult check
 * out.
 */
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

/** Not all of a date was typed, or there is no such day. */
export function typedDateProblem(text: string, now: Date): DateProblem | null {
  if (text.trim() === '') return 'missing';
  const tidy = tidyDate(text, now);
  if (!/^\d{2}\.\d{2}\.\d{4}$/.test(tidy)) return 'incomplete';
  return readGermanDate(tidy) === null ? 'notADate' : null;
}

/** `YYYY-MM-DD` of a date as agents type it; null where it is none. */
export function readTypedDate(text: string, now: Date): string | null {
  return readGermanDate(tidyDate(text, now));
}

/**
 * A date as agents type it becomes `DD.MM.YYYY`: `1.7.80`, `010780`, `01071980`, `1-7-1980` (DECISIONS 55). Two digits of a
 * year mean the latest year in which the day lies in the past. Anything else stays as it was typed.
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
