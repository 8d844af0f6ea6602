import type { Task } from 'redux-saga';

/**
 * Records what a test file leaves behind: files share workers and modules, so that a request, saga, timer, listener or stored entry of one
 * file would reach the next one. Each entry is named by what it is and where it came from.
 */
const requests = new Set<string>();
/** What each timer is, and the error whose stack names where it was set; the stack is written out for a report only. */
const timers = new Map<unknown, { readonly what: string; readonly set: Error }>();
const listeners = new Map<string, number>();
const sagas = new Map<Pick<Task, 'isRunning'>, string>();

/** The first line of a stack that is not the test set-up's or a package's. */
function callerOf(stack: string | undefined): string | null {
  const line = (stack ?? '').split('\n').find((at) => /\/(?:src|mocks)\//.test(at) && !at.includes('node_modules'));
  return line === undefined ? null : line.trim().replace(/^at /, '');
}

/** Whether a frame of the application or its tests called directly, not a package on its behalf. */
function isCalledDirectly(stack: string | undefined): boolean {
  const caller = (stack ?? '').split('\n')[2] ?? '';
  return /\/(?:src|mocks)\//.test(caller) && !caller.includes('node_modules');
}

let count = 0;

type Fetch = typeof fetch;

const recordedFetches = new WeakSet<Fetch>();

/** Wraps `fetch` so that each request is recorded until its response arrives; returns a wrapped function unchanged. */
function recorded(real: Fetch): Fetch {
  if (recordedFetches.has(real)) return real;
  const recording: Fetch = async (input, init) => {
    count += 1;
    const address = input instanceof Request ? `${input.method} ${input.url}` : String(input);
    const name = `request ${String(count)}: ${address}`;
    requests.add(name);
    try {
      return await real(input, init);
    } finally {
      requests.delete(name);
    }
  };
  recordedFetches.add(recording);
  return recording;
}

/** Records every request, also while the mock services of a test have replaced `fetch` by theirs. */
export function recordRequests(): void {
  let current = recorded(globalThis.fetch);
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => current,
    set: (replaced: Fetch) => {
      current = recorded(replaced);
    },
  });
}

type Schedule = (handler: () => void, milliseconds?: number, ...parts: readonly unknown[]) => unknown;

/** Stack frames captured per timer: two of this file, a promise constructor, and the caller. Capturing more takes longer than most timers. */
const framesOfTimers = 6;

function errorAtTimer(): Error {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = framesOfTimers;
  const error = new Error('timer');
  Error.stackTraceLimit = limit;
  return error;
}

function recordedTimers(kind: 'setTimeout' | 'setInterval', real: Schedule): Schedule {
  return (handler, milliseconds, ...parts) => {
    const timer = real(() => {
      if (kind === 'setTimeout') timers.delete(timer);
      Reflect.apply(handler, undefined, parts);
    }, milliseconds);
    timers.set(timer, { what: `${kind} of ${String(milliseconds ?? 0)} ms`, set: errorAtTimer() });
    return timer;
  };
}

/** Replaces the global timers by ones that are recorded until they have fired or are cleared. */
export function recordTimers(): void {
  const marked = globalThis.setTimeout as typeof setTimeout & { readonly isRecorded?: true };
  if (marked.isRecorded === true) return;
  for (const kind of ['setTimeout', 'setInterval'] as const) {
    const replaced = recordedTimers(kind, globalThis[kind] as Schedule);
    Object.assign(globalThis, { [kind]: Object.assign(replaced, { isRecorded: true }) });
  }
  for (const kind of ['clearTimeout', 'clearInterval'] as const) {
    const real = globalThis[kind] as (timer: unknown) => void;
    Object.assign(globalThis, {
      [kind]: (timer: unknown) => {
        timers.delete(timer);
        real(timer);
      },
    });
  }
}

/** Counts the listeners of a target by event; with `once` or a signal they end by themselves. */
export function recordListeners(target: EventTarget, name: string): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const change = (type: string, by: 1 | -1) => {
    const key = `listener of ${name} for ${type}`;
    listeners.set(key, (listeners.get(key) ?? 0) + by);
  };
  target.addEventListener = (type, listener, options) => {
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (!once && listener !== null && isCalledDirectly(new Error('listener').stack)) {
      change(type, 1);
      signal?.addEventListener('abort', () => {
        change(type, -1);
      });
    }
    add(type, listener, options);
  };
  target.removeEventListener = (type, listener, options) => {
    if (listener !== null && isCalledDirectly(new Error('listener').stack)) change(type, -1);
    remove(type, listener, options);
  };
}

/** Records a root saga until it has ended or is cancelled; it would keep the whole store of its call in memory. */
export function recordSaga(task: Pick<Task, 'isRunning' | 'toPromise'>, name: string): void {
  sagas.set(task, `saga ${name}`);
  const forget = () => sagas.delete(task);
  task.toPromise().then(forget, forget);
}

/** What is left, named. */
export function leftovers(): readonly string[] {
  return [
    ...requests,
    // Named once, however many of them run.
    ...new Set([...sagas].filter(([task]) => task.isRunning()).map(([, name]) => name)),
    ...[...timers.values()].flatMap(({ what, set }) => {
      const from = callerOf(set.stack);
      // Timers of packages end with what they serve.
      return from === null ? [] : [`${what}: ${from}`];
    }),
    ...[...listeners].filter(([, open]) => open > 0).map(([key]) => key),
    ...keysOf(localStorage).map((key) => `entry of the local storage: ${key}`),
    ...keysOf(sessionStorage).map((key) => `entry of the session storage: ${key}`),
  ];
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Milliseconds in which requests that a test has begun may end after it. */
const patience = 100;

/** Waits for what a test has begun without waiting for it, such as entries of the log, so that none reaches the next test. */
export async function requestsSettled(): Promise<void> {
  const until = performance.now() + patience;
  // What is sent after an import of loaded code leaves within a turn of the event loop.
  do await new Promise((resolve) => setImmediate(resolve));
  while (requests.size > 0 && performance.now() < until);
}

/** Forgets what one file has left, so that the next file is not blamed for it. */
export function forgetLeftovers(): void {
  requests.clear();
  sagas.clear();
  timers.clear();
  listeners.clear();
  localStorage.clear();
  sessionStorage.clear();
}
