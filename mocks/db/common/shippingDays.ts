const DAY = 86_400_000;
const FIXED_HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension Day, Whit Monday, in days from Easter Sunday. */
const MOVING_HOLIDAYS = [-2, 1, 39, 50];

// Days are dates (YYYY-MM-DD) without a time, counted in UTC so that daylight saving does not shift them.
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

/** Gauss's rule for 1900 to 2099, with the two exceptions of the Gregorian calendar; UTC milliseconds. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isTooLate = toSunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
  return Date.UTC(year, 2, 22 + moon + toSunday - (isTooLate ? 7 : 0));
}

export function isWorkingDay(day: string): boolean {
  const midnight = midnightOf(day);
  const weekday = new Date(midnight).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.includes(day.slice(5))) return false;
  const sinceEaster = (midnight - easterSunday(Number(day.slice(0, 4)))) / DAY;
  return !MOVING_HOLIDAYS.includes(sinceEaster);
}

/** The date (YYYY-MM-DD) that is `count` working days after `day`; 1 is the next working day. */
export function workingDayAfter(day: string, count: number): string {
  let midnight = midnightOf(day);
  let left = count;
  while (left > 0) {
    midnight += DAY;
    if (isWorkingDay(dayOf(midnight))) left -= 1;
  }
  return dayOf(midnight);
}
