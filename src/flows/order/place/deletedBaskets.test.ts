import { expect, it } from 'vitest';
import { rememberDeletedBasket } from './deletedBaskets';

const stored = () => JSON.parse(localStorage.getItem('deletedBaskets') ?? '[]') as { basketId: string }[];

it('the list of deleted baskets starts again after more than 10 entries (REQ C16.3)', () => {
  for (let count = 1; count <= 10; count += 1) rememberDeletedBasket(`b-${String(count)}`, 'newSession');
  expect(stored()).toHaveLength(10);
  rememberDeletedBasket('b-11', 'orderCreation');
  expect(stored().map(({ basketId }) => basketId)).toEqual(['b-11']);
});

it('a missing basket adds no entry', () => {
  rememberDeletedBasket(null, 'newSession');
  expect(stored()).toEqual([]);
});
