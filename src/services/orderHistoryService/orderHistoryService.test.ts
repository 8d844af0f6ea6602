import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { loadOrders, type OrdersQuery } from './orderHistoryService';

const wire = openWire();
const query: OrdersQuery = { externalCustomerId: '0123456', page: 1, size: 10, status: 'ALL', keywords: [] };

describe('a page of the order history (REQ E1.4)', () => {
  it('is requested with every filter under its name', async () => {
    wire.answers({ orders: [], page: 3, total_orders: 28, total_filtered_orders: 0 });
    await loadOrders({
      ...query,
      externalOrderId: '1000000001',
      page: 3,
      status: 'IN_PROGRESS',
      searchFrom: '2026-05-20',
      searchTo: '2026-11-20',
      payment: 'CASH_ON_DELIVERY',
      keywords: ['Ring', '4711'],
    });
    expect(wire.request()).toMatchObject({ method: 'POST', path: '/services/order-history/private/orders-overview' });
    expect(wire.request().body).toEqual({
      external_customer_id: '0123456',
      external_order_id: '1000000001',
      page: 3,
      size: 10,
      status: 'IN_PROGRESS',
      search_from: '2026-05-20',
      search_to: '2026-11-20',
      payment: 'CASH_ON_DELIVERY',
      keywords: ['Ring', '4711'],
    });
  });

  it('is requested without the fields that do not filter (DECISIONS 81)', async () => {
    wire.answers({ orders: [] });
    await loadOrders(query);
    expect(wire.request().body).toEqual({
      external_customer_id: '0123456',
      page: 1,
      size: 10,
      status: 'ALL',
      keywords: [],
    });
  });

  it('reads both totals, numbers as ids, and drops what is no order', async () => {
    wire.answers({
      orders: [{ id: 7, number: 1000000007, order_status: { code: 'received' } }, { id: 'broken' }, null, 'x'],
      total_orders: 28,
      total_filtered_orders: 12,
    });
    expect(await loadOrders(query)).toMatchObject({
      orders: [{ id: '7', number: '1000000007', status: { code: 'received', label: '' }, items: [], payment: null }],
      page: 1,
      totalOrders: 28,
      totalFilteredOrders: 12,
    });
  });

  it.each([{}, { total_orders: null, total_filtered_orders: null }])(
    'counts the orders up to the last page where the totals are %j (DECISIONS 236)',
    async (totals) => {
      wire.answers({ orders: [{ id: 'o-11', order_status: { code: 'received' } }], ...totals });
      expect(await loadOrders({ ...query, page: 2 })).toMatchObject({ totalOrders: null, totalFilteredOrders: 11 });
    },
  );

  it.each([
    [1, 10],
    [2, 0],
  ])('without a total, page %i with %i orders leaves it unknown (DECISIONS 236)', async (page, count) => {
    wire.answers({ orders: Array.from({ length: count }, (_none, at) => ({ id: String(at), number: String(at) })) });
    expect((await loadOrders({ ...query, page })).totalFilteredOrders).toBeNull();
  });

  it.each([
    [{ total_orders: 0, total_filtered_orders: 0 }, 0],
    [{ orders: null, total_orders: 12, total_filtered_orders: 0 }, 12],
  ])('is empty for %j', async (body, totalOrders) => {
    wire.answers(body);
    expect(await loadOrders(query)).toEqual({ orders: [], page: query.page, totalOrders, totalFilteredOrders: 0 });
  });

  it('counts what has arrived where page and totals are no numbers', async () => {
    wire.answers({ orders: [{ id: 'o-1', number: '1' }], page: 'a', total_orders: {}, total_filtered_orders: 'viele' });
    expect(await loadOrders(query)).toMatchObject({
      orders: [{ id: 'o-1' }],
      page: query.page,
      totalFilteredOrders: 1,
    });
  });

  it('is read from a bare list, and from a list under another key', async () => {
    const order = { id: 'o-1', order_status: 'received' };
    for (const body of [[order], { items: [order], total: 1 }]) {
      wire.answers(body);
      expect(await loadOrders(query)).toMatchObject({ orders: [{ id: 'o-1' }], totalOrders: null });
    }
    wire.answers([]);
    expect(await loadOrders({ ...query, page: 2 })).toMatchObject({ orders: [], page: 2 });
  });

  it.each([[{}], [null], [[]], [{ orders: {} }], [{ total_orders: 3 }], ['<html>']])(
    'is malformed for %j',
    async (body) => {
      wire.answers(body);
      expect(await failureKindOf(loadOrders(query))).toBe('malformed');
    },
  );
});
