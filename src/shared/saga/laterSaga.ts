import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel, type MulticastChannel, type Saga, type Task } from 'redux-saga';

interface LaterSagaOptions {
  /** What the saga may listen to: the first such action brings it. */
  readonly isForIt: (action: Action) => boolean;
  readonly load: () => Promise<Saga<[]>>;
  readonly context: object;
  /** The code could not be loaded; the next action tries again. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * A saga whose code is loaded with the first action that it may be for, so that what the first screen does not need is not
 * loaded before it. That action and those that come while the code is on its way are handed on to it, and to nobody else: it
 * has a channel of its own, so that none is lost and no other saga takes one twice.
 */
export function laterSaga({ isForIt, load, context, onFailed }: LaterSagaOptions) {
  const channel: MulticastChannel<Action> = stdChannel<Action>();
  const sagaMiddleware = createSagaMiddleware({ channel, context });
  const waiting: Action[] = [];
  let phase: 'idle' | 'loading' | 'running' | 'ended' = 'idle';
  let task: Task | null = null;

  const start = (saga: Saga<[]>) => {
    if (phase === 'ended') return;
    phase = 'running';
    task = sagaMiddleware.run(saga);
    for (const action of waiting.splice(0)) channel.put(action);
  };
  const fetchIt = () => {
    phase = 'loading';
    load().then(start, (error: unknown) => {
      if (phase === 'loading') phase = 'idle';
      onFailed(error);
    });
  };
  const watch: Middleware = () => (next) => (action) => {
    const result = next(action);
    if ((phase === 'idle' || phase === 'loading') && isAction(action) && isForIt(action)) {
      waiting.push(action);
      if (phase === 'idle') fetchIt();
    }
    return result;
  };
  return {
    middleware: [sagaMiddleware, watch] as const,
    start,
    end: () => {
      phase = 'ended';
      task?.cancel();
    },
  };
}
