import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { modules } from '~/app/modules';

let isVirtual = false;

/**
 * Timers run on a clock that only {@link pass} moves, for tests whose services are functions in memory: a run is over as
 * fast as the machine computes, and the same moves happen in the same order every time, so that a failure can be replayed.
 */
export function startVirtualTime(): void {
  // Code is loaded in real time: from now on an import settles like any other promise.
  beforeAll(async () => {
    await Promise.all(modules.flatMap(({ lateSaga }) => lateSaga ?? []).map(({ load }) => load()));
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    isVirtual = true;
  });
  afterEach(() => {
    isVirtual = false;
    vi.useRealTimers();
  });
}

export const isTimeVirtual = (): boolean => isVirtual;

/** How long a service in memory takes to answer. */
export const after = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Every promise that can settle without a timer has settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets virtual milliseconds pass, one by one; what they set going settles in between. */
export async function pass(milliseconds = 0): Promise<void> {
  await settled();
  vi.advanceTimersByTime(0);
  await settled();
  for (let passed = 0; passed < milliseconds; passed += 1) {
    vi.advanceTimersByTime(1);
    await settled();
  }
}
