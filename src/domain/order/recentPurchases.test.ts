import { describe, expect, it } from 'vitest';
import type { Order } from './order';
import { recentPurchases } from './recentPurchases';

function anOrder(number: string, placedAt: string, skus: readonly string[], code = 'dispatched'): Order {
  return {
    id: `o-${number}`,
    number,
    pregeneratedErpNumber: null,
    externalCustomerId: '0180010',
    placedAt,
    currency: 'EUR',
    totalProductPrice: 0,
    shippingCosts: 0,
    totalVoucherDiscount: 0,
    totalPrice: 0,
    status: { code, label: code },
    items: skus.map((sku) => ({
      sku,
      baseProductNo: sku.slice(0, 6),
      title: sku,
      brand: '',
      quantity: 1,
      singlePrice: 0,
      total: 0,
    })),
    payment: null,
    deliveryAddress: null,
    salesChannel: null,
    salesOffice: null,
    orderType: null,
    orderSource: null,
    isCancelable: false,
    deliveryStatus: null,
    trackingNumber: null,
    sapOrderNumber: null,
    billNumber: null,
    createdBy: null,
    customerName: null,
    statusHistory: [],
  };
}
const monday = '2026-11-16T10:00:00+01:00';
const friday = '2026-11-20T10:00:00+01:00';

describe('recent purchases', () => {
  it('list every article with its order and day', () => {
    expect(recentPurchases([anOrder('1', monday, ['432011001', '443015001'])])).toEqual([
      { sku: '432011001', orderNumber: '1', placedAt: monday },
      { sku: '443015001', orderNumber: '1', placedAt: monday },
    ]);
  });

  it('list an article once, with its newest order, for any sequence of the history', () => {
    const orders = [anOrder('1', monday, ['432011001']), anOrder('2', friday, ['432011001', '432011001'])];
    const newest = [{ sku: '432011001', orderNumber: '2', placedAt: friday }];
    expect(recentPurchases(orders)).toEqual(newest);
    expect(recentPurchases(orders.toReversed())).toEqual(newest);
  });

  it.each(['cancelled', 'returned', 'CANCELLED', 'REJECTED', 'FAILED'])(
    'ignores an order that is %s and uses an older one of the article',
    (code) => {
      const orders = [anOrder('1', monday, ['432011001']), anOrder('2', friday, ['432011001'], code)];
      expect(recentPurchases(orders)).toEqual([{ sku: '432011001', orderNumber: '1', placedAt: monday }]);
    },
  );

  it.each(['received', 'processing', 'inDelivery', 'dispatched', 'partiallyReturned', 'CREATED', 'ACCEPTED'])(
    'counts an order that is %s',
    (code) => {
      expect(recentPurchases([anOrder('1', monday, ['432011001'], code)])).toHaveLength(1);
    },
  );

  it('are empty without orders', () => {
    expect(recentPurchases([])).toEqual([]);
  });
});
