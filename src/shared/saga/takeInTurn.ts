import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, take, type SagaGenerator } from 'typed-redux-saga';
import type { ActionKind } from './takeLatestUntil';

/** Like `takeLeading`, but actions that come while the work runs are done afterwards, in their order, instead of being dropped. */
export function* takeInTurn<A extends Action>(
  kind: ActionKind<A>,
  worker: (action: A) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const requests = yield* actionChannel<A>(kind.type, buffers.expanding<A>(2));
  for (;;) yield* worker(yield* take(requests));
}
