import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import {
  correctCustomer,
  correlationIdsOf,
  openOrder,
  requestsOf,
  resubmit,
  shownOf,
} from '~/features/testing/aShownOrder';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';
import { orderDisplayActions, selectCorrection } from './orderDisplaySlice';

startStandIn();

const statusesOf = (desk: Desk) => shownOf(desk).order.statusHistory.map(({ status }) => status);
describe('the order display (REQ E2.7)', () => {
  it('shows the order with the notes about its customer', async () => {
    const desk = await openOrder('1300000110');
    expect(shownOf(desk).order.number).toBe('1300000110');
    expect(desk.getState().orderDisplay.customerNotes).toMatchObject({
      status: 'loaded',
      notes: [{ kind: 'block', block: 'EXTERNAL_CHECK' }],
    });
  });

  it('shows the order when the customer cannot be loaded', async () => {
    setFault({ path: '/private/customers', fault: { kind: 'status', status: 503 } });
    const desk = await openOrder('1300000110');
    expect(shownOf(desk).order.number).toBe('1300000110');
    expect(desk.getState().orderDisplay.customerNotes.status).toBe('failed');
  });

  it('names an order that does not exist, may not be seen, or cannot be loaded', async () => {
    const desk = await openOrder('1999999999');
    expect(desk.getState().orderDisplay.shown).toEqual({ phase: 'notFound', id: '1999999999' });
    setFault({ path: '/orders/', times: 1, fault: { kind: 'status', status: 403 } });
    await openOrder('1300000110', desk);
    expect(desk.getState().orderDisplay.shown.phase).toBe('forbidden');
    setFault({ path: '/orders/', times: 1, fault: { kind: 'status', status: 500 } });
    await openOrder('1300000110', desk);
    expect(desk.getState().orderDisplay.shown.phase).toBe('failed');
  });

  it('drops an order that arrives after the screen was left', async () => {
    const desk = openDesk();
    desk.dispatch(orderDisplayActions.orderRequested('1300000110'));
    await doIt(desk, orderDisplayActions.orderLeft());
    expect(desk.getState().orderDisplay.shown.phase).toBe('none');
  });
});

describe('a resubmission (REQ E4.2, E4.4)', () => {
  it('updates the order, submits it under the same correlation id, and replaces the history', async () => {
    const desk = await openOrder('1300000104');
    await resubmit(desk);
    expect(statusesOf(desk)).toEqual(['CREATED', 'SUBMITTED', 'REJECTED', 'SUBMITTED']);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: false });
    const [update, submission, ...more] = correlationIdsOf('updateOrder', 'submitOrder');
    expect([submission, more]).toEqual([update, []]);
    expect(update).toMatch(/^[\da-f-]{36}$/);
    expect(desk.notices).toMatchObject([{ variant: 'success', text: { key: 'order.resubmitted' } }]);
  });

  it('answered without a body: the order is read again, with what it allows now (DECISIONS 188)', async () => {
    const desk = await openOrder('1300000104');
    setFault({ path: '/submission', method: 'POST', fault: { kind: 'empty', status: 204, after: 'after' } });
    await resubmit(desk);
    expect(statusesOf(desk)).toEqual(['CREATED', 'SUBMITTED', 'REJECTED', 'SUBMITTED']);
    expect(shownOf(desk).document).toEqual(currentWorld().db.orders.find('1300000104')?.read());
  });

  it('keeps fields that the application does not know', async () => {
    const desk = await openOrder('1300000113');
    const before = shownOf(desk).document;
    correctCustomer(desk);
    await resubmit(desk);
    const after = currentWorld().db.orders.find('1300000113')?.read();
    for (const field of ['loyalty_points', 'internal_flags', 'campaign_codes']) {
      expect(before).toHaveProperty(field);
      expect(after).toHaveProperty(field, before[field]);
    }
    expect(after).toHaveProperty('customer.last_name', 'Neumann');
  });

  it('with a correction says so, and the page is loaded again', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'resubmitted', withCorrection: true });
    expect(selectCorrection(desk.getState())).toBeNull();
    expect(desk.notices).toMatchObject([{ text: { key: 'order.resubmittedFromEdit' } }]);
  });

  it('is sent once for a double press (QUALITY 8)', async () => {
    const desk = await openOrder('1300000104');
    desk.dispatch(orderDisplayActions.resubmitRequested());
    await doIt(desk, orderDisplayActions.resubmitRequested());
    await resubmit(desk);
    expect(requestsOf('submitOrder')).toHaveLength(1);
  });

  it('is not sent for an order that is not rejected, or after the PayPal window (REQ E5.1)', async () => {
    const accepted = await openOrder('1300000211');
    await resubmit(accepted);
    await resubmit(await openOrder('1300000116'));
    expect(requestsOf('updateOrder')).toEqual([]);
  });

  it('that is refused shows the detail and keeps the correction', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'status', status: 400 } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('refused');
    expect(selectCorrection(desk.getState())?.parts.customer?.lastName).toBe('Neumann');
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });

  it('that the end of the session stopped is told after the sign-in (DECISIONS 276)', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    setFault({ service: 'order', fault: { kind: 'status', status: 401 } });
    await resubmit(desk);
    expect(takeUndone()).toHaveLength(1);
    expect(selectCorrection(desk.getState())?.parts.customer?.lastName).toBe('Neumann');
  });

  it.each(['PUT', 'POST'] as const)('whose %s the end of the session stopped has no open outcome', async (method) => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    setFault({ path: '/orders/', method, fault: { kind: 'status', status: 401 } });
    await resubmit(desk);
    expect(takeUndone()).toHaveLength(1);
    expect(desk.getState().orderDisplay).toMatchObject({ resubmission: { status: 'none' }, openAttempts: {} });
  });

  it('is made again by a press as soon as the refusal is shown', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'status', status: 400 } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    await vi.waitFor(
      () => {
        expect(desk.getState().orderDisplay.resubmission.status).toBe('refused');
      },
      { interval: 1 },
    );
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });
});

describe('a resubmission whose answer is lost (QUALITY 9)', () => {
  it('is looked up, and repeated under the same id only when it did not arrive', async () => {
    const desk = await openOrder('1300000104');
    setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 504, after: 'before' } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
    expect(requestsOf('submitOrder')).toHaveLength(1);
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
    const [first, second] = correlationIdsOf('submitOrder');
    expect([second, typeof first]).toEqual([first, 'string']);
  });

  it('is not repeated when it arrived', async () => {
    const desk = await openOrder('1300000104');
    setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 504, after: 'after' } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
    expect(requestsOf('submitOrder')).toHaveLength(1);
  });

  it('can be looked up again when the lookup fails', async () => {
    const desk = await openOrder('1300000104');
    setFault({ path: '/orders/', method: 'PUT', fault: { kind: 'status', status: 504, milliseconds: 50 } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    await vi.waitFor(() => {
      expect(requestsOf('updateOrder')).toHaveLength(1);
    });
    setFault({ path: '/orders/', method: 'GET', fault: { kind: 'status', status: 504 } });
    await desk.rest();
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'failed' });
    clearFaults();
    await doIt(desk, orderDisplayActions.lookupRequested());
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
  });
});

describe('the cancellation of a rejected order (REQ E4.3)', () => {
  it('replaces status and history', async () => {
    const desk = await openOrder('1300000107');
    await doIt(desk, orderDisplayActions.cancelRequested());
    expect(statusesOf(desk).at(-1)).toBe('CANCELLED');
    expect(shownOf(desk).order).toMatchObject({ status: { code: 'CANCELLED' }, isCancelable: false });
    expect(desk.getState().orderDisplay.cancellation.status).toBe('none');
    expect(desk.notices).toMatchObject([{ text: { key: 'order.cancelledNote' } }]);
  });

  it.each([
    ['/cancel', { kind: 'status', status: 400 }, 'refused'],
    ['/cancel', { kind: 'status', status: 503 }, 'refused'],
    ['/cancel', { kind: 'reset' }, 'refused'],
    ['rders/', { kind: 'status', status: 503 }, 'unknown'],
  ] as const)('that meets %s %j ends its in-progress mark and is %s', async (path, fault, status) => {
    const desk = await openOrder('1300000107');
    setFault({ path, fault });
    await doIt(desk, orderDisplayActions.cancelRequested());
    expect(desk.getState().orderDisplay.cancellation.status).toBe(status);
    expect(statusesOf(desk).at(-1)).toBe('REJECTED');
  });

  it('whose answer is lost is looked up', async () => {
    const desk = await openOrder('1300000107');
    setFault({ path: '/cancel', times: 1, fault: { kind: 'status', status: 504, after: 'after' } });
    await doIt(desk, orderDisplayActions.cancelRequested());
    expect(statusesOf(desk).at(-1)).toBe('CANCELLED');
  });
});

describe('an attempt whose order is left while it is in flight (REQ E4.2, E4.3, E4.6)', () => {
  /** Starts an attempt for 1300000107, opens another order before the answer, and waits for both. */
  async function leaveDuring(start: () => Parameters<Desk['dispatch']>[0], setUp?: () => void): Promise<Desk> {
    const desk = await openOrder('1300000107');
    setUp?.();
    desk.dispatch(start());
    desk.dispatch(orderDisplayActions.orderLeft());
    return openOrder('1300000104', desk);
  }
  const entryOf = (desk: Desk, number: string) =>
    desk.getState().orderDisplay.workList?.find((entry) => entry.number === number);

  it('a cancellation marks its own order, not the one on the screen', async () => {
    const desk = await leaveDuring(orderDisplayActions.cancelRequested);
    expect(shownOf(desk).order.number).toBe('1300000104');
    expect(entryOf(desk, '1300000107')?.mark).toBe('done');
    expect(entryOf(desk, '1300000104')?.mark).toBe('open');
    expect(desk.notices).toMatchObject([{ text: { key: 'order.otherCancelled', params: { number: '1300000107' } } }]);
  });

  it.each([400, 503])('a cancellation that ends with %i opens no dialog over the other order', async (status) => {
    const desk = await leaveDuring(orderDisplayActions.cancelRequested, () => {
      setFault({ path: '/cancel', times: 1, fault: { kind: 'status', status } });
    });
    await expect
      .poll(() => desk.notices)
      .toMatchObject([{ variant: 'error', text: { key: 'order.otherCancellationRefused' } }]);
    expect(desk.getState().orderDisplay.cancellation.status).toBe('none');
  });

  it('a resubmission is noted for its own order, and told with its number', async () => {
    const desk = await leaveDuring(orderDisplayActions.resubmitRequested, () => {
      setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 400 } });
    });
    expect(entryOf(desk, '1300000107')).toMatchObject({ result: 'FAILED', mark: 'open' });
    expect(desk.getState().orderDisplay.resubmission.status).toBe('none');
    expect(desk.notices).toMatchObject([
      { variant: 'error', text: { key: 'order.otherRefused', params: { number: '1300000107' } } },
    ]);
  });

  it('does not hold back the resubmission of the other order', async () => {
    const desk = await openOrder('1300000107');
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'delay', milliseconds: 200 } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    desk.dispatch(orderDisplayActions.orderRequested('1300000104'));
    await vi.waitFor(() => shownOf(desk));
    await resubmit(desk);
    expect(shownOf(desk).order.number).toBe('1300000104');
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });

  it('is sent once when the order is opened again before the answer', async () => {
    const desk = await openOrder('1300000104');
    setFault({ path: '/submission', times: 1, fault: { kind: 'delay', milliseconds: 200 } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    desk.dispatch(orderDisplayActions.orderLeft());
    desk.dispatch(orderDisplayActions.orderRequested('1300000104'));
    await vi.waitFor(() => {
      expect(desk.getState().orderDisplay).toMatchObject({
        shown: { phase: 'loaded' },
        resubmission: { status: 'sending' },
      });
    });
    await resubmit(desk);
    expect(requestsOf('submitOrder')).toHaveLength(1);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });
});

describe('an order that was changed in another tab meanwhile (REQ E4.2, E4.3)', () => {
  it.each([
    ['resubmission', orderDisplayActions.resubmitRequested, { resubmission: { status: 'noLongerRejected' } }],
    ['cancellation, which is done', orderDisplayActions.cancelRequested, { cancellation: { status: 'none' } }],
  ] as const)('is shown as it is by now after the %s', async (_name, action, ended) => {
    const here = await openOrder('1300000107');
    const there = await openOrder('1300000107');
    await doIt(there, orderDisplayActions.cancelRequested());
    await doIt(here, action());
    expect(here.getState().orderDisplay).toMatchObject(ended);
    expect(statusesOf(here).at(-1)).toBe('CANCELLED');
  });

  it('a lost resubmission of an order that another tab has cancelled is not said to be submitted', async () => {
    const here = await openOrder('1300000107');
    const there = await openOrder('1300000107');
    setFault({ path: '/submission', fault: { kind: 'reset' } });
    await resubmit(here);
    await doIt(there, orderDisplayActions.cancelRequested());
    await doIt(here, orderDisplayActions.lookupRequested());
    expect(here.getState().orderDisplay.resubmission.status).toBe('noLongerRejected');
    expect(statusesOf(here).at(-1)).toBe('CANCELLED');
  });
});

describe('what the work-list knows of its orders (DECISIONS 223)', () => {
  const numbers = ['1300000107', '1300000110', '1300000101', '1300000102', '1399999999'];

  it('is loaded three at a time, ended when the screen is left, and in no storage', async () => {
    const desk = openDesk();
    await doIt(desk, orderDisplayActions.workListExtended(numbers));
    desk.dispatch(orderDisplayActions.workListFactsRequested());
    await doIt(desk, orderDisplayActions.workListLeft());
    expect(requestsOf('readOrder').length).toBeLessThanOrEqual(3);
    await doIt(desk, orderDisplayActions.workListFactsRequested());
    const facts = () => desk.getState().orderDisplay.workListFacts;
    await expect
      .poll(() => numbers.map((number) => facts()[number]?.status))
      .toEqual(['loaded', 'loaded', 'loaded', 'loaded', 'notFound']);
    expect(facts()['1300000110']).toMatchObject({ customer: 'Rita Prüfung', currency: 'EUR' });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Rita');
  });
});

describe('the work-list in this browser (REQ E4.6)', () => {
  it('holds the rejected orders that were opened, with their results, over calls', async () => {
    const desk = await openOrder('1300000104');
    await resubmit(desk);
    await openOrder('1300000101', desk);
    await doIt(desk, orderDisplayActions.workListMarked({ number: '1300000101', mark: 'skipped' }));
    await openOrder('1300000211', desk);
    const next = openDesk();
    await doIt(next, orderDisplayActions.workListRequested());
    expect(next.getState().orderDisplay.workList).toEqual([
      { number: '1300000104', status: 'PENDING', result: 'PROCESSED', mark: 'done' },
      { number: '1300000101', status: 'REJECTED', result: null, mark: 'skipped' },
    ]);
  });

  it.each(['', 'null', '{', '[1]', '[{"number":7}]'])(
    'starts empty with %j in storage (QUALITY 15)',
    async (stored) => {
      localStorage.setItem(localStorageKeys.rejectedOrders, stored);
      const desk = openDesk();
      await doIt(desk, orderDisplayActions.workListRequested());
      expect(desk.getState().orderDisplay.workList).toEqual([]);
    },
  );
});

describe('cancelled orders of this session (REQ E3.2)', () => {
  it('include a rejected order that was cancelled in its display', async () => {
    const desk = await openOrder('1300000107');
    const { id } = shownOf(desk).order;
    await doIt(desk, orderDisplayActions.cancelRequested());
    expect(desk.getState().orderCancellation.cancelledOrders).toEqual([id]);
    expect(sessionStorage.getItem(sessionStorageKeys.cancelledOrders)).toBe(JSON.stringify([id]));
  });

  it('are loaded again where they are displayed', async () => {
    const desk = await openOrder('1300000211');
    const { id, number, externalCustomerId } = shownOf(desk).order;
    const order = { orderId: id, orderNumber: number, customerId: externalCustomerId ?? '' };
    await doIt(desk, orderCancellationActions.cancelRequested({ order, reasonCode: 'WRONG_ITEM' }));
    expect(statusesOf(desk).at(-1)).toBe('CANCELLED');
  });
});
