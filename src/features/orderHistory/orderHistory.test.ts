import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { setLimits } from '~config/testing/testLimits';
import { sessionStorageKeys } from '~config/storageKeys';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { anOrder } from '~/domain/testing/samples';
import { rowsOf } from '~/shared/list/pagedList';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../mocks/node.ts';
import { cancellableOrder, orderHistoryActions, type CancellableOrder } from './orderHistorySlice';
import { aListQuery } from './testing/aListQuery';

setLimits({ orderHistoryDebounce: 1 });
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

const newest: CancellableOrder = { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' };

async function cancel(desk: Desk, order = newest, times = 1): Promise<void> {
  desk.dispatch(orderHistoryActions.cancellationChanged({ phase: 'asking', order }));
  for (let press = 0; press < times; press += 1) {
    desk.dispatch(orderHistoryActions.cancelRequested({ order, reasonCode: 'CUSTOMER_REQUEST' }));
  }
  await desk.rest();
}

const cancellations = () => requestsSeen().filter(({ operation }) => operation === 'cancelOrder');

describe('cancelling an order (REQ E3.1, E3.2)', () => {
  it('sends one request however often it is confirmed, remembers the order and says so', async () => {
    const desk = await show(aListQuery());
    await cancel(desk, newest, 3);
    expect(cancellations()).toHaveLength(1);
    expect(historyOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
    expect(desk.notices).toEqual([
      { variant: 'success', text: { key: 'cancelOrder.done', params: { number: '1000000001' } } },
    ]);
    expect(sessionStorage.getItem(sessionStorageKeys.cancelledOrders)).toBe('["5f0000000001"]');
  });

  it('is in progress from the request to the answer', async () => {
    const desk = openDesk();
    const phases: (string | undefined)[] = [];
    desk.store.subscribe(() => phases.push(historyOf(desk).cancellation?.phase));
    await cancel(desk);
    expect([...new Set(phases)]).toEqual(['asking', 'inProgress', undefined]);
  });

  it('is remembered by the next call of the session, and marks the order before the service does', async () => {
    await cancel(openDesk());
    const desk = await show(aListQuery());
    expect(historyOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it.each(['{', '{}', '[1]', 'null', '""'])('survives %j in storage (QUALITY 15)', async (stored) => {
    sessionStorage.setItem(sessionStorageKeys.cancelledOrders, stored);
    const desk = await show(aListQuery());
    expect(historyOf(desk).cancelledOrders).toEqual([]);
    await cancel(desk);
    expect(historyOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('that is refused ends with the words of the service, and can be tried again', async () => {
    const desk = openDesk();
    const dispatched = { ...newest, orderId: '5f0000000004', orderNumber: '1000000004' };
    await cancel(desk, dispatched);
    expect(historyOf(desk)).toMatchObject({
      cancellation: {
        phase: 'refused',
        detail: 'Der Auftrag ist schon unterwegs und kann nicht mehr storniert werden.',
      },
      cancelledOrders: [],
    });
    expect(desk.notices).toEqual([]);
    await cancel(desk);
    expect(historyOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('whose answer is lost is looked up: the order is cancelled (QUALITY 9)', async () => {
    setFault({ path: '/cancel', fault: { kind: 'reset', after: 'after' }, times: 1 });
    const desk = openDesk();
    await cancel(desk);
    expect(historyOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
    expect(cancellations()).toHaveLength(1);
  });

  const detail = 'Die Kasse ist gestört.';
  it.each([
    ['has not arrived', { path: '/cancel', fault: { kind: 'reset' } }, { phase: 'refused', detail: null }],
    [
      'has failed at the service',
      { path: '/cancel', fault: { kind: 'json', status: 500, body: { detail } } },
      { phase: 'refused', detail },
    ],
    [
      'cannot be looked up',
      { service: 'order', fault: { kind: 'json', status: 503, body: { detail } } },
      { phase: 'unknown', detail },
    ],
  ] as const)('that %s says so in the words of the service, and can be tried again', async (_what, rule, said) => {
    setFault(rule);
    const desk = openDesk();
    await cancel(desk);
    expect(historyOf(desk)).toMatchObject({ cancellation: said, cancelledOrders: [] });
    clearFaults();
    await cancel(desk);
    expect(historyOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('of a guest goes to the service without a customer number, whoever the list is of', async () => {
    const record = currentWorld().db.orders.find('1000000001');
    record?.replace({ ...record.order, external_customer_id: null });
    const desk = openDesk();
    const order = { id: '5f0000000001', number: '1000000001', externalCustomerId: null };
    await cancel(desk, cancellableOrder(anOrder(order)));
    expect(historyOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
    expect(record?.read().order_status.code).toBe('CANCELLED');
  });

  it('while the list loads leaves the list as it is', async () => {
    const desk = openDesk();
    desk.dispatch(orderHistoryActions.listRequested(aListQuery()));
    await cancel(desk);
    expect(historyOf(desk)).toMatchObject({ list: { status: 'page' }, cancelledOrders: ['5f0000000001'] });
    expect(namesOf(desk)).toHaveLength(10);
  });
});
