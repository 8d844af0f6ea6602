import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    soldOut: 'Artikel {{sku}} ist mittlerweile ausverkauft, bitte aus dem Warenkorb nehmen',
    onlyAvailable: 'Für {{sku}} sind nur {{n}} Produkte verfügbar. Bitte die Menge reduzieren.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly stockWarningTexts: typeof de;
  }
}
