import { buffers } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  delay,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { AddItemOutcome, BasketItem } from '~/domain/basket';
import { addItem, loadBasket, removeItem, updateItem, type NewItem } from '~/services/basketService/basketService';
import { ServiceError } from '~/services/http/serviceError';
import { safely } from '~/shared/saga/safely';
import { basketActions, selectBasket, type PendingItem } from './basketSlice';

const { addItemRequested, quantityChangeRequested, removalRequested, basketLost, undoRemovalRequested, itemRemoved } =
  basketActions;

type BasketWrite = ReturnType<
  typeof addItemRequested | typeof quantityChangeRequested | typeof removalRequested | typeof basketLost
>;

/** Writes are serialised: the service sees one at a time, in the order in which they were asked for (QUALITY 11). */
function* writeOneAfterTheOther(): SagaGenerator<void> {
  const writes = yield* actionChannel<BasketWrite>(
    [addItemRequested.type, quantityChangeRequested.type, removalRequested.type, basketLost.type],
    buffers.expanding<BasketWrite>(8),
  );
  for (;;) {
    const write = yield* take(writes);
    yield* performSafely(write);
  }
}

const performSafely = safely(
  function* perform(write: BasketWrite) {
    if (addItemRequested.match(write)) yield* performAdd(write.payload);
    else if (quantityChangeRequested.match(write)) yield* performQuantityChange(write.payload);
    else if (removalRequested.match(write)) yield* performRemoval(write.payload.itemId);
    else {
      yield* put(basketActions.changeSuperseded());
      yield* openNewBasket();
    }
  },
  function* settle(error, write) {
    const timedOut = error instanceof ServiceError && (error.kind === 'timeout' || error.status === 504);
    const problem = { kind: timedOut ? 'timeout' : 'failed' } as const;
    if (addItemRequested.match(write)) {
      yield* put(basketActions.itemNotAdded({ key: write.payload.key, sku: write.payload.sku, problem }));
    } else if (!basketLost.match(write)) {
      yield* put(basketActions.itemNotUpdated({ itemId: write.payload.itemId, problem }));
    }
    yield* resyncSafely();
  },
);

/** After a lost answer the service may have done what was asked: its basket is the truth. */
const resyncSafely = safely(function* resync() {
  const { id } = yield* select(selectBasket);
  if (id === null) return;
  const basket = yield* call(loadBasket, id);
  if (basket !== null) yield* put(basketActions.basketReloaded(basket));
});

function* performAdd(pending: PendingItem): SagaGenerator<void> {
  const { id, items } = yield* select(selectBasket);
  const same = items.find((item) => item.sku === pending.sku && !item.crossSell);
  if (id !== null && same !== undefined) {
    yield* addToLine(id, same, pending);
    return;
  }
  let outcome: AddItemOutcome = yield* call(addItem, id, newItemOf(pending));
  if (outcome.kind === 'basketNotFound') {
    yield* put(basketActions.basketIdCleared());
    const newId = yield* addAgain(items);
    outcome = yield* call(addItem, newId, newItemOf(pending));
  }
  if (outcome.kind === 'added') {
    yield* put(
      basketActions.itemAdded({ key: pending.key, basket: outcome.basket, openedAt: new Date().toISOString() }),
    );
  } else {
    yield* put(basketActions.itemNotAdded({ key: pending.key, sku: pending.sku, problem: outcome }));
  }
}

function* addToLine(basketId: string, line: BasketItem, pending: PendingItem): SagaGenerator<void> {
  const outcome = yield* call(updateItem, basketId, line.id, { quantity: line.quantity + pending.quantity });
  if (outcome.kind === 'updated') {
    yield* put(
      basketActions.itemAdded({ key: pending.key, basket: outcome.basket, openedAt: new Date().toISOString() }),
    );
    return;
  }
  if (outcome.kind === 'basketNotFound') {
    const { items } = yield* select(selectBasket);
    yield* put(basketActions.basketIdCleared());
    yield* addAgain(items);
  }
  yield* put(basketActions.itemNotAdded({ key: pending.key, sku: pending.sku, problem: outcome }));
}

/** Puts the lines of a basket that the service has forgotten into a new one; gives the new basket's id. */
function* addAgain(lines: readonly BasketItem[]): SagaGenerator<string | null> {
  let basketId: string | null = null;
  if (lines.length > 0) yield* put(basketActions.itemsReset());
  for (const line of lines) {
    const outcome: AddItemOutcome = yield* call(addItem, basketId, newItemOf(line));
    if (outcome.kind === 'added') {
      basketId = outcome.basket.id;
      yield* put(basketActions.basketReloaded(outcome.basket));
    }
  }
  return basketId;
}

function* performQuantityChange(change: { itemId: string; quantity: number }): SagaGenerator<void> {
  const { id, activity } = yield* select(selectBasket);
  const latest = activity[change.itemId];
  if (id === null || latest?.status !== 'in_progress' || latest.quantity !== change.quantity) {
    yield* put(basketActions.changeSuperseded());
    return;
  }
  const outcome = yield* call(updateItem, id, change.itemId, { quantity: change.quantity });
  if (outcome.kind === 'updated') {
    yield* put(basketActions.itemUpdated({ itemId: change.itemId, basket: outcome.basket }));
    return;
  }
  yield* put(basketActions.itemNotUpdated({ itemId: change.itemId, problem: outcome }));
  if (outcome.kind === 'basketNotFound') yield* openNewBasket();
}

function* performRemoval(itemId: string): SagaGenerator<void> {
  const { id } = yield* select(selectBasket);
  if (id === null) {
    yield* put(basketActions.changeSuperseded());
    return;
  }
  const outcome = yield* call(removeItem, id, itemId);
  yield* put(basketActions.itemRemoved({ itemId, removedAt: Date.now() }));
  if (outcome === 'basketNotFound') yield* openNewBasket();
}

function* openNewBasket(): SagaGenerator<void> {
  const { items } = yield* select(selectBasket);
  yield* put(basketActions.basketIdCleared());
  yield* addAgain(items);
}

function newItemOf({ sku, baseProductNo, quantity, priceDate, weeeTakeBackEnabled }: NewItem): NewItem {
  return { sku, baseProductNo, quantity, priceDate, weeeTakeBackEnabled };
}

function* undoRemoval(): SagaGenerator<void> {
  const { removed } = yield* select(selectBasket);
  if (removed === null) return;
  yield* put(basketActions.undoExpired());
  yield* put(addItemRequested(newItemOf(removed.item)));
}

function* forgetRemoval(): SagaGenerator<void> {
  yield* delay(limits.undoDuration);
  yield* put(basketActions.undoExpired());
}

export function* basketSaga(): SagaGenerator<void> {
  yield* all([
    call(writeOneAfterTheOther),
    takeEvery(undoRemovalRequested, undoRemoval),
    takeLatest(itemRemoved, forgetRemoval),
  ]);
}
