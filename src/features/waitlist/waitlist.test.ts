import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import {
  noWaitlistFilters,
  waitlistCancelReasons,
  waitlistStatusOf,
  type WaitlistCancelReason,
  type WaitlistFilters,
  type WaitlistItem,
} from '~/domain/waitlist/waitlist';
import { rowsOf } from '~/shared/list/pagedList';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, currentWorld, requestsSeen } from '../../../mocks/node.ts';
import { waitlistActions } from './waitlistSlice';

startStandIn();

const { listRequested, pageRequested, listLeft, cancelRequested, cancellationAdvanced } = waitlistActions;

async function show(filters: Partial<WaitlistFilters> = {}, desk = openDesk(), customerId = '0123456'): Promise<Desk> {
  await doIt(desk, listRequested({ customerId, filters: { ...noWaitlistFilters, ...filters } }));
  return desk;
}

const listOf = (desk: Desk) => desk.getState().waitlist.list;
const idsOf = (desk: Desk) => rowsOf(listOf(desk)).map(({ id }) => id);
const first = (desk: Desk): WaitlistItem => {
  const item = rowsOf(listOf(desk)).find((candidate) => waitlistStatusOf(candidate) === 'CREATED');
  if (item === undefined) throw new Error('No item waits');
  return item;
};

describe('the waitlist of a customer (REQ H1.3)', () => {
  it('grows by ten until all items are loaded', async () => {
    const desk = await show();
    expect(listOf(desk)).toMatchObject({ status: 'page', total: 23 });
    for (let page = 2; page <= 3; page += 1) {
      await doIt(desk, pageRequested());
    }
    expect(new Set(idsOf(desk)).size).toBe(23);
    expect(listOf(desk).status).toBe('all');
  });

  it('is filtered by keywords and by days', async () => {
    const desk = await show({ keywords: ['454740001'] });
    expect(new Set(rowsOf(listOf(desk)).map(({ sku }) => sku))).toEqual(new Set(['454740001']));
    await show({ dates: { name: 'LAST_WEEK' } }, desk);
    expect(idsOf(desk)).toEqual(['waitlist-1']);
    await show({ dates: { name: 'CUSTOM', from: '2001-01-01', to: '2001-12-31' } }, desk);
    expect(listOf(desk)).toMatchObject({ rows: [], total: 0, status: 'all' });
  });

  it('shows the newest filters, whatever the order of the answers', async () => {
    const desk = await show();
    injectFault('readWaitlist', { kind: 'delay', milliseconds: 30 });
    desk.dispatch(listRequested({ customerId: '0123456', filters: { ...noWaitlistFilters, keywords: ['454740001'] } }));
    clearFaults();
    await show({ dates: { name: 'LAST_WEEK' } }, desk);
    expect(idsOf(desk)).toEqual(['waitlist-1']);
  });

  it('keeps the loaded pages when the next one fails, and can load it again', async () => {
    const desk = await show();
    injectFault('readWaitlist', { kind: 'status', status: 503 });
    await doIt(desk, pageRequested());
    expect(listOf(desk)).toMatchObject({ status: 'failed' });
    expect(idsOf(desk)).toHaveLength(10);
    clearFaults();
    await doIt(desk, pageRequested());
    expect(idsOf(desk)).toHaveLength(20);
  });

  it('never shows the items of another customer, and drops an answer after the screen is left', async () => {
    const desk = await show();
    await show({}, desk, '0180011');
    expect(idsOf(desk)).toEqual(['waitlist-801']);
    desk.dispatch(listRequested({ customerId: '0123456', filters: noWaitlistFilters }));
    desk.dispatch(listLeft());
    expect((await desk.rest()).waitlist.list.status).toBe('notAsked');
  });
});

describe('cancelling an item (REQ H1.4)', () => {
  const cancel = async (
    desk: Desk,
    item: WaitlistItem,
    reason: WaitlistCancelReason = 'CUSTOMER_REQUEST',
  ): Promise<void> => {
    desk.dispatch(cancellationAdvanced({ phase: 'asking', customerId: '0123456', item }));
    await doIt(desk, cancelRequested({ customerId: '0123456', item, reason }));
  };
  const cancellationOf = (desk: Desk) => desk.getState().waitlist.cancellation;
  const statusOf = (desk: Desk, { id }: WaitlistItem) =>
    rowsOf(listOf(desk)).find((item) => item.id === id)?.status.code;

  it.each(waitlistCancelReasons)('sets the status and the reason %s, with a notice', async (reason) => {
    const desk = await show();
    const item = first(desk);
    await cancel(desk, item, reason);
    expect(rowsOf(listOf(desk)).find(({ id }) => id === item.id)).toMatchObject({
      status: { code: 'CANCELLED', reason },
      cancellationReason: reason,
    });
    expect(cancellationOf(desk)).toBe(null);
    expect(desk.notices.at(-1)?.text).toMatchObject({ key: 'waitlist.cancel.done' });
  });

  it('keeps what the list has said of the item where the answer names no more than its status', async () => {
    const desk = await show();
    const item = first(desk);
    const body = { id: item.id, status: { type: 'CANCELLED' } };
    injectFault('cancelWaitlistItem', { kind: 'status', status: 200, body });
    await cancel(desk, item, 'WAITLIST_TIMEOUT');
    expect(rowsOf(listOf(desk)).find(({ id }) => id === item.id)).toEqual({
      ...item,
      status: { code: 'CANCELLED', reason: 'WAITLIST_TIMEOUT' },
      cancellationReason: 'WAITLIST_TIMEOUT',
    });
  });

  it('that the service refuses says why, and the list shows the item as it is now', async () => {
    const desk = await show();
    const item = first(desk);
    const stored = currentWorld().db.waitlist.find(item.id);
    if (stored !== undefined) stored.status = { type: 'PROCESSED', reason: null };
    await cancel(desk, item);
    expect(JSON.stringify(cancellationOf(desk))).toContain('kann nicht mehr storniert werden');
    expect(cancellationOf(desk)?.phase).toBe('refused');
    expect(statusOf(desk, item)).toBe('PROCESSED');
  });

  it('whose answer is lost is looked up', async () => {
    const desk = await show();
    const item = first(desk);
    injectFault('cancelWaitlistItem', { kind: 'reset', after: 'after' });
    await cancel(desk, item);
    expect(cancellationOf(desk)).toBe(null);
    expect(statusOf(desk, item)).toBe('CANCELLED');
  });

  it('whose outcome is not known can be tried again', async () => {
    const desk = await show();
    const item = first(desk);
    injectFault('cancelWaitlistItem', { kind: 'status', status: 504 });
    await cancel(desk, item);
    expect(cancellationOf(desk)?.phase).toBe('unknown');
    expect(statusOf(desk, item)).toBe('CREATED');
    clearFaults();
    await cancel(desk, item);
    expect(statusOf(desk, item)).toBe('CANCELLED');
  });

  it('is sent once for two presses', async () => {
    const desk = await show();
    const item = first(desk);
    for (let press = 0; press < 2; press += 1) {
      desk.dispatch(cancelRequested({ customerId: '0123456', item, reason: 'CUSTOMER_REQUEST' }));
    }
    await desk.rest();
    expect(statusOf(desk, item)).toBe('CANCELLED');
    expect(requestsSeen().filter(({ operation }) => operation === 'cancelWaitlistItem')).toHaveLength(1);
  });
});
