/**
 * Who can sign in and what can be typed at the local services: what `npm start` prints. Plain data, because the command runs
 * before anything is installed; scripts/samples.test.ts holds it against the stand-in. The whole list is mocks/README.md.
 */
export const personas = [
  { name: 'Anna Beispiel', does: 'takes orders' },
  { name: 'Bernd Backoffice', does: 'works in the back office' },
  { name: 'Chiara Schweizer', does: 'takes orders for Switzerland' },
  { name: 'Alex Alleskönner', does: 'has every role' },
  { name: 'Nora Niemand', does: 'has no role' },
];

export const samples = [
  { kind: 'customer', value: '0123456', note: 'no PIN, consents answered, with an e-mail' },
  { kind: 'customer', value: '0123457', note: 'locked' },
  { kind: 'customer', value: '0200001', note: 'lives in Austria' },
  { kind: 'customer', value: '0300001', note: 'lives in Switzerland' },
  { kind: 'sku', value: '410342001', note: 'goes into the basket at once' },
  { kind: 'product', value: '410217', note: 'a ring in several sizes' },
  { kind: 'product', value: '465009', note: 'sold out' },
  { kind: 'voucher', value: 'SOMMER', note: 'for every customer' },
];

export const sampleLabels = {
  customer: 'Kundennummer',
  sku: 'SKU',
  product: 'Artikelnummer',
  voucher: 'Gutscheincode',
};
