import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedDate, tidyDate, typedDateProblem } from './typedDate';

const now = new Date('2026-11-20T12:00:00Z');

describe('abbreviated dates', () => {
  it.each([
    ['12081964', '12.08.1964'],
    ['12.8.1964', '12.08.1964'],
    ['12-08-1964', '12.08.1964'],
    ['12 08 1964', '12.08.1964'],
    ['12/8/1964', '12.08.1964'],
    ['1. 8. 1964', '01.08.1964'],
    ['12.08.1964', '12.08.1964'],
    [' 12081964 ', '12.08.1964'],
    ['1281964', '1281964'],
    ['12.08.64', '12.08.1964'],
    ['1.7.80', '01.07.1980'],
    ['010780', '01.07.1980'],
    ['01071980', '01.07.1980'],
    ['1-7-1980', '01.07.1980'],
    ['1–7–80', '01.07.1980'],
    ['1,7,80', '01.07.1980'],
    ['1.\u00a07.\u00a01980', '01.07.1980'],
    ['12.08.1964.', '12.08.1964'],
    // Two-digit years mean the latest year in the past: yesterday, today, tomorrow.
    ['19.11.26', '19.11.2026'],
    ['20.11.26', '20.11.1926'],
    ['21.11.26', '21.11.1926'],
    ['29.2.00', '29.02.2000'],
    ['1964-08-12', '1964-08-12'],
    ['12.08.', '12.08.'],
    ['morgen', 'morgen'],
    ['', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(tidyDate(typed, now)).toBe(expected);
  });

  it('is parsed as the intended day', () => {
    expect(readTypedDate('1.7.80', now)).toBe('1980-07-01');
    expect(readTypedDate('30.2.80', now)).toBeNull();
  });

  it('any input is left unchanged or becomes DD.MM.YYYY, and tidying it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '0', '9', '.', ' ', '-', 'a'), maxLength: 12 }), (typed) => {
        const tidied = tidyDate(typed, now);
        expect(tidied === typed || /^\d{2}\.\d{2}\.\d{4}$/.test(tidied)).toBe(true);
        expect(tidyDate(tidied, now)).toBe(tidied);
      }),
    );
  });

  it.each([' ', '1', '.', '1 '])('100 kB of %j are returned unchanged', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(tidyDate(`${text}x`, now)).toBe(`${text}x`);
    expect(typedDateProblem(`${text}x`, now)).toBe('incomplete');
  });
});
