import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  order: {
    stopped: {
      head: 'Nicht abgeschickt, weil sich die Bestellung inzwischen geändert hat. Bitte prüfen und erneut abschicken.',
      articleMissing: 'Artikel {{number}} ist nicht dabei.',
      articleAdded: 'Artikel {{number}} ist dazugekommen.',
      quantity: 'Artikel {{sku}}: Menge {{now}} statt {{asked}}.',
      lineDetails: 'Artikel {{sku}}: Preisdatum, Altgerät oder Empfehlung ist anders.',
      voucherMissing: 'Gutschein {{code}} ist nicht eingelöst.',
      voucherAdded: 'Gutschein {{code}} ist dazugekommen.',
      payment: 'Zahlungsart: {{now}} statt {{asked}}.',
      noPayment: 'keine',
      paymentDetails: 'Bankverbindung oder Ratenplan ist anders.',
      customer: 'Die Kundendaten sind anders.',
      deliveryAddress: 'Die Lieferadresse ist anders.',
      freeShipping: 'Die Versandkosten werden anders berechnet.',
      salesChannel: 'Der Vertriebskanal ist anders.',
      newsletter: 'Die Anmeldung zum Newsletter ist anders.',
      complaint: 'Die Bestellung ist keine Reklamation mehr, oder eine andere.',
      recreation: 'Die Bestellung ersetzt einen anderen Auftrag.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly stoppedTexts: typeof de;
  }
}
