import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { subscriptionOverviewActions } from './subscriptionOverviewSlice';
import { changeSelected, oneCustomer, show, stateOf, tick } from './testing/overviewDesk';

setLimits({ cancellationPollPause: 5, cancellationPolls: 100 });
startStandIn();

const cancelled: BulkChange = { kind: 'cancel', reason: 'NO_MORE_NEED' };

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

  it.each(changes)(
    '$kind: the second says what the first has done, and is sent where the agent wants that',
    async (bulk) => {
      const tabs = await twoTabs();
      await Promise.all(tabs.map((tab) => changeSelected(tab, bulk)));
      const phases = tabs.map((tab) => stateOf(tab).bulk?.phase);
      expect(new Set(phases)).toEqual(new Set(['done', 'doneBefore']));
      expect(sends()).toHaveLength(1);
      const later = tabs[phases[0] === 'done' ? 1 : 0];
      const before = stateOf(later).bulk;
      if (before?.phase !== 'doneBefore') throw new Error(before?.phase);
      const { processed = 0, failed = 0, alreadyProcessed = 0 } = before.run.summary ?? {};
      expect(processed + failed + alreadyProcessed).toBe(2);
      const { sent } = before;
      await doIt(later, subscriptionOverviewActions.bulkConfirmed({ change: bulk, sent, repeats: 'all' }));
      expect(stateOf(later).bulk?.phase).toBe('done');
      expect(sends()).toHaveLength(2);
    },
  );

  it('the second does not know it either where the answer was lost, and sends what was refused', async () => {
    const [first, second] = await twoTabs();
    setFault({ path: '/edit-delivery-dates', fault: { kind: 'reset', after: 'after' }, times: 1 });
    const [, dates] = changes;
    if (dates === undefined) throw new Error('no dates');
    await changeSelected(first, dates);
    await changeSelected(second, dates);
    expect(stateOf(second).bulk).toMatchObject({ phase: 'doneBefore', run: { summary: null } });
    expect(sends()).toHaveLength(1);
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'status', status: 400 }, times: 1 });
    await changeSelected(first, cancelled);
    await changeSelected(second, cancelled);
    expect([first, second].map((tab) => stateOf(tab).bulk?.phase)).toEqual(['refused', 'done']);
  });

  it('another selection or another change is sent', async () => {
    const [first, second] = await twoTabs();
    await changeSelected(first, { kind: 'dates', day: '2027-02-28', note: '' });
    tick(second, '7000011');
    await changeSelected(second, { kind: 'dates', day: '2027-02-28', note: '' });
    expect(sends()).toHaveLength(2);
  });
});
