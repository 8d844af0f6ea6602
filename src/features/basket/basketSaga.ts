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
import { isSamePriceDate, piecesOf, type Basket, type BasketItem } from '~/domain/basket/basket';
import { isSameSales, type SalesChannelChoice } from '~/domain/order/salesChannel';
import { loadBasket, switchBasketChannel, type ItemChange } from '~/services/basketService/basketService';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { safely } from '~/shared/saga/safely';
import { asKnown } from './asKnown';
import { allLines, refusalOf } from './basketRows';
import { basketActions, selectBasketState } from './basketSlice';
import { checkBasket, replaceDoubted } from './doubtedBasket';
import {
  openNewBasket,
  performAdd,
  performChange,
  performQuantityChange,
  performRemoval,
  reportAdded,
  reportNotAdded,
} from './lineWrites';
import { newItemOf } from './newItemOf';

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
    const isReplaced = yield* replaceDoubted();
    if (addItemRequested.match(write)) yield* performAdd(write.payload);
    else if (quantityChangeRequested.match(write)) yield* performQuantityChange(write.payload);
    else if (detailsChangeRequested.match(write)) yield* performChange(write.payload, null);
    else if (removalRequested.match(write)) yield* performRemoval(write.payload);
    else {
      if (basketLost.match(write)) {
        if (!isReplaced) yield* openNewBasket();
      } else if (channelRequested.match(write)) yield* setChannel(write.payload);
      else yield* reloadSafely();
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
    yield* checkBasket(error);
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

/** Reads the basket again, because the service may have a newer one. */
const reloadSafely = safely(function* reload() {
  const { id } = yield* select(selectBasketState);
  if (id === null) return;
  const basket = yield* call(loadBasket, id);
  if (basket !== null && basket !== 'notReadable')
    yield* put(basketActions.basketReloaded({ basket: yield* asKnown(basket), at: serviceNow().toISOString() }));
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
