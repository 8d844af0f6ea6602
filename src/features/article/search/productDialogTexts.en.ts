import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './productDialogTexts.de';

export const en: SameKeys<typeof de> = {
  search: {
    dialogTitle: 'Product search: {{query}}',
    again: 'Search term',
    search: 'Search',
    searching: 'Searching …',
    nothingFound: 'Nothing found for “{{query}}”. Try another word or an article number.',
    hits_one: 'one hit',
    hits_other: '{{count}} hits',
    variants_one: 'one variant',
    variants_other: '{{count}} variants',
    from: 'from {{price}}',
    addHit: 'Add to basket: {{name}} {{number}}',
    chooseHit: 'Choose variant: {{name}} {{number}}',
  },
  product: {
    instead: 'Into the basket instead of “{{lead}}”',
    exchangeFor: 'Exchange: {{sku}}',
    variant: 'Variant',
    otherVariants: 'Other variants',
    price: 'Price',
    before: 'instead of',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
    combinationMissing: '(not available in this combination)',
    alsoBySubscription: 'Also by subscription: {{number}}',
    zoom: '{{name}}: enlarge picture {{number}}',
    picture: '{{name}}: picture {{number}} of {{count}}',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    quantityInvalid: 'Please enter a quantity of at least 1.',
  },
  basket: { addNamed: 'Add {{sku}} to the basket' },
};
