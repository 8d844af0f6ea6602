import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentWorld, resetWorld, server, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, orderRefusalOf, placeOrder, send } from '../../testing/deskRequests.ts';
import type { WireCreateOrder } from '../../db/order/wireOrderTypes.ts';
import type { WireBasket } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(() => server.close());

const twoCreams = (): Promise<WireBasket> => fillBasket([['432011001', 2]]);

describe('free shipping', () => {
  const free = { is_shipping_overwritten: true };
  it.each<[string, Partial<WireCreateOrder>]>([
    ['without a reason', { ...free, free_shipping: null }],
    ['with a reason that is none', { ...free, free_shipping: 'SONNENSCHEIN' }],
    ['that is not asked for, with a reason', { is_shipping_overwritten: false, free_shipping: 'UMTAUSCH' }],
  ])('%s is refused', async (_what, change) => {
    expect(await orderRefusalOf(orderFor(await twoCreams(), change))).toBe('invalid_free_shipping_reason');
  });

  it('has one of three reasons', async () => {
    const { body } = await placeOrder(orderFor(await twoCreams(), { ...free, free_shipping: 'SYSTEMFEHLER' }));
    expect([body.shipping_costs, body.total_price]).toEqual([0, 69.98]);
  });

  it('is refused with an unknown service voucher, and not granted for the placeholder `----`', async () => {
    const basket = await twoCreams();
    const service_voucher = { code: 'NETTER-VERSUCH' };
    const offered = await askOffer({ basket_id: basket.id, service_voucher });
    expect([offered.body.key, offered.body.offer.shipping_cost]).toEqual(['invalid_service_voucher', 5.95]);
    expect(await orderRefusalOf(orderFor(basket, { service_voucher }))).toBe('invalid_service_voucher');
    const none = await askOffer({ basket_id: basket.id, service_voucher: { code: '----' } });
    expect(none.body.offer.shipping_cost).toBe(5.95);
  });
});

it('a complaint can be free of charge', async () => {
  const rekla_flag = { original_external_order_id: '1000000004', is_zero_percent: true };
  const basket = await twoCreams();
  const payment = { method: 'CASH_ON_DELIVERY' as const };
  const { offer } = (await askOffer({ basket_id: basket.id, payment, rekla_flag })).body;
  expect(offer).toMatchObject({ total_product_price: 0, shipping_cost: 0, total_savings: 0, total_price: 0 });
  const { body } = await placeOrder(orderFor(basket, { payment, rekla_flag }));
  expect([body.total_price, body.rekla_flag]).toEqual([0, rekla_flag]);
});

it('an order must request the same take-backs as its basket', async () => {
  const { body: basket } = await send<WireBasket>('createBasketWithItem', {
    body: {
      sku: '454287001',
      base_product_no: '454287',
      quantity: 1,
      price_date: null,
      weee_take_back_enabled: true,
    },
  });
  const order = orderFor(basket);
  const without = order.order_items.map((item) => ({ ...item, weee_take_back_enabled: false }));
  expect(await orderRefusalOf({ ...order, order_items: without })).toBe('basket_invalid');
  expect((await placeOrder(order)).status).toBe(201);
  expect(currentWorld().db.stock.piecesLeft('454287001')).toBe(44);
});
