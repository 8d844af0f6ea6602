import { germanDate } from './berlinTime';
import { dateRangeNames, type DateRange } from './dateRange';

/** Reads the date range of an address (`range`, `from`, `to`); null where it names none. */
export function readDateRange(search: URLSearchParams): DateRange | null {
  const name = dateRangeNames.find((known) => known === search.get('range'));
  if (name === undefined) return null;
  return name === 'CUSTOM' ? { name, from: readDay(search.get('from')), to: readDay(search.get('to')) } : { name };
}

/** Writes the date range into an address; the default, or none, is left out. */
export function writeDateRange(search: URLSearchParams, dates: DateRange | null, otherwise: DateRange | null): void {
  setOrDelete(search, 'range', dates === null || dates.name === otherwise?.name ? null : dates.name);
  setOrDelete(search, 'from', dates?.name === 'CUSTOM' ? dates.from : null);
  setOrDelete(search, 'to', dates?.name === 'CUSTOM' ? dates.to : null);
}

/** Sets a parameter of an address; null deletes it. */
export function setOrDelete(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

function readDay(text: string | null): string | null {
  // A day that exists has a German form.
  return text !== null && germanDate(text) !== text ? text : null;
}
