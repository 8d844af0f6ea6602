import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({
  search: {
    dialogTitle: 'Produktsuche: {{query}}',
    again: 'Suchbegriff',
    search: 'Suchen',
    searching: 'Suche läuft …',
    nothingFound: 'Nichts gefunden für „{{query}}“. Anderes Wort oder Artikelnummer versuchen.',
    hits_one: 'ein Treffer',
    hits_other: '{{count}} Treffer',
    variants_one: 'eine Ausführung',
    variants_other: '{{count}} Ausführungen',
    from: 'ab {{price}}',
    addHit: 'In den Warenkorb: {{name}} {{number}}',
    chooseHit: 'Ausführung wählen: {{name}} {{number}}',
  },
  product: {
    instead: 'Statt „{{lead}}“ in den Warenkorb',
    exchangeFor: 'Tauschen: {{sku}}',
    variant: 'Ausführung',
    otherVariants: 'Andere Ausführungen',
    price: 'Preis',
    before: 'statt',
    pieces_one: '{{count}} Stück',
    pieces_other: '{{count}} Stück',
    combinationMissing: '(in dieser Kombination nicht erhältlich)',
    alsoBySubscription: 'Auch im Abo: {{number}}',
    zoom: '{{name}}: Bild {{number}} vergrößern',
    picture: '{{name}}: Bild {{number}} von {{count}}',
    previousPicture: 'Voriges Bild',
    nextPicture: 'Nächstes Bild',
    quantityInvalid: 'Bitte eine Menge ab 1 eingeben.',
  },
  basket: { addNamed: '{{sku}} in den Warenkorb' },
});

declare module '~/shared/i18n/defineTexts' {
  interface TextCatalogue {
    readonly productDialogTexts: typeof de;
  }
}
