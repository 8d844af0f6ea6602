import { all, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { isUpgrade, type CrossSell } from '~/domain/article/crossSell';
import { itemFactsOf } from '~/domain/basket/itemFacts';
import { quantityExceeded } from '~/domain/basket/stockLimit';
import type { Product, Variant } from '~/domain/article/product';
import { baseProductNoOf, classifySearchTerm } from '~/domain/article/searchTerm';
import { isProductSellable, unsellableReason } from '~/domain/article/sellability';
import { isOutOfStock } from '~/domain/article/variantStock';
import { allLines, refusalOf, targetLines } from '~/features/basket/basketRows';
import { basketActions, selectBasketState } from '~/features/basket/basketSlice';
import { selectCallState } from '~/features/call/callSlice';
import { productSearchActions, selectProductSearchState } from '~/features/article/search/productSearchSlice';
import { recommendationsActions, selectRecommendationsState } from '~/features/recommendations/recommendationsSlice';
import { ServiceError } from '~/services/http/serviceError';
import { loadProduct } from '~/services/productService/productService';
import { searchProducts } from '~/services/searchService/searchService';
import { safely, withAbort } from '~/shared/saga/safely';

const { termSubmitted, hitChosen, variantChosen, problemFound, searchAdvanced, termTaken } = productSearchActions;

const { upgradeRequested } = recommendationsActions;

interface Wanted {
  readonly quantity: number;
  readonly priceDate: string | null;
  readonly crossSell: CrossSell | null;
}

const typed = (quantity: number): Wanted => ({ quantity, priceDate: null, crossSell: null });

/** Adds the article of a submitted SKU or product number, or starts the text search (REQ C1.1, C1.2, DECISIONS 1). */
function* handleTerm({ payload }: ReturnType<typeof termSubmitted>): SagaGenerator<void> {
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
      yield* handleFieldTerm();
      yield* addSku(term.sku, typed(term.quantity));
      return;
    case 'productNumber':
      yield* handleFieldTerm();
      yield* addOrShow(term.baseProductNo, term.quantity);
      return;
    case 'text':
      yield* put(searchAdvanced({ phase: 'searching', query: term.query }));
      return;
  }
}

/** Clears the field and closes the search dialog, in which the term may have been typed. */
function* handleFieldTerm(): SagaGenerator<void> {
  yield* put(termTaken());
  const { dialog } = yield* select(selectProductSearchState);
  if (dialog.phase !== 'closed') yield* put(searchAdvanced({ phase: 'closed' }));
}

function* refuse(sku: string, { priceDate, crossSell }: Wanted): SagaGenerator<boolean> {
  const basket = yield* select(selectBasketState);
  const refusal = refusalOf({ sku, priceDate, crossSell }, basket, allLines(basket));
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
  else yield* put(searchAdvanced({ phase: 'details', product, quantity }));
}

/** Opens the product search with a number that was not found (REQ C1.8). */
function* searchInstead(number: string): SagaGenerator<void> {
  yield* put(searchAdvanced({ phase: 'searching', query: number }));
  yield* put(problemFound({ kind: 'productNotFound', number }));
}

/** The number with its quantity as the agent would type it: `432011001*3`. */
function typedAgain(number: string, quantity: number): string {
  return quantity > 1 ? `${number}*${String(quantity)}` : number;
}

/** Returns a product that the call has loaded before, else loads it; null: there is none. A pending line is shown meanwhile. */
function* findProduct(baseProductNo: string, shownNumber: string): SagaGenerator<Product | null> {
  const { products } = yield* select(selectProductSearchState);
  const known = products[baseProductNo];
  // One that was sold out may be there again.
  if (known !== undefined && !known.variants.some(isOutOfStock)) return known;
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
  const { country, flags } = yield* select(selectCallState);
  const context = { country, subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo };
  const { quantity, priceDate, crossSell } = wanted;
  const { short: name } = product.name;
  const reason = unsellableReason(product, variant, context);
  if (reason !== null) {
    // A product that is sold by subscription only is no reason to inform the team leader.
    const noneSellable = reason !== 'SUBSCRIPTION_ONLY' && !isProductSellable(product, context);
    yield* put(problemFound({ kind: 'unsellable', sku: variant.sku, name, reason, noneSellable }));
    // The details show the reason and the product's other variants.
    yield* put(searchAdvanced({ phase: 'details', product, quantity, ...(crossSell && { crossSell }) }));
    return;
  }
  const present = targetLines(yield* select(selectBasketState));
  const excess = quantityExceeded({ sku: variant.sku, quantity }, present, variant);
  if (excess !== null) {
    yield* put(productSearchActions.termReturned(typedAgain(variant.sku, quantity)));
    yield* put(problemFound({ ...excess, name }));
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

/** True when the article that the upgrade was offered with is still the lead in the basket, so that it can be replaced. */
function* leadIsThere({ leadProductSku }: CrossSell): SagaGenerator<boolean> {
  const { lead } = yield* select(selectRecommendationsState);
  const { items } = yield* select(selectBasketState);
  if (lead === null || items.every(({ sku }) => sku !== lead.sku)) return false;
  return baseProductNoOf(leadProductSku) === baseProductNoOf(lead.sku);
}

/** Searches by text; a newer search, or closing the dialog, cancels an older one. */
function* searchText({ payload }: ReturnType<typeof searchAdvanced>): SagaGenerator<void> {
  if (payload.phase !== 'searching') return;
  const { query } = payload;
  const { country, extendedSearch } = yield* select(selectCallState);
  const size = extendedSearch ? limits.extendedSearchSize : limits.searchSize;
  const hits = yield* withAbort((signal) => searchProducts(query, country, size, signal));
  yield* put(searchAdvanced({ phase: 'hits', query, hits }));
}

function* showHit({ payload: baseProductNo }: ReturnType<typeof hitChosen>): SagaGenerator<void> {
  yield* put(termTaken());
  yield* put(searchAdvanced({ phase: 'closed' }));
  yield* addOrShow(baseProductNo, 1);
}

function* handleVariant({ payload }: ReturnType<typeof variantChosen>): SagaGenerator<void> {
  const { sku, quantity, priceDate } = payload;
  const { dialog } = yield* select(selectProductSearchState);
  const crossSell = (dialog.phase === 'details' ? dialog.crossSell : undefined) ?? null;
  yield* handleFieldTerm();
  yield* addSku(sku, { quantity, priceDate, crossSell });
}

function* settleLookup(error: unknown, term: string): SagaGenerator<void> {
  yield* put(productSearchActions.termReturned(term));
  yield* put(problemFound({ kind: 'failed', detail: detailOf(error) }));
}

function* settleSearch(error: unknown, { payload }: ReturnType<typeof searchAdvanced>): SagaGenerator<void> {
  if (payload.phase === 'searching') yield* put(productSearchActions.termReturned(payload.query));
  yield* put(productSearchActions.searchFailed(detailOf(error)));
}

/** What the service says of the failure (REQ C1.8); null where it says nothing, as without an answer. */
function detailOf(error: unknown): string | null {
  return error instanceof ServiceError ? error.detail : null;
}

/** Writes the number back to the field when its article was not added for a technical reason, or not in that quantity. */
function* giveNumberBack({ payload }: ReturnType<typeof basketActions.itemNotAdded>): SagaGenerator<void> {
  const { problem, sku, quantity } = payload;
  const tooMany = problem.kind === 'reservationFailed' && quantity > 1;
  if (!tooMany && problem.kind !== 'failed' && problem.kind !== 'timeout') return;
  const { items, refused } = yield* select(selectBasketState);
  // A refused line of a lost basket is shown there and can be retried.
  if (refused.some((line) => line.key === payload.key)) return;
  if (!tooMany && items.some((item) => item.sku === sku)) return;
  yield* put(productSearchActions.termReturned(typedAgain(sku, quantity)));
}

/** Shows a better article of a line; what is chosen of it replaces the line where that is the lead (REQ C4.6, C6.4). */
function* showBetterArticle({ payload }: ReturnType<typeof basketActions.betterArticleOpened>): SagaGenerator<void> {
  const { itemId, number } = payload;
  const { items, facts } = yield* select(selectBasketState);
  const line = items.find(({ id }) => id === itemId);
  if (line === undefined) return;
  const baseProductNo = baseProductNoOf(number);
  const product = yield* findProduct(baseProductNo, number);
  if (product === null) {
    yield* searchInstead(baseProductNo);
    return;
  }
  const crossSell: CrossSell = {
    productNo: baseProductNo,
    leadProductSku: line.sku,
    leadProductName: facts[line.sku]?.name ?? '',
    triggerType: 'manual',
    feature: 'UPGRADE',
    sourceType: 'CROSS_SELL',
    hintType: null,
    kind: 'UPGRADE',
  };
  yield* put(searchAdvanced({ phase: 'details', product, quantity: line.quantity, crossSell }));
}

export function* fillBasketSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      termSubmitted,
      safely(handleTerm, (error, { payload }) => settleLookup(error, payload)),
    ),
    takeLatest(searchAdvanced, safely(searchText, settleSearch)),
    takeEvery(
      hitChosen,
      safely(showHit, (error, { payload }) => settleLookup(error, payload)),
    ),
    takeEvery(
      variantChosen,
      safely(handleVariant, (error, { payload }) => settleLookup(error, typedAgain(payload.sku, payload.quantity))),
    ),
    takeEvery(basketActions.itemNotAdded, safely(giveNumberBack)),
    takeLatest(
      basketActions.betterArticleOpened,
      safely(showBetterArticle, (error, { payload }) => settleLookup(error, payload.number)),
    ),
  ]);
}
