import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { sessionStorageKeys } from '~config/storageKeys';
import { anOrder } from '~/domain/testing/samples';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { cancellableOrder, orderCancellationActions, type CancellableOrder } from './orderCancellationSlice';

startStandIn();
beforeEach(() => {
  sessionStorage.clear();
});

const stateOf = (desk: Desk) => desk.getState().orderCancellation;

const newest: CancellableOrder = { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' };

async function cancel(desk: Desk, order = newest, times = 1): Promise<void> {
  desk.dispatch(orderCancellationActions.cancellationAdvanced({ phase: 'asking', order }));
  for (let press = 0; press < times; press += 1) {
    desk.dispatch(orderCancellationActions.cancelRequested({ order, reasonCode: 'CUSTOMER_REQUEST' }));
  }
  await desk.rest();
}

const cancellations = () => requestsSeen().filter(({ operation }) => operation === 'cancelOrder');

describe('cancelling an order (REQ E3.1, E3.2)', () => {
  it('sends one request however often it is confirmed, remembers the order and says so', async () => {
    const desk = openDesk();
    await cancel(desk, newest, 3);
    expect(cancellations()).toHaveLength(1);
    expect(stateOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
    expect(desk.notices).toEqual([
      { variant: 'success', text: { key: 'cancelOrder.done', params: { number: '1000000001' } } },
    ]);
    expect(sessionStorage.getItem(sessionStorageKeys.cancelledOrders)).toBe('["5f0000000001"]');
  });

  it('is in progress from the request to the answer', async () => {
    const desk = openDesk();
    const phases: (string | undefined)[] = [];
    desk.store.subscribe(() => phases.push(stateOf(desk).cancellation?.phase));
    await cancel(desk);
    expect([...new Set(phases)]).toEqual(['asking', 'inProgress', undefined]);
  });

  it('is remembered by the next call of the session, and marks the order before the service does', async () => {
    await cancel(openDesk());
    const desk = openDesk();
    desk.dispatch(orderCancellationActions.restoreRequested());
    await desk.rest();
    expect(stateOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it.each(['{', '{}', '[1]', 'null', '""'])('survives %j in storage (QUALITY 15)', async (stored) => {
    sessionStorage.setItem(sessionStorageKeys.cancelledOrders, stored);
    const desk = openDesk();
    desk.dispatch(orderCancellationActions.restoreRequested());
    await desk.rest();
    expect(stateOf(desk).cancelledOrders).toEqual([]);
    await cancel(desk);
    expect(stateOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('that is refused ends with the words of the service, and can be tried again', async () => {
    const desk = openDesk();
    const dispatched = { ...newest, orderId: '5f0000000004', orderNumber: '1000000004' };
    await cancel(desk, dispatched);
    expect(stateOf(desk)).toMatchObject({
      cancellation: {
        phase: 'refused',
        detail: 'Der Auftrag ist schon unterwegs und kann nicht mehr storniert werden.',
      },
      cancelledOrders: [],
    });
    expect(desk.notices).toEqual([]);
    await cancel(desk);
    expect(stateOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('whose answer is lost is looked up: the order is cancelled (QUALITY 9)', async () => {
    setFault({ path: '/cancel', fault: { kind: 'reset', after: 'after' }, times: 1 });
    const desk = openDesk();
    await cancel(desk);
    expect(stateOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
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
    expect(stateOf(desk)).toMatchObject({ cancellation: said, cancelledOrders: [] });
    clearFaults();
    await cancel(desk);
    expect(stateOf(desk).cancelledOrders).toEqual(['5f0000000001']);
  });

  it('of a guest goes to the service without a customer number, whoever the list is of', async () => {
    const record = currentWorld().db.orders.find('1000000001');
    record?.replace({ ...record.order, external_customer_id: null });
    const desk = openDesk();
    const order = { id: '5f0000000001', number: '1000000001', externalCustomerId: null };
    await cancel(desk, cancellableOrder(anOrder(order)));
    expect(stateOf(desk)).toMatchObject({ cancellation: null, cancelledOrders: ['5f0000000001'] });
    expect(record?.read().order_status.code).toBe('CANCELLED');
  });
});
