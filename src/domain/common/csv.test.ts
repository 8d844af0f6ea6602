import { describe, expect, it } from 'vitest';
import { csvOf, type CsvCell } from './csv';

const written = (cell: CsvCell): string => csvOf([[cell]]).slice(1, -2);

describe('a file for a German spreadsheet', () => {
  it('begins with the byte order mark, separates by semicolons and ends each row with CRLF', () => {
    const file = csvOf([
      ['BNR', 'Größe'],
      ['543015', 12],
    ]);
    expect(file).toBe('\uFEFFBNR;Größe\r\n543015;12\r\n');
    expect([...new TextEncoder().encode(file)].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it.each<[CsvCell, string]>([
    [0, '0'],
    [-7, '-7'],
    [4.17, '4,17'],
    [-0.5, '-0,5'],
    [Number.NaN, ''],
    [Infinity, ''],
    [{ cents: 2_499_00 }, '2499,00'],
    [{ cents: -5 }, '-0,05'],
    [null, ''],
    ['', ''],
    ['einfach', 'einfach'],
    ['a;b', '"a;b"'],
    ['er sagte "ja"', '"er sagte ""ja"""'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    [' Rand ', '" Rand "'],
    ['1.234', '1.234'],
  ])('writes %j as %j', (cell, text) => {
    expect(written(cell)).toBe(text);
  });
});

describe('what a spreadsheet would take for a formula is defused (QUALITY 22)', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 221 1', "'+49 221 1"],
    ['-cmd|A1', "'-cmd|A1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\ttext', `"'\ttext"`],
    ['  =1', "'  =1"],
    ['\u0000=1', "'\u0000=1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ['-', "'-"],
    ['-12 Stück', "'-12 Stück"],
  ])('%j is written as %j', (text, cell) => {
    expect(written(text)).toBe(cell);
  });

  it.each(['-12', '-12,5', '-0.25'])('%s is a number and stays one', (text) => {
    expect(written(text)).toBe(text);
  });

  it('a sign inside the text stays as it is', () => {
    expect(written('a=b')).toBe('a=b');
  });
});
