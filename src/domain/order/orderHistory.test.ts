import { describe, expect, it } from 'vitest';
import { cancelledOrder, listedOrders, nameOfOrder, readKeywords } from './orderHistory';
import { anOrder } from '../testing/samples';

describe('keywords (REQ E1.2)', () => {
  it.each([
    ['Ring', ['Ring']],
    ['  Ring , ,Creme ', ['Ring', 'Creme']],
    ['Ring  Aurelia;4711', ['Ring Aurelia', '4711']],
    ['Ring, Ring', ['Ring']],
    ['1300 000 107, 443\u00A0015', ['1300000107', '443015']],
    ['1300000107 1300000110', ['1300000107 1300000110']],
    ['12.05.2026', ['12.05.2026']],
    [' , ; ', []],
    ['', []],
  ])('%j are %j', (typed, keywords) => {
    expect(readKeywords(typed)).toEqual(keywords);
  });
});

it('the opened order comes first while its page is not loaded (REQ E1.5)', () => {
  const opened = anOrder({ id: 'o-15' });
  const [first, last] = [anOrder({ id: 'o-1' }), anOrder({ id: 'o-15' })];
  expect(listedOrders([first], opened)).toEqual([opened, first]);
  expect(listedOrders([first, last], opened)).toEqual([first, last]);
  expect(listedOrders([first], null)).toEqual([first]);
});

it('an order is named by its number, or by its id while it has none', () => {
  expect(nameOfOrder({ id: 'o-1', number: '1000000001' })).toBe('1000000001');
  expect(nameOfOrder({ id: 'o-1', number: '' })).toBe('o-1');
});

it('an order cancelled in this session is cancelled and cannot be cancelled again (REQ E3.2)', () => {
  const order = anOrder({ isCancelable: true });
  expect(cancelledOrder(order)).toEqual({ ...order, isCancelable: false, status: { code: 'cancelled', label: '' } });
});
