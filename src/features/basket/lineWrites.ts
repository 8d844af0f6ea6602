import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  isSameLine,
  isServiceId,
  withChangedLine,
  type AddItemOutcome,
  type Basket,
  type RemoveItemOutcome,
  type UpdateItemOutcome,
} from '~/domain/basket/basket';
import { serviceIdOf } from '~/domain/basket/knownIds';
import { quantityExceeded } from '~/domain/basket/stockLimit';
import { selectCountry } from '~/features/call/callSlice';
import { addItem, removeItem, updateItem, type ItemChange } from '~/services/basketService/basketService';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { serviceNow } from '~/services/http/serviceClock';
import { asKnown } from './asKnown';
import { refusalOf, targetOf } from './basketRows';
import { basketActions, selectBasketState } from './basketSlice';
import type { BasketProblem, BasketState, PendingItem, QuantityChange } from './basketState';
import { newItemOf } from './newItemOf';
import type { LineChange, Reopened, SessionInactive } from './reopenBasket';
import { takingOut } from './takingOut';

type Removal = ReturnType<typeof basketActions.removalRequested>['payload'];

function isUndone({ key }: PendingItem, { adding }: BasketState): boolean {
  return adding.every((pending) => pending.key !== key);
}

/** Applies the basket with the article; takes it out again where that was undone while it was in flight. */
export function* reportAdded(pending: PendingItem, basket: Basket): SagaGenerator<void> {
  const { key, quantity } = pending;
  const wasUndone = isUndone(pending, yield* select(selectBasketState));
  const known = yield* asKnown(basket);
  yield* put(
    basketActions.itemAdded({ key, sent: newItemOf(pending), basket: known, openedAt: serviceNow().toISOString() }),
  );
  const { items } = yield* select(selectBasketState);
  const item = items.find((line) => isSameLine(line, pending));
  if (wasUndone && item !== undefined) yield* put(takingOut(item, quantity));
}

/** Reports why an article is not in the basket; nothing where it was undone meanwhile. */
export function* reportNotAdded(pending: PendingItem, problem: BasketProblem): SagaGenerator<void> {
  if (isUndone(pending, yield* select(selectBasketState))) yield* put(basketActions.changeSuperseded(null));
  else yield* put(basketActions.itemNotAdded({ ...pending, problem }));
}

/** Opens a new basket with the lines on the screen; baskets are rarely lost, so the code is loaded with the first one. */
export function* openNewBasket(changed?: LineChange): SagaGenerator<Reopened> {
  const { reopenBasket } = yield* call(() => import('./reopenBasket'));
  return yield* reopenBasket(changed);
}

/**
 * Adds an article; for a lost basket retries once in a new one (REQ C3.2). The limits of the basket hold here for every way in:
 * the field, undo, a retry, an order text, a recreated order.
 */
export function* performAdd(pending: PendingItem): SagaGenerator<void> {
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
  if (id === null || same === undefined || !isServiceId(serviceIdOf(same)))
    return yield* call(addItem, id, newItemOf(pending), items);
  return yield* changeLine(id, same.id, { quantity: same.quantity + pending.quantity });
}

export function* performQuantityChange({ itemId, quantity }: QuantityChange): SagaGenerator<void> {
  const { activity } = yield* select(selectBasketState);
  const latest = targetOf(activity[itemId]);
  if (latest === 'removed' || latest.quantity !== quantity) {
    yield* put(basketActions.changeSuperseded(itemId));
    return;
  }
  yield* performChange({ itemId, change: { quantity } }, quantity);
}

/**
 * Changes a line. Returns the basket of the answer, or the known basket with the change if the answer has none. If the service has not named
 * the line's id, deletes the basket, so that the caller opens a new one with the change (DECISIONS 206).
 */
function* changeLine(id: string, itemId: string, wanted: ItemChange): SagaGenerator<KnownUpdateOutcome> {
  const atService = yield* idAtService(itemId);
  if (!isServiceId(atService)) {
    yield* deleteForNewOne(id);
    return { kind: 'basketNotFound' };
  }
  const outcome = yield* call(updateItem, id, atService, wanted);
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

export function* performChange({ itemId, change: wanted }: LineChange, quantity: number | null): SagaGenerator<void> {
  const { id } = yield* select(selectBasketState);
  let outcome: KnownUpdateOutcome | SessionInactive =
    id === null ? { kind: 'basketNotFound' } : yield* changeLine(id, itemId, wanted);
  if (outcome.kind === 'updated') {
    yield* put(basketActions.itemUpdated({ itemId, basket: yield* asKnown(outcome.basket) }));
    return;
  }
  if (outcome.kind === 'basketNotFound') {
    const reopened = yield* openNewBasket({ itemId, change: wanted });
    if (reopened.kind === 'sessionInactive') outcome = reopened;
    else if (reopened.basket !== null) {
      yield* put(basketActions.itemUpdated({ itemId, basket: yield* asKnown(reopened.basket) }));
      return;
    }
  }
  yield* put(basketActions.itemNotUpdated({ itemId, quantity, problem: outcome }));
}

function* removeLine(id: string, itemId: string): SagaGenerator<RemoveItemOutcome> {
  const atService = yield* idAtService(itemId);
  if (isServiceId(atService)) return yield* call(removeItem, id, atService);
  yield* deleteForNewOne(id);
  return 'basketNotFound';
}

function* idAtService(itemId: string): SagaGenerator<string> {
  const { items } = yield* select(selectBasketState);
  const line = items.find(({ id }) => id === itemId);
  return line === undefined ? itemId : serviceIdOf(line);
}

/** Deletes a basket whose lines cannot be changed one by one; it is then opened anew like a lost one (DECISIONS 206). */
function* deleteForNewOne(id: string): SagaGenerator<void> {
  yield* call(deleteBasket, id, yield* select(selectCountry));
}

export function* performRemoval({ itemId, isUndo }: Removal): SagaGenerator<void> {
  const { id } = yield* select(selectBasketState);
  const outcome = id === null ? 'basketNotFound' : yield* removeLine(id, itemId);
  yield* put(basketActions.itemRemoved({ itemId, removedAt: isUndo === true ? null : Date.now() }));
  // A write of its own: when it fails, the line is still removed.
  if (outcome === 'basketNotFound') yield* put(basketActions.basketLost());
}
