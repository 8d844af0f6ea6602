import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  waitlist: {
    reservation: {
      open: 'Auf die Warteliste',
      article: '{{brand}} {{name}}, Artikel {{sku}}, {{price}}',
      customerNeeded: 'Vorgemerkt wird für einen Kunden mit Kundennummer.',
      customerWithoutNumber:
        'Der geladene Kunde hat noch keine Kundennummer. Bitte erst die Kundendaten speichern oder einen anderen Kunden laden.',
      forCustomer: 'Für {{name}}, Kundennummer {{number}}',
      quantityInvalid: 'Bitte eine Menge von 1 bis 99 eingeben.',
      submit: 'Vormerken',
      sending: 'Wird vorgemerkt …',
      failed: 'Hoppla... Fehler beim Erstellen der Wartelistenreservierung',
      notArrived: 'Die Vormerkung ist nicht angekommen. Sie kann noch einmal gesendet werden.',
      unknown:
        'Es ist nicht sicher, ob die Vormerkung angekommen ist. Bitte in der Warteliste nachsehen, bevor noch einmal vorgemerkt wird.',
      lookingUp: 'In der Warteliste wird nachgesehen, ob die Vormerkung angekommen ist …',
      lookUp: 'In der Warteliste nachsehen',
      created: '{{name}} ist vorgemerkt.',
      quantity: 'Menge',
      shipping: 'Versand',
      total: 'Gesamt',
      tell: 'Dem Anrufer sagen',
      tellDelivery: '„Sobald der Artikel wieder verfügbar ist, wird er innerhalb von 6 Wochen geliefert.“',
      tellPayment: '„Bezahlt wird erst nach Erhalt der Ware.“',
      toWaitlist: 'Zur Warteliste des Kunden',
      done: 'Fertig',
    },
    double: {
      title: 'Zweimal vorgemerkt',
      found:
        '{{name}} steht für Kundennummer {{number}} zweimal in der Warteliste, weil die Anfrage zweimal angekommen ist. Die zweite Vormerkung kann gleich storniert werden.',
      end: 'Zweite stornieren',
      ending: 'Wird storniert …',
      keep: 'Beide behalten',
      failed:
        'Es ist nicht sicher, ob die zweite Vormerkung storniert ist. Bitte erneut versuchen oder sie in der Warteliste des Kunden stornieren.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly reservationTexts: typeof de;
  }
}
