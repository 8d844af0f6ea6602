import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  voucher: {
    only: {
      CATEGORY: 'nur für die Kategorie {{label}}',
      BRAND: 'nur für die Marke {{label}}',
      PRODUCT: 'nur für den Artikel {{label}}',
      PRODUCT_PRICE_LABEL: 'nur für Artikel mit dem Preisetikett {{label}}',
      other: 'nur für {{label}}',
    },
    suggestions: {
      title: 'Gutscheine für diesen Kunden',
      none: 'Für diesen Kunden gibt es zurzeit keine Vorschläge. Ein bekannter Code lässt sich weiterhin eingeben.',
      failed: 'Die Vorschläge konnten nicht geladen werden. Ein bekannter Code lässt sich weiterhin eingeben.',
      redeem: 'Gutschein {{code}} einlösen',
      redeemed: 'eingelöst',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly voucherSuggestionTexts: typeof de;
  }
}
