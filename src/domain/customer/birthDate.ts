import { ageOn, berlinDay } from '~/domain/common/berlinTime';
import { readTypedDate, typedDateProblem, type DateProblem } from '~/domain/common/typedDate';

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
