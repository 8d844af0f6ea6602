import type { SagaGenerator } from 'typed-redux-saga';

/**
 * The effect of an operation that was refused: the browser has sent it before, so that the refusal may only say that it is done
 * (`refusedWhenDone` in `onceOnly`). Looked at once, because the refused one was the last send; where that fails, it stays refused.
 */
export function* doneDespiteRefusal<T>(find: () => SagaGenerator<T | null>): SagaGenerator<T | null> {
  try {
    return yield* find();
  } catch {
    return null;
  }
}
