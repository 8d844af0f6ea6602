import { serviceNow } from './serviceClock';
import type { ServiceError } from './serviceError';

/** The seconds until the next try is possible, from `Retry-After` in seconds or as a date; null without a valid one. */
export function secondsToWait({ retryAfter }: ServiceError): number | null {
  const sent = retryAfter?.trim() ?? '';
  if (/^\d{1,9}$/.test(sent)) return Number(sent);
  // The format of RFC 9110 §5.6.7 only: `Date.parse` reads other texts as dates as well.
  const end = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(sent)
    ? Date.parse(sent)
    : Number.NaN;
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - serviceNow().getTime()) / 1000));
}

/** The time in so many seconds, by the service's clock, ISO 8601. */
export function afterSeconds(seconds: number): string {
  return new Date(serviceNow().getTime() + seconds * 1000).toISOString();
}
