import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Product } from '~/domain/article/product';
import { baseProductNoOf } from '~/domain/article/searchTerm';
import { unsellableReason } from '~/domain/article/sellability';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import type { MissingReason, StepProblem } from '~/domain/order/preload';
import type { RecreatedOrder } from '~/domain/order/recreation';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import type { BasketProblem } from '~/features/basket/basketState';
import { selectCallState } from '~/features/call/callSlice';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import { addAndWait } from './addAndWait';

type Article = RecreatedOrder['items'][number];
type MissingArticle = Extract<StepProblem, { kind: 'articlesNotAdded' }>['articles'][number];

/** Adds the articles that are not in the basket yet, one after the other. Returns those that could not be added, or null. */
export function* preloadArticles(articles: readonly Article[]): SagaGenerator<StepProblem | null> {
  const missing: MissingArticle[] = [];
  for (const article of articles) {
    const { items } = yield* select(selectBasketState);
    if (items.some(({ sku }) => sku === article.sku)) continue;
    const reason = yield* addArticle(article);
    if (reason !== null) missing.push({ sku: article.sku, title: article.title, reason });
  }
  return missing.length === 0 ? null : { kind: 'articlesNotAdded', articles: missing };
}

function* addArticle({ sku, quantity }: Article): SagaGenerator<MissingReason | null> {
  if (quantity === null) return 'quantityUnknown';
  let product: Product | null;
  try {
    product = yield* call(loadProduct, baseProductNoOf(sku));
  } catch (error) {
    // The other articles are added nevertheless, and the agent learns which one is missing.
    logFailure(error);
    return 'failed';
  }
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  if (product === null || variant === undefined) return 'notFound';
  const { country, flags } = yield* select(selectCallState);
  const context = { country, subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo };
  const unsellable = unsellableReason(product, variant, context);
  if (unsellable !== null) return unsellable;
  yield* put(basketActions.factsLearned({ [sku]: itemFactsOf(product, variant) }));
  const problem = yield* addAndWait({
    sku,
    baseProductNo: product.baseProductNo,
    quantity,
    priceDate: null,
    crossSell: null,
    weeeTakeBackEnabled: false,
  });
  return problem === null ? null : missingReasonOf(problem);
}

function missingReasonOf({ kind }: BasketProblem): MissingReason {
  switch (kind) {
    case 'reservationFailed':
    case 'quantityExceeded':
      return 'notReserved';
    case 'productNotFound':
    case 'invalidVariantSku':
      return 'notFound';
    case 'basketFull':
      return 'basketFull';
    default:
      return 'failed';
  }
}
