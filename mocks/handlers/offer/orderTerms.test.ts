import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, orderRefusalOf, placeOrder, send } from '../../testing/deskRequests.ts';
import type { WireCreateOrder, WireOrder } from '../../db/order/wireOrderTypes.ts';
import type { WireBasket } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

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

describe('a complaint (REQ D2.5)', () => {
  const dora = { external_customer_id: '0180011' };
  const complaintAbout = (number: string, isFree = true): Pick<WireCreateOrder, 'rekla_flag'> => ({
    rekla_flag: { original_external_order_id: number, is_zero_percent: isFree },
  });
  const orderOfDora = (basket: WireBasket, change: Partial<WireCreateOrder>): WireCreateOrder => {
    const order = orderFor(basket, change);
    return { ...order, customer_info: { ...order.customer_info, ...dora } };
  };
  const place = (order: WireCreateOrder): ReturnType<typeof send<WireOrder>> =>
    send<WireOrder>('createOrder', { path: '/backoffice-orders/0180011', body: order });

  it('is free of charge with is_zero_percent, and shows what it is about', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const payment = { method: 'CASH_ON_DELIVERY' as const };
    const { offer } = (await askOffer({ basket_id: basket.id, payment, rekla_flag: { is_zero_percent: true } })).body;
    expect(offer).toMatchObject({ total_product_price: 0, shipping_cost: 0, total_savings: 0, total_price: 0 });
    const { body } = await place(orderOfDora(basket, { payment, ...complaintAbout('1300000203') }));
    expect([body.total_price, body.rekla_flag]).toEqual([0, complaintAbout('1300000203').rekla_flag]);
  });

  it('costs what it costs without is_zero_percent', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const { body } = await place(orderOfDora(basket, complaintAbout('1300000203', false)));
    expect(body.total_price).toBe(40.94);
  });

  it.each([
    ['an order that does not exist', '1999999999', [['432011001', 1]], 'original_order_not_found'],
    ['an order of somebody else', '1000000001', [['432011001', 1]], 'bad_request'],
    ['an order of several articles', '1300000201', [['432011001', 1]], 'rekla_not_possible'],
    ['an order of two pieces', '1300000202', [['443015001', 1]], 'rekla_not_possible'],
    ['another article', '1300000203', [['443015001', 1]], 'rekla_not_possible'],
    ['more than one piece', '1300000203', [['432011001', 2]], 'rekla_not_possible'],
  ] as const)('about %s is refused', async (_what, number, lines, key) => {
    const { body } = await send<{ key: string }>('createOrder', {
      path: '/backoffice-orders/0180011',
      body: orderOfDora(await fillBasket(lines), complaintAbout(number)),
    });
    expect(body.key).toBe(key);
  });
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
