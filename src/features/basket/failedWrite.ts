import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isSamePriceDate, piecesOf, type Basket, type BasketItem } from '~/domain/basket/basket';
import { selectCountry } from '~/features/call/callSlice';
import { loadBasket, type ItemChange } from '~/services/basketService/basketService';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { isOpenOutcome } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { reportShown } from '~/shared/saga/safely';
import { asKnown } from './asKnown';
import { basketActions, selectBasketState } from './basketSlice';
import { openNewBasket, reportAdded } from './lineWrites';

const { addItemRequested, quantityChangeRequested, detailsChangeRequested, removalRequested } = basketActions;

export type BasketWrite = ReturnType<
  | typeof addItemRequested
  | typeof quantityChangeRequested
  | typeof detailsChangeRequested
  | typeof removalRequested
  | typeof basketActions.basketLost
  | typeof basketActions.reloadRequested
  | typeof basketActions.channelRequested
>;

/** Reads the basket after a failed write, and settles the write where it was done all the same; returns false otherwise. */
export function* settleArrived(write: BasketWrite, failure: unknown): SagaGenerator<boolean> {
  const { items: before } = yield* select(selectBasketState);
  yield* checkBasket(failure);
  return yield* reportDone(write, before);
}

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
  yield* put(basketActions.itemUpdated({ itemId, basket }));
  return true;
}

function isAsAsked(item: BasketItem, { quantity, priceDate, weeeTakeBackEnabled }: ItemChange): boolean {
  return (
    (quantity ?? item.quantity) === item.quantity &&
    (priceDate === undefined || isSamePriceDate(priceDate, item.priceDate)) &&
    (weeeTakeBackEnabled ?? item.weeeTakeBackEnabled) === item.weeeTakeBackEnabled
  );
}

/**
 * Reads the basket after a failed write, because the service may have executed it. One that cannot be read is doubted, unless the write was
 * refused: its lines are neither offered nor ordered until it is replaced (DECISIONS 274).
 */
function* checkBasket(failure: unknown): SagaGenerator<void> {
  const { id } = yield* select(selectBasketState);
  if (id === null) return;
  const basket = yield* readBasket(id);
  if (basket === 'gone') return;
  if (basket !== 'notReadable')
    yield* put(basketActions.basketReloaded({ basket: yield* asKnown(basket), at: serviceNow().toISOString() }));
  else if (isOpenOutcome(failure)) {
    yield* put(basketActions.basketDoubted());
    // A write of its own, which replaces it.
    yield* put(basketActions.basketLost());
  }
}

function* readBasket(id: string): SagaGenerator<Basket | 'gone' | 'notReadable'> {
  try {
    return (yield* call(loadBasket, id)) ?? 'gone';
  } catch (error) {
    reportShown(error);
    return 'notReadable';
  }
}

/** Replaces a doubted basket by a new one with the lines on the screen. */
export function* replaceDoubted(doubtedId: string): SagaGenerator<void> {
  // First, so that the articles that it reserves are free. The service ends a basket that nobody uses.
  try {
    yield* call(deleteBasket, doubtedId, yield* select(selectCountry));
  } catch (error) {
    reportShown(error);
  }
  yield* openNewBasket();
  yield* put(basketActions.doubtEnded());
}
