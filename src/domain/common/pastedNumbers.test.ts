import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedNumbers, severalNumbers } from './pastedNumbers';

describe('numbers of a pasted text (DECISIONS 222)', () => {
  it.each([
    ['order', '1300000101', ['1300000101'], 0, []],
    [
      'order',
      ' 1300000101\r\n1300000102\t1300000103;1300000104, ',
      ['1300000101', '1300000102', '1300000103', '1300000104'],
      0,
      [],
    ],
    ['order', 'Bitte prüfen: Auftrag „1300000101“, (1300000102). Danke!', ['1300000101', '1300000102'], 0, []],
    ['order', '1300000101 1300000101\u200B 13000', ['1300000101'], 1, ['13000']],
    ['order', '1300 000 101', ['1300000101'], 0, []],
    ['order', '130000 0101', ['1300000101'], 0, []],
    ['order', '1.300.000.101', ['1300000101'], 0, []],
    ['order', '5f0000000001', ['5f0000000001'], 0, []],
    ['subscription', '7000001\n7000002\n0123456\nAbo-17', ['7000001', '7000002', '0123456'], 0, ['Abo-17']],
    ['product', '443015; 443015001; 4430', ['443015', '443015001'], 0, ['4430']],
    ['product', '', [], 0, []],
  ] as const)('%s: %j', (kind, text, numbers, repeated, invalid) => {
    expect(pastedNumbers(text, kind)).toEqual({ numbers, repeated, invalid });
  });

  it('cuts nothing: hundreds are found again, whatever stands between them', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), {
      minLength: 300,
      maxLength: 400,
    });
    fc.assert(
      fc.property(numbers, fc.constantFrom(', ', ';', '\t', '\n', '\r\n', ' '), (all, between) => {
        const texts = all.map(String);
        expect(pastedNumbers(texts.join(between), 'order').numbers).toEqual(texts);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    [['443015', '443016'], true],
    [['443015'], false],
    [['443015', 'Zink'], false],
    [['Zink', 'Kapseln'], false],
    [[], false],
  ] as const)('keywords %j are several numbers: %s', (keywords, isList) => {
    expect(severalNumbers(keywords, 'product')).toEqual(isList ? keywords : []);
  });
});
