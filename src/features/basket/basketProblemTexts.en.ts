import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './basketProblemTexts.de';

export const en: SameKeys<typeof de> = {
  orderentry: { basket: { error: 'The basket could not be changed. Please try again.' } },
  basket: {
    problem: {
      reservationFailed: '{{sku}} could not be reserved.',
      invalidVariantSku: '{{sku}} does not exist. Check the article number.',
      productNotFound: '{{sku}} was not found. Check the article number.',
      invalidPriceDate: 'The price date of {{sku}} is invalid. Please choose another one.',
      basketNotFound: 'The basket had expired and was created anew. Please add {{sku}} once more.',
      sessionInactive: 'The basket has expired and is too old to go on. Please begin a new order.',
      itemNotFound: 'The line {{sku}} was no longer in the basket.',
      basketFull: 'The basket is full. Remove a position first, then add {{sku}}.',
      quantityExceeded: 'Only {{count}} of {{sku}} are available. Please reduce the quantity.',
      complaintHoldsItem: '{{sku}} is not possible: a complaint has its own article only.',
      timeout: 'The basket took too long to answer. Please check the basket and try again.',
    },
  },
};
