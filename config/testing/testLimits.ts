import { limits } from '../limits.ts';

/** The limits of the first load, and those of each subject under `config/limits/`. */
const bySubject = import.meta.glob<Record<string, Record<string, unknown>>>('../limits/*.ts', { eager: true });
const all = [limits, ...Object.values(bySubject).flatMap((module) => Object.values(module))];
const real = all.map((each) => ({ ...each }));

/** By their names; an unknown one is an error. */
export type TestLimits = Readonly<Record<string, number | readonly number[]>>;

/** Minimal debounces and pauses: a test that counts the requests of a burst dispatches the burst synchronously. */
const quick: TestLimits = {
  offerDebounce: 1,
  suggestionDebounce: 1,
  listDebounce: 1,
  remindableDebounce: 1,
  refreshLockHold: 1,
  networkNoticeDelay: 1,
  alarmLockHold: 1,
  // Two looks without a pause that a test would wait for.
  orderLookupDuration: 2,
  outcomeLookupDuration: 2,
  outcomeLookupPause: 1,
};

/** Overrides limits until the end of the test file; called at the top of the file. */
export function setLimits(changes: TestLimits): void {
  for (const [name, value] of Object.entries(changes)) {
    const owner = all.find((each) => name in each);
    if (owner === undefined) throw new Error(`There is no limit ${name}`);
    Object.assign(owner, { [name]: value });
  }
}

/** Resets the limits for tests; called before each file, because the files of a worker share the loaded module. */
export function resetLimits(): void {
  for (const [index, each] of all.entries()) Object.assign(each, real[index]);
  setLimits(quick);
}
