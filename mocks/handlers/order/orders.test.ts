import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, requestsSeen, resetWorld, setFault, startServer } from '../../node.ts';
import { fillBasket, orderFor, placeOrder, send } from '../../testing/deskRequests.ts';
import { HISTORY_CODES, type WireCreateOrder, type WireOrder } from '../../db/order/wireOrderTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

interface Overview {
  orders: WireOrder[];
  page: number;
  total_orders: number;
  total_filtered_orders: number;
}

async function overview(change: object = {}): Promise<Overview> {
  const body = { external_customer_id: '0123456', page: 1, size: 10, status: 'ALL', ...change };
  return (await send<Overview>('readOrdersOverview', { body })).body;
}

describe('an order attempt', () => {
  it('answers a repeated correlation id with the first order and stores it once', async () => {
    const order = orderFor(await fillBasket([['432011001', 1]]));
    const attempt = randomUUID();
    const first = await placeOrder(order, attempt);
    const second = await placeOrder(order, attempt);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect((await overview()).total_orders).toBe(29);
  });

  it('is stored once when its answer is lost, and found by the number generated with the basket', async () => {
    resetWorld('orderAnswerLost');
    const basket = await fillBasket([['432011001', 1]]);
    const attempt = randomUUID();
    await expect(placeOrder(orderFor(basket), attempt)).rejects.toThrow(/./);
    const found = await overview({ keywords: [basket.pregenerated_erp_number] });
    expect(found.total_filtered_orders).toBe(1);
    const again = await placeOrder(orderFor(basket), attempt);
    expect([again.status, again.body.id]).toEqual([200, found.orders[0]?.id]);
  });

  it('stores no order when the request is lost', async () => {
    resetWorld('orderLost');
    const basket = await fillBasket([['432011001', 1]]);
    await expect(placeOrder(orderFor(basket))).rejects.toThrow(/./);
    expect((await overview({ keywords: [basket.pregenerated_erp_number] })).total_filtered_orders).toBe(0);
    const { status } = await send('searchOrderInfo', { query: { shop_order_id: basket.pregenerated_erp_number } });
    expect(status).toBe(404);
    expect((await placeOrder(orderFor(basket))).status).toBe(201);
  });

  it('can be repeated after a 503', async () => {
    setFault({ path: '/backoffice-orders', times: 1, fault: { kind: 'status', status: 503, after: 'after' } });
    const order = orderFor(await fillBasket([['432011001', 1]]));
    const attempt = randomUUID();
    expect((await placeOrder(order, attempt)).status).toBe(503);
    expect((await placeOrder(order, attempt)).status).toBe(200);
    expect(requestsSeen().filter(({ operation }) => operation === 'createOrder')).toHaveLength(2);
  });

  it('of a guest has no customer number and is found by the number generated with the basket', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    const order = orderFor(basket);
    const guest = { ...order, customer_info: { ...order.customer_info, external_customer_id: null } };
    const { status, body } = await send<WireOrder>('createGuestOrder', { body: guest });
    expect([status, body.order_type]).toEqual([201, 'GUEST_ORDER']);
    expect(body.external_customer_id).toBeNull();
    const info = await send('searchOrderInfo', { query: { shop_order_id: basket.pregenerated_erp_number } });
    expect(info.body).toEqual({ external_customer_id: null, external_order_id: body.number });
  });
});

describe('what the pre-check and the order refuse', () => {
  const direct = { method: 'DIRECT_DEBIT' as const };
  it.each<[string, Partial<WireCreateOrder>, string]>([
    [
      'a basket that has changed',
      {
        order_items: [
          { sku: '432011001', base_product_no: '432011', quantity: 2, price_date: null, weee_take_back_enabled: false },
        ],
      },
      'basket_invalid',
    ],
    ['a method that is not possible', { payment: { method: 'PAYPAL' } }, 'invalid_payment_method'],
    ['a direct debit without bank details', { payment: direct }, 'missing_banking_info'],
    [
      'a direct debit with a wrong IBAN',
      { payment: { ...direct, account_holder: 'Erika', iban: 'DE88370400440532013000' } },
      'missing_banking_info',
    ],
    ['a voucher that was used', { voucher: { codes: ['BENUTZT'] } }, 'voucher-error'],
    [
      'an internet order without e-mail',
      { customer_info: { ...orderFor({ id: '', pregenerated_erp_number: '', items: [] }).customer_info, email: null } },
      'missing_email',
    ],
    [
      'an order without date of birth',
      {
        customer_info: {
          ...orderFor({ id: '', pregenerated_erp_number: '', items: [] }).customer_info,
          date_of_birth: null,
        },
      },
      'missing_date_of_birth',
    ],
  ])('%s', async (_what, change, key) => {
    const order = orderFor(await fillBasket([['432011001', 1]]), change);
    expect((await send('preCheckOrder', { body: order })).body['key']).toBe(key);
    const created = await placeOrder(order);
    expect([created.status, (await overview()).total_orders]).toEqual([400, 28]);
  });

  it('a locked customer', async () => {
    resetWorld('lockedCustomer');
    const { body } = await send('preCheckOrder', { body: orderFor(await fillBasket([['432011001', 1]])) });
    expect(body['key']).toBe('order_delivery_block');
  });

  it('pieces that were sold since they were reserved', async () => {
    const basket = await fillBasket([['432011001', 1]]);
    currentWorld().db.stock.leaveOnly('432011001', 0);
    const { status, body } = await send('createOrder', { body: orderFor(basket) });
    expect([status, body['key']]).toEqual([409, 'stock_reservation_failure']);
  });
});

describe('the status of an order', () => {
  it('goes from created to dispatched with the clock', async () => {
    const { body } = await placeOrder(orderFor(await fillBasket([['432011001', 1]])));
    const seen: string[] = [];
    for (const minutes of [0, 0.1, 0.3, 2, 24 * 60, 48 * 60]) {
      currentWorld().db.advance(minutes);
      const { body: order } = await send<WireOrder>('readOrder', { path: `/orders/${body.number}` });
      seen.push(`${order.order_status.code}/${(await overview()).orders[0]?.order_status.code ?? ''}`);
    }
    expect(seen).toEqual([
      'CREATED/received',
      'SUBMITTED/received',
      'ACCEPTED/received',
      'ACCEPTED/processing',
      'ACCEPTED/inDelivery',
      'ACCEPTED/dispatched',
    ]);
  });

  it('becomes cancelled', async () => {
    const { body } = await placeOrder(orderFor(await fillBasket([['432011001', 1]])));
    const cancellation = { external_customer_id: '0123456', reason_code: 'WRONG_ITEM' };
    const { status } = await send('cancelOrder', { path: `/orders/${body.number}/cancel`, body: cancellation });
    expect(status).toBe(200);
    expect((await overview({ status: 'CANCELED', search_from: body.placed_at.slice(0, 10) })).orders[0]?.id).toBe(
      body.id,
    );
  });

  it('has every code in the history, which is paged', async () => {
    const first = await overview();
    const third = await overview({ page: 3 });
    expect([first.orders.length, third.orders.length, first.total_orders]).toEqual([10, 8, 28]);
    const codes = new Set([...first.orders, ...third.orders].map(({ order_status }) => order_status.code));
    expect(HISTORY_CODES.filter((code) => !codes.has(code))).toEqual([]);
    expect(new Set([...first.orders, ...third.orders].map(({ id }) => id)).size).toBe(18);
  });
});

it('verifies one voucher at a time', async () => {
  const basket = await fillBasket([['432011001', 1]]);
  const body = {
    code: 'sommer',
    external_customer_id: '0123456',
    basket_id: basket.id,
    sales_channel: '04',
    source_channel: 'ECOM',
  };
  expect((await send('verifyVoucher', { body })).body).toMatchObject({ code: 'SOMMER', type: 'VALUE', value: 10 });
  const used = await send('verifyVoucher', { body: { ...body, code: 'BENUTZT' } });
  expect(used).toMatchObject({ status: 400, body: { title: 'VOUCHER_USED', details: [{ code: 'BENUTZT' }] } });
});
