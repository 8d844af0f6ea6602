import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './dimensionWords.de';

export const en: SameKeys<typeof de> = {
  product: {
    dimension: {
      COLOR: 'Colour',
      SIZE: 'Size',
      ALLOY: 'Alloy',
      TASTE: 'Taste',
      MOTIV: 'Motif',
      AROMA: 'Scent',
      AMOUNT: 'Amount',
      STONE: 'Stone',
      OTHERS: 'Other',
    },
  },
};
