import { all, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { newItemRefusal } from '~/domain/basket/basket';
import { isUpgrade, type CrossSell } from '~/domain/article/crossSell';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import type { Product, Variant } from '~/domain/article/product';
import { baseProductNoOf, classifySearchTerm } from '~/domain/article/searchTerm';
import { exceedsAvailable, isProductSellable, unsellableReason } from '~/domain/article/sellability';
import { basketActions, selectBasket, selectReklaHoldsItem } from '~/features/basket/basketSlice';
import { selectCall } from '~/features/call/callSlice';
import { productSearchActions, selectProductSearch } from '~/features/productSearch/productSearchSlice';
import { recommendationsActions, selectRecommendations } from '~/features/recommendations/recommendationsSlice';
import { ServiceError } from '~/services/http/serviceError';
import { loadProduct } from '~/services/productService/productService';
import { searchProducts } from '~/services/searchService/searchService';
import { safely, withAbort } from '~/shared/saga/safely';

const { termSubmitted, hitChosen, variantChosen, problemFound, dialogChanged, termTaken } = productSearchActions;

const { upgradeRequested } = recommendationsActions;

/** How an article is wanted. */
interface Wanted {
  readonly quantity: number;
  readonly priceDate: string | null;
  readonly crossSell: CrossSell | null;
}

const typed = (quantity: number): Wanted => ({ quantity, priceDate: null, crossSell: null });

/** From what was typed to a line in the basket (REQ C1.1, C1.2, DECISIONS 1). */
function* takeTerm({ payload }: ReturnType<typeof termSubmitted>): SagaGenerator<void> {
  const term = classifySearchTerm(payload);
  switch (term.kind) {
    case 'empty':
      return;
    case 'tooShort':
    case 'invalidSku':
      yield* put(problemFound({ kind: term.kind }));
      return;
    case 'sku':
      if (yield* refuse(term.sku, typed(term.quantity))) return;
      yield* takeFromField();
      yield* addSku(term.sku, typed(term.quantity));
      return;
    case 'productNumber':
      yield* takeFromField();
      yield* addOrShow(term.baseProductNo, term.quantity);
      return;
    case 'text':
      yield* put(dialogChanged({ phase: 'searching', query: term.query }));
      return;
  }
}

/** The term is on its way into the basket; it may have been typed in the dialog of the search. */
function* takeFromField(): SagaGenerator<void> {
  yield* put(termTaken());
  const { dialog } = yield* select(selectProductSearch);
  if (dialog.phase !== 'closed') yield* put(dialogChanged({ phase: 'closed' }));
}

function* refuse(sku: string, { priceDate, crossSell }: Wanted): SagaGenerator<boolean> {
  const { items, adding, refused } = yield* select(selectBasket);
  const refusal = newItemRefusal(
    [...items, ...adding, ...refused],
    { sku, priceDate, crossSell },
    {
      maximum: limits.basketElements,
      reklaHoldsItem: yield* select(selectReklaHoldsItem),
    },
  );
  if (refusal === null) return false;
  yield* put(problemFound({ kind: refusal }));
  return true;
}

function* addSku(sku: string, wanted: Wanted): SagaGenerator<void> {
  const product = yield* findProduct(baseProductNoOf(sku), typedAgain(sku, wanted.quantity));
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  if (product === null || variant === undefined) yield* searchInstead(sku);
  else yield* addVariant(product, variant, wanted);
}

function* addOrShow(baseProductNo: string, quantity: number): SagaGenerator<void> {
  const product = yield* findProduct(baseProductNo, typedAgain(baseProductNo, quantity));
  const [variant, ...others] = product?.variants ?? [];
  if (product === null || variant === undefined) {
    yield* searchInstead(baseProductNo);
  } else if (others.length === 0) yield* addVariant(product, variant, typed(quantity));
  else yield* put(dialogChanged({ phase: 'details', product, quantity }));
}

/** A number that leads nowhere opens the product search with it (REQ C1.8). */
function* searchInstead(number: string): SagaGenerator<void> {
  yield* put(dialogChanged({ phase: 'searching', query: number }));
  yield* put(problemFound({ kind: 'productNotFound', number }));
}

/** The number as it would have to be typed again, should the page go away in between. */
function typedAgain(number: string, quantity: number): string {
  return quantity > 1 ? `${number}*${String(quantity)}` : number;
}

/** The product from this call's memory, else from the service; shown as a pending line meanwhile. */
function* findProduct(baseProductNo: string, shownNumber: string): SagaGenerator<Product | null> {
  const { products } = yield* select(selectProductSearch);
  const known = products[baseProductNo];
  if (known !== undefined) return known;
  yield* put(productSearchActions.lookupStarted(shownNumber));
  let product: Product | null;
  try {
    product = yield* withAbort((signal) => loadProduct(baseProductNo, signal));
  } catch (error) {
    yield* put(productSearchActions.lookupEnded(shownNumber));
    throw error;
  }
  if (product !== null) yield* put(productSearchActions.productLearned(product));
  yield* put(productSearchActions.lookupEnded(shownNumber));
  return product;
}

function* addVariant(product: Product, variant: Variant, wanted: Wanted): SagaGenerator<void> {
  const { country, flags } = yield* select(selectCall);
  const context = { country, subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo };
  const { quantity, priceDate, crossSell } = wanted;
  const { short: name } = product.name;
  const reason = unsellableReason(product, variant, context);
  if (reason !== null) {
    const noneSellable = !isProductSellable(product, context);
    yield* put(problemFound({ kind: 'unsellable', sku: variant.sku, name, reason, noneSellable }));
    // The details say more, and offer what else there is of the product.
    yield* put(dialogChanged({ phase: 'details', product, quantity, ...(crossSell && { crossSell }) }));
    return;
  }
  if (exceedsAvailable(quantity, variant)) {
    yield* put(productSearchActions.termReturned(typedAgain(variant.sku, quantity)));
    yield* put(problemFound({ kind: 'quantityExceeded', name, available: variant.availableStockAmount }));
    return;
  }
  if (crossSell !== null && isUpgrade(crossSell) && (yield* leadIsThere(crossSell))) {
    yield* put(upgradeRequested({ product, variant, crossSell, wanted: { quantity, priceDate } }));
    return;
  }
  if (yield* refuse(variant.sku, wanted)) return;
  yield* put(basketActions.factsLearned({ [variant.sku]: itemFactsOf(product, variant) }));
  yield* put(
    basketActions.addItemRequested({
      sku: variant.sku,
      baseProductNo: product.baseProductNo,
      quantity,
      priceDate,
      crossSell,
      weeeTakeBackEnabled: false,
    }),
  );
}

/** An upgrade takes the place of the article that it was offered with, as long as that is the lead in the basket. */
function* leadIsThere({ leadProductSku }: CrossSell): SagaGenerator<boolean> {
  const { lead } = yield* select(selectRecommendations);
  const { items } = yield* select(selectBasket);
  if (lead === null || items.every(({ sku }) => sku !== lead.sku)) return false;
  return baseProductNoOf(leadProductSku) === baseProductNoOf(lead.sku);
}

/** Text search; a newer search, or closing the dialog, ends an older one. */
function* searchText({ payload }: ReturnType<typeof dialogChanged>): SagaGenerator<void> {
  if (payload.phase !== 'searching') return;
  const { query } = payload;
  const { country, extendedSearch } = yield* select(selectCall);
  const size = extendedSearch ? limits.extendedSearchSize : limits.searchSize;
  const hits = yield* withAbort((signal) => searchProducts(query, country, size, signal));
  yield* put(dialogChanged({ phase: 'hits', query, hits }));
}

function* showHit({ payload: baseProductNo }: ReturnType<typeof hitChosen>): SagaGenerator<void> {
  yield* put(termTaken());
  yield* put(dialogChanged({ phase: 'closed' }));
  yield* addOrShow(baseProductNo, 1);
}

function* takeVariant({ payload }: ReturnType<typeof variantChosen>): SagaGenerator<void> {
  const { sku, quantity, priceDate } = payload;
  const { dialog } = yield* select(selectProductSearch);
  const crossSell = (dialog.phase === 'details' ? dialog.crossSell : undefined) ?? null;
  yield* takeFromField();
  yield* addSku(sku, { quantity, priceDate, crossSell });
}

function* settleLookup(error: unknown, term: string): SagaGenerator<void> {
  yield* put(productSearchActions.termReturned(term));
  yield* put(problemFound({ kind: 'failed', detail: detailOf(error) }));
}

function* settleSearch(error: unknown, { payload }: ReturnType<typeof dialogChanged>): SagaGenerator<void> {
  if (payload.phase === 'searching') yield* put(productSearchActions.termReturned(payload.query));
  yield* put(productSearchActions.searchFailed(detailOf(error)));
}

/** The service's own words about what it was asked (REQ C1.8); of its own troubles ours are clearer. */
function detailOf(error: unknown): string | null {
  return error instanceof ServiceError && error.status !== null && error.status < 500 ? error.detail : null;
}

/** An article that did not reach the basket for a technical reason, or in that quantity, need not be typed again. */
function* giveNumberBack({ payload }: ReturnType<typeof basketActions.itemNotAdded>): SagaGenerator<void> {
  const { problem, sku, quantity } = payload;
  const tooMany = problem.kind === 'reservationFailed' && quantity > 1;
  if (!tooMany && problem.kind !== 'failed' && problem.kind !== 'timeout') return;
  const { items, refused } = yield* select(selectBasket);
  // A line of the lost basket stands there with its way to try again.
  if (refused.some((line) => line.key === payload.key)) return;
  if (!tooMany && items.some((item) => item.sku === sku)) return;
  yield* put(productSearchActions.termReturned(typedAgain(sku, quantity)));
}

export function* fillBasketSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      termSubmitted,
      safely(takeTerm, (error, { payload }) => settleLookup(error, payload)),
    ),
    takeLatest(dialogChanged, safely(searchText, settleSearch)),
    takeEvery(
      hitChosen,
      safely(showHit, (error, { payload }) => settleLookup(error, payload)),
    ),
    takeEvery(
      variantChosen,
      safely(takeVariant, (error, { payload }) => settleLookup(error, typedAgain(payload.sku, payload.quantity))),
    ),
    takeEvery(basketActions.itemNotAdded, safely(giveNumberBack)),
  ]);
}
