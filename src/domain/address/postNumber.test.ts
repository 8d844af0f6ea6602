import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPostNumber } from './postNumber';

/**
 * Second implementation of the check: sums from the right, without padding; the sum plus check digit is a multiple of
 * 10.
 */
function endsWithItsCheckDigit(digits: string): boolean {
  let sum = 0;
  let weight = 1;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    sum += '0123456789'.indexOf(digits.charAt(index)) * weight;
    weight = weight === 4 ? 9 : 4;
  }
  return sum % 10 === 0;
}

describe('DHL post number (REQ B10.1)', () => {
  it.each([
    ['12345678', true],
    ['0012345678', true],
    [' 123 456 78 ', true],
    ['123\u00a0456\u00a078', true],
    ['12345679', false],
    ['0012345679', false],
    ['00012345678', false],
    ['12345', false],
    ['', false],
    ['1.2e7', false],
    ['1.2345678e7', false],
    ['0x12345678', false],
    ['+12345678', false],
    ['-12345678', false],
    ['12345678.0', false],
    ['12-345-678', true],
    ['١٢٣٤٥٦٧٨', false],
    ['１２３４５６７８', false],
  ])('%j: %s', (text, expected) => {
    expect(isValidPostNumber(text)).toBe(expected);
  });

  it('agrees with a second implementation on 6 to 10 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,10}$/), (digits) => {
        expect(isValidPostNumber(digits)).toBe(endsWithItsCheckDigit(digits));
      }),
      { numRuns: 1_000 },
    );
  });

  it('accepts exactly one check digit, with or without leading zeros', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,9}$/), (front) => {
        const fitting = [...'0123456789'].filter((last) => isValidPostNumber(front + last));
        expect(fitting).toHaveLength(1);
        expect(isValidPostNumber((front + (fitting[0] ?? '')).padStart(10, '0'))).toBe(true);
      }),
    );
  });

  it.each(['1', ' ', '1 '])('100 kB of %j are no post number', (piece) => {
    expect(isValidPostNumber(piece.repeat(100_000 / piece.length))).toBe(false);
  });
});
