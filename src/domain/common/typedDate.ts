import { berlinDay, readGermanDate } from './berlinTime';

export type DateProblem = 'missing' | 'incomplete' | 'notADate';

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
