import { afterEach, describe, expect, it, vi } from 'vitest';
import { secondsToWait } from './retryAfter';
import { ServiceError } from './serviceError';

afterEach(() => {
  vi.useRealTimers();
});

describe('the header Retry-After (RFC 9110 §10.2.3)', () => {
  it.each([
    ['30', 30],
    [' 120 ', 120],
    ['0', 0],
    ['Sat, 28 Nov 2026 11:00:45 GMT', 45],
    ['Sat, 28 Nov 2026 10:59:00 GMT', 0],
    ['Xyz, 99 Abc 2026 10:59:00 GMT', null],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['2026', 2026],
    ['99999999999999999999', null],
    ['', null],
    [undefined, null],
  ])('%j means %s seconds', (retryAfter, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-28T11:00:00Z') });
    expect(secondsToWait(new ServiceError({ kind: 'problem', status: 429, retryAfter }))).toBe(seconds);
  });
});
