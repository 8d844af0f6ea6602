import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closeServer, resetWorld, startServer } from '../node.ts';
import { askOffer, fillBasket, orderFor, placeOrder, send } from '../testing/deskRequests.ts';
import type { WireCustomer, WireProduct } from '../db/common/wireTypes.ts';
import { aWireBasket, aWireBasketItem } from './aWireBasket.ts';
import { aWireCustomer } from './aWireCustomer.ts';
import { aWireOffer, aWireOfferItem } from './aWireOffer.ts';
import { aWireOrder } from './aWireOrder.ts';
import { aWireProduct } from './aWireProduct.ts';

// Compares the builders with the handlers' answers, so that the records in tests have the fields of the wire.

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const fieldsOf = (record: object): string[] => Object.keys(record).sort();

it('aWireProduct equals the answer of the product service', async () => {
  expect((await send<WireProduct>('readProduct')).body).toEqual(aWireProduct());
});

it('aWireCustomer has the fields of a customer', async () => {
  expect(fieldsOf((await send<WireCustomer>('findCustomer')).body)).toEqual(fieldsOf(aWireCustomer()));
});

it('aWireBasket and aWireOffer have the fields and figures of one cream in a basket', async () => {
  const basket = await fillBasket([['432011001', 1]]);
  expect(fieldsOf(basket)).toEqual(fieldsOf(aWireBasket()));
  expect(basket.items.map(fieldsOf)).toEqual([fieldsOf(aWireBasketItem())]);
  const { body } = await askOffer({ basket_id: basket.id });
  expect(body.offer).toEqual(aWireOffer());
  expect(body.offer.items).toEqual([aWireOfferItem()]);
});

it('aWireOrder has the fields of an order', async () => {
  const { body } = await placeOrder(orderFor(await fillBasket([['432011001', 1]])));
  expect(fieldsOf(body)).toEqual(fieldsOf(aWireOrder()));
});
