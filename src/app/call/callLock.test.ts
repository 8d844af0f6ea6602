// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { setLimits } from '~config/testing/testLimits';
import { lockCall, noteTabLeft } from './callLock';

setLimits({ reloadTime: 300 });

/** The locks of one browser: each name is held by the first tab that requested it. */
function someLocks() {
  const held = new Set<string>();
  const waiting: string[] = [];
  return {
    held,
    waiting,
    request: async (name: string, { signal }: LockOptions, work: () => unknown) => {
      waiting.push(name);
      if (held.has(name)) throw signal?.reason ?? new DOMException('held', 'AbortError');
      held.add(name);
      await work();
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
}

let locks = someLocks();

beforeEach(() => {
  locks = someLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a call whose tab was left just now (DECISIONS 33)', () => {
  it('is not taken by a tab that starts meanwhile: its own tab comes back with it', async () => {
    noteTabLeft('c1');
    const stranger = lockCall('c1', 'another');
    const own = lockCall('c1', 'c1');
    expect(await own).toBe(true);
    expect(await stranger).toBe(false);
  });

  it('is taken once the time of a reload is over: its tab was closed', async () => {
    noteTabLeft('c1');
    const stranger = lockCall('c1', null);
    expect(locks.waiting).toEqual([]);
    expect(await stranger).toBe(true);
  });

  it('is taken at once where its browser was killed, or where it was left longer ago, by any clock', async () => {
    expect(await lockCall('c1', null)).toBe(true);
    noteTabLeft('c2');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - limits.reloadTime });
    const taken = lockCall('c2', null);
    vi.useRealTimers();
    expect(await taken).toBe(true);
  });
});
