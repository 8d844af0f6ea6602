import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearFaults, closeServer, currentWorld, requestsSeen, resetWorld, setFault, startServer } from '../node.ts';
import { WORLD_HEADER } from '../handlers/common/serve.ts';
import { askOffer, fillBasket, orderFor, orderRefusalOf, placeOrder, send } from '../testing/deskRequests.ts';
import { worlds } from './worlds.ts';
import { createInstance } from './worldInstances.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const search = (): ReturnType<typeof send> => send('searchProducts');

describe('worlds', () => {
  it.each(worlds.map(({ name }) => ({ name })))('$name can be opened', ({ name }) => {
    const { db } = resetWorld(name);
    expect(db.customers.size).toBe(123);
  });

  it('isolate instances: a change in one is not visible in another', async () => {
    const [everyday] = worlds;
    if (!everyday) throw new Error('There is a world');
    const other = createInstance(everyday);
    await fillBasket([['454398001', 9]]);
    const query = { base_product_no: '454398' };
    const here = await send('readStock', { query });
    const there = await send('readStock', { query, headers: { [WORLD_HEADER]: other.id } });
    expect(here.body).toMatchObject({ stocks: [{ available_stock_amount: 0 }] });
    expect(there.body).toMatchObject({ stocks: [{ available_stock_amount: 9 }] });
  });

  it('begin with the same customers', () => {
    const first = [...resetWorld().db.customers.values()].map(({ id, last_name }) => [id, last_name]);
    const second = [...resetWorld().db.customers.values()].map(({ id, last_name }) => [id, last_name]);
    expect(second).toEqual(first);
  });

  it('soldOutInBetween: the second offer marks what was sold', async () => {
    resetWorld('soldOutInBetween');
    const basket_id = (await fillBasket([['432011001', 1]])).id;
    const first = await askOffer({ basket_id });
    const second = await askOffer({ basket_id });
    expect([first.body.offer.items[0]?.reserved, second.body.offer.items[0]?.reserved]).toEqual([true, false]);
  });

  it('basketExpires, newVersion and priceChange happen after the offer', async () => {
    resetWorld('basketExpires');
    const gone = (await fillBasket([['432011001', 1]])).id;
    expect([(await askOffer({ basket_id: gone })).status, (await askOffer({ basket_id: gone })).status]).toEqual([
      200, 404,
    ]);
    resetWorld('newVersion');
    const basket_id = (await fillBasket([['432011001', 1]])).id;
    const versions = [await askOffer({ basket_id }), await askOffer({ basket_id }), await askOffer({ basket_id })];
    expect(new Set(versions.map(({ headers }) => headers.get('X-Version'))).size).toBe(2);
    resetWorld('priceChange');
    const dearer = (await fillBasket([['432011001', 1]])).id;
    expect((await askOffer({ basket_id: dearer })).body.offer.total_price).toBe(40.94);
    expect((await askOffer({ basket_id: dearer })).body.offer.total_price).toBe(44.44);
  });

  it('withdrawnInBetween: the pieces stay reserved, but are no longer sellable', async () => {
    resetWorld('withdrawnInBetween');
    const basket = await fillBasket([['432011001', 1]]);
    const request = { basket_id: basket.id };
    const states = [await askOffer(request), await askOffer(request)].map(({ body }) => body.offer.items[0]);
    expect(states.map((item) => [item?.reserved, item?.variant.erp_status])).toEqual([
      [true, 'SELLABLE'],
      [true, 'NOT_IN_SORTIMENT'],
    ]);
    expect(await orderRefusalOf(orderFor(basket))).toBe('product_not_sellable');
  });

  it('basketInactive: the clock moves on by hours and the basket is gone', async () => {
    resetWorld('basketInactive');
    const basket_id = (await fillBasket([['432011001', 1]])).id;
    const { headers } = await askOffer({ basket_id });
    expect(Date.parse(headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(4 * 3_600_000);
    expect((await askOffer({ basket_id })).status).toBe(404);
  });

  it('emptyBasketAtOffer refuses the first offer, offerTimesOut every offer', async () => {
    resetWorld('emptyBasketAtOffer');
    const basket_id = (await fillBasket([['432011001', 1]])).id;
    const first = await askOffer({ basket_id });
    expect([first.status, first.body.key, (await askOffer({ basket_id })).status]).toEqual([400, 'empty-basket', 200]);
    resetWorld('offerTimesOut');
    expect((await askOffer({ basket_id })).status).toBe(504);
  });

  it('basketReservationFails: no item can be added to a basket', async () => {
    resetWorld('basketReservationFails');
    await expect(fillBasket([['432011001', 1]])).rejects.toThrow('StockReservationFailure');
  });

  it('paymentRefusedAtOrder: the same order is accepted at the second attempt', async () => {
    resetWorld('paymentRefusedAtOrder');
    const order = orderFor(await fillBasket([['432011001', 1]]));
    expect((await send('preCheckOrder', { body: order })).status).toBe(200);
    const { status, body } = await send('createOrder', { body: order });
    expect([status, body['key']]).toEqual([400, 'invalid_payment_method']);
    expect((await placeOrder(order)).status).toBe(201);
  });

  it('send version and date, and have a clock that can be advanced', async () => {
    currentWorld().db.advance(60);
    const { headers } = await search();
    expect(headers.get('X-Version')).toBe('1.0.0');
    expect(Date.parse(headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(59 * 60_000);
  });
});

describe('faults', () => {
  it('apply to the requests they name, as often as `times` says', async () => {
    setFault({ service: 'search', times: 1, fault: { kind: 'status', status: 502 } });
    expect((await send('readProduct')).status).toBe(200);
    expect([(await search()).status, (await search()).status]).toEqual([502, 200]);
  });

  it('match by method and by glob, and can be cleared', async () => {
    setFault({ method: 'get', path: '/services/search/*/products', fault: { kind: 'status', status: 500 } });
    expect([(await search()).status, (await send('suggestProducts')).status]).toEqual([500, 200]);
    clearFaults();
    expect((await search()).status).toBe(200);
  });

  it('with `every` apply to every n-th matching request', async () => {
    setFault({ service: 'search', every: 3, fault: { kind: 'status', status: 500 } });
    const seen = [];
    for (let index = 0; index < 6; index += 1) seen.push((await search()).status);
    expect(seen).toEqual([200, 200, 500, 200, 200, 500]);
  });

  it('break off, cut short, delay, or answer something else', async () => {
    setFault({ service: 'search', times: 1, fault: { kind: 'reset' } });
    await expect(search()).rejects.toThrow(/./);
    setFault({ service: 'search', times: 1, fault: { kind: 'truncate' } });
    await expect(search()).rejects.toThrow(SyntaxError);
    setFault({ service: 'search', times: 1, fault: { kind: 'half' } });
    await expect(search()).rejects.toThrow(SyntaxError);
    setFault({ service: 'search', times: 1, fault: { kind: 'html' } });
    await expect(search()).rejects.toThrow(SyntaxError);
    setFault({ service: 'search', times: 1, fault: { kind: 'empty' } });
    expect((await search()).body).toBeNull();
    setFault({ service: 'search', times: 1, fault: { kind: 'json', body: [] } });
    expect((await search()).body).toEqual([]);
    setFault({ service: 'search', times: 1, fault: { kind: 'delay', milliseconds: 60 } });
    const started = performance.now();
    expect([(await search()).status, performance.now() - started > 55]).toEqual([200, true]);
  });

  it('carry any problem document', async () => {
    const body = { type: '/dpl/order/errors/credit_limit_exceeded', detail: 'Zu teuer.', offer: null };
    setFault({ service: 'search', times: 1, fault: { kind: 'status', status: 400, body } });
    const { status, headers, body: problem } = await search();
    expect([status, headers.get('Content-Type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(problem).toEqual({ ...body, title: 'credit_limit_exceeded', status: 400 });
  });

  it('with `query` apply only where the address has that parameter', async () => {
    setFault({ service: 'search', query: 'extraFilters', fault: { kind: 'status' } });
    const query = { query: 'ring', countryCode: 'DE', size: '20', extraFilters: 'salesdriver:TAGESANGEBOT' };
    expect([(await search()).status, (await send('searchProducts', { query })).status]).toEqual([200, 500]);
  });

  it('apply before or after the service does its work', async () => {
    const { db } = currentWorld();
    setFault({ service: 'basket', times: 1, fault: { kind: 'status', status: 500 } });
    await send('createBasketWithItem', {
      body: {
        sku: '454398001',
        base_product_no: '454398',
        quantity: 4,
        price_date: null,
        weee_take_back_enabled: false,
      },
    });
    expect(db.stock.piecesLeft('454398001')).toBe(9);
    setFault({ service: 'basket', times: 1, fault: { kind: 'status', status: 500, after: 'after' } });
    await send('createBasketWithItem', {
      body: {
        sku: '454398001',
        base_product_no: '454398',
        quantity: 4,
        price_date: null,
        weee_take_back_enabled: false,
      },
    });
    expect(db.stock.piecesLeft('454398001')).toBe(5);
  });

  it('are in the journal, which has no content of the requests', async () => {
    setFault({ service: 'search', times: 1, fault: { kind: 'reset' } });
    await expect(search()).rejects.toThrow(/./);
    await send('findCustomer');
    expect(requestsSeen().map(({ operation, status }) => [operation, status])).toEqual([
      ['searchProducts', 'reset'],
      ['findCustomer', 200],
    ]);
    expect(JSON.stringify(requestsSeen())).not.toContain('0123456');
  });
});
