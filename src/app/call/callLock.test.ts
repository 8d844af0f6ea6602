// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { setLimits } from '~config/testing/testLimits';
import { provideLocks } from '~/app/testing/browserLocks';
import { lockCall, noteTabLeft, releaseCall } from './callLock';

setLimits({ reloadTime: 300 });

const { held, requested } = provideLocks();

describe('a call whose tab was left just now (DECISIONS 33)', () => {
  it('is not taken by a tab that starts meanwhile: its own tab comes back with it', async () => {
    noteTabLeft('c1');
    const stranger = lockCall('c1', 'another');
    const own = lockCall('c1', 'c1');
    expect(await own).toBe(true);
    expect(await stranger).toBe(false);
  });

  it('is taken once the time of a reload is over: its tab was closed', async () => {
    noteTabLeft('c2');
    const stranger = lockCall('c2', null);
    expect(requested).toEqual([]);
    expect(await stranger).toBe(true);
  });

  it('is taken at once where its browser was killed, or where it was left longer ago, by any clock', async () => {
    expect(await lockCall('c3', null)).toBe(true);
    noteTabLeft('c4');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - limits.reloadTime });
    const taken = lockCall('c4', null);
    vi.useRealTimers();
    expect(await taken).toBe(true);
  });
});

it('the lock of a call is held until it is released, and may be acquired again by the tab that holds it (QUALITY Load)', async () => {
  expect(await lockCall('c5', null)).toBe(true);
  expect(await lockCall('c5', null)).toBe(true);
  expect([...held]).toEqual(['kontor.call.c5']);
  releaseCall('c5');
  await expect.poll(() => [...held]).toEqual([]);
  held.add('kontor.call.c5');
  expect(await lockCall('c5', null)).toBe(false);
});
