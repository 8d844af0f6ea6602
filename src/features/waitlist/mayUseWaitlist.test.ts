import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayUseWaitlist } from './mayUseWaitlist';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the allow-list of the waitlist (REQ A6.11)', () => {
  it('is empty and admits every agent, but nobody without a name', () => {
    expect(mayUseWaitlist('anna.beispiel')).toBe(true);
    expect(mayUseWaitlist('')).toBe(false);
  });

  it('set by the deployment admits those it names', () => {
    vi.stubEnv('VITE_ALLOW_LIST_WAITLIST', 'bernd.*');
    expect([mayUseWaitlist('anna.beispiel'), mayUseWaitlist('bernd.backoffice')]).toEqual([false, true]);
  });
});
