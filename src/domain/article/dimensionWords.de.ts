import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  product: {
    dimension: {
      COLOR: 'Farbe',
      SIZE: 'Größe',
      ALLOY: 'Legierung',
      TASTE: 'Geschmack',
      MOTIV: 'Motiv',
      AROMA: 'Duft',
      AMOUNT: 'Menge',
      STONE: 'Stein',
      OTHERS: 'Sonstiges',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly dimensionWords: typeof de;
  }
}
