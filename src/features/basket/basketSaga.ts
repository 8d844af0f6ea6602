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
import { isSameSales, type SalesChannelChoice } from '~/domain/order/salesChannel';
import { loadBasket, switchBasketChannel } from '~/services/basketService/basketService';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { reportShown, safely } from '~/shared/saga/safely';
import { asKnown } from './asKnown';
import { allLines, refusalOf } from './basketRows';
import { basketActions, selectBasketState } from './basketSlice';
import type { BasketWrite } from './failedWrite';
import {
  openNewBasket,
  performAdd,
  performChange,
  performQuantityChange,
  performRemoval,
  reportNotAdded,
} from './lineWrites';
import { newItemOf } from './newItemOf';

const { addItemRequested, quantityChangeRequested, detailsChangeRequested, removalRequested } = basketActions;
const { basketLost, reloadRequested, channelRequested } = basketActions;
const { undoRemovalRequested, refusedRetryRequested, emptyingRequested, itemRemoved, itemUpdated } = basketActions;

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
    const { doubtedId } = yield* select(selectBasketState);
    if (doubtedId !== null) yield* (yield* call(loadFailedWrite)).replaceDoubted(doubtedId);
    if (addItemRequested.match(write)) yield* performAdd(write.payload);
    else if (quantityChangeRequested.match(write)) yield* performQuantityChange(write.payload);
    else if (detailsChangeRequested.match(write)) yield* performChange(write.payload, null);
    else if (removalRequested.match(write)) yield* performRemoval(write.payload);
    else {
      if (basketLost.match(write)) {
        if (doubtedId === null) yield* openNewBasket();
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
    // Possibly only the answer was lost: a completed write is not reported as failed, so that it is not repeated.
    if (yield* hasArrived(write, error)) return;
    if (addItemRequested.match(write)) yield* reportNotAdded(write.payload, problem);
    else if (basketLost.match(write) || reloadRequested.match(write)) {
      yield* put(basketActions.changeSuperseded(null));
    } else {
      const quantity = quantityChangeRequested.match(write) ? write.payload.quantity : null;
      yield* put(basketActions.itemNotUpdated({ itemId: write.payload.itemId, quantity, problem }));
    }
  },
);

/** Code for failures, which is loaded ahead (`loadAhead`). */
const loadFailedWrite = () => import('./failedWrite');

/**
 * Settles a write that the service executed although its answer failed; returns false otherwise. If the code that checks this cannot be
 * loaded, the basket counts as doubted.
 */
function* hasArrived(write: BasketWrite, failure: unknown): SagaGenerator<boolean> {
  try {
    const { settleArrived } = yield* call(loadFailedWrite);
    return yield* settleArrived(write, failure);
  } catch (error) {
    reportShown(error);
    yield* put(basketActions.basketDoubted());
    return false;
  }
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

/** Removes each line separately, also one that is being added: one that could not be removed stays with its problem. */
function* emptyBasket(): SagaGenerator<void> {
  const { items, adding, refused } = yield* select(selectBasketState);
  for (const { key } of adding) yield* put(basketActions.addUndone(key));
  for (const { key } of refused) yield* put(basketActions.refusedRemoved(key));
  for (const { id } of items) yield* put(removalRequested({ itemId: id }));
  yield* put(basketActions.takeOverConfirmed());
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
