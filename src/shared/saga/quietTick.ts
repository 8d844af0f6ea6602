import { delay, race, take, type SagaGenerator } from 'typed-redux-saga';

/** Waits for the next action, then for a tick without another one: the end of one operation often starts the next. */
export function* quietTick(): SagaGenerator<void> {
  yield* take('*');
  for (;;) {
    const { isQuiet } = yield* race({ next: take('*'), isQuiet: delay(0) });
    if (isQuiet !== undefined) return;
  }
}
