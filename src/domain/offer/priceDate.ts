import { berlinDateAndTime, readBerlinDateAndTime } from '~/domain/common/berlinTime';

/** A basket price date is a full timestamp with zone (REQ C3.7); null means the current price. */
export type PriceDateProblem = 'notADate' | 'inFuture';

export type PriceDateReading =
  | { readonly kind: 'date'; readonly priceDate: string | null }
  | { readonly kind: PriceDateProblem };

/**
 * Parses a typed price date, `DD.MM.YYYY HH:mm` in Berlin. An empty field and the current minute mean the current
 * price. The earliest possible date is checked by the service only.
 */
export function readPriceDate(typed: string, now: Date): PriceDateReading {
  if (typed.trim() === '' || typed === berlinDateAndTime(now)) return { kind: 'date', priceDate: null };
  const priceDate = readBerlinDateAndTime(typed);
  if (priceDate === null) return { kind: 'notADate' };
  return new Date(priceDate) > now ? { kind: 'inFuture' } : { kind: 'date', priceDate };
}
