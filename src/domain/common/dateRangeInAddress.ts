import { germanDate } from './berlinTime';
import { dateRangeNames, type DateRange } from './dateRange';

/** Reads the range of an address (`range`, `from`, `to`); what it does not understand is `otherwise`. */
export function readDateRange(search: URLSearchParams, otherwise: DateRange): DateRange {
  const name = dateRangeNames.find((known) => known === search.get('range'));
  if (name === undefined) return otherwise;
  return name === 'CUSTOM' ? { name, from: readDay(search.get('from')), to: readDay(search.get('to')) } : { name };
}

/** Writes the range into an address; the default is left out. */
export function writeDateRange(dates: DateRange, search: URLSearchParams, otherwise: DateRange): void {
  const set = (name: string, value: string | null) => {
    if (value === null) search.delete(name);
    else search.set(name, value);
  };
  set('range', dates.name === otherwise.name ? null : dates.name);
  set('from', dates.name === 'CUSTOM' ? dates.from : null);
  set('to', dates.name === 'CUSTOM' ? dates.to : null);
}

function readDay(text: string | null): string | null {
  // A day that exists has a German form.
  return text !== null && germanDate(text) !== text ? text : null;
}
