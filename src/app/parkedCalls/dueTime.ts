import { berlinDay, germanDate, readBerlinDateAndTime } from '~/domain/common/berlinTime';

const day = 24 * 60 * 60 * 1000;

/**
 * The next moment at which the clock in Berlin shows the time, ISO 8601; null for an empty text. `wrong`: it is no time.
 * `9:30` and `930` are times too.
 */
export function nextTime(text: string, now: Date): { readonly dueAt: string | null } | 'wrong' {
  if (text.trim() === '') return { dueAt: null };
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})[:.]?(\d\d)\s*$/.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const days = [now, new Date(now.getTime() + day)];
  const moments = days.map((each) => readBerlinDateAndTime(`${germanDate(berlinDay(each))} ${time}`));
  const dueAt = moments.find((moment) => moment !== null && Date.parse(moment) > now.getTime());
  return dueAt === undefined ? 'wrong' : { dueAt };
}
