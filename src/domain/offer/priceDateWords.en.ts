import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './priceDateWords.de';

export const en: SameKeys<typeof de> = {
  product: { priceOf: 'Price of', priceOfHint: 'Date and time whose price applies' },
  priceDate: {
    problem: {
      notADate: 'Please enter date and time in full.',
      inFuture: 'The price date must not lie in the future.',
    },
  },
};
