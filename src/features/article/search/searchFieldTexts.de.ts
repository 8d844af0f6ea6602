import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  search: {
    title: 'Artikelsuche',
    label: 'Artikelnummer, SKU oder Text',
    suggestions: 'Vorschläge',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly searchFieldTexts: typeof de;
  }
}
