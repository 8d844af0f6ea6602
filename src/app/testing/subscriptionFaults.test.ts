import { describe } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { listedSelection, defaultOverviewFilters } from '~/domain/subscription/overview';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import type { Subscription } from '~/domain/subscription/subscription';
import { subscriptionActions } from '~/features/subscription/core/subscriptionSlice';
import { subscriptionOverviewActions, type SentBulk } from '~/features/subscription/list/subscriptionOverviewSlice';
import { isSettled, rowsOf } from '~/shared/list/pagedList';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000, cancellationPollPause: 60_000 });
startStandIn();

const number = '7000012';
const query = {
  filters: { ...defaultOverviewFilters, keywords: ['0180011'], keywordType: 'CUSTOMER_NO' },
  sort: null,
} as const;

const rowOf = (desk: Desk): Subscription => {
  const row = rowsOf(desk.getState().subscriptionOverview.list).find(({ aboInfo }) => aboInfo.aboNumber === number);
  if (row === undefined) throw new Error('the subscription is not listed');
  return row;
};
const confirmBulk = (desk: Desk, change: BulkChange, repeats: SentBulk['repeats']) =>
  void desk.dispatch(
    subscriptionOverviewActions.bulkConfirmed({ change, sent: listedSelection([rowOf(desk).id]), repeats }),
  );
const bulk = (change: BulkChange): FaultCase => ({
  act: (desk) => {
    confirmBulk(desk, change, 'nothing');
  },
  // What was sent before is sent again only by the button for it (DECISIONS 162).
  again: (desk) => {
    confirmBulk(desk, change, 'all');
  },
  isDone: (desk) => desk.getState().subscriptionOverview.bulk?.phase === 'done',
});
const writing = (kind: 'note' | 'event'): FaultCase => ({
  before: (desk) => void desk.dispatch(subscriptionActions.textOpened({ kind, subscription: rowOf(desk) })),
  act: (desk) => void desk.dispatch(subscriptionActions.textSubmitted('Neu')),
  isDone: (desk) => desk.getState().subscription.text === null,
});

function reviewEdit(desk: Desk): void {
  const row = rowOf(desk);
  desk.dispatch(subscriptionActions.editOpened(row));
  desk.dispatch(
    subscriptionActions.editReviewed({
      deliveryAddress: null,
      nextOrderDate: row.aboInfo.nextOrderDate ?? '',
      payment: { kind: 'kept', method: 'INVOICE', accountHolder: null },
      rotation: 'SIX_MONTHS',
      deliveryProductQuantity: 2,
    }),
  );
}

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
    // Without this answer the list is shown without customer names, and no failure is reported.
    hasFailed: (desk) => isSettled(desk.getState().subscriptionOverview.list),
  },
  readSubscriptionChanges: {
    act: (desk) => void desk.dispatch(subscriptionActions.detailsOpened(rowOf(desk).id)),
    isDone: (desk) => desk.getState().subscription.shown?.history.changes.length === 20,
  },
  editSubscription: {
    before: reviewEdit,
    act: (desk) => void desk.dispatch(subscriptionActions.editConfirmed()),
    again: (desk) => {
      reviewEdit(desk);
      desk.dispatch(subscriptionActions.editConfirmed());
    },
    isDone: (desk) => desk.getState().subscription.edit === null,
  },
  cancelSubscriptions: bulk({ kind: 'cancel', reason: 'COLLECTION' }),
  editDeliveryDates: bulk({ kind: 'dates', day: '2027-02-28', note: '' }),
  editSubscriptionNumbers: bulk({ kind: 'numbers', deliveryProductNumber: '443015', subscriptionProductNumber: null }),
  editSubscriptionNote: writing('note'),
  addSubscriptionEvent: writing('event'),
};

async function listAgain(desk: Desk): Promise<void> {
  desk.dispatch(subscriptionOverviewActions.listRequested(query));
  await desk.rest();
}

async function openList(): Promise<Desk> {
  const desk = openDesk();
  await listAgain(desk);
  return desk;
}

const hasRows = (desk: Desk) => rowsOf(desk.getState().subscriptionOverview.list).length > 0;

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  testEveryFault(name, faultCase, {
    open: openList,
    kept: hasRows,
    isSentOnce: !name.startsWith('read'),
    reopen: listAgain,
  });
});
