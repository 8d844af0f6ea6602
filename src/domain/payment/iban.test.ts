import * as fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { completeIban, normalizeIban } from './iban';

it.each([
  ['de89 3704 0044 0532 0130 00'],
  ['DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000'],
  ['\tDE89370400440532013000\n'],
  ['DE89\u202f3704\u20090044 0532013000'],
])('an IBAN is upper case without any white space: %j (REQ B11.2)', (input) => {
  expect(normalizeIban(input)).toBe('DE89370400440532013000');
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The remainder mod 97 (ISO 7064), computed digit by digit as a second implementation beside the library. */
function rest97(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return Array.from(moved)
    .map((sign) => (letters.includes(sign) ? String(letters.indexOf(sign) + 10) : sign))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Checks length, structure (ISO 13616) and check digits for the countries of sale. */
function isValidBySecond(iban: string): boolean {
  const patterns = { DE: /^DE\d{20}$/, AT: /^AT\d{18}$/, CH: /^CH\d{7}[A-Z\d]{12}$/ };
  const pattern = Object.entries(patterns).find(([country]) => iban.startsWith(country))?.[1];
  return pattern !== undefined && pattern.test(iban) && rest97(iban) === 1;
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const mixed = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789', ...letters), minLength: length, maxLength: length });
const account = fc.oneof(
  fc.tuple(fc.constant('DE'), digits(18)),
  fc.tuple(fc.constant('AT'), digits(16)),
  fc.tuple(
    fc.constant('CH'),
    fc.tuple(digits(5), mixed(12)).map(([bank, number]) => bank + number),
  ),
);
/** Sample accounts with correct check digits. */
const valid = account.map(([country, number]) => {
  const check = 98 - rest97(`${country}00${number}`);
  return `${country}${String(check).padStart(2, '0')}${number}`;
});
const spaces = fc.constantFrom('', ' ', '\u00a0', '\t', '\u202f', '\n');

describe('an IBAN, against a second implementation (QUALITY Validators)', () => {
  it('with correct check digits is valid in every country of sale', () => {
    fc.assert(
      fc.property(valid, (iban) => {
        expect(isValidBySecond(iban)).toBe(true);
        expect(isValidIBAN(iban)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('with one character replaced or two adjacent ones swapped is invalid', () => {
    fc.assert(
      fc.property(valid, fc.nat(), fc.constantFrom(...'0123456789'), fc.boolean(), (iban, at, digit, exchanged) => {
        const index = 2 + (at % (iban.length - 3));
        const wrong = exchanged
          ? iban.slice(0, index) + iban.charAt(index + 1) + iban.charAt(index) + iban.slice(index + 2)
          : iban.slice(0, index) + digit + iban.slice(index + 1);
        expect(isValidIBAN(wrong)).toBe(isValidBySecond(wrong));
        const digitForDigit = !exchanged && wrong !== iban && /\d/.test(iban.charAt(index));
        expect(digitForDigit && isValidBySecond(wrong)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('with missing or extra characters is invalid', () => {
    fc.assert(
      fc.property(valid, fc.integer({ min: -5, max: 5 }), (iban, change) => {
        const other = change < 0 ? iban.slice(0, change) : iban + '0'.repeat(change);
        expect(isValidIBAN(other)).toBe(isValidBySecond(other));
      }),
    );
  });

  it('is normalized for any case and blanks', () => {
    fc.assert(
      fc.property(valid, fc.array(spaces, { minLength: 40, maxLength: 40 }), fc.boolean(), (iban, blanks, lower) => {
        const typed = Array.from(iban, (sign, index) => sign + (blanks[index] ?? '')).join('');
        expect(normalizeIban(lower ? typed.toLowerCase() : typed)).toBe(iban);
      }),
    );
  });

  it('validating any text never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(isValidIBAN(normalizeIban(text))).toBe(isValidBySecond(normalizeIban(text)));
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  ['89370400440532013000', 'DE89370400440532013000'],
  ['89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['de89370400440532013000', 'DE89370400440532013000'],
  ['611904300234573201', 'AT611904300234573201'],
  ['8937040044', '8937040044'],
  ['CH9300762011623852957', 'CH9300762011623852957'],
  ['', ''],
])('completes %s typed without its country (REQ B11.2)', (typed, iban) => {
  expect(completeIban(typed)).toBe(iban);
});
