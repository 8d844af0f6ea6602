import { call, type SagaGenerator } from 'typed-redux-saga';

type Worker<A extends readonly unknown[]> = (...args: A) => SagaGenerator<unknown>;

/** `isShown`: the state already reports the failure, so that no notice is needed. */
export type FailureReport = (error: unknown, isShown: boolean) => void;

let reportFailure: FailureReport = () => undefined;

/** Configures how an unexpected failure is reported; `app/` logs it and shows a notice unless `isShown`. */
export function configureFailureReport(report: FailureReport): void {
  reportFailure = report;
}

/** Reports a failure that the state shows. */
export function reportShown(error: unknown): void {
  reportFailure(error, true);
}

/**
 * Wraps a worker saga so that an exception does not end its watcher, which would ignore all further actions until a
 * reload. `settle` ends the loading state first; then the failure is reported.
 */
export function safely<A extends readonly unknown[]>(
  worker: Worker<A>,
  settle?: (error: unknown, ...args: A) => SagaGenerator<unknown>,
): (...args: A) => SagaGenerator<void> {
  return function* safeWorker(...args: A) {
    try {
      yield* worker(...args);
    } catch (error) {
      if (settle !== undefined) yield* settle(error, ...args);
      reportFailure(error, settle !== undefined);
    }
  };
}

/** Runs `work` with a signal that aborts when the saga is cancelled, so that stale requests are cancelled on the wire. */
export function* withAbort<T>(work: (signal: AbortSignal) => Promise<T>): SagaGenerator<T> {
  const controller = new AbortController();
  let settled = false;
  try {
    const result = yield* call(work, controller.signal);
    settled = true;
    return result;
  } finally {
    // Yields no effect: a cancelled generator that yields in `finally` under `yield*` continues, with the cancellation
    // mark as its result.
    if (!settled) controller.abort();
  }
}
