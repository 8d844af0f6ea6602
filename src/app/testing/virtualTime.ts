import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { middlewareOptions } from '~/app/session/storeOptions';
import { loadedModules, loadModules } from '~/app/modules';
import { lateGroupNames } from '~/shared/module/lateModules';

const { serializableCheck } = middlewareOptions;

let isVirtual = false;

/**
 * Fakes the timers, so that only {@link pass} advances them, for tests whose services are functions in memory: no run waits for
 * real time, and the same moves happen in the same order every time, so that a failure can be replayed.
 */
export function startVirtualTime(): void {
  // Loads the late sagas and what a login loads before the timers are faked; a later import settles like any other promise.
  beforeAll(async () => {
    await Promise.all([...lateGroupNames.map(loadModules), import('~/flows/customer/logIn/loginSteps')]);
    await Promise.all(
      loadedModules()
        .flatMap(({ lateSaga }) => lateSaga ?? [])
        .map(({ load }) => load()),
    );
    // Goes through the whole state with every action, a third of the time of thousands of moves; other tests keep it.
    Object.assign(middlewareOptions, { serializableCheck: false });
  });
  afterAll(() => {
    Object.assign(middlewareOptions, { serializableCheck });
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

/** Resolves after the milliseconds that a service in memory takes to answer. */
export const after = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves when every promise that needs no timer has settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Advances the faked timers by milliseconds, one by one, and lets promises settle in between. */
export async function pass(milliseconds = 0): Promise<void> {
  await settled();
  vi.advanceTimersByTime(0);
  await settled();
  for (let passed = 0; passed < milliseconds; passed += 1) {
    vi.advanceTimersByTime(1);
    await settled();
  }
}
