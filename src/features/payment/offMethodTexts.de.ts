import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    repair: {
      named: '{{step}}: {{method}}',
      deliverToBillingAddress: 'An die Rechnungsadresse liefern',
      removeVouchers: 'Ohne Gutschein bestellen',
      addArticles: 'Artikel ergänzen',
    },
    onlineShop: { hint: 'Hinweis für den Kunden' },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly offMethodTexts: typeof de;
  }
}
