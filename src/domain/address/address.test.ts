import { expect, it } from 'vitest';
import { isOrdersAddress } from '~/domain/order/recreation';
import { aPostalAddress } from '~/domain/testing/samples';
import { isSameAddress, isSamePlace } from './address';

it.each([
  ['an empty addition and none', { careOf: '', addressAddition: '' }, true],
  ['another staircase', { addressAddition: 'Stiege 2' }, false],
  ['another recipient in the house', { careOf: 'Huber' }, false],
])(
  '%s: the same place; whether the same address decides if it is saved, sent or taken from the customer',
  (_what, changes, isSame) => {
    const [one, other] = [aPostalAddress(), aPostalAddress({ id: 'other', ...changes })];
    expect([isSamePlace(one, other), isSameAddress(one, other), isOrdersAddress(one, other)]).toEqual([
      true,
      isSame,
      isSame,
    ]);
  },
);
