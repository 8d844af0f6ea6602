import { all, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { basketIsFull } from '~/domain/basket';
import type { Product, Variant } from '~/domain/product';
import { baseProductNoOf, classifySearchTerm } from '~/domain/searchTerm';
import { unsellableReason } from '~/domain/sellability';
import { basketActions, selectBasket } from '~/features/basket/basketSlice';
import { selectCall } from '~/features/call/callSlice';
import { productSearchActions, selectProductSearch } from '~/features/productSearch/productSearchSlice';
import { loadProduct } from '~/services/productService/productService';
import { searchProducts } from '~/services/searchService/searchService';
import { safely, withAbort } from '~/shared/saga/safely';
import { factsOf } from './factsOf';

const { termSubmitted, hitChosen, variantChosen, problemFound, dialogChanged, termTaken } = productSearchActions;

/** From what was typed to a line in the basket (spec 2 §5, DECISIONS 1). */
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
      if (yield* refuseWhenFull(term.sku)) return;
      yield* put(termTaken());
      yield* addSku(term.sku, term.quantity);
      return;
    case 'productNumber':
      yield* put(termTaken());
      yield* addOrShow(term.baseProductNo, term.quantity);
      return;
    case 'text':
      yield* put(dialogChanged({ phase: 'searching', query: term.query }));
      return;
  }
}

function* refuseWhenFull(sku: string): SagaGenerator<boolean> {
  const { items, adding } = yield* select(selectBasket);
  const isKnown = [...items, ...adding].some((line) => line.sku === sku);
  if (isKnown || !basketIsFull([...items, ...adding], limits.basketElements)) return false;
  yield* put(problemFound({ kind: 'basketFull' }));
  return true;
}

function* addSku(sku: string, quantity: number): SagaGenerator<void> {
  const product = yield* findProduct(baseProductNoOf(sku), typedAgain(sku, quantity));
  const variant = product?.variants.find((candidate) => candidate.sku === sku);
  if (product === null || variant === undefined) yield* searchInstead(sku);
  else yield* addVariant(product, variant, quantity);
}

function* addOrShow(baseProductNo: string, quantity: number): SagaGenerator<void> {
  const product = yield* findProduct(baseProductNo, typedAgain(baseProductNo, quantity));
  const [variant, ...others] = product?.variants ?? [];
  if (product === null || variant === undefined) {
    yield* searchInstead(baseProductNo);
  } else if (others.length === 0) yield* addVariant(product, variant, quantity);
  else yield* put(dialogChanged({ phase: 'details', product, quantity }));
}

/** A number that leads nowhere opens the product search with it (spec 2 §8 'Search'). */
function* searchInstead(number: string): SagaGenerator<void> {
  yield* put(problemFound({ kind: 'productNotFound', number }));
  yield* put(dialogChanged({ phase: 'searching', query: number }));
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

function* addVariant(product: Product, variant: Variant, quantity: number): SagaGenerator<void> {
  const { country, flags } = yield* select(selectCall);
  const reason = unsellableReason(product, variant, {
    country,
    subscriptionBySubscriptionInfo: flags.subscriptionLinkBySubscriptionInfo,
  });
  if (reason !== null) {
    yield* put(problemFound({ kind: 'unsellable', name: product.name.short, reason }));
    return;
  }
  if (yield* refuseWhenFull(variant.sku)) return;
  yield* put(basketActions.factsLearned({ [variant.sku]: factsOf(product, variant) }));
  yield* put(
    basketActions.addItemRequested({
      sku: variant.sku,
      baseProductNo: product.baseProductNo,
      quantity,
      priceDate: null,
      weeeTakeBackEnabled: false,
    }),
  );
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
  yield* put(dialogChanged({ phase: 'closed' }));
  yield* put(termTaken());
  yield* addSku(payload.sku, payload.quantity);
}

function* settleSearch(typed: string): SagaGenerator<void> {
  yield* put(productSearchActions.termReturned(typed));
  yield* put(problemFound({ kind: 'failed' }));
}

/** An article that did not reach the basket for a technical reason need not be typed again. */
function* giveNumberBack({ payload }: ReturnType<typeof basketActions.itemNotAdded>): SagaGenerator<void> {
  const { problem, sku, quantity } = payload;
  if (problem.kind !== 'failed' && problem.kind !== 'timeout') return;
  const { items } = yield* select(selectBasket);
  if (items.some((item) => item.sku === sku)) return;
  yield* put(productSearchActions.termReturned(typedAgain(sku, quantity)));
}

export function* fillBasketSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(
      termSubmitted,
      safely(takeTerm, (_error, { payload }) => settleSearch(payload)),
    ),
    takeLatest(
      dialogChanged,
      safely(searchText, function* settle() {
        yield* put(productSearchActions.searchFailed());
      }),
    ),
    takeEvery(
      hitChosen,
      safely(showHit, (_error, { payload }) => settleSearch(payload)),
    ),
    takeEvery(
      variantChosen,
      safely(takeVariant, (_error, { payload }) => settleSearch(typedAgain(payload.sku, payload.quantity))),
    ),
    takeEvery(basketActions.itemNotAdded, safely(giveNumberBack)),
  ]);
}
