import { call, put, type SagaGenerator } from 'typed-redux-saga';
import './resumeBasketTexts.de';
import { isSamePriceDate, withRequestedDates, type BasketItem } from '~/domain/basket/basket';
import { notArrived } from '~/domain/basket/notArrived';
import { asKnown } from '~/features/basket/asKnown';
import type { BasketEntry } from '~/features/basket/basketJournal';
import { basketActions } from '~/features/basket/basketSlice';
import type { LineTarget } from '~/features/basket/basketState';
import type { OrderEntry } from '~/features/order/place/orderJournal';
import type { ProductSearchEntry } from '~/features/article/search/productSearchModule';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { loadBasket } from '~/services/basketService/basketService';
import { serviceNow } from '~/services/http/serviceClock';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';

export interface BasketEntries {
  readonly basket?: BasketEntry | undefined;
  readonly productSearch?: ProductSearchEntry | undefined;
  readonly offerAndOrder?: OrderEntry | undefined;
}

/** Loads the basket from the service, and repeats the additions, changes and lookups that were in flight when the page was left. */
export const resumeBasket = safely(
  function* resume({ basket: saved, productSearch, offerAndOrder: order }: BasketEntries): SagaGenerator<void> {
    // The basket of an order that may have arrived is not loaded before the outcome is known.
    if (saved === undefined || order?.phase === 'sent') return;
    let known = saved.items;
    if (saved.id !== null) {
      const basket = yield* call(loadBasket, saved.id);
      if (basket === null) yield* put(basketActions.basketLost());
      else if (basket === 'notReadable') {
        notify({ variant: 'info', text: { key: 'basket.keptUnread' } });
        yield* doubt(saved);
      } else {
        const { items } = yield* asKnown(basket);
        known = [...withRequestedDates(items, [...saved.items, ...saved.adding])];
        yield* put(
          basketActions.basketReloaded({ basket: { ...basket, items: known }, at: serviceNow().toISOString() }),
        );
      }
    }
    yield* changeAgain(saved, known);
    yield* addAgain(notArrived(saved.adding, asRequested(saved), known));
    yield* lookUpAgain(productSearch);
  },
  // Without the service's basket it is not known what arrived: all of it is repeated.
  function* settle(_error, { basket, productSearch }) {
    if (basket !== undefined) {
      yield* doubt(basket);
      yield* changeAgain(basket, basket.items);
      yield* addAgain(basket.adding);
    }
    yield* lookUpAgain(productSearch);
  },
);

/** Without the service's basket it is not known what of the writes in flight arrived: they are repeated in a new one (DECISIONS 274). */
function* doubt({ adding, changing }: BasketEntry): SagaGenerator<void> {
  if (adding.length > 0 || Object.keys(changing).length > 0) yield* put(basketActions.basketDoubted());
}

/** The lines as they are once their changes have arrived. */
function asRequested({ items, changing }: BasketEntry): readonly BasketItem[] {
  return items.flatMap((item): readonly BasketItem[] => {
    const target: LineTarget = changing[item.id] ?? {};
    return target === 'removed' ? [] : [{ ...item, ...target }];
  });
}

/**
 * Requests again what lines do not show (`known`: as the service has them). Each change says what the line is to be, so that one that
 * has arrived may be repeated.
 */
function* changeAgain({ changing }: BasketEntry, known: readonly BasketItem[]): SagaGenerator<void> {
  const { quantityChangeRequested, detailsChangeRequested, removalRequested } = basketActions;
  for (const item of known) {
    const target: LineTarget = changing[item.id] ?? {};
    if (target === 'removed') {
      yield* put(removalRequested({ itemId: item.id }));
      continue;
    }
    const {
      quantity = item.quantity,
      priceDate = item.priceDate,
      weeeTakeBackEnabled = item.weeeTakeBackEnabled,
    } = target;
    if (quantity !== item.quantity) yield* put(quantityChangeRequested({ itemId: item.id, quantity }));
    if (!isSamePriceDate(priceDate, item.priceDate))
      yield* put(detailsChangeRequested({ itemId: item.id, change: { priceDate } }));
    if (weeeTakeBackEnabled !== item.weeeTakeBackEnabled)
      yield* put(detailsChangeRequested({ itemId: item.id, change: { weeeTakeBackEnabled } }));
  }
}

function* addAgain(items: Readonly<BasketEntry['adding']>): SagaGenerator<void> {
  for (const item of items) yield* put(basketActions.addItemRequested(item));
}

function* lookUpAgain(search: ProductSearchEntry | undefined): SagaGenerator<void> {
  for (const term of search?.lookingUp ?? []) yield* put(productSearchActions.termSubmitted(term));
}
