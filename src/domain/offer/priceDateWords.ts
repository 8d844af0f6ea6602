import type { PriceDateProblem } from '~/domain/offer/priceDate';
import './priceDateWords.de';

export const priceDateWords = {
  notADate: 'priceDate.notADate',
  inFuture: 'priceDate.inFuture',
} as const satisfies Record<PriceDateProblem, string>;
