import { limits } from '../limits.ts';

export type TestLimits = Partial<Record<keyof typeof limits, number>>;

const real = { ...limits };

/** Debounces end at the next tick: a test that counts the requests of a burst dispatches it without a pause. */
const quick = { offerDebounce: 1, suggestionDebounce: 1 } satisfies TestLimits;

/** Overrides limits until the end of the test file; a file calls it at its top. */
export function setLimits(changes: TestLimits): void {
  Object.assign(limits, changes);
}

/** The limits of tests; called before each file, because files of one worker share the loaded module. */
export function resetLimits(): void {
  Object.assign(limits, real, quick);
}
