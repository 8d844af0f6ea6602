import type { Action } from '@reduxjs/toolkit';
import isEqual from 'fast-deep-equal';
import type { Task } from 'redux-saga';
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga';

interface Watched<S, T> {
  readonly selector: (state: S) => T;
  /** The value before the first change. */
  readonly initial: T;
  /** An action that runs the worker without a change. */
  readonly isRequest: (action: Action) => boolean;
}

/**
 * Runs the worker whenever the selected value has changed, compared by value, or on request; a newer run cancels the older one. Which action changed
 * the value does not matter, so that no list of actions has to be kept.
 */
export function* latestOnChange<S, T>(
  { selector, initial, isRequest }: Watched<S, T>,
  worker: (isRequested: boolean) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  let last = initial;
  let running: Task | undefined;
  for (;;) {
    const action = yield* take<Action>('*');
    const value = yield* select(selector);
    const isRequested = isRequest(action);
    if (!isRequested && isEqual(value, last)) continue;
    last = value;
    if (running !== undefined) yield* cancel(running);
    running = yield* fork(worker, isRequested);
  }
}
