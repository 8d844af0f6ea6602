import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  priceDate: { title: 'Preisstand: {{name}}', save: 'Preisstand übernehmen', present: 'Aktueller Preis' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly priceDateTexts: typeof de;
  }
}
