import { lateLimits } from '../lateLimits.ts';
import { limits } from '../limits.ts';

export type TestLimits = Partial<Record<keyof typeof limits | keyof typeof lateLimits, number>>;

const real = { ...limits };
const realLate = { ...lateLimits };

/** Minimal debounces and pauses: a test that counts the requests of a burst dispatches the burst synchronously. */
const quick = {
  offerDebounce: 1,
  suggestionDebounce: 1,
  networkNoticeDelay: 1,
  alarmLockHold: 1,
} satisfies TestLimits;
/** Two looks without a pause that a test would wait for. */
const quickLate = { orderLookupDuration: 2, outcomeLookupDuration: 2, outcomeLookupPause: 1 } satisfies TestLimits;

/** Overrides limits until the end of the test file; called at the top of the file. */
export function setLimits(changes: TestLimits): void {
  for (const [name, value] of Object.entries(changes)) {
    Object.assign(name in lateLimits ? lateLimits : limits, { [name]: value });
  }
}

/** Resets the limits for tests; called before each file, because the files of a worker share the loaded module. */
export function resetLimits(): void {
  Object.assign(limits, real, quick);
  Object.assign(lateLimits, realLate, quickLate);
}
