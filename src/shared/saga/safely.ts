import { call, type SagaGenerator } from 'typed-redux-saga';

type Worker<A extends readonly unknown[]> = (...args: A) => SagaGenerator<unknown>;

/** `shown`: the state says already what went wrong, a notice would say it twice. */
export type FailureReport = (error: unknown, shown: boolean) => void;

let reportFailure: FailureReport = () => undefined;

/** `app/` says what an unexpected failure becomes: a log entry, and a notice where nothing else shows it. */
export function configureFailureReport(report: FailureReport): void {
  reportFailure = report;
}

/**
 * Wraps a worker so that an exception never kills its watcher (one unhandled exception otherwise silences the watcher
 * until reload). `settle` brings the state out of "loading" first; then the failure is reported.
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

/** Runs `work` with a signal that fires when the saga is cancelled, so that stale requests end on the wire. */
export function* withAbort<T>(work: (signal: AbortSignal) => Promise<T>): SagaGenerator<T> {
  const controller = new AbortController();
  let settled = false;
  try {
    const result = yield* call(work, controller.signal);
    settled = true;
    return result;
  } finally {
    // No effect may be yielded here: a cancelled generator that yields in `finally` under `yield*` goes on as if nothing
    // had happened, with the cancellation mark as its result.
    if (!settled) controller.abort();
  }
}
