import createMiddleware, { runSaga as run, type RunSagaOptions, type Saga, type Task } from 'redux-saga';
import { recordSaga } from './leftovers.ts';

export * from 'redux-saga';

/** The sagas of the package, with each root saga recorded while it runs: tests load this file in place of it (vitest.config.ts). */
export function runSaga<Action, State, S extends Saga>(
  options: RunSagaOptions<Action, State>,
  saga: S,
  ...parts: Parameters<S>
): Task {
  const task = run(options, saga, ...parts);
  recordSaga(task, saga.name);
  return task;
}

const createSagaMiddleware: typeof createMiddleware = (options) => {
  const middleware = createMiddleware(options);
  const { run: start } = middleware;
  middleware.run = (saga, ...parts) => {
    const task = start(saga, ...parts);
    recordSaga(task, saga.name);
    return task;
  };
  return middleware;
};

export default createSagaMiddleware;
