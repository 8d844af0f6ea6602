import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptionLimits } from '~config/limits/subscription';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { failedIds, type BulkChange } from '~/domain/subscription/bulkChange';
import { selectedCount } from '~/domain/subscription/selection';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { selectableFacts } from './overviewList';
import { selectedKnown, selectionToSend, subscriptionOverviewActions } from './subscriptionOverviewSlice';
import { numbersOf, requestsOf, show, shownRows, stateOf, tick } from './testing/overviewDesk';

setLimits({ listDebounce: 1, cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

/** Creates subscriptions for several requests of a bulk change, but not thousands, because reading those is slow. */
const severalHundred = (): void => {
  currentWorld().db.subscriptions.generate(800);
};
const now = (): Date => currentWorld().db.now();

/** Confirms a bulk change for the selected ones, as the dialog does. */
async function change(desk: Desk, bulk: BulkChange): Promise<void> {
  const state = stateOf(desk);
  const count = selectedCount(state.selection, selectableFacts(state.list));
  const sent = selectionToSend(state, count, now());
  if (sent === null) throw new Error('it is not known how many are selected');
  await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: bulk, sent, isRetry: false }));
}

const oneCustomer = { keywords: ['0180011'], keywordType: 'CUSTOMER_NO' } as const;
const cancelled: BulkChange = { kind: 'cancel', reason: 'NO_MORE_NEED' };

describe('bulk actions (REQ G5.1, G5.3, G5.4, G5.5)', () => {
  it('change thousands at once, without the excluded ones; the failed ones are tried again alone', async () => {
    const desk = await show({ status: 'ACTIVE' });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    tick(desk, '7000001');
    await change(desk, { kind: 'dates', day: '2027-02-28', note: '' });
    const { bulk } = stateOf(desk);
    if (bulk?.phase !== 'done') throw new Error('the change is not done');
    const failed = bulk.answer.results.filter(({ result }) => result === 'FAILED');
    const requests = requestsOf('editDeliveryDates').length;
    expect(requests).toBe(Math.ceil(bulk.sent.total / subscriptionLimits.bulkPageSize));
    expect(bulk.answer.results.map(({ id }) => id)).not.toContain('abo-7000001');
    expect(bulk.sent.total).toBe(bulk.answer.results.length + bulk.answer.alreadyProcessed);
    expect(bulk.sent.total).toBeGreaterThan(2_000);
    expect(failed.length).toBeGreaterThan(50);
    expect(bulk.answer.alreadyProcessed).toBeGreaterThan(10);
    expect(stateOf(desk).selection).toEqual({ kind: 'listed', ids: [] });
    const ids = failedIds(bulk.answer);
    const sent = { subscriptions: ids, selectAll: false, filters: null, excludeSubscriptionIds: [], total: ids.length };
    await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: bulk.change, sent, isRetry: true }));
    const again = stateOf(desk).bulk;
    const stillFailed = again?.phase === 'done' ? again.answer.results.filter(({ result }) => result === 'FAILED') : [];
    expect(stillFailed.length).toBeLessThan(failed.length);
    expect(requestsOf('editDeliveryDates').length).toBe(
      requests + Math.ceil(ids.length / subscriptionLimits.bulkPageSize),
    );
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
    await doIt(desk, subscriptionOverviewActions.allToggled());
    await change(desk, cancelled);
    const { bulk } = stateOf(desk);
    const results = bulk?.phase === 'done' ? bulk.answer.results : [];
    const accepted = results.filter(({ result }) => result === 'PROCESSED').length;
    expect(accepted).toBeGreaterThan(20);
    await expect.poll(() => stateOf(desk).processing?.open).toBe(accepted);
    currentWorld().db.advance(1);
    await expect.poll(() => stateOf(desk).processing).toBeNull();
    // The failed ones are still active.
    expect(shownRows(desk)).toHaveLength(results.length - accepted);
  });

  describe('whose subscriptions are named in several requests', () => {
    const moved: BulkChange = { kind: 'dates', day: '2027-02-28', note: '' };
    beforeEach(severalHundred);
    const sentIds = () => requestsOf('editDeliveryDates').length;
    const allButOne = async (): Promise<Desk> => {
      const desk = await show({ status: 'ACTIVE' });
      desk.dispatch(subscriptionOverviewActions.allToggled());
      tick(desk, '7000001');
      await desk.rest();
      return desk;
    };

    it('are stopped: what was sent stays said, nothing else is sent', async () => {
      const desk = await allButOne();
      const stopListening = desk.store.subscribe(() => {
        const { bulk: running } = stateOf(desk);
        if (running?.phase !== 'running' || running.answered === 0 || running.isStopping) return;
        desk.dispatch(subscriptionOverviewActions.bulkStopRequested());
      });
      await change(desk, moved);
      stopListening();
      const { bulk } = stateOf(desk);
      if (bulk?.phase !== 'done') throw new Error(bulk?.phase);
      expect(bulk.answer).toMatchObject({ endedBy: 'stopped', asked: sentIds() * subscriptionLimits.bulkPageSize });
      expect(bulk.answer.asked).toBeLessThan(bulk.sent.total);
    });

    it.each([
      [
        'are refused later',
        { kind: 'json', status: 400, body: { detail: 'gesperrt' } },
        { endedBy: 'refused', said: 'gesperrt' },
      ],
      [
        'are answered with an error later',
        { kind: 'json', status: 500, body: { detail: 'Wartung' } },
        { endedBy: 'unknown', said: 'Wartung' },
      ],
      ['get no answer later', { kind: 'reset' }, { endedBy: 'unknown', said: null }],
      [
        'are answered with another one',
        { kind: 'json', body: { results: [{ id: 'abo-7000001', result: 'PROCESSED' }] } },
        { endedBy: 'differs', said: null },
      ],
    ] as const)('%s: the rest is not sent', async (_what, fault, end) => {
      const desk = await allButOne();
      setFault({ path: '/edit-delivery-dates', every: 3, fault });
      await change(desk, moved);
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'done', answer: end });
      expect(sentIds()).toBe(3);
    });

    it('end with the session in between: the same change is not sent again by itself', async () => {
      const desk = await allButOne();
      setFault({ path: '/edit-delivery-dates', every: 3, times: 1, fault: { kind: 'status', status: 401 } });
      await change(desk, moved);
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'unknown' });
      expect(sentIds()).toBe(3);
      const again = await allButOne();
      await change(again, moved);
      expect(stateOf(again).bulk).toMatchObject({ phase: 'doneBefore', run: { summary: null } });
      expect(sentIds()).toBe(3);
    });

    it('are others than announced: nothing is sent', async () => {
      const desk = await allButOne();
      const state = stateOf(desk);
      const sent = selectionToSend(state, selectedCount(state.selection, selectableFacts(state.list)), now());
      if (sent === null) throw new Error('nothing is selected');
      const announced = { ...sent, total: sent.total + 1 };
      await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: moved, sent: announced, isRetry: false }));
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'changed', found: sent.total } });
      expect(sentIds()).toBe(0);
    });

    it('are all that the filters find, which the service counts otherwise: nothing is sent', async () => {
      const desk = await show({ keywords: ['0180010'], keywordType: 'CUSTOMER_NO' });
      await doIt(desk, subscriptionOverviewActions.allToggled());
      const state = stateOf(desk);
      const sent = selectionToSend(state, selectedCount(state.selection, selectableFacts(state.list)), now());
      if (sent === null) throw new Error('nothing is selected');
      expect(sent.total).toBeGreaterThan(1);
      const announced = { ...sent, total: sent.total - 1 };
      await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: moved, sent: announced, isRetry: false }));
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'changed', found: sent.total } });
      await change(desk, moved);
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'done', sent: { selectAll: true } });
      expect(sentIds()).toBe(1);
    });

    it('cannot be read: nothing is sent', async () => {
      const desk = await allButOne();
      setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
      await change(desk, moved);
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'notRead' } });
      expect(sentIds()).toBe(0);
    });
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
    await doIt(second, subscriptionOverviewActions.bulkConfirmed({ change: bulk, sent, isRetry: true }));
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
  await doIt(desk, subscriptionOverviewActions.reloadRequested());
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

describe('the selected subscriptions that the list has not loaded (DECISIONS 224)', () => {
  beforeEach(severalHundred);

  it('are read page by page, without the deselected and cancelled ones', async () => {
    const desk = await show({ status: 'ACTIVE' });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    tick(desk, '7000001');
    const count = selectedCount(stateOf(desk).selection, selectableFacts(stateOf(desk).list));
    expect(selectedKnown(stateOf(desk)).length).toBeLessThan(count ?? 0);
    desk.dispatch(subscriptionOverviewActions.selectedRequested());
    await expect.poll(() => stateOf(desk).selectedRows?.status).toBe('loaded');
    const known = selectedKnown(stateOf(desk)).map(({ id }) => id);
    expect([known.length, new Set(known).size]).toEqual([count, count]);
    expect(known).not.toContain('abo-7000001');
    expect(stateOf(desk).numbers[known.at(-1) ?? '']).toMatch(/^\d{7}$/);
  });

  it('that were ticked one by one are read until all are known', async () => {
    const desk = await show();
    tick(desk, '7000003');
    desk.dispatch(subscriptionOverviewActions.selectedRequested());
    await expect.poll(() => stateOf(desk).selectedRows?.status).toBe('loaded');
    expect(stateOf(desk).selectedRows?.rows.map(({ id }) => id)).toEqual(['abo-7000003']);
  });

  it('stay unknown where a page fails, and are not read on once the change is closed', async () => {
    const desk = await show({ status: 'ACTIVE' });
    await doIt(desk, subscriptionOverviewActions.allToggled());
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    desk.dispatch(subscriptionOverviewActions.selectedRequested());
    await expect.poll(() => stateOf(desk).selectedRows).toEqual({ status: 'failed', rows: [] });
    desk.dispatch(subscriptionOverviewActions.bulkClosed());
    expect(stateOf(desk).selectedRows).toBeNull();
  });
});
