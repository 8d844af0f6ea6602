import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptionLimits } from '~config/limits/subscription';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import { selectedCount } from '~/domain/subscription/selection';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, setFault } from '../../../../mocks/node.ts';
import { selectableFacts } from './overviewList';
import { countOfSelected, selectedKnown, subscriptionOverviewActions } from './subscriptionOverviewSlice';
import { changeSelected, requestsOf, selected, show, stateOf, tick } from './testing/overviewDesk';

setLimits({ cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

/** Creates 800 subscriptions: enough for a bulk change in several requests. Thousands would be slow to read. */
const severalHundred = (): void => {
  currentWorld().db.subscriptions.generate(800);
};

describe('bulk actions whose subscriptions are named in several requests (REQ G5.1, G5.3, G5.4, G5.5)', () => {
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
    await changeSelected(desk, moved);
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
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'done', answer: end });
    expect(sentIds()).toBe(3);
  });

  it('end with the session in between: the same change is not sent again by itself', async () => {
    const desk = await allButOne();
    setFault({ path: '/edit-delivery-dates', every: 3, times: 1, fault: { kind: 'status', status: 401 } });
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'done', answer: { endedBy: 'refused', said: null } });
    expect(sentIds()).toBe(3);
    const again = await allButOne();
    await changeSelected(again, moved);
    const { bulk } = stateOf(again);
    expect(bulk?.phase === 'doneBefore' && bulk.run.summary?.processed).toBeGreaterThan(0);
    expect(sentIds()).toBe(3);
  });

  it('end with the session before the first one: the form is open again, and nothing is said to be unknown', async () => {
    const desk = await allButOne();
    setFault({ path: '/edit-delivery-dates', fault: { kind: 'status', status: 401 } });
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toEqual({ phase: 'asking', kind: 'dates' });
    expect(takeUndone()).toHaveLength(1);
  });

  it('end with the session while they are read: the form is open again, and it is told after the sign-in', async () => {
    const desk = await allButOne();
    setFault({ path: '/overview', fault: { kind: 'status', status: 401 } });
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toEqual({ phase: 'asking', kind: 'dates' });
    expect(takeUndone()).toHaveLength(1);
    expect(sentIds()).toBe(0);
  });

  it('are others than announced: nothing is sent', async () => {
    const desk = await allButOne();
    const sent = selected(desk);
    const announced = { ...sent, total: sent.total + 1 };
    await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: moved, sent: announced, repeats: 'nothing' }));
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'changed', found: sent.total } });
    expect(sentIds()).toBe(0);
  });

  it('are all that the filters find, which the service counts otherwise: nothing is sent', async () => {
    const desk = await show({ keywords: ['0180010'], keywordType: 'CUSTOMER_NO' });
    await doIt(desk, subscriptionOverviewActions.allToggled());
    const sent = selected(desk);
    expect(sent.total).toBeGreaterThan(1);
    const announced = { ...sent, total: sent.total - 1 };
    await doIt(desk, subscriptionOverviewActions.bulkConfirmed({ change: moved, sent: announced, repeats: 'nothing' }));
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'changed', found: sent.total } });
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'done', sent: { selectAll: true } });
    expect(sentIds()).toBe(1);
  });

  it('cannot be read: nothing is sent', async () => {
    const desk = await allButOne();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    await changeSelected(desk, moved);
    expect(stateOf(desk).bulk).toMatchObject({ phase: 'refused', refusal: { by: 'notRead' } });
    expect(sentIds()).toBe(0);
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

  it('are read and sent by their ids where the service names no total (DECISIONS 203, 236)', async () => {
    const desk = await show({ keywords: ['0180010'], keywordType: 'CUSTOMER_NO' });
    const { list } = stateOf(desk);
    if (list.status === 'notAsked') throw new Error('the list is not asked');
    desk.dispatch(subscriptionOverviewActions.listAdvanced({ ...list, status: 'page', total: null }));
    await doIt(desk, subscriptionOverviewActions.allToggled());
    expect([stateOf(desk).count, countOfSelected(stateOf(desk))]).toEqual(['idle', null]);
    desk.dispatch(subscriptionOverviewActions.selectedRequested());
    await expect.poll(() => stateOf(desk).selectedRows?.status).toBe('loaded');
    const ids = selectedKnown(stateOf(desk)).map(({ id }) => id);
    expect(countOfSelected(stateOf(desk))).toBe(ids.length);
    expect(selected(desk)).toMatchObject({ selectAll: false, subscriptions: ids, total: ids.length });
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
