import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  takeBack: {
    title: 'Altgerät zurücknehmen',
    script: 'Soll ein altes Gerät der gleichen Art zurückgenommen werden?',
    forwarder: 'Ja, der Fahrer nimmt es bei der Lieferung mit',
    forwarderHow: 'Das Altgerät steht bei der Lieferung ausgeräumt und vom Strom getrennt bereit.',
    parcel: 'Ja, als kostenlose Rücksendung',
    parcelHow: 'Kostenlos als Paket zurücksenden oder bei einer Sammelstelle abgeben.',
    none: 'Nein, kein Altgerät',
    noneHow: 'Es wird nichts zurückgenommen.',
    conditions: 'Bedingungen',
    save: 'Antwort übernehmen',
    detailsTitle: 'Bedingungen der Altgeräterücknahme',
    condition: {
      sameKind: 'Das Altgerät ist von der gleichen Art wie das neue Gerät.',
      emptied: 'Es ist leer, sauber und vom Strom getrennt.',
      data: 'Persönliche Daten sind gelöscht.',
      batteries: 'Batterien, Akkus und Lampen sind entnommen, soweit das möglich ist.',
      free: 'Die Rückgabe ist kostenlos.',
    },
    back: 'Zurück',
  },
  priceDate: { title: 'Preisdatum: {{name}}', save: 'Preisdatum übernehmen', present: 'Aktueller Preis' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly basketDialogTexts: typeof de;
  }
}
