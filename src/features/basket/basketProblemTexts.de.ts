import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  orderentry: { basket: { error: 'Der Warenkorb konnte nicht geändert werden. Bitte erneut versuchen.' } },
  basket: {
    problem: {
      reservationFailed: '{{sku}} konnte nicht reserviert werden.',
      invalidVariantSku: '{{sku}} gibt es nicht. Artikelnummer prüfen.',
      productNotFound: '{{sku}} wurde nicht gefunden. Artikelnummer prüfen.',
      invalidPriceDate: 'Das Preisdatum von {{sku}} ist ungültig. Bitte ein anderes wählen.',
      basketNotFound: 'Der Warenkorb war abgelaufen und wurde neu angelegt. {{sku}} bitte noch einmal hinzufügen.',
      sessionInactive:
        'Der Warenkorb ist abgelaufen und zu alt, um weiterzugehen. Bitte eine neue Bestellung beginnen.',
      itemNotFound: 'Die Position {{sku}} war nicht mehr im Warenkorb.',
      basketFull: 'Der Warenkorb ist voll. Erst eine Position entfernen, dann {{sku}} hinzufügen.',
      quantityExceeded: 'Von {{sku}} sind nur {{count}} verfügbar. Bitte die Menge reduzieren.',
      complaintHoldsItem: '{{sku}} geht nicht: Eine Reklamation hat nur ihren eigenen Artikel.',
      timeout: 'Der Warenkorb hat zu lange nicht geantwortet. Bitte den Warenkorb prüfen und erneut versuchen.',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly basketProblemTexts: typeof de;
  }
}
