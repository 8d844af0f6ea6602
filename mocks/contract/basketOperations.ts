import { basketAnswers } from './answers/basketAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { flag, moment, newBasketItem, objectOf, orNull, quantity, salesChannel, salesOffice } from './schemaParts.ts';
import type { WireBasketItemChanges, WireNewBasketItem } from '../db/common/wireTypes.ts';

const exampleItem: WireNewBasketItem = {
  sku: '432011001',
  base_product_no: '432011',
  quantity: 1,
  price_date: null,
  weee_take_back_enabled: false,
};

export const createBasketWithItem = defineOperation<WireNewBasketItem>({
  name: 'createBasketWithItem',
  answer: basketAnswers.createBasketWithItem,
  repeatable: true,
  service: 'basket',
  method: 'POST',
  path: '/basket/items',
  bodySchema: newBasketItem,
  example: { body: exampleItem },
});

export const addBasketItem = defineOperation<WireNewBasketItem>({
  name: 'addBasketItem',
  answer: basketAnswers.addBasketItem,
  repeatable: true,
  service: 'basket',
  method: 'POST',
  path: '/basket/:basketId/items',
  bodySchema: newBasketItem,
  example: { path: '/basket/{basketId}/items', body: exampleItem },
});

export const changeBasketItem = defineOperation<WireBasketItemChanges>({
  name: 'changeBasketItem',
  answer: basketAnswers.changeBasketItem,
  repeatable: true,
  service: 'basket',
  method: 'PATCH',
  path: '/private/basket/:basketId/items/:itemId',
  bodySchema: {
    ...objectOf({}, { quantity, price_date: orNull(moment), weee_take_back_enabled: flag }),
    minProperties: 1,
  },
  example: { path: '/private/basket/{basketId}/items/{itemId}', body: { quantity: 2 } },
});

export const removeBasketItem = defineOperation({
  name: 'removeBasketItem',
  answer: basketAnswers.removeBasketItem,
  repeatable: true,
  service: 'basket',
  method: 'DELETE',
  path: '/basket/:basketId/items/:itemId',
  example: { path: '/basket/{basketId}/items/{itemId}', body: undefined },
});

export const deleteBasket = defineOperation({
  name: 'deleteBasket',
  answer: basketAnswers.deleteBasket,
  repeatable: true,
  service: 'basket',
  method: 'DELETE',
  path: '/basket/:basketId',
  example: { path: '/basket/{basketId}', body: undefined },
});

export const readBasket = defineOperation({
  name: 'readBasket',
  answer: basketAnswers.readBasket,
  service: 'basket',
  method: 'GET',
  path: '/basket/:basketId',
  known: {
    without:
      'the lines go on as they are kept here; after a write whose outcome is unknown they move into a new basket',
  },
  example: { path: '/basket/{basketId}', body: undefined },
});

export const switchBasketChannel = defineOperation<{ sales_office: string; sales_channel: string }>({
  name: 'switchBasketChannel',
  answer: basketAnswers.switchBasketChannel,
  repeatable: true,
  service: 'basket',
  method: 'PATCH',
  path: '/basket/:basketId',
  bodySchema: objectOf({ sales_office: salesOffice, sales_channel: salesChannel }),
  example: { path: '/basket/{basketId}', body: { sales_office: '1001', sales_channel: '01' } },
});
