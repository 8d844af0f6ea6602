// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { countries, currencyOf } from '~/domain/common/country';
import { formatDifference, formatMoney, spokenMoney } from './formatMoney';
import { startI18n } from './i18n';

// The test files of a worker share the language.
afterEach(() => startI18n('de'));

/** Replaces the non-breaking space between amount and currency. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [1_234_56, 'EUR', '1.234,56 €'],
  [0, 'EUR', '0,00 €'],
  [5, 'EUR', '0,05 €'],
  [1_000_000_00, 'EUR', '1.000.000,00 €'],
  [1_234_56, 'CHF', "CHF 1'234.56"],
  [99, 'CHF', 'CHF 0.99'],
] as const)('%d cents in %s are %j (REQ A13.1)', (cents, currency, text) => {
  expect(plain(formatMoney(cents, currency))).toBe(text);
});

it.each([
  [5_99, '+5,99 €'],
  [-10_00, '−10,00 €'],
])('a difference of %d cents is %j', (cents, text) => {
  expect(plain(formatDifference(cents, 'EUR'))).toBe(text);
});

it('the currency of each country has its own format (REQ A13.1)', () => {
  expect(Object.fromEntries(countries.map((code) => [code, plain(formatMoney(1_234_50, currencyOf(code)))]))).toEqual({
    DE: '1.234,50 €',
    AT: '1.234,50 €',
    CH: "CHF 1'234.50",
  });
});

it.each([
  ['de', '30,94 Euro', '42,90 Schweizer Franken'],
  ['en', '30.94 euros', '42.90 Swiss francs'],
] as const)(
  'a screen reader reads amounts in the language of the interface: %s (UX 8)',
  async (language, euros, francs) => {
    await startI18n(language);
    expect([spokenMoney(30_94, 'EUR'), spokenMoney(42_90, 'CHF')].map(plain)).toEqual([euros, francs]);
  },
);
