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
import {
  isSameLine,
  isSamePriceDate,
  isServiceId,
  piecesOf,
  withChangedLine,
  type AddItemOutcome,
  type Basket,
  type BasketItem,
  type RemoveItemOutcome,
  type UpdateItemOutcome,
} from '~/domain/basket/basket';
import { quantityExceeded } from '~/domain/basket/stockLimit';
import { countryOfCall } from '~/domain/common/country';
import {
  addItem,
  loadBasket,
  removeItem,
  switchBasketChannel,
  updateItem,
  type ItemChange,
} from '~/services/basketService/basketService';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { isSameSales, type SalesChannelChoice } from '~/domain/order/salesChannel';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { safely } from '~/shared/saga/safely';
import { allLines, refusalOf, targetOf } from './basketRows';
import { basketActions, selectBasketState } from './basketSlice';
import type { BasketProblem, BasketState, PendingItem, QuantityChange } from './basketState';
import { newItemOf } from './newItemOf';
import type { LineChange, Reopened, SessionInactive } from './reopenBasket';
import { takingOut } from './takingOut';

const { addItemRequested, quantityChangeRequested, detailsChangeRequested, removalRequested } = basketActions;
const { basketLost, reloadRequested, channelRequested } = basketActions;
const { undoRemovalRequested, refusedRetryRequested, emptyingRequested, itemRemoved, itemUpdated } = basketActions;

type BasketWrite = ReturnType<
  | typeof addItemRequested
  | typeof quantityChangeRequested
  | typeof detailsChangeRequested
  | typeof removalRequested
  | typeof basketLost
  | typeof reloadRequested
  | typeof channelRequested
>;

/** Serialises the writes: the service receives one at a time, in the order of the requests (QUALITY 11). */
function* writeOneAfterTheOther(): SagaGenerator<void> {
  const writes = yield* actionChannel<BasketWrite>(
    [
      addItemRequested.type,
      quantityChangeRequested.type,
      detailsChangeRequested.type,
      removalRequested.type,
      basketLost.type,
      reloadRequested.type,
      channelRequested.type,
    ],
    buffers.expanding<BasketWrite>(8),
  );
  for (;;) {
    const write = yield* take(writes);
    while ((yield* select(selectBasketState)).isLocked) yield* take(basketActions.unlocked);
    yield* performSafely(write);
  }
}

const performSafely = safely(
  function* perform(write: BasketWrite) {
    if (addItemRequested.match(write)) yield* performAdd(write.payload);
    else if (quantityChangeRequested.match(write)) yield* performQuantityChange(write.payload);
    else if (detailsChangeRequested.match(write)) yield* performChange(write.payload, null);
    else if (removalRequested.match(write)) yield* performRemoval(write.payload);
    else {
      if (basketLost.match(write)) yield* openNewBasket();
      else if (channelRequested.match(write)) yield* setChannel(write.payload);
      else yield* resyncSafely();
      yield* put(basketActions.changeSuperseded(null));
    }
  },
  function* settle(error, write) {
    if (channelRequested.match(write)) {
      yield* put(basketActions.channelNotSet(write.payload));
      yield* put(basketActions.changeSuperseded(null));
      return;
    }
    const timedOut = error instanceof ServiceError && (error.kind === 'timeout' || error.status === 504);
    const problem = { kind: timedOut ? 'timeout' : 'failed' } as const;
    const { items: before } = yield* select(selectBasketState);
    yield* resyncSafely();
    // Possibly only the answer was lost: a completed write is not reported as failed, so that it is not repeated.
    if (yield* reportDone(write, before)) return;
    if (addItemRequested.match(write)) yield* reportNotAdded(write.payload, problem);
    else if (basketLost.match(write) || reloadRequested.match(write)) {
      yield* put(basketActions.changeSuperseded(null));
    } else {
      const quantity = quantityChangeRequested.match(write) ? write.payload.quantity : null;
      yield* put(basketActions.itemNotUpdated({ itemId: write.payload.itemId, quantity, problem }));
    }
  },
);

/** Settles a write that the reloaded basket proves as done; returns false otherwise. */
function* reportDone(write: BasketWrite, before: readonly BasketItem[]): SagaGenerator<boolean> {
  const { id, pregeneratedErpNumber, items } = yield* select(selectBasketState);
  if (id === null || items === before) return false;
  const basket = { id, pregeneratedErpNumber, items };
  if (addItemRequested.match(write)) {
    const { sku, quantity } = write.payload;
    if (piecesOf(sku, items) !== piecesOf(sku, before) + quantity) return false;
    yield* reportAdded(write.payload, basket);
    return true;
  }
  if (quantityChangeRequested.match(write)) {
    const { itemId, quantity } = write.payload;
    return yield* reportUpdated(itemId, { quantity }, basket);
  }
  if (detailsChangeRequested.match(write))
    return yield* reportUpdated(write.payload.itemId, write.payload.change, basket);
  if (!removalRequested.match(write) || items.some((item) => item.id === write.payload.itemId)) return false;
  yield* put(basketActions.itemRemoved({ itemId: write.payload.itemId, removedAt: Date.now() }));
  return true;
}

function* reportUpdated(itemId: string, change: ItemChange, basket: Basket): SagaGenerator<boolean> {
  const item = basket.items.find(({ id }) => id === itemId);
  if (item === undefined || !isAsAsked(item, change)) return false;
  yield* put(itemUpdated({ itemId, basket }));
  return true;
}

function isAsAsked(item: BasketItem, { quantity, priceDate, weeeTakeBackEnabled }: ItemChange): boolean {
  return (
    (quantity ?? item.quantity) === item.quantity &&
    (priceDate === undefined || isSamePriceDate(priceDate, item.priceDate)) &&
    (weeeTakeBackEnabled ?? item.weeeTakeBackEnabled) === item.weeeTakeBackEnabled
  );
}

/** Reloads the basket after a lost answer, because the service may have executed the write. */
const resyncSafely = safely(function* resync() {
  const { id } = yield* select(selectBasketState);
  if (id === null) return;
  const basket = yield* call(loadBasket, id);
  if (basket !== null && basket !== 'notReadable')
    yield* put(basketActions.basketReloaded({ basket, at: serviceNow().toISOString() }));
});

/** Sets the channel as one of the serialised writes, so that the next offer is calculated with it. */
function* setChannel(sales: SalesChannelChoice): SagaGenerator<void> {
  const { id, channel } = yield* select(selectBasketState);
  if (id === null || (channel !== null && isSameSales(channel, sales))) return;
  const outcome = yield* call(switchBasketChannel, id, sales.channel, sales.office);
  // The new basket gets the channel when it is opened.
  if (outcome === 'basketNotFound') yield* openNewBasket();
  else yield* put(basketActions.channelSet(sales));
}

type Removal = ReturnType<typeof removalRequested>['payload'];

function isUndone({ key }: PendingItem, { adding }: BasketState): boolean {
  return adding.every((pending) => pending.key !== key);
}

/** Applies the basket with the article; takes it out again where that was undone while it was in flight. */
function* reportAdded(pending: PendingItem, basket: Basket): SagaGenerator<void> {
  const { key, quantity } = pending;
  const wasUndone = isUndone(pending, yield* select(selectBasketState));
  yield* put(basketActions.itemAdded({ key, sent: newItemOf(pending), basket, openedAt: serviceNow().toISOString() }));
  const { items } = yield* select(selectBasketState);
  const item = items.find((line) => isSameLine(line, pending));
  if (wasUndone && item !== undefined) yield* put(takingOut(item, quantity));
}

/** Reports why an article is not in the basket; nothing where it was undone meanwhile. */
function* reportNotAdded(pending: PendingItem, problem: BasketProblem): SagaGenerator<void> {
  if (isUndone(pending, yield* select(selectBasketState))) yield* put(basketActions.changeSuperseded(null));
  else yield* put(basketActions.itemNotAdded({ ...pending, problem }));
}

/** Opens a new basket with the lines on the screen; baskets are rarely lost, so the code is loaded with the first one. */
function* openNewBasket(changed?: LineChange): SagaGenerator<Reopened> {
  const { reopenBasket } = yield* call(() => import('./reopenBasket'));
  return yield* reopenBasket(changed);
}

/**
 * Adds an article; for a lost basket retries once in a new one (REQ C3.2). The limits of the basket hold here for every way in:
 * the field, undo, a retry, an order text, a recreated order.
 */
function* performAdd(pending: PendingItem): SagaGenerator<void> {
  const present = yield* select(selectBasketState);
  const refusal = refusalOf(pending, present, [...present.items, ...present.refused]);
  const problem =
    refusal === null ? quantityExceeded(pending, present.items, present.facts[pending.sku]) : { kind: refusal };
  if (problem !== null || isUndone(pending, present)) {
    yield* reportNotAdded(pending, problem ?? { kind: 'failed' });
    return;
  }
  let outcome = yield* addOrRaise(pending);
  if (outcome.kind === 'basketNotFound') {
    const reopened = yield* openNewBasket();
    outcome = reopened.kind === 'opened' ? yield* addOrRaise(pending) : reopened;
  }
  if (outcome.kind === 'added' || outcome.kind === 'updated') {
    yield* reportAdded(pending, outcome.basket);
  } else {
    yield* reportNotAdded(pending, outcome);
  }
}

/** Raises the quantity of an existing line, otherwise adds a line. */
function* addOrRaise(pending: PendingItem): SagaGenerator<AddItemOutcome | KnownUpdateOutcome | SessionInactive> {
  if ((yield* select(selectBasketState)).id === null) {
    const reopened = yield* openNewBasket();
    if (reopened.kind === 'sessionInactive') return reopened;
  }
  const { id, items } = yield* select(selectBasketState);
  const same = items.find((item) => isSameLine(item, pending));
  if (id === null || same === undefined || !isServiceId(same.id))
    return yield* call(addItem, id, newItemOf(pending), items);
  return yield* changeLine(id, same.id, { quantity: same.quantity + pending.quantity });
}

function* performQuantityChange({ itemId, quantity }: QuantityChange): SagaGenerator<void> {
  const { activity } = yield* select(selectBasketState);
  const latest = targetOf(activity[itemId]);
  if (latest === 'removed' || latest.quantity !== quantity) {
    yield* put(basketActions.changeSuperseded(itemId));
    return;
  }
  yield* performChange({ itemId, change: { quantity } }, quantity);
}

/**
 * Changes a line; the basket of the outcome is the service's, or the known one with the change. A line whose id the service has not named
 * is changed by a new basket in place of this one (DECISIONS 206).
 */
function* changeLine(id: string, itemId: string, wanted: ItemChange): SagaGenerator<KnownUpdateOutcome> {
  if (!isServiceId(itemId)) {
    yield* deleteForNewOne(id);
    return { kind: 'basketNotFound' };
  }
  const outcome = yield* call(updateItem, id, itemId, wanted);
  if (outcome.kind !== 'updated') return outcome;
  const { items, pregeneratedErpNumber } = yield* select(selectBasketState);
  return {
    kind: 'updated',
    basket: outcome.basket ?? withChangedLine({ id, pregeneratedErpNumber, items }, itemId, wanted),
  };
}

type KnownUpdateOutcome =
  | Exclude<UpdateItemOutcome, { readonly kind: 'updated' }>
  | { readonly kind: 'updated'; readonly basket: Basket };

function* performChange({ itemId, change: wanted }: LineChange, quantity: number | null): SagaGenerator<void> {
  const { id } = yield* select(selectBasketState);
  let outcome: KnownUpdateOutcome | SessionInactive =
    id === null ? { kind: 'basketNotFound' } : yield* changeLine(id, itemId, wanted);
  if (outcome.kind === 'updated') {
    yield* put(itemUpdated({ itemId, basket: outcome.basket }));
    return;
  }
  if (outcome.kind === 'basketNotFound') {
    const reopened = yield* openNewBasket({ itemId, change: wanted });
    if (reopened.kind === 'sessionInactive') outcome = reopened;
    else if (reopened.basket !== null) {
      yield* put(itemUpdated({ itemId, basket: reopened.basket }));
      return;
    }
  }
  yield* put(basketActions.itemNotUpdated({ itemId, quantity, problem: outcome }));
}

function* removeLine(id: string, itemId: string): SagaGenerator<RemoveItemOutcome> {
  if (isServiceId(itemId)) return yield* call(removeItem, id, itemId);
  yield* deleteForNewOne(id);
  return 'basketNotFound';
}

/** Deletes a basket whose lines cannot be changed one by one; it is then opened anew like a lost one (DECISIONS 206). */
function* deleteForNewOne(id: string): SagaGenerator<void> {
  yield* call(deleteBasket, id, yield* select(countryOfCall));
}

function* performRemoval({ itemId, isUndo }: Removal): SagaGenerator<void> {
  const { id } = yield* select(selectBasketState);
  const outcome = id === null ? 'basketNotFound' : yield* removeLine(id, itemId);
  yield* put(basketActions.itemRemoved({ itemId, removedAt: isUndo === true ? null : Date.now() }));
  // A write of its own: when it fails, the line is still removed.
  if (outcome === 'basketNotFound') yield* put(basketLost());
}

function* undoRemoval(): SagaGenerator<void> {
  const basket = yield* select(selectBasketState);
  const { removed } = basket;
  if (removed === null) return;
  const refusal = refusalOf(removed.item, basket, allLines(basket));
  if (refusal !== null) {
    yield* put(basketActions.lineRefused({ sku: removed.item.sku, problem: { kind: refusal } }));
    return;
  }
  yield* put(basketActions.undoExpired());
  yield* put(addItemRequested(newItemOf(removed.item)));
}

function* retryRefused({ payload: key }: ReturnType<typeof refusedRetryRequested>): SagaGenerator<void> {
  const { refused } = yield* select(selectBasketState);
  const line = refused.find((candidate) => candidate.key === key);
  if (line === undefined) return;
  yield* put(basketActions.refusedRemoved(key));
  yield* put(addItemRequested(newItemOf(line), line.problem));
}

/** Removes each line separately: one that could not be removed stays with its problem. */
function* emptyBasket(): SagaGenerator<void> {
  const { items, refused } = yield* select(selectBasketState);
  for (const { key } of refused) yield* put(basketActions.refusedRemoved(key));
  for (const { id } of items) yield* put(removalRequested({ itemId: id }));
  yield* put(basketActions.takenOver(null));
}

function* forgetRemoval(): SagaGenerator<void> {
  yield* delay(limits.undoDuration);
  yield* put(basketActions.undoExpired());
}

/** Ends the success mark of a changed line after a moment. */
function* endSuccess({ payload }: ReturnType<typeof itemUpdated>): SagaGenerator<void> {
  yield* delay(limits.rowSuccessDuration);
  yield* put(basketActions.successMarkEnded(payload.itemId));
}

export function* basketSaga(): SagaGenerator<void> {
  yield* all([
    call(writeOneAfterTheOther),
    takeEvery(undoRemovalRequested, undoRemoval),
    takeEvery(refusedRetryRequested, retryRefused),
    takeEvery(emptyingRequested, emptyBasket),
    takeLatest(itemRemoved, forgetRemoval),
    takeEvery(itemUpdated, endSuccess),
  ]);
}
