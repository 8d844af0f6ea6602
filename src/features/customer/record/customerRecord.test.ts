import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';
import { customerRecordActions, type RecordPartName } from './customerRecordSlice';

startStandIn();

const parts = ['orders', 'vouchers'] as const satisfies readonly RecordPartName[];
const ask = (desk: Desk, customerNumber: string, part: RecordPartName) =>
  desk.dispatch(customerRecordActions.partRequested({ customerNumber, part }));
const pathOf = { orders: 'orders-overview', vouchers: 'redeemed-vouchers' } as const;

/** Until the first request has met its fault: the order in which two requests arrive is not defined. */
async function untilAsked(): Promise<void> {
  await expect.poll(() => currentWorld().faults.applied, { interval: 2 }).toBe(1);
}

describe('the record of a customer', () => {
  it('is loaded in parts, with the last five orders of the last months', async () => {
    const desk = openDesk();
    expect(desk.getState().customerRecord).toMatchObject({
      orders: { status: 'closed' },
      vouchers: { status: 'closed' },
    });
    ask(desk, '0123456', 'orders');
    const { customerRecord } = await desk.rest();
    expect(customerRecord.orders.status === 'loaded' && customerRecord.orders.entries).toHaveLength(5);
    expect(customerRecord.vouchers.status).toBe('closed');
    ask(desk, '0123456', 'vouchers');
    expect((await desk.rest()).customerRecord).toMatchObject({
      orders: { status: 'loaded' },
      vouchers: { status: 'loaded' },
    });
  });

  it.each(parts)('%s that cannot be loaded are reported, the other part is kept, and a retry works', async (part) => {
    const desk = openDesk();
    const other = part === 'orders' ? 'vouchers' : 'orders';
    ask(desk, '0123456', other);
    await desk.rest();
    setFault({ path: pathOf[part], fault: { kind: 'status', status: 503 } });
    ask(desk, '0123456', part);
    expect((await desk.rest()).customerRecord).toMatchObject({
      [part]: { status: 'failed' },
      [other]: { status: 'loaded' },
    });
    clearFaults();
    ask(desk, '0123456', part);
    expect((await desk.rest()).customerRecord[part].status).toBe('loaded');
    expect(desk.notices).toEqual([]);
  });

  it.each(parts)('drops an answer for another customer: %s', async (part) => {
    const desk = openDesk();
    setFault({ path: pathOf[part], times: 1, fault: { kind: 'delay', milliseconds: 60 } });
    ask(desk, '0123456', part);
    await untilAsked();
    ask(desk, '0110001', part);
    await desk.rest();
    const before = desk.getState().customerRecord;
    await desk.answered();
    expect(desk.getState().customerRecord).toEqual(before);
    expect(before).toMatchObject({ customerNumber: '0110001', [part]: { status: 'loaded' } });
  });

  it.each(parts)('drops a failure for another customer: %s', async (part) => {
    const desk = openDesk();
    setFault({ path: pathOf[part], times: 1, fault: { kind: 'status', status: 500, milliseconds: 60 } });
    ask(desk, '0123456', part);
    await untilAsked();
    ask(desk, '0110001', part);
    expect((await desk.rest()).customerRecord).toMatchObject({
      customerNumber: '0110001',
      [part]: { status: 'loaded' },
    });
  });

  it('is empty for another customer', async () => {
    const desk = openDesk();
    ask(desk, '0123456', 'orders');
    await desk.rest();
    ask(desk, '0110001', 'vouchers');
    expect(desk.getState().customerRecord).toMatchObject({ customerNumber: '0110001', orders: { status: 'closed' } });
  });
});
