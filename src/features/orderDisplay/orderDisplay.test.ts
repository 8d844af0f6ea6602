import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { journalOf, parseJournal } from '~/app/journal/callJournal';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { emptyAddressInput } from '~/domain/address/addressInput';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { customerInputOfOrder } from '~/domain/order/correctionInput';
import type { CorrectedPart, CorrectionInput } from '~/domain/order/orderCorrection';
import { orderHistoryActions } from '~/features/orderHistory/orderHistorySlice';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../mocks/node.ts';
import { orderDisplayActions, type LoadedOrder } from './orderDisplaySlice';

startStandIn();

async function open(number: string, desk = openDesk()): Promise<Desk> {
  desk.dispatch(orderDisplayActions.orderRequested(number));
  await desk.rest();
  return desk;
}

function shownOf(desk: Desk): LoadedOrder {
  const { shown } = desk.getState().orderDisplay;
  if (shown.phase !== 'loaded') throw new Error(`the order is ${shown.phase}`);
  return shown;
}

async function resubmit(desk: Desk): Promise<void> {
  desk.dispatch(orderDisplayActions.resubmitRequested());
  await desk.rest();
}

const statusesOf = (desk: Desk) => shownOf(desk).order.statusHistory.map(({ status }) => status);
const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);
const correlationIdsOf = (...names: string[]) =>
  names.flatMap((name) => requestsOf(name).map((entry) => entry.correlation_id));

/** The correction that the stand-in accepts for order 1300000110. */
function correctCustomer(desk: Desk): void {
  const { customer } = shownOf(desk).details;
  const before = customer === null ? emptyCustomerInput : customerInputOfOrder(customer);
  desk.dispatch(orderDisplayActions.corrected({ customer: { ...before, lastName: 'Neumann' } }));
}

describe('the order display (REQ E2.7)', () => {
  it('shows the order with the notes about its customer', async () => {
    const desk = await open('1300000110');
    expect(shownOf(desk).order.number).toBe('1300000110');
    expect(desk.getState().orderDisplay.customerNotes).toMatchObject({
      status: 'loaded',
      notes: [{ kind: 'block', block: 'EXTERNAL_CHECK' }],
    });
  });

  it('shows the order when the customer cannot be loaded', async () => {
    setFault({ path: '/private/customers', fault: { kind: 'status', status: 503 } });
    const desk = await open('1300000110');
    expect(shownOf(desk).order.number).toBe('1300000110');
    expect(desk.getState().orderDisplay.customerNotes.status).toBe('failed');
  });

  it('names an order that does not exist, may not be seen, or cannot be loaded', async () => {
    const desk = await open('1999999999');
    expect(desk.getState().orderDisplay.shown).toEqual({ phase: 'notFound', id: '1999999999' });
    setFault({ path: '/orders/', times: 1, fault: { kind: 'status', status: 403 } });
    await open('1300000110', desk);
    expect(desk.getState().orderDisplay.shown.phase).toBe('forbidden');
    setFault({ path: '/orders/', times: 1, fault: { kind: 'status', status: 500 } });
    await open('1300000110', desk);
    expect(desk.getState().orderDisplay.shown.phase).toBe('failed');
  });

  it('drops an order that arrives after the screen was left', async () => {
    const desk = openDesk();
    desk.dispatch(orderDisplayActions.orderRequested('1300000110'));
    desk.dispatch(orderDisplayActions.orderLeft());
    await desk.rest();
    expect(desk.getState().orderDisplay.shown.phase).toBe('none');
  });
});

describe('a resubmission (REQ E4.2, E4.4)', () => {
  it('updates the order, submits it under the same correlation id, and replaces the history', async () => {
    const desk = await open('1300000104');
    await resubmit(desk);
    expect(statusesOf(desk)).toEqual(['CREATED', 'SUBMITTED', 'REJECTED', 'SUBMITTED']);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: false });
    const [update, submission, ...more] = correlationIdsOf('updateOrder', 'submitOrder');
    expect([submission, more]).toEqual([update, []]);
    expect(update).toMatch(/^[\da-f-]{36}$/);
    expect(desk.notices).toMatchObject([{ variant: 'success', text: { key: 'order.resubmitted' } }]);
  });

  it('keeps fields that the application does not know', async () => {
    const desk = await open('1300000113');
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
    const desk = await open('1300000110');
    correctCustomer(desk);
    await resubmit(desk);
    expect(desk.getState().orderDisplay).toMatchObject({
      resubmission: { status: 'resubmitted', withCorrection: true },
      correction: null,
    });
    expect(desk.notices).toMatchObject([{ text: { key: 'order.resubmittedFromEdit' } }]);
  });

  it('is sent once for a double press (QUALITY 8)', async () => {
    const desk = await open('1300000104');
    desk.dispatch(orderDisplayActions.resubmitRequested());
    desk.dispatch(orderDisplayActions.resubmitRequested());
    await desk.rest();
    await resubmit(desk);
    expect(requestsOf('submitOrder')).toHaveLength(1);
  });

  it('is not sent for an order that is not rejected, or after the PayPal window (REQ E5.1)', async () => {
    const accepted = await open('1300000211');
    await resubmit(accepted);
    await resubmit(await open('1300000116'));
    expect(requestsOf('updateOrder')).toEqual([]);
  });

  it('that is refused shows the detail and keeps the correction', async () => {
    const desk = await open('1300000110');
    correctCustomer(desk);
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'status', status: 400 } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('refused');
    expect(desk.getState().orderDisplay.correction?.parts.customer?.lastName).toBe('Neumann');
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });
});

describe('a resubmission whose answer is lost (QUALITY 9)', () => {
  it('is looked up, and repeated under the same id only when it did not arrive', async () => {
    const desk = await open('1300000104');
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
    const desk = await open('1300000104');
    setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 504, after: 'after' } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
    expect(requestsOf('submitOrder')).toHaveLength(1);
  });

  it('can be looked up again when the lookup fails', async () => {
    const desk = await open('1300000104');
    setFault({ path: '/orders/', fault: { kind: 'status', status: 504 } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'failed' });
    clearFaults();
    desk.dispatch(orderDisplayActions.lookupRequested());
    await desk.rest();
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
  });
});

describe('the cancellation of a rejected order (REQ E4.3)', () => {
  it('replaces status and history', async () => {
    const desk = await open('1300000107');
    desk.dispatch(orderDisplayActions.cancelRequested());
    await desk.rest();
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
    const desk = await open('1300000107');
    setFault({ path, fault });
    desk.dispatch(orderDisplayActions.cancelRequested());
    await desk.rest();
    expect(desk.getState().orderDisplay.cancellation.status).toBe(status);
    expect(statusesOf(desk).at(-1)).toBe('REJECTED');
  });

  it('whose answer is lost is looked up', async () => {
    const desk = await open('1300000107');
    setFault({ path: '/cancel', times: 1, fault: { kind: 'status', status: 504, after: 'after' } });
    desk.dispatch(orderDisplayActions.cancelRequested());
    await desk.rest();
    expect(statusesOf(desk).at(-1)).toBe('CANCELLED');
  });
});

describe('an attempt whose order is left while it is in flight (REQ E4.2, E4.3, E4.6)', () => {
  /** Starts an attempt for 1300000107, opens another order before the answer, and waits for both. */
  async function leaveDuring(start: () => Parameters<Desk['dispatch']>[0], setUp?: () => void): Promise<Desk> {
    const desk = await open('1300000107');
    setUp?.();
    desk.dispatch(start());
    desk.dispatch(orderDisplayActions.orderLeft());
    return open('1300000104', desk);
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
      .toMatchObject([{ variant: 'error', text: { key: 'order.otherNotCancelled' } }]);
    expect(desk.getState().orderDisplay.cancellation.status).toBe('none');
  });

  it('a resubmission is noted for its own order, and told with its number', async () => {
    const desk = await leaveDuring(orderDisplayActions.resubmitRequested, () => {
      setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 400 } });
    });
    expect(entryOf(desk, '1300000107')).toMatchObject({ result: 'FAILED', mark: 'open' });
    expect(desk.getState().orderDisplay.resubmission.status).toBe('none');
    expect(desk.notices).toMatchObject([
      { variant: 'error', text: { key: 'order.otherNotResubmitted', params: { number: '1300000107' } } },
    ]);
  });

  it('does not hold back the resubmission of the other order', async () => {
    const desk = await open('1300000107');
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'delay', milliseconds: 200 } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    desk.dispatch(orderDisplayActions.orderRequested('1300000104'));
    await vi.waitFor(() => shownOf(desk));
    await resubmit(desk);
    expect(shownOf(desk).order.number).toBe('1300000104');
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });

  it('is sent once when the order is opened again before the answer', async () => {
    const desk = await open('1300000104');
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
    ['refused resubmission', orderDisplayActions.resubmitRequested, { resubmission: { status: 'refused' } }],
    ['cancellation, which is done', orderDisplayActions.cancelRequested, { cancellation: { status: 'none' } }],
  ] as const)('is shown as it is by now after the %s', async (_name, action, ended) => {
    const here = await open('1300000107');
    const there = await open('1300000107');
    there.dispatch(orderDisplayActions.cancelRequested());
    await there.rest();
    here.dispatch(action());
    await here.rest();
    expect(here.getState().orderDisplay).toMatchObject(ended);
    expect(statusesOf(here).at(-1)).toBe('CANCELLED');
  });

  it('a lost resubmission of an order that another tab has cancelled is not said to be submitted', async () => {
    const here = await open('1300000107');
    const there = await open('1300000107');
    setFault({ path: '/submission', fault: { kind: 'reset' } });
    await resubmit(here);
    there.dispatch(orderDisplayActions.cancelRequested());
    await there.rest();
    here.dispatch(orderDisplayActions.lookupRequested());
    await here.rest();
    expect(here.getState().orderDisplay.resubmission.status).toBe('refused');
    expect(statusesOf(here).at(-1)).toBe('CANCELLED');
  });
});

describe('the work-list in this browser (REQ E4.6)', () => {
  it('holds the rejected orders that were opened, with their results, over calls', async () => {
    const desk = await open('1300000104');
    await resubmit(desk);
    await open('1300000101', desk);
    desk.dispatch(orderDisplayActions.workListMarked({ number: '1300000101', mark: 'skipped' }));
    await desk.rest();
    await open('1300000211', desk);
    const next = openDesk();
    next.dispatch(orderDisplayActions.workListRequested());
    await next.rest();
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
      desk.dispatch(orderDisplayActions.workListRequested());
      await desk.rest();
      expect(desk.getState().orderDisplay.workList).toEqual([]);
    },
  );
});

describe('the correction of the payment (REQ B11.2)', () => {
  it('takes a direct debit after the service has checked its IBAN', async () => {
    const desk = await open('1300000107');
    desk.dispatch(orderDisplayActions.directDebitEntered({ accountHolder: 'Rita', iban: 'DE00370400440532013000' }));
    await desk.rest();
    expect(desk.getState().orderDisplay).toMatchObject({ paymentCheck: { status: 'invalid' }, correction: null });
    desk.dispatch(orderDisplayActions.directDebitEntered({ accountHolder: 'Rita', iban: 'DE89370400440532013000' }));
    await desk.rest();
    expect(desk.getState().orderDisplay.correction?.parts.payment).toMatchObject({ method: 'DIRECT_DEBIT' });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });
});

describe('cancelled orders of this session (REQ E3.2)', () => {
  it('include a rejected order that was cancelled in its display', async () => {
    const desk = await open('1300000107');
    const { id } = shownOf(desk).order;
    desk.dispatch(orderDisplayActions.cancelRequested());
    await desk.rest();
    expect(desk.getState().orderHistory.cancelledOrders).toEqual([id]);
    expect(sessionStorage.getItem(sessionStorageKeys.cancelledOrders)).toBe(JSON.stringify([id]));
  });

  it('are loaded again where they are displayed', async () => {
    const desk = await open('1300000211');
    const { id, number, externalCustomerId } = shownOf(desk).order;
    const order = { orderId: id, orderNumber: number, customerId: externalCustomerId ?? '' };
    desk.dispatch(orderHistoryActions.cancelRequested({ order, reasonCode: 'WRONG_ITEM' }));
    await desk.rest();
    expect(statusesOf(desk).at(-1)).toBe('CANCELLED');
  });
});

describe('a reload in the middle of a correction (UX 5, QUALITY 10)', () => {
  async function reloaded(desk: Desk): Promise<Desk> {
    const stored = JSON.stringify(journalOf(desk.getState(), new Date()));
    expect(stored).not.toContain('1964');
    expect(stored).not.toContain('DE89');
    const journal = parseJournal(JSON.parse(stored));
    if (journal === null) throw new Error('The journal is not readable');
    desk.end();
    return open('1300000110', openDesk({ journal }));
  }

  it('loses neither what was applied nor what was typed', async () => {
    const desk = await open('1300000110');
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.formOpened('address'));
    desk.dispatch(orderDisplayActions.drafted({ address: { ...emptyAddressInput('Rita', ''), city: 'Bonn' } }));
    const again = await reloaded(desk);
    expect(again.getState().orderDisplay.correction).toMatchObject({
      parts: { customer: { lastName: 'Neumann' } },
      drafts: { address: { firstName: 'Rita', city: 'Bonn', isPreferred: false } },
      lost: [],
    });
    again.dispatch(orderDisplayActions.formOpened(null));
    await resubmit(again);
    const sent = currentWorld().db.orders.find('1300000110')?.read();
    expect(sent).toMatchObject({ customer: { last_name: 'Neumann', date_of_birth: '1964-08-12' } });
  });

  it('says that bank details or a changed date of birth have to be entered again', async () => {
    const desk = await open('1300000110');
    desk.dispatch(orderDisplayActions.directDebitEntered({ accountHolder: 'Rita', iban: 'DE89370400440532013000' }));
    await desk.rest();
    desk.dispatch(
      orderDisplayActions.corrected({ address: { ...emptyAddressInput('Rita', 'Prüfung'), city: 'Bonn' } }),
    );
    const again = await reloaded(desk);
    expect(again.getState().orderDisplay.correction).toMatchObject({ parts: { payment: null }, lost: ['payment'] });
  });
});

describe('nothing typed is passed over by a resubmission (REQ E4.2, UX 5)', () => {
  const address = { ...emptyAddressInput('Rita', 'Prüfung'), city: 'Bonn' };
  const birthday = (desk: Desk): CustomerInput => {
    const { customer } = shownOf(desk).details;
    return { ...(customer === null ? emptyCustomerInput : customerInputOfOrder(customer)), dateOfBirth: '01.02.1980' };
  };
  const typed: Readonly<Record<CorrectedPart, (desk: Desk) => void>> = {
    customer: (desk) => void desk.dispatch(orderDisplayActions.drafted({ customer: birthday(desk) })),
    address: (desk) => void desk.dispatch(orderDisplayActions.drafted({ address })),
    payment: () => undefined,
  };
  const parts = ['customer', 'address', 'payment'] as const;

  it.each(parts)('%s typed and not taken over: stopped; left out by the agent: sent', async (part) => {
    const desk = await open('1300000110');
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.formOpened(part));
    typed[part](desk);
    await resubmit(desk);
    expect(desk.getState().orderDisplay).toMatchObject({ openForm: part, resubmission: { status: 'stopped' } });
    expect(requestsOf('updateOrder')).toEqual([]);
    desk.dispatch(orderDisplayActions.formOpened(null));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: true });
  });

  it.each(parts)('a form of %s that is open and unchanged stops nothing but the payment', async (part) => {
    const desk = await open('1300000104');
    desk.dispatch(orderDisplayActions.formOpened(part));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe(part === 'payment' ? 'stopped' : 'resubmitted');
  });

  it('typed in a form that another one has replaced counts as well', async () => {
    const desk = await open('1300000110');
    desk.dispatch(orderDisplayActions.formOpened('address'));
    typed.address(desk);
    desk.dispatch(orderDisplayActions.formOpened('customer'));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'stopped' });
  });

  const corrections: Readonly<Record<'customer' | 'payment', (desk: Desk) => Partial<CorrectionInput>>> = {
    customer: (desk: Desk) => ({ customer: birthday(desk) }),
    payment: () => ({ payment: { method: 'DIRECT_DEBIT', accountHolder: 'Rita', iban: 'DE89370400440532013000' } }),
  };

  it.each(['customer', 'payment'] as const)(
    'what a reload has lost of %s stops until it is entered again or left out',
    async (part) => {
      const before = await open('1300000110');
      before.dispatch(orderDisplayActions.corrected(corrections[part](before)));
      const journal = parseJournal(JSON.parse(JSON.stringify(journalOf(before.getState(), new Date()))));
      if (journal === null) throw new Error('The journal is not readable');
      before.end();
      const desk = await open('1300000110', openDesk({ journal }));
      desk.dispatch(orderDisplayActions.corrected({ address: null }));
      await resubmit(desk);
      expect(desk.getState().orderDisplay).toMatchObject({
        correction: { lost: [part] },
        resubmission: { status: 'stopped' },
      });
      expect(requestsOf('updateOrder')).toEqual([]);
      desk.dispatch(orderDisplayActions.lostDropped());
      await resubmit(desk);
      expect(requestsOf('updateOrder')).toHaveLength(1);
    },
  );

  it('a correction that is changed after a lost answer is another attempt; an unchanged one is not', async () => {
    const desk = await open('1300000110');
    correctCustomer(desk);
    setFault({ method: 'PUT', path: '/orders/', times: 1, fault: { kind: 'reset' } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
    setFault({ method: 'PUT', path: '/orders/', times: 1, fault: { kind: 'reset' } });
    await resubmit(desk);
    desk.dispatch(orderDisplayActions.corrected({ payment: { method: 'INVOICE' } }));
    await resubmit(desk);
    const [first, second, third] = correlationIdsOf('updateOrder');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
