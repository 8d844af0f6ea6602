import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  payment: {
    preferred: 'bevorzugt',
    repair: {
      named: '{{step}}: {{method}}',
      deliverToBillingAddress: 'An die Rechnungsadresse liefern',
      removeVouchers: 'Ohne Gutschein bestellen',
      addArticles: 'Artikel ergänzen',
    },
    installments: {
      agreed_one: 'eine Rate zu {{amount}}, fällig am {{day}}. des Monats',
      agreed_other: '{{count}} Raten zu {{amount}}, fällig am {{day}}. des Monats',
      change: 'Ändern',
      complete: 'Ratenplan vereinbaren',
    },
    onlineShop: { hint: 'Hinweis für den Kunden' },
    prefer: 'Als bevorzugt merken',
    preferNeedsBank: 'Keine Bankverbindung begründet',
    hint: {
      INVOICE: 'zahlbar innerhalb von 14 Tagen',
      DIRECT_DEBIT: 'frühestens 14 Tage nach Versand',
      CASH_ON_DELIVERY: '+ 5,99 € Gebühr, nur an die Rechnungsadresse',
      CASH_ON_DELIVERY_AT: '+ 4,50 € Gebühr, nur an die Rechnungsadresse',
      CASH_ON_DELIVERY_CH: '+ Gebühr in Franken, nur an die Rechnungsadresse',
      INSTALLMENTS: 'in Monatsraten',
      INSTALLMENTS_FACTORING: 'ab 49,00 €, über den Finanzierungspartner',
    },
    refusal: {
      onlyToBillingAddress: 'nur an die Rechnungsadresse',
      onlineShopOnly: 'nur im Online-Shop',
      notForEmployees: 'nicht mit Mitarbeiterrabatt',
      factoringNotInAustria: 'in Österreich nicht möglich',
      notWithVoucher: 'nicht zusammen mit einem Gutschein',
      notToPickupPoint: 'nicht an eine Abholstelle',
      belowMinimum: 'es fehlen {{missing}} zur Rate',
      needsOffer: 'möglich, sobald das Angebot berechnet ist',
      overLimit: 'nur bis {{limit}}, {{excess}} zu viel',
      notOffered: 'für diese Bestellung nicht möglich',
    },
    bank: {
      entered: '{{bank}}, IBAN endet auf {{last}}',
      change: 'Ändern',
      other: 'Andere Bankverbindung',
      consent: 'Kunde ist einverstanden: hinterlegte Bankverbindung verwenden',
      useKnown: 'Hinterlegte Bankverbindung verwenden',
      store: 'Beim Kunden hinterlegen',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly paymentTexts: typeof de;
  }
}
