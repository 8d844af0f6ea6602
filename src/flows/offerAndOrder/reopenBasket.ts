import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { basketIsInactive } from '~/domain/basket';
import { basketActions, selectBasket } from '~/features/basket/basketSlice';
import { orderQuestionActions } from '~/features/order/orderQuestionSlice';
import { serviceNow } from '~/services/http/serviceClock';

/**
 * The lines of a basket that is gone go into a new one, unless it is so old that the session counts as inactive (spec 2 §5):
 * prices and stock of that time are no offer any more, and the agent starts anew.
 */
export function* reopenBasket(): SagaGenerator<void> {
  const { openedAt } = yield* select(selectBasket);
  if (basketIsInactive(openedAt, serviceNow(), limits.inactiveBasketAge)) {
    yield* put(orderQuestionActions.asked({ kind: 'inactiveSession' }));
  } else yield* put(basketActions.basketLost());
}
