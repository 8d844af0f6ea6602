import { crossSell } from './productAnswers.ts';
import {
  answers,
  answersNothing,
  assumed,
  flag,
  id,
  mayAnswer,
  moment,
  named,
  number,
  object,
  type Answer,
  unordered,
} from './shapes.ts';

const basketItem = object(
  named('REQ C3.1', {
    'id!': id,
    'sku!': id,
    'base_product_no?': id,
    'quantity!': number,
    'price_date?': moment,
    'cross_sell?': crossSell,
    'weee_take_back_enabled?': flag,
  }),
);
const basketId = { ...named('REQ C3.1', { 'id!': id, 'pregenerated_erp_number?': id }) };
const basket = {
  ...basketId,
  ...assumed('the lines that were sent are shown; another quantity, date or take-back opens a new basket with them', {
    'items?': unordered(basketItem),
  }),
};

export const basketAnswers = {
  addBasketItem: answers(basket),
  changeBasketItem: mayAnswer('the line is as it was asked for', object(basket)),
  createBasketWithItem: answers(basket),
  deleteBasket: answersNothing,
  readBasket: answers({
    ...basketId,
    ...assumed(
      'the lines go on as they are kept here; after a write whose outcome is unknown they move into a new basket',
      { 'items!': unordered(basketItem) },
    ),
  }),
  removeBasketItem: answersNothing,
  switchBasketChannel: answersNothing,
} satisfies Readonly<Record<string, Answer>>;
