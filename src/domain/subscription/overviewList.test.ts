import { expect, it } from 'vitest';
import { aSubscription, aSubscriptionWith } from '~/domain/testing/aSubscription';
import { defaultOverviewFilters } from './overview';
import { canceledByFilter, pagesInProgress } from './overviewList';

it.each([
  ['ALL', null],
  ['ACTIVE', 0],
  ['IN_PROGRESS', 0],
  ['DELAY_IN_DELIVERY', 0],
  ['CANCELED', 7],
] as const)('with the status %s there are %s cancelled ones (REQ G3.4)', (status, canceledTotal) => {
  expect(canceledByFilter({ ...defaultOverviewFilters, status }, 7)).toBe(canceledTotal);
});

it('the pages with cancellations that are being processed are found (REQ G2.4)', () => {
  const active = (id: string) => aSubscription({ id });
  const inProgress = (id: string) => aSubscriptionWith({ type: 'IN_PROGRESS', reason: 'COLLECTION' }, id);
  expect(pagesInProgress([active('a'), active('b'), active('c')], 2)).toEqual([]);
  expect(pagesInProgress([active('a'), inProgress('b'), inProgress('c'), inProgress('d'), active('e')], 2)).toEqual([
    1, 2,
  ]);
});
