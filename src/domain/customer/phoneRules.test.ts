import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPhone } from './phoneRules';

describe('typed phone number (REQ B7.4)', () => {
  it.each([
    ['030 1234', true],
    [' 0221/123 45-67 ', true],
    ['(0221) 1234567', true],
    ['+49 (0)30 1234', true],
    ['0041 44 123 45 67', true],
    ['+43.1.2345', true],
    ['12345', true],
    ['0123', false],
    ['01234', true],
    ['+49 12', false],
    ['1'.repeat(19), true],
    ['1'.repeat(20), false],
    ['', false],
    ['   ', false],
    ['-/-', false],
    ['00000', false],
    ['030 1234 privat', false],
    ['030;1234', false],
    ['(+49) 30 1234', false],
    ['030+1234', false],
    ['٠٣٠١٢٣٤', false],
  ])('%j: %s', (text, expected) => {
    expect(isValidPhone(text)).toBe(expected);
  });

  it('ignores the grouping of the digits', () => {
    const separators = fc.array(fc.constantFrom('', '', ' ', '-', '/', '.'), { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9]\d{0,22}$/), separators, (digits, between) => {
        const typed = Array.from(digits, (digit, index) => `${digit}${between[index] ?? ''}`).join('');
        expect(isValidPhone(typed)).toBe(digits.length >= 5 && digits.length <= 20);
      }),
    );
  });

  it.each(['1', ' ', '0', '- '])('100 kB of %j are refused quickly', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(isValidPhone(text)).toBe(false);
    expect(isValidPhone(`${text}x`)).toBe(false);
  });
});
