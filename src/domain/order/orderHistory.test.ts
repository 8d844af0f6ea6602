import { describe, expect, it } from 'vitest';
import type { Order } from './order';
import {
  addPage,
  cancelledOrder,
  changesFilters,
  defaultFilters,
  listedOrders,
  nameOfOrder,
  readKeywords,
  startList,
  type OrderList,
  type OrderListQuery,
  type OrderPage,
} from './orderHistory';
import { anOrder } from '../testing/samples';

const query: OrderListQuery = {
  customerId: '0123456',
  filters: defaultFilters,
  orderNumber: null,
  page: 1,
  appends: true,
};
const inProgress: OrderListQuery = { ...query, filters: { ...defaultFilters, status: 'IN_PROGRESS' } };

const ordersFrom = (first: number, last: number): Order[] =>
  Array.from({ length: last - first + 1 }, (_none, index) => anOrder({ id: `o-${String(first + index)}` }));
const pageOf = (orders: readonly Order[], total: number): OrderPage => ({
  orders,
  totalOrders: 100,
  totalFilteredOrders: total,
});
const idsOf = ({ orders }: OrderList) => orders.map(({ id }) => id);
const ids = (first: number, last: number) => ordersFrom(first, last).map(({ id }) => id);
/** Two pages of 25 orders. */
const twoPages = () =>
  addPage(addPage(startList(query, null), 1, pageOf(ordersFrom(1, 10), 25)), 2, pageOf(ordersFrom(11, 20), 25));

describe('keywords (REQ E1.2)', () => {
  it.each([
    ['Ring', ['Ring']],
    ['  Ring , ,Creme ', ['Ring', 'Creme']],
    ['Ring  Aurelia;4711', ['Ring Aurelia', '4711']],
    ['Ring, Ring', ['Ring']],
    [' , ; ', []],
    ['', []],
  ])('%j are %j', (typed, keywords) => {
    expect(readKeywords(typed)).toEqual(keywords);
  });
});

describe('the list of orders (REQ E1.3, E1.8)', () => {
  it('starts empty, and appends pages without duplicates', () => {
    const list = startList(query, null);
    expect(list).toMatchObject({ load: 'loading', page: 0, orders: [] });
    expect(twoPages()).toMatchObject({
      load: 'loaded',
      page: 2,
      hasMore: true,
      totalOrders: 100,
      totalFilteredOrders: 25,
    });
    expect(idsOf(twoPages())).toEqual(ids(1, 20));
    // A new order has moved the others down: o-20 comes again.
    const third = addPage(twoPages(), 3, pageOf(ordersFrom(20, 26), 26));
    expect(idsOf(third)).toEqual(ids(1, 26));
    expect(third.hasMore).toBe(false);
  });

  it('replaces an order that comes again in its place', () => {
    const changed = anOrder({ id: 'o-11', totalPrice: 1 });
    const list = addPage(twoPages(), 3, pageOf([changed], 25));
    expect(list.orders[10]).toEqual(changed);
    expect(list.orders).toHaveLength(20);
  });

  it('ends with a page that adds nothing, whatever the total says', () => {
    expect(addPage(twoPages(), 3, pageOf(ordersFrom(21, 30), 5_000)).hasMore).toBe(true);
    // Nothing, or the same orders again: the service ignores the page.
    for (const orders of [[], ordersFrom(1, 10)]) {
      const list = addPage(twoPages(), 3, pageOf(orders, 5_000));
      expect(list.hasMore).toBe(false);
      expect(idsOf(list)).toEqual(ids(1, 20));
    }
  });

  it('goes on with the loaded pages for an equal query, and puts new orders first', () => {
    const back = startList({ ...query, filters: { ...defaultFilters } }, { ...twoPages(), leftAt: 300 });
    expect(back).toMatchObject({ load: 'loading', page: 2, leftAt: null });
    const refreshed = addPage(back, 1, pageOf([anOrder({ id: 'new' }), ...ordersFrom(1, 9)], 26));
    expect(idsOf(refreshed)).toEqual(['new', ...ids(1, 20)]);
    expect(refreshed).toMatchObject({ page: 2, hasMore: true });
    const onePage = addPage(startList(query, null), 1, pageOf(ordersFrom(1, 10), 25));
    expect(addPage(startList(query, onePage), 1, pageOf(ordersFrom(1, 10), 25))).toMatchObject({
      page: 1,
      hasMore: true,
    });
  });

  it('keeps the orders on the screen until those of another query arrive', () => {
    const list = startList(inProgress, twoPages());
    expect(list).toMatchObject({ load: 'loading', page: 0, hasMore: false });
    expect(idsOf(list)).toEqual(ids(1, 20));
    expect(idsOf(addPage(list, 1, pageOf(ordersFrom(30, 31), 2)))).toEqual(ids(30, 31));
  });

  it('of another customer starts empty', () => {
    expect(startList({ ...query, customerId: '0200001' }, twoPages())).toMatchObject({ orders: [], totalOrders: 0 });
  });

  it('shows one page at a time where pages are not appended', () => {
    const paged = { ...query, appends: false, page: 2 };
    const first = addPage(startList({ ...paged, page: 1 }, null), 1, pageOf(ordersFrom(1, 10), 25));
    const second = addPage(startList(paged, first), 2, pageOf(ordersFrom(11, 20), 25));
    expect(idsOf(second)).toEqual(ids(11, 20));
    expect(second.page).toBe(2);
  });

  it('drops an order that one page holds twice', () => {
    expect(idsOf(addPage(startList(query, null), 1, pageOf([...ordersFrom(1, 2), ...ordersFrom(2, 3)], 3)))).toEqual(
      ids(1, 3),
    );
  });

  it('shows the opened order first while its page is not loaded (REQ E1.5)', () => {
    const opened = anOrder({ id: 'o-15' });
    const firstPage = addPage(startList(query, null), 1, pageOf(ordersFrom(1, 10), 25));
    expect(listedOrders({ ...firstPage, opened }).map(({ id }) => id)).toEqual(['o-15', ...ids(1, 10)]);
    expect(listedOrders({ ...twoPages(), opened }).map(({ id }) => id)).toEqual(ids(1, 20));
  });
});

describe('a load that waits (REQ E1.7, DECISIONS 61)', () => {
  it.each([
    ['the first load', query, null, false],
    ['another tab', inProgress, twoPages(), true],
    ['other keywords', { ...query, filters: { ...defaultFilters, keywords: ['Ring'] } }, twoPages(), true],
    ['another page', { ...query, page: 2 }, twoPages(), false],
    ['another customer', { ...inProgress, customerId: '0200001' }, twoPages(), false],
    ['the same list again', query, twoPages(), false],
    ['other filters on the way back', inProgress, { ...twoPages(), leftAt: 0 }, false],
  ] as const)('%s', (_what, next, previous, waits) => {
    expect(changesFilters(next, previous)).toBe(waits);
  });
});

it('an order is named by its number, or by its id while it has none', () => {
  expect(nameOfOrder({ id: 'o-1', number: '1000000001' })).toBe('1000000001');
  expect(nameOfOrder({ id: 'o-1', number: '' })).toBe('o-1');
});

it('an order cancelled in this session is cancelled and cannot be cancelled again (REQ E3.2)', () => {
  const order = anOrder({ isCancelable: true });
  expect(cancelledOrder(order)).toEqual({ ...order, isCancelable: false, status: { code: 'cancelled', label: '' } });
});
