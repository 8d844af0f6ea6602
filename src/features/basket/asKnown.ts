import { select, type SagaGenerator } from 'typed-redux-saga';
import type { Basket } from '~/domain/basket/basket';
import { withKnownIds } from '~/domain/basket/knownIds';
import { selectItems } from './basketSlice';

/** A basket of the service with its lines under the ids that they have on the screen. */
export function* asKnown(basket: Basket): SagaGenerator<Basket> {
  return { ...basket, items: withKnownIds(basket.items, yield* select(selectItems)) };
}
