import { afterAll, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { berlinDay } from '~/domain/common/berlinTime';
import { defaultOverviewFilters } from '~/domain/subscription/overview';
import { nameOfSubscription, type Subscription, type SubscriptionEdit } from '~/domain/subscription/subscription';
import { subscriptionOverviewActions } from '~/features/subscription/list/subscriptionOverviewSlice';
import { doIt } from '~/flows/testing/doIt';
import { onRequestFailed } from '~/services/http/httpEvents';
import { logFailure } from '~/services/loggingService/loggingService';
import { rowsOf } from '~/shared/list/pagedList';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { subscriptionActions } from './subscriptionSlice';

setLimits({ cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();
// As the application does at its start.
afterAll(onRequestFailed(logFailure));

const stateOf = (desk: Desk) => desk.getState().subscription;
const listedOf = (desk: Desk, number: string): Subscription => {
  const row = rowsOf(desk.getState().subscriptionOverview.list).find((one) => nameOfSubscription(one) === number);
  if (row === undefined) throw new Error(`${number} is not listed`);
  return row;
};
const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);

/** A desk with the overview of one customer, whose details are open. */
async function open(number: string, customer = '0180011'): Promise<Desk> {
  const desk = openDesk();
  const filters = { ...defaultOverviewFilters, keywords: [customer], keywordType: 'CUSTOMER_NO' } as const;
  await doIt(desk, subscriptionOverviewActions.listRequested({ filters, sort: null }));
  await doIt(desk, subscriptionActions.detailsOpened(listedOf(desk, number).id));
  return desk;
}

describe('the change history (REQ G6.1, G6.2)', () => {
  const typesOf = (desk: Desk) => stateOf(desk).shown?.history.changes.map(({ type }) => type) ?? [];

  it('comes in pages of 20, newest first, until a page is not full', async () => {
    const desk = await open('7000012');
    expect(stateOf(desk).shown).toMatchObject({ load: 'loaded', history: { sorting: 'NEW_FIRST', hasMore: true } });
    expect(typesOf(desk)).toHaveLength(20);
    await doIt(desk, subscriptionActions.historyPageRequested());
    expect(typesOf(desk)).toHaveLength(40);
    await doIt(desk, subscriptionActions.historyPageRequested());
    expect(stateOf(desk).shown?.history.hasMore).toBe(false);
    expect(typesOf(desk).at(-1)).toBe('CREATED');
  });

  it('is loaded again from its first page when the order is toggled', async () => {
    const desk = await open('7000012');
    await doIt(desk, subscriptionActions.sortingToggled());
    expect(stateOf(desk).shown?.history).toMatchObject({ sorting: 'OLD_FIRST', page: 1 });
    expect(typesOf(desk)[0]).toBe('CREATED');
  });

  it('hides failed entries and shows orders that failed', async () => {
    const failed = await open('7000004', '0123456');
    expect(stateOf(failed).shown?.history.changes.map(({ newStatus }) => newStatus?.type)).not.toContain('FAILED');
    const delayed = await open('7000006', '0123456');
    expect(typesOf(delayed)).toContain('GENERATED_ORDER_FAILED');
  });

  it('that failed to load can be loaded again', async () => {
    setFault({ path: '/subscription-changes-history', fault: { kind: 'status', status: 503 }, times: 1 });
    const desk = await open('7000012');
    expect(stateOf(desk).shown).toMatchObject({ load: 'failed', history: { changes: [] } });
    await doIt(desk, subscriptionActions.historyPageRequested());
    expect(typesOf(desk)).toHaveLength(20);
  });
});

async function edit(desk: Desk, number: string, changed: Partial<SubscriptionEdit> = {}): Promise<void> {
  const subscription = listedOf(desk, number);
  await doIt(desk, subscriptionActions.editOpened(subscription));
  desk.dispatch(
    subscriptionActions.editReviewed({
      deliveryAddress: null,
      nextOrderDate: subscription.aboInfo.nextOrderDate ?? '',
      payment: { kind: 'kept', method: 'INVOICE', accountHolder: null },
      rotation: 'FIVE_MONTHS',
      deliveryProductQuantity: 3,
      ...changed,
    }),
  );
  for (let press = 0; press < 3; press += 1) desk.dispatch(subscriptionActions.editConfirmed());
  await desk.rest();
}

describe('editing one (REQ G4.1, G4.4, G4.6)', () => {
  it('starts as a copy with startIn CUSTOM, with the customer to choose from', async () => {
    const desk = await open('7000012');
    await doIt(desk, subscriptionActions.editOpened(listedOf(desk, '7000012')));
    expect(stateOf(desk).edit).toMatchObject({
      subscription: { id: 'abo-7000012', aboInfo: { startIn: 'CUSTOM' } },
      customer: { load: 'loaded', customer: { externalCustomerId: '0180011' } },
      step: { phase: 'editing' },
    });
  });

  it('without the customer’s data says so, and can load them again (REQ G1.7)', async () => {
    const desk = await open('7000012');
    setFault({ service: 'customer', fault: { kind: 'status', status: 503 }, times: 1 });
    await doIt(desk, subscriptionActions.editOpened(listedOf(desk, '7000012')));
    expect(stateOf(desk).edit?.customer.load).toBe('failed');
    expect(desk.notices).toEqual([]);
    await doIt(desk, subscriptionActions.customerRequested());
    expect(stateOf(desk).edit?.customer.load).toBe('loaded');
  });

  it('is sent once after its confirmation, says so, and is in list and history', async () => {
    const desk = await open('7000012');
    await edit(desk, '7000012');
    expect(requestsOf('editSubscription')).toHaveLength(1);
    expect(stateOf(desk).edit).toBeNull();
    expect(desk.notices).toEqual([
      { variant: 'success', text: { key: 'subscriptionNotice.edited', params: { number: '7000012' } } },
    ]);
    expect(listedOf(desk, '7000012')).toMatchObject({
      aboInfo: { rotation: 'FIVE_MONTHS' },
      details: { product: { quantity: 3 } },
    });
    expect(stateOf(desk).shown?.history.changes[0]?.type).toMatch(/ROTATION_UPDATED|QUANTITY_UPDATED/);
  });

  it('whose next order exists already says so and stays open; nothing is logged', async () => {
    const desk = await open('7000011');
    await edit(desk, '7000011', { nextOrderDate: '2027-06-30' });
    expect(stateOf(desk).edit?.step).toEqual({ phase: 'alreadyProcessed' });
    expect(requestsOf('writeLog')).toHaveLength(0);
    expect(desk.notices).toEqual([]);
  });

  it('that is refused says why, and is logged', async () => {
    const desk = await open('7000012');
    await edit(desk, '7000012', { nextOrderDate: '2020-01-01' });
    await expect.poll(() => requestsOf('writeLog').length).toBe(1);
    expect(stateOf(desk).edit?.step).toMatchObject({ phase: 'refused', detail: /heute oder später/ });
  });

  it('that the end of the session refused is open with what was entered, not with an unknown outcome', async () => {
    const desk = await open('7000012');
    setFault({ path: '/edit-subscription-product', fault: { kind: 'status', status: 401 } });
    await edit(desk, '7000012');
    expect(stateOf(desk).edit?.step).toEqual({ phase: 'editing' });
  });

  it('whose answer is lost has an unknown outcome, is not repeated, and the list is read again', async () => {
    const desk = await open('7000012');
    setFault({ path: '/edit-subscription-product', fault: { kind: 'reset', after: 'after' }, times: 1 });
    await edit(desk, '7000012');
    expect(stateOf(desk).edit?.step).toEqual({ phase: 'unknown', detail: null });
    expect(requestsOf('editSubscription')).toHaveLength(1);
    expect(listedOf(desk, '7000012').aboInfo.rotation).toBe('FIVE_MONTHS');
  });
});

async function cancel(desk: Desk, number: string, times = 1): Promise<void> {
  desk.dispatch(subscriptionActions.cancellationOpened(listedOf(desk, number)));
  for (let press = 0; press < times; press += 1) {
    desk.dispatch(subscriptionActions.cancelRequested('PRICE_INCREASE'));
  }
  await desk.rest();
}

describe('an answer that is less than the subscription, or an old copy (REQ G4.1, G6.3)', () => {
  it.each([{ id: 'abo-7000012' }, { id: 'abo-other', status: 'ACTIVE', product: {}, details: {}, abo_info: {} }])(
    'to an edit does not replace it: the list is read again: %j',
    async (body) => {
      const desk = await open('7000012');
      setFault({ path: '/edit-subscription-product', fault: { kind: 'json', body }, times: 1 });
      const before = listedOf(desk, '7000012');
      await edit(desk, '7000012');
      expect(stateOf(desk).edit).toBeNull();
      expect(listedOf(desk, '7000012')).toEqual(before);
      expect(rowsOf(desk.getState().subscriptionOverview.list).map(({ id }) => id)).not.toContain('abo-other');
    },
  );

  it('is not put back by a dialog that was open meanwhile', async () => {
    const desk = await open('7000012');
    const old = listedOf(desk, '7000012');
    desk.dispatch(subscriptionActions.textOpened({ kind: 'note', subscription: old }));
    const status = { ...old.status, type: 'CANCELED', code: 'CANCELED' } as const;
    desk.dispatch(subscriptionOverviewActions.rowPatched({ id: old.id, status }));
    await doIt(desk, subscriptionActions.textSubmitted('Neu'));
    expect(listedOf(desk, '7000012')).toMatchObject({ note: 'Neu', status: { type: 'CANCELED' } });
  });
});

describe('cancelling one (REQ G2.4, G5.2, G5.5)', () => {
  it('shows nothing of the earlier status as that of the cancellation', async () => {
    const desk = await open('7000012');
    const shown: Subscription['status'][] = [];
    desk.store.subscribe(() => shown.push(listedOf(desk, '7000012').status));
    await cancel(desk, '7000012', 3);
    const first = shown.find(({ type }) => type === 'IN_PROGRESS');
    expect(first).toMatchObject({ reason: 'PRICE_INCREASE', timestamp: '', agentUsername: null, failure: null });
  });

  it('is sent once, shown as being processed, and done when the list says so', async () => {
    const desk = await open('7000012');
    await cancel(desk, '7000012', 3);
    expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
    expect(stateOf(desk).cancellation).toBeNull();
    expect(listedOf(desk, '7000012').status).toMatchObject({ type: 'IN_PROGRESS', reason: 'PRICE_INCREASE' });
    currentWorld().db.advance(1);
    await expect.poll(() => listedOf(desk, '7000012').status.type).toBe('CANCELED');
    await expect.poll(() => desk.getState().subscriptionOverview.processing).toBeNull();
    expect(desk.notices.map(({ text }) => ('key' in text ? text.key : ''))).toEqual([
      'subscriptionNotice.canceled',
      'subscriptionProcessing.done',
    ]);
  });

  it('that fails says why in words, and can be tried again', async () => {
    const desk = await open('7000031', '0110006');
    await cancel(desk, '7000031');
    expect(stateOf(desk).cancellation?.step).toEqual({
      phase: 'refused',
      detail: null,
      failure: 'general_crm_rejection',
      isLeftOut: false,
    });
    await cancel(desk, '7000031');
    expect(requestsOf('cancelSubscriptions')).toHaveLength(2);
  });

  it.each([
    [{ results: [], already_processed_subscriptions_count: 1 }],
    [{ already_processed_subscriptions_count: 1 }],
  ])('that the service left out is refused with the reason: %j', async (body) => {
    const desk = await open('7000012');
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'json', body }, times: 1 });
    await cancel(desk, '7000012');
    expect(stateOf(desk).cancellation?.step).toMatchObject({ phase: 'refused', isLeftOut: true });
    expect(listedOf(desk, '7000012').status.type).toBe('ACTIVE');
    expect(desk.notices).toEqual([]);
  });

  it('that the service left out, because it is cancelled by now, is done', async () => {
    const desk = await open('7000012');
    currentWorld().db.subscriptions.find('abo-7000012')?.becomeIn(0, {
      type: 'CANCELED',
      agent_username: 'bernd.backoffice',
      reason: 'NO_MORE_NEED',
      failure: null,
    });
    const body = { results: [], already_processed_subscriptions_count: 1 };
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'json', body }, times: 1 });
    await cancel(desk, '7000012');
    expect(stateOf(desk).cancellation).toBeNull();
    expect(listedOf(desk, '7000012').status.type).toBe('CANCELED');
  });

  it.each([
    ['whose answer is lost', { kind: 'reset', after: 'after' }, null],
    ['that fails in words', { kind: 'status', status: 500, after: 'after', body: { detail: 'Zu viel.' } }, 'Zu viel.'],
  ] as const)(
    '%s and that cannot be looked up has an unknown outcome and is not repeated',
    async (_, fault, detail) => {
      const desk = await open('7000012');
      setFault({ path: '/cancel-subscriptions-products', fault, times: 1 });
      setFault({
        path: '/subscriptions-products/',
        fault: { kind: 'status', status: 503, body: { detail: 'Liste.' } },
      });
      await cancel(desk, '7000012');
      expect(stateOf(desk).cancellation?.step).toEqual({ phase: 'unknown', detail });
      expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
      expect(listedOf(desk, '7000012').status.type).toBe('IN_PROGRESS');
    },
  );
});

describe('notes and events (REQ G6.3, G6.4)', () => {
  async function write(desk: Desk, kind: 'note' | 'event', text: string): Promise<void> {
    desk.dispatch(subscriptionActions.textOpened({ kind, subscription: listedOf(desk, '7000012') }));
    await doIt(desk, subscriptionActions.textSubmitted(text));
  }

  it('of a note are in the list; empty text removes it', async () => {
    const desk = await open('7000012');
    await write(desk, 'note', ' Neue Notiz ');
    expect(listedOf(desk, '7000012').note).toBe('Neue Notiz');
    await write(desk, 'note', '');
    expect(listedOf(desk, '7000012').note).toBeNull();
    expect(desk.notices[0]).toMatchObject({ text: { key: 'subscriptionNotice.noteSaved' } });
  });

  it('of an event are in the history', async () => {
    const desk = await open('7000012');
    await write(desk, 'event', 'Rückruf vereinbart.');
    expect(stateOf(desk).shown?.history.changes[0]).toMatchObject({ type: 'CUSTOM_NOTE', note: 'Rückruf vereinbart.' });
    expect(desk.notices[0]).toMatchObject({ text: { key: 'subscriptionNotice.eventSaved' } });
  });

  it('of an event whose answer is lost may be saved where the history names days alone: it stays open', async () => {
    const desk = await open('7000012');
    const day = { kind: 'fields', fields: ['changes[].timestamp'], value: berlinDay(new Date()) } as const;
    setFault({ path: '/subscription-changes-history', fault: day });
    setFault({ path: '/events', fault: { kind: 'reset', after: 'after' }, times: 1 });
    await write(desk, 'event', 'Rückruf vereinbart.');
    expect(stateOf(desk).text).toMatchObject({ phase: 'unknown' });
  });

  it.each([
    ['refused', { kind: 'status', status: 400, body: { detail: 'Zu lang.' } }, 'Zu lang.'],
    ['unknown', { kind: 'reset' }, null],
  ] as const)('that are not saved stay open: %s', async (phase, fault, detail) => {
    const desk = await open('7000012');
    setFault({ path: '/edit-note', fault, times: 1 });
    await write(desk, 'note', 'Neu');
    expect(stateOf(desk).text).toMatchObject({ phase, detail });
    expect(listedOf(desk, '7000012').note).toBe('Bitte vor jeder Lieferung anrufen.');
  });
});

describe('copying the data of a subscription’s customer (REQ G1.7)', () => {
  const copy = async (customerNumber: string, writeText: (text: string) => Promise<void>) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const desk = openDesk();
    desk.dispatch(subscriptionActions.customerCopyRequested(customerNumber));
    await vi.waitFor(() => {
      expect(desk.notices).toHaveLength(1);
    });
    vi.unstubAllGlobals();
    return desk.notices[0];
  };
  const blocked = () => Promise.reject(new Error('blocked'));

  it('says that they are in the clipboard', async () => {
    const copied: string[] = [];
    const notice = await copy('0123456', (text) => Promise.resolve(void copied.push(text)));
    expect(notice).toMatchObject({ variant: 'success', text: { key: 'subscriptionNotice.customerCopied' } });
    expect(copied[0]).toContain('Erika Musterfrau');
  });

  it.each([
    ['0999999', 'subscriptionNotice.customerNotLoaded'],
    ['0123456', 'subscriptionNotice.customerNotCopied'],
  ])('says what went wrong: %s %s', async (customerNumber, key) => {
    expect(await copy(customerNumber, blocked)).toMatchObject({ variant: 'error', text: { key } });
  });

  it('says that they could not be loaded', async () => {
    setFault({ path: '/private/customers', fault: { kind: 'status', status: 503 } });
    const notice = await copy('0123456', blocked);
    expect(notice).toMatchObject({ variant: 'error', text: { key: 'subscriptionNotice.customerNotLoaded' } });
  });
});
