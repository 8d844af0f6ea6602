import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  product: {
    unsellable: {
      AVAILABLE_QUANTITY_EXCEEDED: 'Von {{name}} sind nur {{count}} verfügbar. Bitte die Menge reduzieren.',
    },
    stock: {
      AVAILABLE: 'verfügbar',
      ALMOST_SOLD_OUT: 'wenige verfügbar',
      SOLD_OUT: 'ausverkauft',
      UNKNOWN: 'Bestand unbekannt',
    },
    delivery: {
      standardDeliveryTime: '3–5 Werktage',
      fourteenDaysDelay: 'etwa 14 Tage, mit Anruf',
      daysDeliveryTime_one: '{{count}} Tag',
      daysDeliveryTime_other: '{{count}} Tage',
    },
    dimension: {
      COLOR: 'Farbe',
      SIZE: 'Größe',
      ALLOY: 'Legierung',
      TASTE: 'Geschmack',
      MOTIV: 'Motiv',
      AROMA: 'Duft',
      AMOUNT: 'Menge',
      STONE: 'Stein',
      OTHERS: 'Sonstiges',
    },
  },
  basket: {
    delivery: 'Lieferzeit',
    quantity: 'Menge',
    add: 'In den Warenkorb',
  },
  recommendations: {
    choose: 'Ausführung wählen',
    exchange: 'Tauschen',
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly articleWords: typeof de;
  }
}
