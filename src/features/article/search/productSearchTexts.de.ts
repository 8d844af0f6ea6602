import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  search: {
    tooShort: 'Die Produktnummer muss aus mindestens 4 Zeichen bestehen!',
    productNotFound: 'Produkt nicht gefunden',
    productNotFoundHint: '{{number}}: Nummer prüfen oder mit einem Wort suchen.',
    failed: 'Die Artikelsuche ist gerade nicht möglich. Bitte erneut versuchen.',
  },
  invalid: { sku: 'Bitte BNR prüfen' },
  product: {
    cantOrderSubscriptionProduct: '{{name}} gibt es nur im Abonnement und kann nicht direkt bestellt werden.',
    wrongCountry: {
      DE: '{{name}} ist in Deutschland nicht erhältlich.',
      AT: '{{name}} ist in Österreich nicht erhältlich.',
      CH: '{{name}} ist in der Schweiz nicht erhältlich.',
    },
    informTeamLeader: 'Bitte die Teamleitung informieren.',
    unsellable: {
      ERP_PRODUCT_NOT_RELEASED: '{{name}} ist noch nicht freigegeben.',
      ERP_PRODUCT_NOT_IN_SORTIMENT: '{{name}} ist nicht mehr im Sortiment.',
      VARIANT_NOT_AVAILABLE: '{{name}}: Diese Ausführung ist zurzeit nicht erhältlich.',
      OUT_OF_STOCK: '{{name}} ist ausverkauft.',
    },
  },
  orderEntry: {
    rekla: { cantAddNewItem: 'Der Rekla-Auftrag enthält schon einen Artikel und nimmt keinen weiteren auf.' },
  },
  basket: { full: 'Der Warenkorb fasst {{count}} Positionen. Erst eine Position entfernen.' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly productSearchTexts: typeof de;
  }
}
