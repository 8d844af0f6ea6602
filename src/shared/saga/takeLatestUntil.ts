import type { Action } from '@reduxjs/toolkit';
import { takeLatest, type SagaGenerator } from 'typed-redux-saga';

/** The part of an action creator that recognises its actions. */
export interface ActionKind<A extends Action> {
  readonly type: string;
  readonly match: (action: Action) => action is A;
}

/** Like `takeLatest`, but further actions cancel the running work without starting new work. */
export function* takeLatestUntil<A extends Action>(
  start: ActionKind<A>,
  stops: readonly { readonly type: string }[],
  worker: (action: A) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const types = [start, ...stops].map(({ type }) => type);
  yield* takeLatest(types, function* startOrStop(action: Action) {
    if (start.match(action)) yield* worker(action);
  });
}
