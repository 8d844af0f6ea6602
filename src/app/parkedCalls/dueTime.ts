import { limits } from '~config/limits';
import { berlinDay, germanDate, readBerlinDateAndTime } from '~/domain/common/berlinTime';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** `wrong`: it is no time; `tooLate`: the call is removed before (`limits.parkedAge`). */
type DueTime = { readonly dueAt: string | null } | 'wrong' | 'tooLate';

/**
 * The next moment at which the clock in Berlin shows the time, on the named day where there is one, as ISO 8601; null for an empty
 * text. `9:30`, `930` and `27.11. 9:30` are times.
 */
export function nextTime(text: string, now: Date): DueTime {
  if (text.trim() === '') return { dueAt: null };
  const typed = /^\s*(?:(\d{1,2})\.(\d{1,2})\.,?\s+)?(\d{1,2})[:.]?(\d\d)\s*$/.exec(text);
  const [, day = '', month = '', hours = '', minutes = ''] = typed ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const days =
    day === '' ? todayAndTomorrow(now) : thisYearAndNext(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.`, now);
  const moments = days.map((each) => readBerlinDateAndTime(`${each} ${time}`));
  const dueAt = moments.find((moment) => moment !== null && Date.parse(moment) > now.getTime());
  if (dueAt === undefined || dueAt === null) return 'wrong';
  return Date.parse(dueAt) - now.getTime() < limits.parkedAge ? { dueAt } : 'tooLate';
}

function todayAndTomorrow(now: Date): readonly string[] {
  // Counted from noon: a day of a clock change has 23 or 25 hours.
  const noon = Date.parse(`${berlinDay(now)}T12:00:00Z`);
  return [noon, noon + dayInMilliseconds].map((each) => germanDate(berlinDay(new Date(each))));
}

/** A day that has passed this year means next year. */
function thisYearAndNext(dayAndMonth: string, now: Date): readonly string[] {
  const year = Number(berlinDay(now).slice(0, 4));
  return [year, year + 1].map((each) => `${dayAndMonth}${String(each)}`);
}
