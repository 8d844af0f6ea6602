import { describe, expect, it } from 'vitest';
import { productStatuses, productStatusFilters, readProductStatus } from './productStatus';

describe('the status of a subscription product (REQ G8.3)', () => {
  it('has six codes, and one more to filter by', () => {
    expect(productStatuses).toEqual(['ACTIVE', 'STOPPED', 'DELETED', 'RAN_OUT', 'RUNNING_OUT', 'REPLACED']);
    expect(productStatusFilters).toEqual(['ALL', ...productStatuses]);
  });

  it.each<readonly [string | null, string]>([
    ...productStatuses.map((status) => [status, status] as const),
    [' ran_out ', 'RAN_OUT'],
    ['RanOut', 'RAN_OUT'],
    ['ran-out', 'RAN_OUT'],
    ['RAN OUT', 'RAN_OUT'],
    ['activeNoStock', 'ACTIVE_NO_STOCK'],
    ['ALL', 'unknown'],
    ['PAUSED', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%j is read as %s', (code, status) => {
    expect(readProductStatus(code)).toBe(status);
  });
});
