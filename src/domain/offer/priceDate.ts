import { berlinDateAndTime, readBerlinDateAndTime } from '~/domain/common/berlinTime';

/** A basket price date is a full timestamp with zone (REQ C3.7); null is the price of now. */
export type PriceDateProblem = 'notADate' | 'inFuture';

export type PriceDateReading =
  { readonly kind: 'date'; readonly priceDate: string | null } | { readonly kind: PriceDateProblem };

/**
 * What was typed as `DD.MM.YYYY HH:mm` in Berlin. An empty field and the present minute mean the price of now. How far
 * back there are prices, the service knows.
 */
export function readPriceDate(typed: string, now: Date): PriceDateReading {
  if (typed.trim() === '' || typed === berlinDateAndTime(now)) return { kind: 'date', priceDate: null };
  const priceDate = readBerlinDateAndTime(typed);
  if (priceDate === null) return { kind: 'notADate' };
  return new Date(priceDate) > now ? { kind: 'inFuture' } : { kind: 'date', priceDate };
}
