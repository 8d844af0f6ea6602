import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Basket } from '~/domain/basket/basket';
import { countryOfCall } from '~/domain/common/country';
import { loadBasket } from '~/services/basketService/basketService';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { isOpenOutcome } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { reportShown } from '~/shared/saga/safely';
import { asKnown } from './asKnown';
import { basketActions, selectBasketState } from './basketSlice';
import { openNewBasket } from './lineWrites';

/**
 * Reads the basket after a failed write, because the service may have executed it. One that cannot be read is doubted, unless the write was
 * refused: its lines are neither offered nor ordered until it is replaced (DECISIONS 198).
 */
export function* checkBasket(failure: unknown): SagaGenerator<void> {
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

/** Replaces a doubted basket by a new one with the lines on the screen. Returns false where there is none. */
export function* replaceDoubted(): SagaGenerator<boolean> {
  const { doubtedId } = yield* select(selectBasketState);
  if (doubtedId === null) return false;
  // First, so that the articles that it reserves are free. The service ends a basket that nobody uses.
  try {
    yield* call(deleteBasket, doubtedId, yield* select(countryOfCall));
  } catch (error) {
    reportShown(error);
  }
  yield* openNewBasket();
  yield* put(basketActions.doubtEnded());
  return true;
}
