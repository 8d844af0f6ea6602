import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  complaint: {
    region: 'Reklamation',
    order: 'Reklamation zu Auftrag {{number}}',
    isFree: 'kostenlos (0 %)',
    end: 'Reklamation beenden',
    customerFirst: 'Erst den Kunden {{number}} laden und bestätigen, dann kommt der Artikel von selbst dazu.',
    loadCustomer: 'Kunden laden',
    problem: {
      otherArticles:
        'Im Warenkorb liegen schon Artikel, eine Reklamation nimmt nur einen. Die Bestellung abschicken oder den Warenkorb leeren, dann erneut versuchen.',
      articleRefused:
        'Der Artikel kam nicht in den Warenkorb; der Grund steht dort. Mit dem Anrufer klären, wie es weitergeht.',
      priceDateRefused:
        'Der Preis von damals gilt nicht mehr. Erneut versuchen übernimmt den Artikel zum heutigen Preis.',
      paymentUnknown: 'Die Zahlungsart des Auftrags gibt es hier nicht. Eine andere wählen.',
    },
    refusal: {
      moreThanOneProduct: 'Auftrag enthält mehr als 1 Produkt. Rekla-Auftrag nicht möglich.',
      unknownProducts: 'Der Auftrag nennt seine Artikel oder ihre Menge nicht. Rekla-Auftrag nicht möglich.',
      noCustomer: 'Gastauftrag ohne Kundennummer. Rekla-Auftrag nicht möglich.',
    },
    recreationGoesOn:
      'In diesem Gespräch wird ein Auftrag neu angelegt. Erst abschicken oder für die Reklamation eine neue Bestellung beginnen.',
    goesOn: 'Die Reklamation zu Auftrag {{number}} läuft noch. Erst abschicken oder beenden.',
    endedByCustomer: 'Die Reklamation zu Auftrag {{number}} ist beendet, weil ein anderer Kunde geladen wurde.',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly complaintTexts: typeof de;
  }
}
