import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { askOffer, fillBasket, orderFor, placeOrder, send } from '../../testing/deskRequests.ts';
import type { WireBasket, WireNewBasketItem } from '../../db/common/wireTypes.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

// All nine pieces of the freezer that are in stock.
const freezer: WireNewBasketItem = {
  sku: '454398001',
  base_product_no: '454398',
  quantity: 9,
  price_date: null,
  weee_take_back_enabled: true,
};
const itemPath = (basket: WireBasket): string => `/private/basket/${basket.id}/items/${basket.items[0]?.id ?? ''}`;

async function freezersLeft(): Promise<number | undefined> {
  const { body } = await send<{ stocks: { available_stock_amount: number }[] }>('readStock', {
    query: { base_product_no: '454398' },
  });
  return body.stocks[0]?.available_stock_amount;
}

it('reserves pieces for a basket until none are left', async () => {
  const first = await send<WireBasket>('createBasketWithItem', { body: { ...freezer, quantity: 8 } });
  expect([first.status, await freezersLeft()]).toEqual([201, 1]);
  const { status, body } = await send('createBasketWithItem', { body: { ...freezer, quantity: 2 } });
  expect(status).toBe(409);
  expect(body).toMatchObject({ type: 'StockReservationFailure', available_stock_amount: 1 });
  expect((await send('changeBasketItem', { path: itemPath(first.body), body: { quantity: 10 } })).status).toBe(409);
  expect((await send('changeBasketItem', { path: itemPath(first.body), body: { quantity: 9 } })).status).toBe(200);
  expect(await freezersLeft()).toBe(0);
});

it('releases a reservation when the item or the basket is deleted', async () => {
  const { body: basket } = await send<WireBasket>('createBasketWithItem', { body: freezer });
  expect(
    (await send('removeBasketItem', { path: `/basket/${basket.id}/items/${basket.items[0]?.id ?? ''}` })).status,
  ).toBe(204);
  expect(await freezersLeft()).toBe(9);
  const { body: other } = await send<WireBasket>('createBasketWithItem', { body: freezer });
  expect((await send('deleteBasket', { path: `/basket/${other.id}` })).status).toBe(204);
  expect(await freezersLeft()).toBe(9);
  expect((await send('readBasket', { path: `/basket/${other.id}` })).body['type']).toBe('BasketNotFound');
});

it('sells the pieces of an order: deleting its basket does not return them to the stock', async () => {
  const basket = await fillBasket([['454398001', 2]]);
  expect((await placeOrder(orderFor(basket))).status).toBe(201);
  expect((await send('deleteBasket', { path: `/basket/${basket.id}` })).status).toBe(204);
  expect(await freezersLeft()).toBe(7);
});

it('raises the quantity of an article that is added again', async () => {
  const basket = await fillBasket([
    ['432011001', 1],
    ['432011001', 2],
  ]);
  expect(basket.items).toHaveLength(1);
  expect(basket.items[0]?.quantity).toBe(3);
});

it.each([
  ['an unknown basket', { path: '/basket/basket-none/items' }, {}, 404, 'BasketNotFound'],
  ['an unknown product', {}, { sku: '999999001', base_product_no: '999999' }, 404, 'ProductNotFound'],
  ['a variant of another product', {}, { sku: '410217001' }, 400, 'InvalidVariantSku'],
  [
    'a product that is not sold in this country',
    {},
    { sku: '465445001', base_product_no: '465445' },
    404,
    'ProductNotFound',
  ],
  ['a subscription product', {}, { sku: '532011001', base_product_no: '532011' }, 404, 'ProductNotFound'],
  ['a product that is not released', {}, { sku: '465334001', base_product_no: '465334' }, 404, 'ProductNotFound'],
  ['a take-back for an article that has none', {}, { weee_take_back_enabled: true }, 400, 'InvalidTakeBack'],
  [
    'a take-back outside Germany',
    { country: 'AT' as const },
    { sku: '454287001', base_product_no: '454287', weee_take_back_enabled: true },
    400,
    'InvalidTakeBack',
  ],
  ['a price date of last year', {}, { price_date: '2020-01-01T10:00:00+01:00' }, 400, 'InvalidPriceDate'],
])('refuses %s', async (_what, sent, change, status, type) => {
  const body = {
    sku: '432011001',
    base_product_no: '432011',
    quantity: 1,
    price_date: null,
    weee_take_back_enabled: false,
    ...change,
  };
  const answer = await send('path' in sent ? 'addBasketItem' : 'createBasketWithItem', { ...sent, body });
  expect([answer.status, answer.body['type']]).toEqual([status, type]);
});

it('accepts an archived product that is still sellable in the ERP', async () => {
  expect((await fillBasket([['465117001', 1]])).items).toHaveLength(1);
});

it('shows the pieces left after reservations in product and stock', async () => {
  await fillBasket([['454398001', 9]]);
  const { body } = await send<{ variants: { status: string; stock_level: string }[] }>('readProduct', {
    path: '/products/454398',
  });
  expect(body.variants[0]).toMatchObject({ status: 'SOLDOUT', stock_level: 'SOLD_OUT' });
  expect(currentWorld().db.stock.pieces('454398001')).toBe(9);
});

it('adds the take-back of an old device to an item later, where the article allows it', async () => {
  const { body: fryer } = await send<WireBasket>('createBasketWithItem', {
    body: { ...freezer, sku: '454287001', base_product_no: '454287', quantity: 1, weee_take_back_enabled: false },
  });
  const takeBack = { weee_take_back_enabled: true };
  const changed = await send<WireBasket>('changeBasketItem', { path: itemPath(fryer), body: takeBack });
  expect(changed.body.items[0]?.weee_take_back_enabled).toBe(true);
  const cream = await fillBasket([['432011001', 1]]);
  const refused = await send('changeBasketItem', { path: itemPath(cream), body: takeBack });
  expect([refused.status, refused.body['type']]).toEqual([400, 'InvalidTakeBack']);
});

it('keeps the cross-sell of an item up to the offer', async () => {
  const cross_sell = { product_no: '432128', lead_product_sku: '432011001', kind: 'UPGRADE' };
  const { body: basket } = await send<WireBasket>('createBasketWithItem', {
    body: { ...freezer, sku: '432128001', base_product_no: '432128', weee_take_back_enabled: false, cross_sell },
  });
  expect(basket.items[0]?.cross_sell).toEqual(cross_sell);
  expect((await askOffer({ basket_id: basket.id })).body.offer.items[0]?.cross_sell).toEqual(cross_sell);
});
