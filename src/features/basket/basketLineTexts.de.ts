import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  basket: {
    stock: { onlyLeft: 'nur noch {{count}}', notReserved: 'nicht reserviert' },
    article: 'Artikel',
    quantityOf: 'Menge {{name}}',
    less: '{{name}}: eins weniger',
    more: '{{name}}: eins mehr',
    single: 'Einzel',
    each: 'je {{price}}',
    sum: 'Summe',
    adding: 'wird hinzugefügt …',
    remove: '{{name}} entfernen',
    priceDate: { none: 'Preisdatum', set: 'Preisdatum {{date}}', change: '{{name}}: {{shown}} ändern' },
    takeBack: {
      link: 'Altgerät zurücknehmen',
      open: 'Altgerät-Frage offen',
      forwarder: 'ja, der Fahrer nimmt es mit',
      parcel: 'ja, kostenlose Rücksendung',
      none: 'nein',
    },
    kind: {
      better: 'Upgrade möglich',
      upgrade: 'Upgrade statt {{lead}}',
      crossSell: 'Zusatzkauf zu {{lead}}',
      subscription: 'auch im Abo',
      betterOne: 'Upgrade möglich: {{number}}',
    },
  },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly basketLineTexts: typeof de;
  }
}
