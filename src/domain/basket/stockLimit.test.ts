import { describe, expect, it } from 'vitest';
import { aCrossSell } from '~/domain/testing/samples';
import type { BasketLine } from './basket';
import { quantityExceeded } from './stockLimit';

const sku = '432011001';
const line = (quantity: number, overrides: Partial<BasketLine> = {}): BasketLine => ({
  sku,
  baseProductNo: '432011',
  quantity,
  priceDate: null,
  crossSell: null,
  weeeTakeBackEnabled: false,
  ...overrides,
});
const exceeded = { kind: 'quantityExceeded', available: 3 };

describe('the pieces in the basket and the new ones are limited to the stock (REQ C3.6)', () => {
  it.each([
    ['an empty basket, as many as there are', 3, [], 3, null],
    ['an empty basket, one more', 4, [], 3, exceeded],
    ['pieces in the basket, the last ones', 2, [line(1)], 3, null],
    ['pieces in the basket, one more', 3, [line(1)], 3, exceeded],
    ['a cross-sell line of the article', 3, [line(1, { crossSell: aCrossSell() })], 3, exceeded],
    ['a line with another price date', 3, [line(1, { priceDate: '2026-11-01T10:00:00+01:00' })], 3, exceeded],
    ['several lines', 2, [line(1), line(1, { crossSell: aCrossSell() })], 3, exceeded],
    ['another article', 3, [line(1, { sku: '443015001' })], 3, null],
    ['a stock that is not known', 400, [line(1)], 0, null],
  ])('%s', (_case, quantity, lines, availableStockAmount, expected) => {
    expect(quantityExceeded({ sku, quantity }, lines, { availableStockAmount })).toEqual(expected);
  });

  it('an article without known facts is decided by the service', () => {
    expect(quantityExceeded({ sku, quantity: 400 }, [], undefined)).toBeNull();
  });
});
