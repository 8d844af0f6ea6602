import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { isServiceId, piecesOf } from '~/domain/basket/basket';
import { serviceIdOf } from '~/domain/basket/knownIds';
import type { Offer } from '~/domain/offer/offer';
import { basketActions, selectBasketPending, selectItems } from '~/features/basket/basketSlice';
import { offerActions } from '~/features/offer/offerSlice';

/**
 * Replaces a basket of which the offer has more pieces than its lines show. A browser sends an addition again whose connection breaks, and a
 * service that does not list the lines answers only that it is done: the article would be ordered twice. Replaces it once; a service
 * that offers more of the new basket too has its reasons.
 */
export function* replaceSurplus(): SagaGenerator<void> {
  let isReplaced = false;
  for (;;) {
    const { payload } = yield* take(offerActions.calculated);
    if (yield* select(selectBasketPending)) continue;
    const hasMore = yield* hasSurplus(payload.offer);
    if (hasMore && !isReplaced) {
      yield* put(basketActions.basketDoubted());
      // A write of its own, which replaces it.
      yield* put(basketActions.basketLost());
    }
    isReplaced = hasMore;
  }
}

function* hasSurplus({ items: offered }: Offer): SagaGenerator<boolean> {
  const lines = yield* select(selectItems);
  return lines.some(
    (line) => !isServiceId(serviceIdOf(line)) && piecesOf(line.sku, offered) > piecesOf(line.sku, lines),
  );
}
