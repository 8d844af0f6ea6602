import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import { defaultOverviewFilters, type OverviewFilters, type OverviewSort } from '~/domain/subscription/overview';
import { selectedCount } from '~/domain/subscription/selection';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import { rowsOf, totalOf } from '~/shared/list/pagedList';
import { clearFaults, currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { selectableFacts } from './overviewList';
import { selectionToSend, subscriptionOverviewActions } from './subscriptionOverviewSlice';

setLimits({ listDebounce: 1, cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

const now = (): Date => currentWorld().db.now();
const stateOf = (desk: Desk) => desk.getState().subscriptionOverview;
const shownRows = (desk: Desk) => rowsOf(stateOf(desk).list);
const numbersOf = (desk: Desk) => shownRows(desk).map(nameOfSubscription);
const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);

async function show(
  filters: Partial<OverviewFilters> = {},
  sort: OverviewSort = null,
  desk = openDesk(),
): Promise<Desk> {
  desk.dispatch(
    subscriptionOverviewActions.listRequested({ filters: { ...defaultOverviewFilters, ...filters }, sort }),
  );
  await desk.rest();
  return desk;
}

async function more(desk: Desk): Promise<void> {
  desk.dispatch(subscriptionOverviewActions.pageRequested());
  await desk.rest();
}

const tick = (desk: Desk, number: string): void => {
  const row = shownRows(desk).find((candidate) => nameOfSubscription(candidate) === number);
  if (row === undefined) throw new Error(`${number} is not listed`);
  desk.dispatch(subscriptionOverviewActions.rowToggled(row));
};

/** Confirms a bulk change for the selected ones, as the dialog does. */
async function change(desk: Desk, bulk: BulkChange): Promise<void> {
  const state = stateOf(desk);
  const count = selectedCount(state.selection, selectableFacts(state.list));
  const sent = selectionToSend(state, count, now());
  if (sent === null) throw new Error('it is not known how many are selected');
  desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change: bulk, sent, isRetry: false }));
  await desk.rest();
}

const oneCustomer = { keywords: ['0180011'], keywordType: 'CUSTOMER_NO' } as const;
const cancelled: BulkChange = { kind: 'cancel', reason: 'NO_MORE_NEED' };

describe('the overview (REQ G3.2, G3.5)', () => {
  it('requests pages of 10 from 1, several ahead while it is scrolled', async () => {
    const desk = await show();
    expect(shownRows(desk)).toHaveLength(10);
    await more(desk);
    expect(shownRows(desk)).toHaveLength(40);
    expect(new Set(numbersOf(desk)).size).toBe(40);
    expect(requestsOf('readSubscriptionsOverview')).toHaveLength(4);
  });

  it('cancels the requests of an older query', async () => {
    const desk = openDesk();
    const list = (status: OverviewFilters['status']) =>
      subscriptionOverviewActions.listRequested({ filters: { ...defaultOverviewFilters, status }, sort: null });
    desk.dispatch(list('ACTIVE'));
    desk.dispatch(list('CANCELED'));
    await desk.rest();
    expect(new Set(shownRows(desk).map(({ status }) => status.type))).toEqual(new Set(['CANCELED']));
  });

  it('keeps the rows when a further page fails, and can go on', async () => {
    const desk = await show();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 } });
    await more(desk);
    expect(stateOf(desk).list).toMatchObject({ status: 'failed', page: 1 });
    expect(shownRows(desk)).toHaveLength(10);
    clearFaults();
    await more(desk);
    expect(stateOf(desk).list).toMatchObject({ status: 'page', page: 4 });
  });

  it('reads the names of the listed customers, and asks for nobody twice (REQ G3.6)', async () => {
    const desk = await show({ keywords: ['0123456'], keywordType: 'CUSTOMER_NO' });
    await expect.poll(() => stateOf(desk).names['0123456']).toBe('Erika Musterfrau');
    await show({ keywords: ['0999999'], keywordType: 'CUSTOMER_NO' }, null, desk);
    await expect.poll(() => stateOf(desk).names['0999999']).toBe('');
    await show({ keywords: ['0123456'], keywordType: 'CUSTOMER_NO' }, null, desk);
    expect(requestsOf('readCustomersInfo')).toHaveLength(2);
  });

  it('finds the subscription that the address opens where it is not listed (REQ G3.7)', async () => {
    const desk = await show();
    desk.dispatch(subscriptionOverviewActions.openRequested('7104321'));
    await desk.rest();
    expect(stateOf(desk).opened).toMatchObject({ load: 'found', subscription: { id: 'abo-7104321' } });
    const customer = stateOf(desk).opened?.subscription?.externalCustomerId ?? '';
    await expect.poll(() => stateOf(desk).names[customer]).toMatch(/^\S+ \S+/);
    desk.dispatch(subscriptionOverviewActions.openRequested('1'));
    await desk.rest();
    expect(stateOf(desk).opened).toMatchObject({ load: 'notFound' });
  });
});

describe('the selection (REQ G3.4)', () => {
  it('of all counts the ones that are not cancelled, without those toggled off', async () => {
    const desk = await show();
    desk.dispatch(subscriptionOverviewActions.allToggled());
    await desk.rest();
    const { list, selection } = stateOf(desk);
    const canceled = totalOf(stateOf(await show({ status: 'CANCELED' }, null, openDesk())).list);
    expect(selectableFacts(list).canceledTotal).toBe(canceled);
    tick(desk, '7000001');
    expect(selectedCount(stateOf(desk).selection, selectableFacts(list))).toBe(totalOf(list) - canceled - 1);
    expect(selection).toEqual({ kind: 'allBut', excluded: [] });
  });

  it('takes no row of an earlier query, because its filters find others', async () => {
    const desk = await show(oneCustomer);
    const [row] = shownRows(desk);
    desk.dispatch(subscriptionOverviewActions.listRequested({ filters: defaultOverviewFilters, sort: null }));
    desk.dispatch(subscriptionOverviewActions.allToggled());
    if (row !== undefined) desk.dispatch(subscriptionOverviewActions.rowToggled(row));
    await desk.rest();
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
    expect(requestsOf('readSubscriptionsOverview')).toHaveLength(2);
  });

  it('loses one that was cancelled elsewhere', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000011');
    tick(desk, '7000012');
    const [row] = shownRows(desk);
    if (row === undefined) throw new Error('nothing is listed');
    const status = { ...row.status, type: 'CANCELED' } as const;
    desk.dispatch(subscriptionOverviewActions.rowChanged({ ...row, status }));
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: ['abo-7000012'] });
  });

  it('is dropped with other filters, and stays with another sorting', async () => {
    const desk = await show();
    desk.dispatch(subscriptionOverviewActions.allToggled());
    await desk.rest();
    await show({}, { field: 'PRODUCT_NAME', direction: 'DESC' }, desk);
    expect(stateOf(desk)).toMatchObject({ selection: { kind: 'allBut' }, count: 'idle' });
    expect(selectableFacts(stateOf(desk).list).canceledTotal).toBeGreaterThan(100);
    await show({ status: 'ACTIVE' }, null, desk);
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
  });

  it('of all is counted again after the count failed', async () => {
    const desk = await show();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    await desk.rest();
    expect(stateOf(desk)).toMatchObject({ count: 'failed', list: { facts: { canceledTotal: null } } });
    desk.dispatch(subscriptionOverviewActions.countRequested());
    await desk.rest();
    expect(selectableFacts(stateOf(desk).list).canceledTotal).toBeGreaterThan(100);
  });
});

describe('bulk actions (REQ G5.1, G5.3, G5.4, G5.5)', () => {
  it('change thousands at once, without the excluded ones; the failed ones are tried again alone', async () => {
    const desk = await show({ status: 'ACTIVE' });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    tick(desk, '7000001');
    await change(desk, { kind: 'dates', day: '2027-02-28', note: '' });
    const { bulk } = stateOf(desk);
    if (bulk?.phase !== 'done') throw new Error('the change is not done');
    const failed = bulk.answer.results?.filter(({ result }) => result === 'FAILED') ?? [];
    expect(bulk.sent).toMatchObject({ selectAll: true, excludeSubscriptionIds: ['abo-7000001'] });
    expect(bulk.sent.total).toBe((bulk.answer.results?.length ?? 0) + bulk.answer.alreadyProcessed);
    expect(bulk.sent.total).toBeGreaterThan(2_000);
    expect(failed.length).toBeGreaterThan(50);
    expect(bulk.answer.alreadyProcessed).toBeGreaterThan(10);
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
    const ids = failed.map(({ id }) => id);
    const sent = { subscriptions: ids, selectAll: false, filters: null, excludeSubscriptionIds: [], total: ids.length };
    desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change: bulk.change, sent, isRetry: true }));
    await desk.rest();
    const again = stateOf(desk).bulk;
    const stillFailed =
      again?.phase === 'done' ? (again.answer.results ?? []).filter(({ result }) => result === 'FAILED') : [];
    expect(stillFailed.length).toBeLessThan(failed.length);
    expect(requestsOf('editDeliveryDates')).toHaveLength(2);
  });

  it('cancel, are being processed until the list says that they are done (REQ G2.4)', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    await change(desk, cancelled);
    expect(stateOf(desk)).toMatchObject({ bulk: { phase: 'done' }, processing: { facts: { accepted: 1 } } });
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')?.status).toMatchObject({
      type: 'IN_PROGRESS',
      reason: 'NO_MORE_NEED',
    });
    await expect.poll(() => stateOf(desk).processing?.open).toBe(1);
    currentWorld().db.advance(1);
    await expect.poll(() => stateOf(desk).processing).toBeNull();
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')?.status.type).toBe('CANCELED');
    expect(desk.notices).toEqual([{ variant: 'success', text: { key: 'subscriptionProcessing.done' } }]);
  });

  it('of many are followed by what the service has in progress (REQ G2.4)', async () => {
    const desk = await show({ status: 'ACTIVE', deliveryProductNo: '443015' });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    await desk.rest();
    await change(desk, cancelled);
    const { bulk } = stateOf(desk);
    const results = bulk?.phase === 'done' ? (bulk.answer.results ?? []) : [];
    const accepted = results.filter(({ result }) => result === 'PROCESSED').length;
    expect(accepted).toBeGreaterThan(20);
    await expect.poll(() => stateOf(desk).processing?.open).toBe(accepted);
    currentWorld().db.advance(1);
    await expect.poll(() => stateOf(desk).processing).toBeNull();
    // The failed ones are still active.
    expect(shownRows(desk)).toHaveLength(results.length - accepted);
  });

  it('that are confirmed several times are sent once', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    const sent = selectionToSend(stateOf(desk), 1, now());
    if (sent === null) throw new Error('nothing is selected');
    for (let press = 0; press < 3; press += 1) {
      desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change: cancelled, sent, isRetry: false }));
    }
    await desk.rest();
    expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
  });

  it('whose answer is lost have an unknown outcome: not repeated, and the list is read again', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'reset', after: 'after' }, times: 1 });
    await change(desk, cancelled);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'unknown' });
    expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')?.status.type).toBe('IN_PROGRESS');
  });

  it('that are refused say why, and change nothing', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    await change(desk, { kind: 'numbers', deliveryProductNumber: '999999', subscriptionProductNumber: null });
    expect(stateOf(desk).bulk).toMatchObject({
      phase: 'refused',
      refusal: { by: 'service', detail: 'Produkt nicht gefunden. Bitte BNR prüfen.' },
    });
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: ['abo-7000012'] });
  });

  it.each([
    ['is in no list', null, 'notListed'],
    ['cannot be looked up', { path: '/search', fault: { kind: 'status', status: 503 } }, 'notChecked'],
  ] as const)(
    'with a subscription product number that %s send nothing (REQ G4.5, DECISIONS 92)',
    async (_what, rule, by) => {
      const desk = await show(oneCustomer);
      tick(desk, '7000012');
      if (rule !== null) setFault(rule);
      await change(desk, { kind: 'numbers', deliveryProductNumber: null, subscriptionProductNumber: '999999' });
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by } });
      expect(requestsOf('editSubscriptionNumbers')).toHaveLength(0);
    },
  );

  it('replace the product numbers', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    await change(desk, { kind: 'numbers', deliveryProductNumber: '443015', subscriptionProductNumber: '543015' });
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')).toMatchObject({
      promoOrderNumber: '443015',
      deliveryOrderNumber: '543015',
    });
  });
});

describe('bulk actions that are confirmed in two tabs (QUALITY 8)', () => {
  const changes: readonly BulkChange[] = [
    cancelled,
    { kind: 'dates', day: '2027-02-28', note: '' },
    { kind: 'numbers', deliveryProductNumber: '443015', subscriptionProductNumber: '543015' },
  ];
  const sends = () =>
    requestsSeen().filter(({ operation }) =>
      /^(?:cancelSubscriptions|editDeliveryDates|editSubscriptionNumbers)$/.test(operation),
    );
  const twoTabs = async (): Promise<readonly [Desk, Desk]> => {
    const tabs = [await show(oneCustomer), await show(oneCustomer)] as const;
    for (const tab of tabs) for (const number of ['7000012', '7000011']) tick(tab, number);
    return tabs;
  };

  it.each(changes)('$kind: the second says what the first has done', async (bulk) => {
    const [first, second] = await twoTabs();
    await Promise.all([change(first, bulk), change(second, bulk)]);
    const phases = [first, second].map((tab) => stateOf(tab).bulk?.phase);
    expect(new Set(phases)).toEqual(new Set(['done', 'doneBefore']));
    expect(sends()).toHaveLength(1);
    const later = stateOf(phases[0] === 'done' ? second : first).bulk;
    const summary = later?.phase === 'doneBefore' ? later.run.summary : null;
    expect((summary?.processed ?? 0) + (summary?.failed ?? 0) + (summary?.alreadyProcessed ?? 0)).toBe(2);
  });

  it.each(changes)('$kind: is sent again where the agent wants that', async (bulk) => {
    const [first, second] = await twoTabs();
    await change(first, bulk);
    await change(second, bulk);
    const before = stateOf(second).bulk;
    if (before?.phase !== 'doneBefore') throw new Error(before?.phase);
    const { sent } = before;
    second.dispatch(subscriptionOverviewActions.bulkConfirmed({ change: bulk, sent, isRetry: true }));
    await second.rest();
    expect(stateOf(second).bulk?.phase).toBe('done');
    expect(sends()).toHaveLength(2);
  });

  it('the second does not know it either where the answer was lost, and sends what was refused', async () => {
    const [first, second] = await twoTabs();
    setFault({ path: '/edit-delivery-dates', fault: { kind: 'reset', after: 'after' }, times: 1 });
    const [, dates] = changes;
    if (dates === undefined) throw new Error('no dates');
    await change(first, dates);
    await change(second, dates);
    expect(stateOf(second).bulk).toMatchObject({ phase: 'doneBefore', run: { summary: null } });
    expect(sends()).toHaveLength(1);
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'status', status: 400 }, times: 1 });
    await change(first, cancelled);
    await change(second, cancelled);
    expect([first, second].map((tab) => stateOf(tab).bulk?.phase)).toEqual(['refused', 'done']);
  });

  it('another selection or another change is sent', async () => {
    const [first, second] = await twoTabs();
    await change(first, { kind: 'dates', day: '2027-02-28', note: '' });
    tick(second, '7000011');
    await change(second, { kind: 'dates', day: '2027-02-28', note: '' });
    expect(sends()).toHaveLength(2);
  });
});

it('a ticked subscription that the list does not find any more is not sent (REQ G3.4)', async () => {
  const desk = await show({ ...oneCustomer, status: 'ACTIVE' });
  for (const number of numbersOf(desk).slice(0, 2)) tick(desk, number);
  expect(stateOf(desk).selection).toMatchObject({ ids: [{}, {}].map(() => expect.any(String) as unknown) });
  const left = shownRows(desk)[1];
  const body = { total: 1, result: [{ id: left?.id, status: 'ACTIVE' }] };
  setFault({ path: '/overview', fault: { kind: 'json', body } });
  desk.dispatch(subscriptionOverviewActions.reloadRequested());
  await desk.rest();
  expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [left?.id] });
});

it('a cancellation that cannot be looked up is not said to be done (REQ G2.4)', async () => {
  const desk = await show(oneCustomer);
  tick(desk, '7000012');
  await change(desk, cancelled);
  setFault({ path: '/overview', fault: { kind: 'json', body: { total: 0, result: [] } } });
  currentWorld().db.advance(1);
  await vi.waitFor(() => {
    expect(stateOf(desk).processing).toMatchObject({ open: 1 });
  });
  expect(desk.notices).toEqual([]);
});

it('leaving the list ends looking at cancellations', async () => {
  const desk = await show(oneCustomer);
  tick(desk, '7000012');
  await change(desk, cancelled);
  desk.dispatch(subscriptionOverviewActions.listLeft());
  await vi.waitFor(() => {
    expect(stateOf(desk).processing).toBeNull();
  });
});
