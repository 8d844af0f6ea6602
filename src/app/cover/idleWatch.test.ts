// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleCoverAfter } from '~config/idleCover';
import { limits } from '~config/limits';
import { watchIdle, type IdlePhase } from './idleWatch';

const idleAfter = 15 * 60_000;
let phases: IdlePhase['kind'][] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  phases = [];
  stop = watchIdle(idleAfter, ({ kind }) => phases.push(kind));
});
afterEach(() => {
  stop();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const type = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const inputInAnotherTab = () => {
  localStorage.setItem('kontor.lastInput', String(Date.now()));
  dispatchEvent(new StorageEvent('storage', { key: 'kontor.lastInput' }));
};

describe('the time without input (DECISIONS 104)', () => {
  it('is announced shortly before its end, and ends once', () => {
    vi.advanceTimersByTime(idleAfter - limits.idleWarning - 1);
    expect(phases).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(phases).toEqual(['warning']);
    vi.advanceTimersByTime(limits.idleWarning);
    expect(phases).toEqual(['warning', 'idle']);
    type();
    vi.advanceTimersByTime(idleAfter);
    expect(phases).toEqual(['warning', 'idle']);
  });

  it.each([
    ['in this tab', type],
    ['in another tab', inputInAnotherTab],
  ])('starts again with input %s, also after the announcement', (_where, input) => {
    vi.advanceTimersByTime(idleAfter - 1_000);
    input();
    expect(phases).toEqual(['warning', 'active']);
    vi.advanceTimersByTime(idleAfter - 1_000);
    expect(phases).toEqual(['warning', 'active', 'warning']);
  });

  it('input after its end does not count, also where the timer was late', () => {
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    type();
    expect(phases).toEqual(['idle']);
  });

  it('opening a page is input, however long ago the last one was', () => {
    stop();
    localStorage.setItem('kontor.lastInput', String(Date.now() - 24 * 3_600_000));
    stop = watchIdle(idleAfter, ({ kind }) => phases.push(kind));
    expect(phases).toEqual([]);
  });

  it('a stored time in the future is ignored', () => {
    localStorage.setItem('kontor.lastInput', String(Date.now() + 24 * 3_600_000));
    vi.advanceTimersByTime(idleAfter);
    expect(phases.at(-1)).toBe('idle');
  });

  it('a thousand inputs are stored for the other tabs once in ten seconds', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let input = 0; input < 1_000; input += 1) {
      vi.advanceTimersByTime(20);
      type();
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['', idleAfter],
    ['0', null],
    ['5', 300_000],
    ['0,5', 30_000],
    ['bald', idleAfter],
    ['-3', idleAfter],
    ['Infinity', idleAfter],
    ['1e9', 2_147_483_647],
  ])('VITE_IDLE_COVER_MINUTES=%j is %j milliseconds', (configured, milliseconds) => {
    vi.stubEnv('VITE_IDLE_COVER_MINUTES', configured);
    expect(idleCoverAfter()).toBe(milliseconds);
  });
});
