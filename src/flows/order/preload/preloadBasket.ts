import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { BasketItem, ItemFacts } from '~/domain/basket/basket';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import { shortName } from '~/domain/article/product';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import type { StepProblem } from '~/domain/order/preload';
import { loadBasket } from '~/services/basketService/basketService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import { notify } from '~/shared/notify/notices';
import { withAbort } from '~/shared/saga/safely';
import { preloadArticles } from './preloadArticles';
import '~/domain/order/preloadWords.de';

/**
 * Loads an existing basket into the call, with the product facts shown at its lines. Where it cannot be read, the article that the order names
 * goes into a basket of the call. Returns the problem, or null.
 */
export function* preloadBasket(basketId: string, baseProductNo: string | null): SagaGenerator<StepProblem | null> {
  const basket = yield* call(loadBasket, basketId);
  if (basket === 'notReadable') return yield* preloadNamedArticle(baseProductNo);
  if (basket === null) return { kind: 'basketNotFound' };
  const { facts, areComplete } = yield* withAbort((signal) => loadFacts(basket.items, signal));
  const present = yield* select(selectBasketState);
  const isInUse = present.items.length > 0 || present.adding.length > 0;
  if (present.id !== basket.id && isInUse) return { kind: 'basketInUse' };
  yield* put(basketActions.factsLearned(facts));
  yield* put(basketActions.basketReloaded({ basket, at: serviceNow().toISOString() }));
  return areComplete ? null : { kind: 'articlesUnknown' };
}

/** The named article, where it is one: with several variants the agent asks the caller which. */
function* preloadNamedArticle(baseProductNo: string | null): SagaGenerator<StepProblem | null> {
  const problem: StepProblem = { kind: 'basketNotReadable', baseProductNo };
  if (baseProductNo === null) return problem;
  const product = yield* withAbort((signal) => loadProduct(baseProductNoOf(baseProductNo), signal));
  const named = (product?.variants ?? []).filter(({ sku }) => sku === baseProductNo || product?.variants.length === 1);
  const [variant] = named;
  if (product === null || variant === undefined) return problem;
  const missing = yield* preloadArticles([{ sku: variant.sku, title: shortName(product), quantity: 1 }]);
  if (missing === null)
    notify({ variant: 'info', text: { key: 'preload.articleAdded', params: { sku: variant.sku } } });
  return missing;
}

interface KnownFacts {
  readonly facts: Readonly<Record<string, ItemFacts>>;
  /** False: at least one product could not be loaded. */
  readonly areComplete: boolean;
}

async function loadFacts(items: readonly BasketItem[], signal: AbortSignal): Promise<KnownFacts> {
  const numbers = [...new Set(items.map(({ sku }) => baseProductNoOf(sku)))];
  const answers = await Promise.allSettled(numbers.map((number) => loadProduct(number, signal)));
  const facts: Record<string, ItemFacts> = {};
  for (const answer of answers) {
    if (answer.status === 'rejected') logFailure(answer.reason);
    else
      for (const variant of answer.value?.variants ?? []) {
        if (answer.value !== null && items.some(({ sku }) => sku === variant.sku)) {
          facts[variant.sku] = itemFactsOf(answer.value, variant);
        }
      }
  }
  return { facts, areComplete: answers.every(({ status }) => status === 'fulfilled') };
}
