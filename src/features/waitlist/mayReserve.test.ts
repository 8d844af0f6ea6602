import { describe, expect, it } from 'vitest';
import { mayReserve } from './mayReserve';

describe('the allow-list of the waitlist (REQ A6.11)', () => {
  it('is empty and admits every agent, but nobody without a name', () => {
    expect(mayReserve('anna.beispiel')).toBe(true);
    expect(mayReserve('')).toBe(false);
  });
});
