import { describe, expect, it } from 'vitest';
import type { CrossSell } from '~/domain/article/crossSell';
import { isServiceId } from '~/domain/basket/basket';
import { failureKindOf, speakFor, openWire } from '../testing/aWire';
import { deleteBasket } from './deleteBasket';
import { addItem, loadBasket, removeItem, switchBasketChannel, updateItem } from './basketService';

const wire = openWire();

const wireBasket = {
  id: 'b-1',
  pregenerated_erp_number: '4711000001',
  items: [
    {
      id: 'i-1',
      sku: '432011001',
      base_product_no: '432011',
      quantity: 2,
      price_date: null,
      weee_take_back_enabled: true,
    },
    {
      id: 7,
      sku: 443015001,
      base_product_no: 443015,
      quantity: 1,
      price_date: '2026-11-20T10:00:00+01:00',
      cross_sell: {
        product_no: 432011,
        lead_product_sku: '410217001',
        lead_product_name: 'Ring',
        trigger_type: 'auto',
        feature: 'UPGRADE',
        source_type: 'CROSS_SELL',
        hint_type: 'UPGRADE_SET',
        kind: 'NEW_KIND',
      },
      weee_take_back_enabled: false,
    },
  ],
};
const crossSell: CrossSell = {
  productNo: '432011',
  leadProductSku: '410217001',
  leadProductName: 'Ring',
  triggerType: 'auto',
  feature: 'UPGRADE',
  sourceType: 'CROSS_SELL',
  hintType: 'UPGRADE_SET',
  kind: null,
};
const basket = {
  id: 'b-1',
  pregeneratedErpNumber: '4711000001',
  items: [
    {
      id: 'i-1',
      sku: '432011001',
      baseProductNo: '432011',
      quantity: 2,
      priceDate: null,
      crossSell: null,
      weeeTakeBackEnabled: true,
    },
    {
      id: '7',
      sku: '443015001',
      baseProductNo: '443015',
      quantity: 1,
      priceDate: '2026-11-20T10:00:00+01:00',
      crossSell,
      weeeTakeBackEnabled: false,
    },
  ],
};
const item = {
  sku: '432011001',
  baseProductNo: '432011',
  quantity: 2,
  priceDate: null,
  crossSell: null,
  weeeTakeBackEnabled: true,
};
const problem = (type: string, status: number) => ({ type, title: type, status, detail: 'Sagt der Dienst.' });

describe('adding an item (REQ C3.1, C3.2, C3.9)', () => {
  it('opens a basket and sends the item in snake_case', async () => {
    wire.answers(wireBasket, 201);
    expect(await addItem(null, item, [])).toEqual({ kind: 'added', basket });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/basket/de/basket/items',
      query: {},
    });
    expect(wire.request().body).toEqual({
      sku: '432011001',
      base_product_no: '432011',
      quantity: 2,
      price_date: null,
      weee_take_back_enabled: true,
    });
  });

  it('sends the cross-sell that the item was offered with, without its unknown codes', async () => {
    wire.answers(wireBasket, 201);
    await addItem('b-1', { ...item, crossSell }, []);
    expect(wire.request().body).toMatchObject({
      cross_sell: {
        product_no: '432011',
        lead_product_sku: '410217001',
        lead_product_name: 'Ring',
        trigger_type: 'auto',
        feature: 'UPGRADE',
        source_type: 'CROSS_SELL',
        hint_type: 'UPGRADE_SET',
      },
    });
    expect(JSON.stringify(wire.request().body)).not.toContain('kind');
  });

  it("sends to the country's basket service and to the open basket", async () => {
    speakFor('CH');
    wire.answers(wireBasket, 201);
    await addItem('b/1', item, []);
    expect(wire.request().path).toBe('/services/basket/ch/basket/b%2F1/items');
  });

  it.each([
    ['StockReservationFailure', 409, { kind: 'reservationFailed', detail: 'Sagt der Dienst.' }],
    ['RESERVATION_FAILURE', 400, { kind: 'reservationFailed', detail: 'Sagt der Dienst.' }],
    ['InvalidVariantSku', 400, { kind: 'invalidVariantSku' }],
    ['ProductNotFound', 404, { kind: 'productNotFound' }],
    ['InvalidPriceDate', 400, { kind: 'invalidPriceDate' }],
    ['BasketNotFound', 404, { kind: 'basketNotFound' }],
    ['https://errors.example/basket/BasketNotFound', 404, { kind: 'basketNotFound' }],
  ])('%s resolves with an outcome', async (type, status, outcome) => {
    wire.answers(problem(type, status), status);
    expect(await addItem('b-1', item, [])).toEqual(outcome);
  });

  it('keeps the lines that were sent where the answer names the basket alone (REQ C3.1, DECISIONS 206)', async () => {
    wire.answers({ id: 7, pregenerated_erp_number: 4711000001 }, 201);
    const first = await addItem(null, item, []);
    if (first.kind !== 'added') throw new Error(`The item is ${first.kind}`);
    expect(first.basket).toMatchObject({ id: '7', pregeneratedErpNumber: '4711000001', items: [item] });
    expect(first.basket.items.map(({ id }) => isServiceId(id))).toEqual([false]);
    const second = await addItem('7', item, first.basket.items);
    expect(second).toMatchObject({ basket: { items: [{ ...item, quantity: 4 }] } });
  });

  it.each([
    ['an unknown problem', problem('Whatever', 400), 400, 'problem'],
    ['a basket without id', { ...wireBasket, id: '' }, 201, 'malformed'],
    ['a quantity of zero', { ...wireBasket, items: [{ ...wireBasket.items[0], quantity: 0 }] }, 201, 'malformed'],
  ])('%s rejects', async (_case, body, status, kind) => {
    wire.answers(body, status);
    expect(await failureKindOf(addItem('b-1', item, []))).toBe(kind);
  });
});

describe('changing an item (REQ C3.3)', () => {
  it('sends only what changes', async () => {
    wire.answers(wireBasket);
    expect(await updateItem('b-1', 'i-1', { quantity: 3 })).toEqual({ kind: 'updated', basket });
    expect(wire.request()).toMatchObject({ method: 'PATCH', path: '/services/basket/de/private/basket/b-1/items/i-1' });
    expect(wire.request().body).toEqual({ quantity: 3 });
  });

  it.each([
    ['StockReservationFailure', 409, { kind: 'reservationFailed', detail: 'Sagt der Dienst.' }],
    ['RESERVATION_FAILURE', 400, { kind: 'reservationFailed', detail: 'Sagt der Dienst.' }],
    ['ItemNotFound', 404, { kind: 'itemNotFound' }],
    ['InvalidPriceDate', 400, { kind: 'invalidPriceDate' }],
    ['BasketNotFound', 404, { kind: 'basketNotFound' }],
  ])('%s resolves with an outcome', async (type, status, outcome) => {
    wire.answers(problem(type, status), status);
    expect(await updateItem('b-1', 'i-1', { quantity: 3 })).toEqual(outcome);
  });
});

describe('removing (REQ C3.4)', () => {
  it('an item sends no body', async () => {
    wire.answers(undefined, 204);
    expect(await removeItem('b-1', 'i-1')).toBe('removed');
    expect(wire.request()).toMatchObject({
      method: 'DELETE',
      path: '/services/basket/de/basket/b-1/items/i-1',
      body: undefined,
    });
  });

  it.each([
    ['ItemNotFound', 'itemNotFound'],
    ['BasketNotFound', 'basketNotFound'],
  ])('%s resolves with an outcome', async (type, outcome) => {
    wire.answers(problem(type, 404), 404);
    expect(await removeItem('b-1', 'i-1')).toBe(outcome);
  });

  it('a basket that does not exist any more resolves', async () => {
    wire.answers(problem('BasketNotFound', 404), 404);
    await expect(deleteBasket('b-1', 'DE')).resolves.toBeUndefined();
    expect(wire.request()).toMatchObject({ method: 'DELETE', path: '/services/basket/de/basket/b-1' });
  });

  it('a basket is deleted in its own country, whatever the country of the desk is', async () => {
    wire.answers(undefined, 204);
    await deleteBasket('b-1', 'AT');
    expect(wire.request()).toMatchObject({ path: '/services/basket/at/basket/b-1' });
    expect(wire.request().headers.get('x-country')).toBe('AT');
  });
});

describe('reading', () => {
  it('returns the basket, or null when it does not exist any more', async () => {
    wire.answers(wireBasket);
    expect(await loadBasket('b-1')).toEqual(basket);
    wire.answers(problem('BasketNotFound', 404), 404);
    expect(await loadBasket('b-1')).toBeNull();
  });
});

it('switches the sales channel with office and channel', async () => {
  wire.answers(wireBasket);
  expect(await switchBasketChannel('b-1', '01', '1001')).toBe('switched');
  expect(wire.request()).toMatchObject({
    method: 'PATCH',
    path: '/services/basket/de/basket/b-1',
    body: { sales_office: '1001', sales_channel: '01' },
  });
});

it('resolves with basketNotFound when the basket to switch does not exist any more', async () => {
  wire.answers({ type: 'BasketNotFound', title: 'BasketNotFound', status: 404 }, 404);
  expect(await switchBasketChannel('b-1', '01', '1001')).toBe('basketNotFound');
});

it.each([true, 'UPGRADE', 7, null])('reads a malformed cross-sell as null: %j', async (cross_sell) => {
  wire.answers({ ...wireBasket, items: [{ ...wireBasket.items[0], cross_sell }] });
  expect(await loadBasket('b-1')).toMatchObject({ items: [{ crossSell: null }] });
});
