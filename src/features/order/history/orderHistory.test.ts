import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { rowsOf } from '~/shared/list/pagedList';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { orderHistoryActions } from './orderHistorySlice';
import { askForFirstPage, preparedList } from './orderList';
import { aListQuery } from './testing/aListQuery';

startStandIn();
beforeEach(() => {
  sessionStorage.clear();
});

async function show(query: OrderListQuery, desk = openDesk(), opened: string | null = null): Promise<Desk> {
  desk.dispatch(orderHistoryActions.listRequested(query, opened));
  await desk.rest();
  return desk;
}

const historyOf = (desk: Desk) => desk.getState().orderHistory;
const namesOf = (desk: Desk) => rowsOf(historyOf(desk).list).map(nameOfOrder);

describe('the orders of a customer (REQ E1.3, E1.4)', () => {
  it('come newest first, ten a page, with both totals', async () => {
    const desk = await show(aListQuery({ filters: { dates: { name: 'ALL_TIME' } } }));
    expect(historyOf(desk).list).toMatchObject({
      status: 'page',
      total: 28,
      facts: { totalOrders: 28 },
    });
    expect(namesOf(desk)).toHaveLength(10);
    expect(namesOf(desk)[0]).toBe('1000000001');
    for (let page = 2; page <= 3; page += 1) {
      desk.dispatch(orderHistoryActions.pageRequested());
      await desk.rest();
    }
    expect(new Set(namesOf(desk)).size).toBe(28);
    expect(historyOf(desk).list.status).toBe('all');
  });

  it.each([
    ['IN_PROGRESS', ['received', 'processing', 'inDelivery']],
    ['CANCELED', ['cancelled']],
  ] as const)('the tab %s shows the codes %j (REQ E1.1, E1.6)', async (status, codes) => {
    const desk = await show(aListQuery({ filters: { status } }));
    const shown = rowsOf(historyOf(desk).list).map((order) => order.status.code);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((code) => !codes.some((known) => known === code))).toEqual([]);
  });

  it('are filtered by payment, keywords and dates (REQ E1.2)', async () => {
    const desk = await show(aListQuery({ filters: { payment: 'DIRECT_DEBIT' } }));
    expect(new Set(rowsOf(historyOf(desk).list).map(({ payment }) => payment?.method))).toEqual(
      new Set(['DIRECT_DEBIT']),
    );
    await show(aListQuery({ filters: { keywords: ['1000000003'] } }), desk);
    expect(namesOf(desk)).toEqual(['1000000003']);
    await show(aListQuery({ filters: { dates: { name: 'CUSTOM', from: null, to: '1990-01-01' } } }), desk);
    expect(historyOf(desk).list).toMatchObject({
      status: 'all',
      rows: [],
      total: 0,
      facts: { totalOrders: 28 },
    });
  });

  it('can be one that the address names, also an old one (REQ E1.5)', async () => {
    const desk = await show(aListQuery({ orderNumber: '1000000028', filters: { dates: { name: 'ALL_TIME' } } }));
    expect(namesOf(desk)).toEqual(['1000000028']);
  });

  it('the order that the address opens is loaded where its page is not (REQ E1.5)', async () => {
    const desk = await show(aListQuery(), openDesk(), '1000000028');
    await expect.poll(() => historyOf(desk).list).toMatchObject({ facts: { opened: { number: '1000000028' } } });
    expect(namesOf(desk)).toHaveLength(10);
    await show(aListQuery(), desk, '1000000002');
    expect(requestsSeen().filter(({ operation }) => operation === 'readOrdersOverview')).toHaveLength(3);
  });

  it('that failed to load can be loaded again', async () => {
    setFault({ service: 'order-history', fault: { kind: 'status', status: 503 }, times: 1 });
    const desk = await show(aListQuery());
    expect(historyOf(desk).list).toMatchObject({ status: 'failed', page: 0, rows: [] });
    expect(desk.notices).toEqual([]);
    desk.dispatch(orderHistoryActions.pageRequested());
    await desk.rest();
    expect(historyOf(desk).list).toMatchObject({ status: 'page', page: 1 });
  });
});

it('cancelling an order while the list loads leaves the list as it is (REQ E3.1)', async () => {
  const desk = openDesk();
  desk.dispatch(orderHistoryActions.listRequested(aListQuery()));
  const order = { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' };
  desk.dispatch(orderCancellationActions.cancelRequested({ order, reasonCode: 'CUSTOMER_REQUEST' }));
  await desk.rest();
  expect(historyOf(desk).list).toMatchObject({ status: 'page' });
  expect(desk.getState().orderCancellation.cancelledOrders).toEqual(['5f0000000001']);
  expect(namesOf(desk)).toHaveLength(10);
});

describe('a first page that arrives before its screen (PERFORMANCE)', () => {
  const page = { rows: [], total: 0, facts: { totalOrders: 7 } };

  it('is the list of the screen, which begins at its top', () => {
    const desk = openDesk();
    desk.dispatch(orderHistoryActions.listLeft(480));
    desk.dispatch(orderHistoryActions.listPrepared(preparedList(aListQuery(), page)));
    expect(historyOf(desk)).toMatchObject({ list: { isShown: false, facts: { totalOrders: 7 } }, leftAt: 0 });
  });

  it('is not loading when its screen opens', async () => {
    const desk = openDesk();
    await askForFirstPage(aListQuery(), new AbortController().signal);
    const statuses = new Set<string>();
    desk.store.subscribe(() => statuses.add(historyOf(desk).list.status));
    await show(aListQuery(), desk);
    expect(historyOf(desk).list).toMatchObject({ status: 'page', isShown: true });
    expect(namesOf(desk)).toHaveLength(10);
    expect(statuses).not.toContain('loading');
    expect(requestsSeen().filter(({ operation }) => operation === 'readOrdersOverview')).toHaveLength(1);
  });

  it('replaces no list that is on a screen', async () => {
    const desk = await show(aListQuery());
    const { list } = historyOf(desk);
    desk.dispatch(orderHistoryActions.listPrepared(preparedList(aListQuery({ customerId: '0200001' }), page)));
    expect(historyOf(desk).list).toBe(list);
  });
});
