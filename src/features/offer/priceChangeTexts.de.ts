import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    change: {
      products: 'Artikel',
      voucher: 'Gutschein',
      employeeDiscount: 'Mitarbeiterrabatt',
      shipping: 'Versand',
      cashOnDeliveryFee: 'Nachnahmegebühr',
      other: 'Weitere Kosten',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly priceChangeTexts: typeof de;
  }
}
