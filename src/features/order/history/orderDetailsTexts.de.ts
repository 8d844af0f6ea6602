import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderList: {
    position: { single: 'je {{price}}', sku: 'Artikel {{sku}}' },
    sum: {
      products: 'Zwischensumme',
      voucher: 'Gutscheine',
      employeeDiscount: 'Mitarbeiterrabatt',
      shipping: 'Versand',
      cashOnDeliveryFee: 'Nachnahmegebühr',
      other: 'Sonstiges',
      total: 'Gesamt',
    },
    noItems: 'Der Dienst nennt keine Artikel.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderDetailsTexts: typeof de;
  }
}
