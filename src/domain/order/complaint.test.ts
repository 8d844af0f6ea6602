import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { mayClaim } from './complaint';
import type { Order } from './order';

const one = anOrderItem({ id: 'p-1', priceDate: '2026-10-01T10:00:00+02:00' });

describe('a complaint about an order (REQ D2.2, DECISIONS 41)', () => {
  it.each<readonly [string, Partial<Order>, ReturnType<typeof mayClaim>['isPossible'] | string]>([
    ['one article once', { items: [one] }, true],
    ['one article twice', { items: [{ ...one, quantity: 2 }] }, 'moreThanOneProduct'],
    ['two articles', { items: [one, anOrderItem({ sku: '443015001' })] }, 'moreThanOneProduct'],
    ['one article in two lines', { items: [one, one] }, 'moreThanOneProduct'],
    ['nothing', { items: [] }, 'unknownProducts'],
    ['one article of an unknown quantity', { items: [{ ...one, quantity: null }] }, 'unknownProducts'],
    ['a quantity that is none', { items: [{ ...one, quantity: 0 }] }, 'moreThanOneProduct'],
    ['one article, of a guest', { items: [one], externalCustomerId: null }, 'noCustomer'],
  ])('of %s: %s', (_what, order, expected) => {
    const decision = mayClaim(anOrder(order));
    expect(decision.isPossible ? true : decision.reason).toBe(expected);
  });

  it('takes over article, customer, address and payment (REQ D2.1)', () => {
    const order = anOrder({ items: [one], deliveryAddress: aPackstation() });
    expect(mayClaim(order)).toEqual({
      isPossible: true,
      claim: {
        orderId: order.id,
        orderNumber: order.number,
        externalCustomerId: order.externalCustomerId,
        content: {
          paymentMethod: 'INVOICE',
          deliveryAddress: aPackstation(),
          item: {
            sku: '432011001',
            baseProductNumber: '432011',
            quantity: 1,
            id: 'p-1',
            variants: [],
            mediaUris: [],
            deliveryTime: null,
            priceDate: '2026-10-01T10:00:00+02:00',
          },
        },
      },
    });
  });

  it('takes over the address of the article, and no method that is unknown', () => {
    const item = { ...one, deliveryAddress: aPostalAddress() };
    const decision = mayClaim(
      anOrder({ items: [item], deliveryAddress: aPackstation(), payment: { method: 'BARTER' } }),
    );
    expect(decision).toMatchObject({ claim: { content: { deliveryAddress: aPostalAddress(), paymentMethod: null } } });
  });
});
