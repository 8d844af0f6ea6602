import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseProductNoOf, classifyJump, classifySearchTerm } from './searchTerm';

describe('search term (REQ C1.1, C1.3, C1.4, DECISIONS 1)', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['Ring', { kind: 'text', query: 'Ring' }],
    [' Ring Solitär ', { kind: 'text', query: 'Ring Solitär' }],
    ['A1', { kind: 'text', query: 'A1' }],
    ['1', { kind: 'tooShort' }],
    ['123', { kind: 'tooShort' }],
    ['1234', { kind: 'text', query: '1234' }],
    ['12 345', { kind: 'text', query: '12345' }],
    ['123456', { kind: 'productNumber', baseProductNo: '123456', quantity: 1 }],
    ['123 456', { kind: 'productNumber', baseProductNo: '123456', quantity: 1 }],
    ['1234567', { kind: 'invalidSku' }],
    ['12345678', { kind: 'invalidSku' }],
    ['123456789', { kind: 'sku', sku: '123456789', quantity: 1 }],
    ['123 456 789', { kind: 'sku', sku: '123456789', quantity: 1 }],
    ['123456789*2', { kind: 'sku', sku: '123456789', quantity: 2 }],
    ['123456 * 3', { kind: 'productNumber', baseProductNo: '123456', quantity: 3 }],
    ['123456789*0', { kind: 'sku', sku: '123456789', quantity: 1 }],
    ['1234567890', { kind: 'invalidSku' }],
    ['-123456789', { kind: 'text', query: '-123456789' }],
    ['1e5', { kind: 'text', query: '1e5' }],
  ] as const)('reads %j', (input, expected) => {
    expect(classifySearchTerm(input)).toEqual(expected);
  });

  it('never throws, and classifies digits-only input by the number of digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,14}$/), (digits) => {
        const { kind } = classifySearchTerm(digits);
        const byLength =
          digits.length < 4
            ? 'tooShort'
            : digits.length < 6
              ? 'text'
              : digits.length === 6
                ? 'productNumber'
                : digits.length === 9
                  ? 'sku'
                  : 'invalidSku';
        expect(kind).toBe(byLength);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void classifySearchTerm(text)));
  });

  it('reduces nine digits to the six-digit base number', () => {
    expect(baseProductNoOf('410217004')).toBe('410217');
  });
});

describe('jump field (REQ C1.11, UX Keys)', () => {
  it.each([
    ['0123456', { kind: 'customer', customerNumber: '0123456' }],
    ['0123 456', { kind: 'customer', customerNumber: '0123456' }],
    ['1234567890', { kind: 'order', orderNumber: '1234567890' }],
    ['410217', { kind: 'product', term: '410217' }],
    ['410217004*2', { kind: 'product', term: '410217004*2' }],
    ['Notizen', { kind: 'words', text: 'Notizen' }],
  ] as const)('recognises %j', (input, expected) => {
    expect(classifyJump(input)).toEqual(expected);
  });
});
