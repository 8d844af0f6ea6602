import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  basket: {
    title: 'Warenkorb',
    count: '{{lines}} von {{maximum}} Positionen · {{pieces}} Stück',
    empty: 'Noch kein Artikel. Artikelnummer oder SKU eingeben und mit Enter hinzufügen.',
    removed: '„{{name}}“ ({{sku}}) wurde entfernt.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly basketTexts: typeof de;
  }
}
