import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem } from '~/domain/testing/samples';
import type { Order } from './order';
import { recentPurchases } from './recentPurchases';

function anOrderOf(number: string, placedAt: string, skus: readonly string[], code = 'dispatched'): Order {
  const items = skus.map((sku) => anOrderItem({ sku }));
  return anOrder({ id: `o-${number}`, number, placedAt, status: { code, label: code }, items });
}
const monday = '2026-11-16T10:00:00+01:00';
const friday = '2026-11-20T10:00:00+01:00';

describe('recent purchases', () => {
  it('list every article with its order and day', () => {
    expect(recentPurchases([anOrderOf('1', monday, ['432011001', '443015001'])])).toEqual([
      { sku: '432011001', orderNumber: '1', placedAt: monday },
      { sku: '443015001', orderNumber: '1', placedAt: monday },
    ]);
  });

  it('list an article once, with its newest order, for any sequence of the history', () => {
    const orders = [anOrderOf('1', monday, ['432011001']), anOrderOf('2', friday, ['432011001', '432011001'])];
    const newest = [{ sku: '432011001', orderNumber: '2', placedAt: friday }];
    expect(recentPurchases(orders)).toEqual(newest);
    expect(recentPurchases(orders.toReversed())).toEqual(newest);
  });

  it.each(['cancelled', 'returned', 'CANCELLED', 'REJECTED', 'FAILED'])(
    'ignores an order that is %s and uses an older one of the article',
    (code) => {
      const orders = [anOrderOf('1', monday, ['432011001']), anOrderOf('2', friday, ['432011001'], code)];
      expect(recentPurchases(orders)).toEqual([{ sku: '432011001', orderNumber: '1', placedAt: monday }]);
    },
  );

  it.each(['received', 'processing', 'inDelivery', 'dispatched', 'partiallyReturned', 'CREATED', 'ACCEPTED'])(
    'counts an order that is %s',
    (code) => {
      expect(recentPurchases([anOrderOf('1', monday, ['432011001'], code)])).toHaveLength(1);
    },
  );

  it('are empty without orders', () => {
    expect(recentPurchases([])).toEqual([]);
  });
});
