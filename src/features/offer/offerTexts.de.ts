import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  offer: {
    title: 'Angebot',
    products: 'Zwischensumme',
    shipping: 'Versand',
    cashOnDeliveryFee: 'Nachnahmegebühr',
    other: 'Weitere Kosten',
    voucher: 'Gutschein {{codes}}',
    employeeDiscount: 'Mitarbeiterrabatt',
    savings: '{{amount}} gespart',
    announce: 'Betrag ist genannt',
    announced: '✓ genannt',
    beforeOffer: 'vor Angebot',
    calculating: 'wird berechnet …',
    calculatedAt: 'berechnet um {{time}}',
    explain: 'Preis erklären',
    waiveShipping: 'Versandkosten erlassen',
    chargeShipping: 'Versandkosten doch berechnen',
    freeShipping: {
      VERARGERTERKD: 'erlassen: verärgerter Kunde',
      SYSTEMFEHLER: 'erlassen: Systemfehler',
      UMTAUSCH: 'erlassen: Umtausch',
    },
    soldOut: 'Artikel {{sku}} ist mittlerweile ausverkauft, bitte aus dem Warenkorb nehmen',
    onlyAvailable: 'Für {{sku}} sind nur {{n}} Produkte verfügbar. Bitte die Menge reduzieren.',
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
    readonly offerTexts: typeof de;
  }
}
