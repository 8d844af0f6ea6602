import { runSaga } from 'redux-saga';
import { describe, expect, it } from 'vitest';
import { callSlice } from '~/features/call/callSlice';
import type { OrderAttempt } from '~/features/order/place/orderSlice';
import type { Order } from '~/domain/order/order';
import { openWire } from '~/services/testing/aWire';
import { aWireOrder } from '../../../../mocks/builders/aWireOrder.ts';
import { findOrder } from './lookUpOrder';

const wire = openWire();

const attempt: OrderAttempt = {
  attemptId: 'attempt',
  erpNumber: '4711000001',
  customerNumber: '0123456',
  customerKey: '0123456',
  contentKey: '',
  isCreated: false,
  readOut: null,
  said: null,
};

const find = (): Promise<Order | null> =>
  runSaga(
    { getState: () => ({ call: callSlice.getInitialState() }), onError: () => undefined },
    findOrder,
    attempt,
  ).toPromise();

const others = Array.from({ length: 10 }, (_, at) =>
  aWireOrder({ id: `other-${String(at)}`, pregenerated_erp_number: `4700${String(at)}` }),
);
const asked = () => wire.requests().map(({ body }) => body);

describe('an order without an answer, in the history of its customer (DECISIONS 28)', () => {
  it('is found by its number among the latest orders, also where the service searches for no words in it', async () => {
    wire.answers({ orders: [...others.slice(1), aWireOrder({ id: 'sent', pregenerated_erp_number: '4711000001' })] });
    expect(await find()).toMatchObject({ id: 'sent' });
    expect(asked()).toMatchObject([{ external_customer_id: '0123456', page: 1, status: 'ALL', keywords: [] }]);
  });

  it('is not there when all pages of the history are read without it', async () => {
    wire.answers({ orders: others, total_filtered_orders: 23 });
    expect(await find()).toBeNull();
    expect(asked()).toMatchObject([{ page: 1 }, { page: 2 }, { page: 3 }]);
  });

  it('is not known to be missing while more orders may follow', async () => {
    wire.answers({ orders: others });
    await expect(find()).rejects.toThrow('could be read');
    expect(asked()).toHaveLength(10);
  });
});
