import { describe, expect, it } from 'vitest';
import { aProduct, aWaitlistItem } from '~/domain/testing/samples';
import {
  cancelledItem,
  cancelReasonOf,
  canCancelItem,
  isWaitlistSellable,
  lookupDay,
  reservationsIn,
  waitlistStatusOf,
  type WaitlistItem,
} from './waitlist';

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

describe('a reservation whose answer was lost', () => {
  const sent = { sku: '454740001', quantity: 2, sentAt: '2026-11-20T09:00:00.000Z', earlierIds: ['earlier'] };
  const arrived = aWaitlistItem({ id: 'new', sku: '454740001', quantity: 2, createdAt: '2026-11-20T10:00:01+01:00' });

  it.each<[string, Partial<WaitlistItem>, boolean | null]>([
    ['created when it was sent', {}, true],
    ['created just before, by a clock that differs', { createdAt: '2026-11-20T08:59:30Z' }, true],
    ['created long before', { createdAt: '2026-11-20T08:00:00Z' }, false],
    ['without a date', { createdAt: null }, null],
    ['of that day, without an hour', { createdAt: '2026-11-20' }, null],
    ['of the day before, without an hour', { createdAt: '2026-11-19' }, false],
    ['of another article', { sku: '454740002' }, false],
    ['of another quantity', { quantity: 1 }, false],
    ['created in this call before', { id: 'earlier' }, false],
    ['that is cancelled', { status: { code: 'CANCELLED', reason: null } }, false],
    ['that has failed meanwhile', { status: { code: 'FAILED', reason: null } }, true],
  ])('is the item %s: %#', (_case, overrides, isIt) => {
    const item = { ...arrived, ...overrides };
    expect(reservationsIn([aWaitlistItem({ sku: '1' }), item], sent, 60_000)).toEqual({
      found: isIt === true ? [item] : [],
      uncertain: isIt === null ? [item] : [],
    });
  });

  it('is looked up from the day in Berlin on which it was sent', () => {
    expect(lookupDay({ sentAt: '2026-11-20T23:00:30.000Z' }, 60_000)).toBe('2026-11-20');
    expect(lookupDay({ sentAt: '2026-11-20T23:10:00.000Z' }, 60_000)).toBe('2026-11-21');
  });
});
