import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { listedSelection, defaultOverviewFilters } from '~/domain/subscription/overview';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import type { Subscription } from '~/domain/subscription/subscription';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { subscriptionOverviewActions } from '~/features/subscription/list/subscriptionOverviewSlice';
import { isSettled, rowsOf } from '~/shared/list/pagedList';
import { clearFaults, requestsSeen } from '../../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { faults, injectFault } from './faultMatrix';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000, orderHistoryDebounce: 1, cancellationPollPause: 60_000 });
startStandIn();

const number = '7000012';
const query = {
  filters: { ...defaultOverviewFilters, keywords: ['0180011'], keywordType: 'CUSTOMER_NO' },
  sort: null,
} as const;

interface FaultCase {
  /** What the agent does before. */
  readonly before?: (desk: Desk) => void;
  readonly act: (desk: Desk) => void;
  /** The same act after one that failed, where the agent does something else for it. */
  readonly actAgain?: (desk: Desk) => void;
  /** What is to be seen after the same act without a fault. */
  readonly isDone: (desk: Desk) => boolean;
}

const rowOf = (desk: Desk): Subscription => {
  const row = rowsOf(desk.getState().subscriptionOverview.list).find(({ aboInfo }) => aboInfo.aboNumber === number);
  if (row === undefined) throw new Error('the subscription is not listed');
  return row;
};
const confirmBulk = (desk: Desk, change: BulkChange, isRetry: boolean) =>
  void desk.dispatch(
    subscriptionOverviewActions.bulkConfirmed({ change, sent: listedSelection([rowOf(desk).id]), isRetry }),
  );
const bulk = (change: BulkChange): FaultCase => ({
  act: (desk) => {
    confirmBulk(desk, change, false);
  },
  // What was sent before is sent again only by the button for it (DECISIONS 162).
  actAgain: (desk) => {
    confirmBulk(desk, change, true);
  },
  isDone: (desk) => desk.getState().subscriptionOverview.bulk?.phase === 'done',
});
const writing = (kind: 'note' | 'event'): FaultCase => ({
  before: (desk) => void desk.dispatch(subscriptionActions.textOpened({ kind, subscription: rowOf(desk) })),
  act: (desk) => void desk.dispatch(subscriptionActions.textSubmitted('Neu')),
  isDone: (desk) => desk.getState().subscription.text === null,
});

/** The agent action that sends each request about subscriptions, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  readSubscriptionsOverview: {
    act: (desk) => void desk.dispatch(subscriptionOverviewActions.reloadRequested()),
    isDone: (desk) => isSettled(desk.getState().subscriptionOverview.list),
  },
  readCustomersInfo: {
    act: (desk) => {
      desk.dispatch(
        subscriptionOverviewActions.listRequested({
          ...query,
          filters: { ...query.filters, keywords: ['0110006'] },
        }),
      );
    },
    isDone: (desk) => isSettled(desk.getState().subscriptionOverview.list),
  },
  readSubscriptionChanges: {
    act: (desk) => void desk.dispatch(subscriptionActions.detailsOpened(rowOf(desk).id)),
    isDone: (desk) => desk.getState().subscription.shown?.history.changes.length === 20,
  },
  editSubscription: {
    before: (desk) => {
      const row = rowOf(desk);
      desk.dispatch(subscriptionActions.editOpened(row));
      desk.dispatch(
        subscriptionActions.editReviewed({
          deliveryAddress: null,
          nextOrderDate: row.aboInfo.nextOrderDate ?? '',
          payment: { kind: 'kept', method: 'INVOICE' },
          rotation: 'SIX_MONTHS',
          deliveryProductQuantity: 2,
        }),
      );
    },
    act: (desk) => void desk.dispatch(subscriptionActions.editConfirmed()),
    isDone: (desk) => desk.getState().subscription.edit === null,
  },
  cancelSubscriptions: bulk({ kind: 'cancel', reason: 'COLLECTION' }),
  editDeliveryDates: bulk({ kind: 'dates', day: '2027-02-28', note: '' }),
  editSubscriptionNumbers: bulk({ kind: 'numbers', deliveryProductNumber: '443015', subscriptionProductNumber: null }),
  editSubscriptionNote: writing('note'),
  addSubscriptionEvent: writing('event'),
};

async function openList(): Promise<Desk> {
  const desk = openDesk();
  desk.dispatch(subscriptionOverviewActions.listRequested(query));
  await desk.rest();
  return desk;
}

describe.each(Object.entries(cases))(
  '%s with a faulty response (QUALITY 13)',
  (name, { before, act, actAgain = act, isDone }) => {
    it.each(faults)(
      '%s: ends loading, keeps the list, is sent once and works at the next try',
      async (_what, fault) => {
        const desk = await openList();
        before?.(desk);
        await desk.rest();
        injectFault(name, fault);
        const seen = requestsSeen().length;
        const sent = () =>
          requestsSeen()
            .slice(seen)
            .filter(({ operation }) => operation === name);
        act(desk);
        await vi.waitFor(
          () => {
            expect(sent().length).toBeGreaterThan(0);
          },
          { interval: 2 },
        );
        await desk.rest();
        // What changes something is never repeated by itself, whatever the answer was; a refused token is renewed once.
        const isWrite = !name.startsWith('read');
        expect(isWrite ? sent().length : 1).toBe(1);
        expect(rowsOf(desk.getState().subscriptionOverview.list).length).toBeGreaterThan(0);
        const shown = JSON.stringify([desk.getState(), desk.notices]);
        expect(shown).not.toContain('y'.repeat(301));
        expect(shown.length).toBeLessThan(200_000);
        clearFaults();
        desk.dispatch(subscriptionOverviewActions.listRequested(query));
        await desk.rest();
        if (!isDone(desk)) {
          before?.(desk);
          await desk.rest();
          actAgain(desk);
          await desk.rest();
        }
        expect(isDone(desk)).toBe(true);
      },
    );
  },
);
