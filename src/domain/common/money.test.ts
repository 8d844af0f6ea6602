import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCents, sumCents, toCents } from './money';

it.each([
  [34.99, 34_99],
  [0.1, 10],
  [1.15, 1_15],
  [4.35, 4_35],
  [1999, 1_999_00],
  [0, 0],
])('%d on the wire are %d cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

it('every amount with two digits survives the conversion both ways, and sums are exact', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })), (amounts) => {
      for (const cents of amounts) expect(toCents(Number(fromCents(cents).toFixed(2)))).toBe(cents);
      expect(Number.isInteger(sumCents(amounts))).toBe(true);
    }),
  );
  expect(sumCents([10, 20])).toBe(30);
  expect(sumCents([])).toBe(0);
});
