import { describe, expect, it } from 'vitest';
import { aSubscription, aSubscriptionWith } from '~/domain/testing/aSubscription';
import { defaultOverviewFilters, type OverviewPage } from './overview';
import {
  addPages,
  pagesAhead,
  pagesInProgress,
  startOverview,
  withRow,
  type OverviewList,
  type OverviewQuery,
} from './overviewList';

const query: OverviewQuery = { filters: defaultOverviewFilters, sort: null };
const active: OverviewQuery = { filters: { ...defaultOverviewFilters, status: 'ACTIVE' }, sort: null };
const page = (ids: readonly string[], total: number): OverviewPage => ({
  total,
  result: ids.map((id) => aSubscription({ id })),
  received: ids.length,
});
const idsOf = ({ rows }: OverviewList) => rows.map(({ id }) => id);
const started = startOverview(query, null);
const first = addPages(started, 1, [page(['a', 'b'], 7)], 2);

describe('pages of the overview (REQ G3.2)', () => {
  it('are appended in their order; the last one ends the list', () => {
    const second = addPages(first, 2, [page(['c', 'd'], 7), page(['e', 'f'], 7)], 2);
    expect([idsOf(second), second.page, second.hasMore]).toEqual([['a', 'b', 'c', 'd', 'e', 'f'], 3, true]);
    const last = addPages(second, 4, [page(['g'], 7)], 2);
    expect([idsOf(last).length, last.page, last.hasMore]).toEqual([7, 4, false]);
  });

  it('replace a row that has moved to a further page', () => {
    const moved = addPages(first, 2, [page(['b', 'c'], 7)], 2);
    expect(idsOf(moved)).toEqual(['a', 'b', 'c']);
  });

  it('from 1 replace the rows', () => {
    expect(idsOf(addPages(first, 1, [page(['x', 'y'], 2)], 2))).toEqual(['x', 'y']);
  });

  it('without entries end the list whatever the total says', () => {
    expect(addPages(first, 2, [page([], 7)], 2).hasMore).toBe(false);
  });

  it('whose entries cannot be read do not end the list', () => {
    expect(addPages(first, 2, [{ total: 7, result: [], received: 2 }], 2).hasMore).toBe(true);
  });

  it.each([
    [started, [1]],
    [first, [2, 3, 4]],
    [{ ...first, page: 3 }, [4]],
    [{ ...first, page: 4 }, []],
  ])('are requested several ahead (%#)', (list, pages) => {
    expect(pagesAhead(list, 2, 3)).toEqual(pages);
  });
});

describe('another query', () => {
  it('keeps the rows on the screen until its own arrive', () => {
    const other = startOverview(active, first);
    expect([idsOf(other), other.page, other.load]).toEqual([['a', 'b'], 0, 'loading']);
    expect(idsOf(addPages(other, 1, [page(['z'], 1)], 2))).toEqual(['z']);
  });

  it('that is equal goes on with the loaded rows', () => {
    expect(startOverview({ ...query }, first)).toEqual({ ...first, load: 'loading' });
  });

  it.each([
    ['ALL', null],
    ['ACTIVE', 0],
    ['IN_PROGRESS', 0],
    ['DELAY_IN_DELIVERY', 0],
    ['CANCELED', 7],
  ] as const)('with the status %s has %s cancelled ones (REQ G3.4)', (status, canceledTotal) => {
    const list = startOverview({ filters: { ...defaultOverviewFilters, status }, sort: null }, null);
    expect(addPages(list, 1, [page(['a', 'b'], 7)], 2).canceledTotal).toBe(canceledTotal);
  });

  it('with the same total keeps the counted cancelled ones while it is scrolled', () => {
    const counted = { ...first, canceledTotal: 3 };
    expect(addPages(counted, 2, [page(['c'], 7)], 2).canceledTotal).toBe(3);
    expect(addPages(counted, 2, [page(['c'], 8)], 2).canceledTotal).toBeNull();
    expect(addPages(counted, 1, [page(['a'], 7)], 2).canceledTotal).toBeNull();
  });
});

it('a changed row is replaced in its place', () => {
  const changed = withRow(first, aSubscriptionWith({ type: 'CANCELED' }, 'b'));
  expect(changed.rows.map(({ status }) => status.type)).toEqual(['ACTIVE', 'CANCELED']);
  expect(withRow(first, aSubscription({ id: 'z' })).rows).toEqual(first.rows);
});

it('the pages with cancellations that are being processed are found (REQ G2.4)', () => {
  const inProgress = (id: string) => aSubscriptionWith({ type: 'IN_PROGRESS', reason: 'COLLECTION' }, id);
  const list = addPages(first, 2, [page(['c', 'd'], 7), page(['e'], 7)], 2);
  expect(pagesInProgress(list, 2)).toEqual([]);
  const changed = [inProgress('b'), inProgress('d'), inProgress('c')].reduce(withRow, list);
  expect(pagesInProgress(changed, 2)).toEqual([1, 2]);
});
