import { describe, expect, it } from 'vitest';
import { aProduct, aWaitlistItem } from '~/domain/testing/samples';
import {
  addWaitlistPage,
  cancelledItem,
  cancelReasonOf,
  canCancelItem,
  isWaitlistSellable,
  lookupDay,
  noWaitlistFilters,
  reservationsIn,
  startWaitlist,
  waitlistCancelReasons,
  waitlistStatuses,
  waitlistStatusOf,
  withItem,
  type WaitlistItem,
  type WaitlistQuery,
} from './waitlist';
import { waitlistCancelReasonWords, waitlistStatusWords } from './waitlistWords';

const withCode = (code: string): WaitlistItem => aWaitlistItem({ status: { code, reason: null } });

describe('the status of a waitlist item (REQ H1.4)', () => {
  it.each([
    ['CREATED', 'CREATED', true],
    [' created ', 'CREATED', true],
    ['PROCESSED', 'PROCESSED', false],
    ['CANCELLED', 'CANCELLED', false],
    ['CANCELED', 'CANCELLED', false],
    ['FAILED', 'FAILED', false],
    ['REJECTED', 'REJECTED', false],
    ['SOMETHING_NEW', null, false],
    ['', null, false],
  ] as const)('%j is %s; can be cancelled: %s', (code, status, cancellable) => {
    expect(waitlistStatusOf(withCode(code))).toBe(status);
    expect(canCancelItem(withCode(code))).toBe(cancellable);
  });

  it('has words for each code and each reason', () => {
    expect(Object.keys(waitlistStatusWords)).toEqual(waitlistStatuses);
    expect(Object.keys(waitlistCancelReasonWords)).toEqual(waitlistCancelReasons);
  });

  it('has its reason in either field', () => {
    expect(cancelReasonOf(aWaitlistItem({ cancellationReason: 'WAITLIST_TIMEOUT' }))).toBe('WAITLIST_TIMEOUT');
    expect(cancelReasonOf(aWaitlistItem({ status: { code: 'CANCELLED', reason: 'DETECTION_ERROR' } }))).toBe(
      'DETECTION_ERROR',
    );
    expect(cancelReasonOf(aWaitlistItem())).toBe(null);
    expect(cancelReasonOf(cancelledItem(aWaitlistItem(), 'CUSTOMER_REQUEST'))).toBe('CUSTOMER_REQUEST');
  });
});

describe('a product (REQ H1.1)', () => {
  it.each([
    ['Waitlistsellable', true],
    ['WAITLISTSELLABLE', true],
    ['Sellable', false],
    ['Soldout', false],
    ['SubscriptionSellable', false],
    ['', false],
  ])('of status %j can be reserved: %s', (status, expected) => {
    expect(isWaitlistSellable(aProduct({ status }))).toBe(expected);
  });
});

describe('the waitlist of a customer (REQ H1.3)', () => {
  const query: WaitlistQuery = { customerId: '0123456', filters: noWaitlistFilters };
  const items = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_none, index) => aWaitlistItem({ id: String(from + index) }));
  const started = startWaitlist(query, null);

  it('grows by pages: the offset moves on, more exist while fewer are loaded than the total', () => {
    const one = addWaitlistPage(started, { items: items(1, 10), total: 23 }, 10);
    expect(one).toMatchObject({ load: 'loaded', nextOffset: 10, total: 23, hasMore: true });
    const two = addWaitlistPage(one, { items: items(11, 20), total: 23 }, 10);
    const three = addWaitlistPage(two, { items: items(21, 23), total: 23 }, 10);
    expect(three).toMatchObject({ nextOffset: 30, hasMore: false });
    expect(three.items.map(({ id }) => id)).toEqual(items(1, 23).map(({ id }) => id));
  });

  it.each([
    ['is empty', [], 0, false],
    ['ends although the total is higher', [], 23, false],
    ['is full and the only one', items(1, 10), 10, false],
    ['has one more', items(1, 10), 11, true],
  ])('a first page that %s', (_case, arrived, total, hasMore) => {
    expect(addWaitlistPage(started, { items: arrived, total }, 10).hasMore).toBe(hasMore);
  });

  it('does not list an item twice that has moved to the next page, and ends where a page adds nothing', () => {
    const one = addWaitlistPage(started, { items: items(1, 10), total: 12 }, 10);
    const two = addWaitlistPage(one, { items: items(10, 11), total: 12 }, 10);
    expect(two.items).toHaveLength(11);
    expect(two.hasMore).toBe(true);
    expect(addWaitlistPage(two, { items: [], total: 12 }, 10).hasMore).toBe(false);
  });

  it('has no smaller total than items', () => {
    expect(addWaitlistPage(started, { items: items(1, 3), total: -1 }, 10)).toMatchObject({ total: 3, hasMore: false });
  });

  it('of other filters keeps the old items until the new ones are there; of another customer it does not', () => {
    const one = addWaitlistPage(started, { items: items(1, 3), total: 3 }, 10);
    const filtered = startWaitlist({ ...query, filters: { ...noWaitlistFilters, keywords: ['Ring'] } }, one);
    expect(filtered).toMatchObject({ load: 'loading', nextOffset: 0, total: 3 });
    expect(filtered.items).toHaveLength(3);
    expect(addWaitlistPage(filtered, { items: items(2, 2), total: 1 }, 10).items.map(({ id }) => id)).toEqual(['2']);
    expect(startWaitlist({ ...query, customerId: '0180011' }, one).items).toEqual([]);
  });

  it('shows an item that has changed', () => {
    const one = addWaitlistPage(started, { items: items(1, 3), total: 3 }, 10);
    const cancelled = cancelledItem(aWaitlistItem({ id: '2' }), 'CUSTOMER_REQUEST');
    expect(withItem(one, cancelled).items[1]).toEqual(cancelled);
    expect(withItem(one, aWaitlistItem({ id: '9' })).items).toEqual(one.items);
  });
});

describe('a reservation whose answer was lost', () => {
  const sent = { sku: '454740001', quantity: 2, sentAt: '2026-11-20T09:00:00.000Z', earlierIds: ['earlier'] };
  const arrived = aWaitlistItem({ id: 'new', sku: '454740001', quantity: 2, createdAt: '2026-11-20T10:00:01+01:00' });

  it.each<[string, Partial<WaitlistItem>, boolean]>([
    ['created when it was sent', {}, true],
    ['created just before, by a clock that differs', { createdAt: '2026-11-20T08:59:30Z' }, true],
    ['created long before', { createdAt: '2026-11-20T08:00:00Z' }, false],
    ['without a date', { createdAt: null }, false],
    ['of another article', { sku: '454740002' }, false],
    ['of another quantity', { quantity: 1 }, false],
    ['created in this call before', { id: 'earlier' }, false],
    ['that is cancelled', { status: { code: 'CANCELLED', reason: null } }, false],
    ['that has failed meanwhile', { status: { code: 'FAILED', reason: null } }, true],
  ])('is the item %s: %#', (_case, overrides, isIt) => {
    const item = { ...arrived, ...overrides };
    expect(reservationsIn([aWaitlistItem({ sku: '1' }), item], sent, 60_000)).toEqual(isIt ? [item] : []);
  });

  it('is looked up from the day in Berlin on which it was sent', () => {
    expect(lookupDay({ sentAt: '2026-11-20T23:00:30.000Z' }, 60_000)).toBe('2026-11-20');
    expect(lookupDay({ sentAt: '2026-11-20T23:10:00.000Z' }, 60_000)).toBe('2026-11-21');
  });
});
