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
      productNumber: {
        headline: 'Die Artikelnummer wurde nicht erkannt.',
        instruction:
          'Artikelnummer oder Sendung erfragen, den Artikel suchen und in den Warenkorb legen. Dann die Bestellung zu Ende aufnehmen.',
      },
      variant: {
        headline: 'Die Ausführung wurde nicht gewählt.',
        instruction: 'Größe, Farbe oder andere Ausführung erfragen und den Artikel in den Warenkorb legen.',
      },
      crossSelling: {
        headline: 'Beim Zusatzangebot ging es nicht weiter.',
        instruction:
          'Fragen, ob der angebotene Zusatzartikel gewünscht ist, und ihn bei Bedarf in den Warenkorb legen.',
      },
      callerCheck: {
        headline: 'Der Anrufer konnte sich nicht anmelden.',
        instruction:
          'Name und Kundennummer erfragen und den Kunden wie üblich mit PIN oder Geburtsdatum bestätigen. Ist es ein anderer, seine Kundennummer laden.',
      },
      voucher: {
        headline: 'Der Gutschein wurde nicht angenommen.',
        instruction:
          'Den Gutscheincode erfragen und einlösen; sonst mit dem Anrufer klären, ob er ohne Gutschein bestellt.',
      },
      address: {
        headline: 'Die Lieferadresse wurde nicht gewählt.',
        instruction: 'Lieferadresse erfragen und wählen oder neu anlegen.',
      },
      payment: {
        headline: 'Die Zahlungsart wurde nicht gewählt.',
        instruction: 'Zahlungsart erfragen und wählen; was nicht möglich ist, steht mit Grund bei „Zahlung“.',
      },
      order: {
        headline: 'Die Bestellung konnte nicht abgeschlossen werden.',
        instruction:
          'Kunde, Artikel, Adresse und Zahlungsart mit dem Anrufer durchgehen und die Bestellung hier abschicken.',
      },
      takeBackByForwarder: {
        headline: 'Altgerät: Rücknahme durch die Spedition klären.',
        instruction:
          'Fragen, ob ein Altgerät mitgenommen werden soll, und es am Artikel vermerken. Die Spedition nimmt es bei der Lieferung kostenlos mit.',
      },
      takeBackByParcel: {
        headline: 'Altgerät: Rücknahme als Paket klären.',
        instruction:
          'Fragen, ob ein Altgerät zurückgegeben werden soll, und es am Artikel vermerken. Es wird kostenlos als Paket eingeschickt.',
      },
      takeBackByBoth: {
        headline: 'Altgeräte: Rücknahme je Artikel klären.',
        instruction:
          'Zu jedem Artikel nach einem Altgerät fragen und es dort vermerken. Große Geräte nimmt die Spedition mit, kleine werden kostenlos als Paket eingeschickt.',
      },
      basketNotFound: {
        headline: 'Technischer Fehler: Der Warenkorb ist nicht mehr da.',
        instruction: 'Beim Anrufer entschuldigen, die Artikel erfragen und die Bestellung neu erfassen.',
      },
      unknown: {
        headline: 'Der Sprachcomputer hat abgebrochen.',
        instruction: 'Mit dem Anrufer durchgehen, was schon übernommen ist, und die Bestellung hier zu Ende aufnehmen.',
      },
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly inflightTexts: typeof de;
  }
}
