import { isDay } from './berlinTime';
import { dateRangeNames, type DateRange } from './dateRange';

/** The date range of an address (`range`, `from`, `to`). The default, which may depend on the address, is left out. */
export function dateRangeInAddress<Otherwise extends DateRange | null>(
  otherwise: (search: URLSearchParams) => Otherwise,
) {
  return {
    read: (search: URLSearchParams): DateRange | Otherwise => readDateRange(search) ?? otherwise(search),
    write: (search: URLSearchParams, dates: DateRange | Otherwise): void => {
      const isDefault = dates === null || dates.name === otherwise(search)?.name;
      setOrDelete(search, 'range', isDefault ? null : dates.name);
      setOrDelete(search, 'from', dates?.name === 'CUSTOM' ? dates.from : null);
      setOrDelete(search, 'to', dates?.name === 'CUSTOM' ? dates.to : null);
    },
  };
}

function readDateRange(search: URLSearchParams): DateRange | null {
  const name = dateRangeNames.find((known) => known === search.get('range'));
  if (name === undefined) return null;
  return name === 'CUSTOM' ? { name, from: readDay(search.get('from')), to: readDay(search.get('to')) } : { name };
}

function readDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

function setOrDelete(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}
