import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  inflight: {
    code: 'Code',
    codeHint: 'Der Sprachcomputer nennt ihn dem Anrufer am Ende.',
    codeMissing: 'Bitte den Code eingeben.',
    load: 'Auftrag laden',
    loading: 'Auftrag {{code}} wird geladen …',
    notFound:
      'Zum Code {{code}} gibt es keinen Auftrag. Code noch einmal nennen lassen oder die Bestellung neu aufnehmen.',
    failed:
      'Auftrag {{code}} konnte nicht geladen werden. Erneut versuchen, sonst die Bestellung in der Bestellannahme neu aufnehmen.',
    order: 'Auftrag {{code}} vom Sprachcomputer',
    otherCode: 'Anderen Code eingeben',
    understood: 'Verstanden',
    article: 'Der Anrufer hat die Artikelnummer {{number}} genannt.',
    rejection: {
      headline: {
        INVALID_BASE_PRODUCT_NUMBER_SELECTION: 'Die Artikelnummer wurde nicht erkannt.',
        INVALID_PRODUCT_VARIANT_SELECTION: 'Die Ausführung wurde nicht gewählt.',
        INVALID_CROSS_SELLING: 'Beim Zusatzangebot ging es nicht weiter.',
        INVALID_AUTHENTICATION: 'Der Anrufer konnte sich nicht anmelden.',
        INVALID_VOUCHER_SELECTION: 'Der Gutschein wurde nicht angenommen.',
        INVALID_ADDRESS_SELECTION: 'Die Lieferadresse wurde nicht gewählt.',
        INVALID_PAYMENT_METHOD_SELECTION: 'Die Zahlungsart wurde nicht gewählt.',
        INVALID_ORDER: 'Die Bestellung konnte nicht abgeschlossen werden.',
        TAKEBACK_BY_FORWARDER: 'Altgerät: Rücknahme durch die Spedition klären.',
        TAKEBACK_BY_PARCEL: 'Altgerät: Rücknahme als Paket klären.',
        TAKEBACK_BY_BOTH: 'Altgeräte: Rücknahme je Artikel klären.',
        BASKET_NOT_FOUND: 'Technischer Fehler: Der Warenkorb ist nicht mehr da.',
        unknown: 'Der Sprachcomputer hat abgebrochen.',
      },
      instruction: {
        INVALID_BASE_PRODUCT_NUMBER_SELECTION:
          'Artikelnummer oder Sendung erfragen, den Artikel suchen und in den Warenkorb legen. Dann die Bestellung zu Ende aufnehmen.',
        INVALID_PRODUCT_VARIANT_SELECTION:
          'Größe, Farbe oder andere Ausführung erfragen und den Artikel in den Warenkorb legen.',
        INVALID_CROSS_SELLING:
          'Fragen, ob der angebotene Zusatzartikel gewünscht ist, und ihn bei Bedarf in den Warenkorb legen.',
        INVALID_AUTHENTICATION:
          'Name und Kundennummer erfragen und den Kunden wie üblich mit PIN oder Geburtsdatum bestätigen. Ist es ein anderer, seine Kundennummer laden.',
        INVALID_VOUCHER_SELECTION:
          'Den Gutscheincode erfragen und einlösen; sonst mit dem Anrufer klären, ob er ohne Gutschein bestellt.',
        INVALID_ADDRESS_SELECTION: 'Lieferadresse erfragen und wählen oder neu anlegen.',
        INVALID_PAYMENT_METHOD_SELECTION:
          'Zahlungsart erfragen und wählen; was nicht möglich ist, steht mit Grund bei „Zahlung“.',
        INVALID_ORDER:
          'Kunde, Artikel, Adresse und Zahlungsart mit dem Anrufer durchgehen und die Bestellung hier abschicken.',
        TAKEBACK_BY_FORWARDER:
          'Fragen, ob ein Altgerät mitgenommen werden soll, und es am Artikel vermerken. Die Spedition nimmt es bei der Lieferung kostenlos mit.',
        TAKEBACK_BY_PARCEL:
          'Fragen, ob ein Altgerät zurückgegeben werden soll, und es am Artikel vermerken. Es wird kostenlos als Paket eingeschickt.',
        TAKEBACK_BY_BOTH:
          'Zu jedem Artikel nach einem Altgerät fragen und es dort vermerken. Große Geräte nimmt die Spedition mit, kleine werden kostenlos als Paket eingeschickt.',
        BASKET_NOT_FOUND: 'Beim Anrufer entschuldigen, die Artikel erfragen und die Bestellung neu erfassen.',
        unknown: 'Mit dem Anrufer durchgehen, was schon übernommen ist, und die Bestellung hier zu Ende aufnehmen.',
      },
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly inflightTexts: typeof de;
  }
}
