import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketIsFull, quantityAllowed } from './basket';

describe('a basket', () => {
  it('is full with nine elements', () => {
    const lines = (count: number) => Array.from({ length: count });
    expect(basketIsFull(lines(8), 9)).toBe(false);
    expect(basketIsFull(lines(9), 9)).toBe(true);
    expect(basketIsFull(lines(10), 9)).toBe(true);
  });
});

describe('the quantity', () => {
  it.each([
    ['is taken as asked for', 3, 10, 3],
    ['is at most what is available', 12, 10, 10],
    ['is at least one', 0, 10, 1],
    ['is never negative', -4, 10, 1],
    ['is whole', 2.9, 10, 2],
    ['is one where nothing sensible was typed', Number.NaN, 10, 1],
    ['is one where it is without bounds', Number.POSITIVE_INFINITY, 10, 1],
    ['is left to the service while nothing is known of the stock', 250, null, 250],
  ])('%s', (_rule, wanted, available, allowed) => {
    expect(quantityAllowed(wanted, available)).toBe(allowed);
  });

  it('is whole and within one and the stock, whatever is typed', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 999 }), (wanted, available) => {
        const allowed = quantityAllowed(wanted, available);
        expect(Number.isInteger(allowed) && allowed >= 1 && allowed <= available).toBe(true);
      }),
    );
  });
});
