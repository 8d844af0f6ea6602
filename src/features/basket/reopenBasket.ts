import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { basketIsInactive, type AddItemOutcome, type Basket } from '~/domain/basket/basket';
import type { Country } from '~/domain/common/country';
import { selectCountry } from '~/features/call/callSlice';
import { addItem } from '~/services/basketService/basketService';
import { deleteBasket } from '~/services/basketService/deleteBasket';
import { serviceNow } from '~/services/http/serviceClock';
import { asKnown } from './asKnown';
import { basketActions, selectBasketState } from './basketSlice';
import type { DetailsChange, RefusedLine } from './basketState';
import { newItemOf } from './newItemOf';

export interface SessionInactive {
  readonly kind: 'sessionInactive';
}

export interface LineChange {
  readonly itemId: string;
  readonly change: { readonly quantity: number } | DetailsChange['change'];
}

export type Reopened = SessionInactive | { readonly kind: 'opened'; readonly basket: Basket | null };

/**
 * Moves the lines of a lost basket into a new one. They stay on the screen until the service has stored them, so that
 * nothing is lost if the service fails; the next write retries. The lines of a basket that is too old are not moved,
 * because its prices and stock are outdated (DECISIONS 47).
 */
export function* reopenBasket(changed?: LineChange): SagaGenerator<Reopened> {
  const { items, openedAt } = yield* select(selectBasketState);
  if (items.length > 0 && basketIsInactive(openedAt, serviceNow(), limits.inactiveBasketAge)) {
    yield* put(basketActions.sessionFoundInactive());
    return { kind: 'sessionInactive' };
  }
  yield* put(basketActions.basketIdCleared());
  const opened: Basket[] = [];
  const refused: Omit<RefusedLine, 'key'>[] = [];
  try {
    for (const line of items) {
      const wanted = line.id === changed?.itemId ? { ...line, ...changed.change } : line;
      const half = opened.at(-1);
      const outcome: AddItemOutcome = yield* call(addItem, half?.id ?? null, newItemOf(wanted), half?.items ?? []);
      if (outcome.kind === 'added') opened.push(outcome.basket);
      else refused.push({ ...newItemOf(wanted), problem: outcome });
    }
  } catch (error) {
    const half = opened.at(-1);
    if (half !== undefined) yield* call(discard, half, yield* select(selectCountry));
    throw error;
  }
  const last = opened.at(-1);
  const basket = last === undefined ? null : yield* asKnown(last);
  if (items.length > 0)
    yield* put(basketActions.basketReopened({ basket, openedAt: serviceNow().toISOString(), refused }));
  return { kind: 'opened', basket };
}

/** Deletes a new basket that holds only some of the lines: the next attempt opens another one with all of them. */
async function discard(basket: Basket, country: Country): Promise<void> {
  try {
    await deleteBasket(basket.id, country);
  } catch {
    // The service ends a basket that nobody uses; what is reported is the failure that led here.
  }
}
