import { describe, expect, it } from 'vitest';
import {
  emptyHistory,
  toggledSorting,
  withPage,
  type ChangeType,
  type HistoryStatus,
  type SubscriptionChange,
} from './changeHistory';

const change = (type: ChangeType, status: HistoryStatus | null = null): SubscriptionChange => ({
  type,
  code: type,
  note: null,
  reason: null,
  timestamp: '2026-11-02T10:15:00Z',
  agentUsername: 'anna.beispiel',
  newStatus: status === null ? null : { type: status, code: status, orderId: null, reason: null, failure: null },
});

describe('the change history (REQ G6.1, G6.2, DECISIONS 90)', () => {
  it.each<[ChangeType, HistoryStatus | null, isShown: boolean]>([
    ['CREATED', 'ACTIVE', true],
    ['STATUS_UPDATED', 'CANCELED', true],
    ['STATUS_UPDATED', 'FAILED', false],
    ['GENERATED_ORDER_FAILED', 'WARNING', true],
    ['GENERATED_ORDER_FAILED', 'FAILED', false],
    ['CUSTOM_NOTE', null, true],
    ['unknown', 'unknown', true],
  ])('%s with the status %s is shown: %s', (type, status, isShown) => {
    const { changes } = withPage(emptyHistory('NEW_FIRST'), { changes: [change(type, status)], received: 1, size: 20 });
    expect(changes.length === 1).toBe(isShown);
  });

  it('appends pages, and has more while a page is full, hidden and unreadable entries included', () => {
    const first = withPage(emptyHistory('OLD_FIRST'), {
      changes: [change('CREATED'), change('STATUS_UPDATED', 'FAILED')],
      received: 3,
      size: 3,
    });
    expect(first).toMatchObject({ page: 1, hasMore: true, changes: [{ type: 'CREATED' }] });
    const second = withPage(first, { changes: [change('CUSTOM_NOTE')], received: 2, size: 3 });
    expect(second).toMatchObject({ page: 2, hasMore: false, changes: [{ type: 'CREATED' }, { type: 'CUSTOM_NOTE' }] });
  });

  it.each([
    ['of the size that the service names', { received: 10, size: 10 }, true],
    ['that is not full', { received: 9, size: 10 }, false],
    ['that is empty', { received: 0, size: 0 }, false],
  ])('has more after a page %s: %j, %s', (_name, page, hasMore) => {
    expect(withPage(emptyHistory('NEW_FIRST'), { changes: [], ...page }).hasMore).toBe(hasMore);
  });

  it('toggles its sorting', () => {
    expect([toggledSorting('OLD_FIRST'), toggledSorting('NEW_FIRST')]).toEqual(['NEW_FIRST', 'OLD_FIRST']);
  });
});
