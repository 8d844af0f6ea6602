import { ageOn, berlinDay, readGermanDate } from './berlinTime';

export type BirthDateProblem = 'missing' | 'notADate' | 'before1900' | 'inFuture' | 'underage';

const earliest = '1900-01-01';
const adultAge = 18;

/** What is wrong with a day of birth typed as `DD.MM.YYYY` (spec 1 §5.1); a variant leaves the adult check out. */
export function birthDateProblem(
  text: string,
  now: Date,
  { adult = true }: { readonly adult?: boolean } = {},
): BirthDateProblem | null {
  if (text.trim() === '') return 'missing';
  const day = readGermanDate(text);
  if (day === null) return 'notADate';
  if (day < earliest) return 'before1900';
  if (day > berlinDay(now)) return 'inFuture';
  return adult && ageOn(day, now) < adultAge ? 'underage' : null;
}

/** `12081964`, `12.8.1964`, `12-08-1964` and `12 08 1964` become `12.08.1964`; anything else stays as it was typed. */
export function tidyBirthDate(text: string): string {
  const dotted = text.trim().replaceAll(/[\s./-]+/g, '.');
  const parts = /^(\d{2})(\d{2})(\d{4})$/.exec(dotted) ?? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(dotted);
  if (parts === null) return text;
  const [, day = '', month = '', year = ''] = parts;
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
