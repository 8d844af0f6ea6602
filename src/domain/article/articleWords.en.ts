import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './articleWords.de';

export const en: SameKeys<typeof de> = {
  product: {
    unsellable: {
      AVAILABLE_QUANTITY_EXCEEDED: 'Only {{count}} of {{name}} are available. Please reduce the quantity.',
    },
    stock: {
      AVAILABLE: 'available',
      ALMOST_SOLD_OUT: 'few available',
      SOLD_OUT: 'sold out',
      UNKNOWN: 'stock unknown',
    },
    delivery: {
      standardDeliveryTime: '3–5 working days',
      fourteenDaysDelay: 'about 14 days, with a phone call',
      daysDeliveryTime_one: '{{count}} day',
      daysDeliveryTime_other: '{{count}} days',
    },
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
  basket: {
    delivery: 'Delivery time',
    quantity: 'Quantity',
    add: 'Add to basket',
  },
  recommendations: {
    choose: 'Choose variant',
    exchange: 'Exchange',
  },
};
