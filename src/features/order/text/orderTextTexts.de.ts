import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderText: {
    region: 'Bestelltext',
    found_one: 'Bestelltext: eine Zeile offen',
    found_other: 'Bestelltext: {{count}} Zeilen offen',
    allDecided: 'Bestelltext übernommen: {{done}} von {{count}} Zeilen.',
    keys: 'Enter oder J übernimmt, N lässt aus, + und − ändern die Menge.',
    takeAll: 'Alle übernehmen',
    close: 'Schließen',
    kind: { customer: 'Kunde', article: 'Artikel', voucher: 'Gutschein' },
    readFrom: 'gelesen aus: „{{text}}“',
    quantity: 'Stückzahl {{number}}',
    take: 'Übernehmen',
    articleLine: '{{quantity}} × Artikel {{number}}',
    voucherLine: 'Gutschein {{code}}',
    skip: 'Auslassen',
    takeAfterAll: 'Doch übernehmen',
    status: {
      queued: 'wartet …',
      running: 'wird übernommen …',
      choosing: 'bei „Kunde“ auswählen',
      done: 'übernommen',
      skipped: 'ausgelassen',
    },
    problem: {
      customerNotFound: 'Die Kundennummer {{number}} gibt es nicht. Den Kunden suchen oder die Zeile auslassen.',
      customerStopped: 'Mit diesem Kunden geht es so nicht weiter. Der Grund und was zu tun ist, steht beim Kunden.',
      customerNotIdentified: 'Der Kunde ist noch nicht bestätigt. Erneut übernehmen oder einen anderen Kunden laden.',
      otherCustomer: 'Geladen ist ein anderer Kunde als im Text. Klären, für wen die Bestellung ist.',
      notFound:
        'Diesen Artikel gibt es nicht. Die Nummer im Text prüfen, im Artikelfeld suchen oder die Zeile auslassen.',
      unsellable: 'Dieser Artikel kann so nicht bestellt werden. Einen anderen anbieten oder die Zeile auslassen.',
      quantityExceeded_one: 'Nur ein Stück ist verfügbar. Die Menge ändern und erneut übernehmen.',
      quantityExceeded_other: 'Nur {{count}} Stück sind verfügbar. Die Menge ändern und erneut übernehmen.',
      basketFull:
        'Der Warenkorb ist mit {{count}} Positionen voll. Diese Bestellung abschicken und den Rest danach erfassen.',
      complaintHoldsItem:
        'Eine Reklamation nimmt nur einen Artikel. Den Artikel danach bestellen oder die Zeile auslassen.',
      notChosen: 'Es ist keine Variante gewählt. Erneut übernehmen und wählen oder die Zeile auslassen.',
      articleRefused: 'Der Artikel kam nicht in den Warenkorb; der Grund steht dort.',
      interrupted:
        'Die Übernahme wurde unterbrochen. Im Warenkorb prüfen, ob der Artikel dort liegt; sonst erneut übernehmen.',
      voucherRefused: 'Der Gutschein wird nicht angenommen. Ohne ihn fortfahren oder einen anderen erfragen.',
      voucherRefusedWhy: '{{detail}} Ohne ihn fortfahren oder einen anderen erfragen.',
      voucherNotForEmployees: 'Der Gutschein gilt nicht für diese Kundengruppe. Ohne ihn fortfahren.',
      needsCustomerAndBasket: 'Dafür fehlen noch Kunde oder Artikel. Beides übernehmen, dann erneut versuchen.',
      technical: 'Das hat nicht geklappt. Erneut übernehmen oder von Hand erfassen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly orderTextTexts: typeof de;
  }
}
