import type { Action } from '@reduxjs/toolkit';
import type { MulticastChannel } from 'redux-saga';
import { actionChannel, call, flush, fork, getContext, take, type SagaGenerator } from 'typed-redux-saga';

type Saga = () => SagaGenerator<unknown>;

/**
 * Loads a saga with the first action that it may be for, so that what the first screen does not need is not loaded before
 * it. That action and those that come while the code is on its way are handed on to it: none is lost, and no reducer sees
 * one twice. Needs the middleware's own channel in the context, as `sagaChannel`.
 */
export function* startWhenNeeded(isForIt: (action: Action) => boolean, load: () => Promise<Saga>): SagaGenerator<void> {
  const waiting = yield* actionChannel<Action>(isForIt);
  const first = yield* take(waiting);
  const saga = yield* call(load);
  yield* fork(saga);
  const others = yield* flush(waiting);
  waiting.close();
  const channel = yield* getContext<MulticastChannel<Action>>('sagaChannel');
  for (const action of [first, ...(Array.isArray(others) ? others : [])]) channel.put(action);
}
