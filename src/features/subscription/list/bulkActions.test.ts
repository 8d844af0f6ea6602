import { describe, expect, it, vi } from 'vitest';
import { subscriptionLimits } from '~config/limits/subscription';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn } from '~/app/testing/aDesk';
import { failedIds, type BulkChange } from '~/domain/subscription/bulkChange';
import { listedSelection } from '~/domain/subscription/overview';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, setFault } from '../../../../mocks/node.ts';
import { subscriptionOverviewActions } from './subscriptionOverviewSlice';
import {
  changeSelected,
  numbersOf,
  oneCustomer,
  requestsOf,
  selected,
  show,
  shownRows,
  stateOf,
  tick,
} from './testing/overviewDesk';

setLimits({ cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

const cancelled: BulkChange = { kind: 'cancel', reason: 'NO_MORE_NEED' };

describe('bulk actions (REQ G5.1, G5.3, G5.4, G5.5)', () => {
  it('change thousands at once, without the excluded ones; the failed ones are tried again alone', async () => {
    const desk = await show({ status: 'ACTIVE' });
    desk.dispatch(subscriptionOverviewActions.allToggled());
    tick(desk, '7000001');
    await changeSelected(desk, { kind: 'dates', day: '2027-02-28', note: '' });
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
    await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: bulk.change, sent, repeats: 'failed' }));
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
    await changeSelected(desk, cancelled);
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
    await changeSelected(desk, cancelled);
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

  it('that are confirmed several times are sent once', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    const sent = selected(desk);
    for (let press = 0; press < 3; press += 1) {
      desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change: cancelled, sent, repeats: 'nothing' }));
    }
    await desk.rest();
    expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
  });

  it('whose answer is lost have an unknown outcome: not repeated, and the list is read again', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'reset', after: 'after' }, times: 1 });
    await changeSelected(desk, cancelled);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'unknown' });
    expect(requestsOf('cancelSubscriptions')).toHaveLength(1);
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')?.status.type).toBe('IN_PROGRESS');
  });

  it('that are refused say why, and change nothing', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    await changeSelected(desk, { kind: 'numbers', deliveryProductNumber: '999999', subscriptionProductNumber: null });
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
      await changeSelected(desk, { kind: 'numbers', deliveryProductNumber: null, subscriptionProductNumber: '999999' });
      expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by } });
      expect(requestsOf('editSubscriptionNumbers')).toHaveLength(0);
    },
  );

  it('to a day that is past by now, as when failed ones are tried again later, send nothing (REQ G4.3)', async () => {
    const desk = await show(oneCustomer);
    const sent = listedSelection(['abo-7000012']);
    const change: BulkChange = { kind: 'dates', day: '2026-01-02', note: '' };
    await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change, sent, repeats: 'failed' }));
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'datePast' } });
    expect(requestsOf('editDeliveryDates')).toHaveLength(0);
  });

  it('replace the product numbers', async () => {
    const desk = await show(oneCustomer);
    tick(desk, '7000012');
    await changeSelected(desk, {
      kind: 'numbers',
      deliveryProductNumber: '443015',
      subscriptionProductNumber: '543015',
    });
    expect(shownRows(desk).find(({ id }) => id === 'abo-7000012')).toMatchObject({
      promoOrderNumber: '443015',
      deliveryOrderNumber: '543015',
    });
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
  await changeSelected(desk, cancelled);
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
  await changeSelected(desk, cancelled);
  desk.dispatch(subscriptionOverviewActions.listLeft());
  await vi.waitFor(() => {
    expect(stateOf(desk).processing).toBeNull();
  });
});
