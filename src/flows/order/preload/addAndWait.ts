import { put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { BasketLine } from '~/domain/basket/basket';
import { basketActions } from '~/features/basket/basketSlice';
import type { BasketProblem } from '~/features/basket/basketState';

/** Adds a line to the basket and waits for the answer. Returns why it was refused, or null. */
export function* addAndWait(line: BasketLine): SagaGenerator<BasketProblem | null> {
  const request = basketActions.addItemRequested(line);
  yield* put(request);
  return yield* waitForItem(request.payload.key);
}

/** Waits until a requested line is in the basket, or undone. Returns why it is not there, or null. */
export function* waitForItem(key: string): SagaGenerator<BasketProblem | null> {
  for (;;) {
    const { added, notAdded, undone } = yield* race({
      added: take(basketActions.itemAdded),
      notAdded: take(basketActions.itemNotAdded),
      undone: take(basketActions.addUndone),
    });
    if (added?.payload.key === key) return null;
    if (notAdded?.payload.key === key) return notAdded.payload.problem;
    if (undone?.payload === key) return { kind: 'failed' };
  }
}
