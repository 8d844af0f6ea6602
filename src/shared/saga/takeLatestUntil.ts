import type { Action } from '@reduxjs/toolkit';
import { takeLatest, type SagaGenerator } from 'typed-redux-saga';

/** An action creator of a slice, as far as it tells its own actions from others. */
interface ActionKind<A extends Action> {
  readonly type: string;
  readonly match: (action: Action) => action is A;
}

/** `takeLatest` for work that other actions end, too: they cancel it and start nothing. */
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
