/**
 * The people who can sign in and the numbers that `npm start` prints. Plain data, because the command runs before packages are
 * installed; scripts/samples.test.ts compares it with the mock services. The whole list is mocks/README.md.
 */
export const personas = [
  { name: 'Anna Beispiel', does: 'takes orders' },
  { name: 'Bernd Backoffice', does: 'works in the back office' },
  { name: 'Chiara Schweizer', does: 'takes orders for Switzerland' },
  { name: 'Alex Alleskönner', does: 'has every role' },
  { name: 'Nora Niemand', does: 'has no role' },
];

/** The numbers of README.md, in its order. */
export const samples = [
  { kind: 'customer', value: '0123456', note: 'a first order' },
  { kind: 'sku', value: '432011001', note: 'goes into the basket at once' },
  { kind: 'voucher', value: 'SOMMER', note: 'for every customer' },
  { kind: 'customer', value: '0500001', note: 'asks for a PIN, its first three digits are 482' },
  { kind: 'customer', value: '0123457', note: 'locked' },
  { kind: 'customer', value: '0200001', note: 'lives in Austria' },
  { kind: 'customer', value: '0160001', note: 'whom a new customer turns out to be' },
  { kind: 'inflight', value: '7001', note: 'begun with the voice computer, /inflightorder' },
  { kind: 'bot', value: '8006', note: 'handed over by the phone bot, /bot-request' },
  { kind: 'customer', value: '0300001', note: 'lives in Switzerland' },
  { kind: 'customer', value: '0180010', note: 'ordered 443015001 lately' },
  { kind: 'sku', value: '443015001', note: 'asks before it is ordered again' },
  { kind: 'customer', value: '0400001', note: 'light user' },
  { kind: 'customer', value: '0900001', note: 'never asked for consent' },
  { kind: 'customer', value: '0700002', note: 'no birthday' },
  { kind: 'sku', value: '543015001', note: 'by subscription' },
  { kind: 'sku', value: '454740001', note: 'has a waitlist' },
  { kind: 'sku', value: '465009001', note: 'can be reminded of' },
];

export const sampleLabels = {
  customer: 'Kundennummer',
  sku: 'SKU',
  voucher: 'Gutscheincode',
  inflight: 'Bestellcode',
  bot: 'Anrufnummer',
};
