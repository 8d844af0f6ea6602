import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  product: { priceOf: 'Preis von', priceOfHint: 'Datum und Uhrzeit, deren Preis gilt: TT.MM.JJJJ HH:MM' },
  priceDate: {
    problem: {
      notADate: 'Bitte Datum und Uhrzeit eingeben: TT.MM.JJJJ HH:MM.',
      inFuture: 'Das Preisdatum darf nicht in der Zukunft liegen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly priceDateWords: typeof de;
  }
}
