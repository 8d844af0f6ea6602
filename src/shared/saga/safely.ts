import { call, type SagaGenerator } from 'typed-redux-saga';
import type { PlainTextKey } from '../i18n/i18n';

type Worker<A extends readonly unknown[]> = (...args: A) => SagaGenerator<unknown>;

/**
 * What the agent sees of a failure: nothing; from the state that it failed (`state`), or also why (`why`); or this text, which a notice
 * shows. `undone`: the session ended before what was asked for was done, also where only something was read for it.
 */
export type ShownFailure = 'nothing' | 'state' | 'why' | 'undone' | { readonly notice: PlainTextKey };

export type FailureReport = (error: unknown, shown: ShownFailure) => void;

/** What `settle` returns where the state does not show that it failed, or shows why. */
type Settled = Extract<ShownFailure, 'why' | 'undone' | object> | void;

let reportFailure: FailureReport = () => undefined;

/** Configures how an unexpected failure is reported; `app/` logs it and shows what the agent does not see yet. */
export function configureFailureReport(report: FailureReport): void {
  reportFailure = report;
}

/** Reports a failure that the state shows. */
export function reportShown(error: unknown): void {
  reportFailure(error, 'state');
}

/**
 * Wraps a worker saga so that an exception does not end its watcher, which would ignore all further actions until a
 * reload. `settle` ends the loading state first; then the failure is reported. In place of it: the text
 * of a notice, where no state has to end.
 */
export function safely<A extends readonly unknown[]>(
  worker: Worker<A>,
  settle?: ((error: unknown, ...args: A) => SagaGenerator<Settled>) | { readonly notice: PlainTextKey },
): (...args: A) => SagaGenerator<void> {
  return function* safeWorker(...args: A) {
    try {
      yield* worker(...args);
    } catch (error) {
      if (settle === undefined) reportFailure(error, 'nothing');
      else if (typeof settle === 'object') reportFailure(error, settle);
      else reportFailure(error, (yield* settle(error, ...args)) ?? 'state');
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
