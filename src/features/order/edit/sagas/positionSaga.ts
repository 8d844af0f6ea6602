import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { recommendationLimits } from '~config/limits/recommendations';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import { productNumbersOf, recommendationsToShow } from '~/domain/article/recommendations';
import { baseProductNoOf, classifySearchTerm } from '~/domain/article/searchTerm';
import { unsellableReason, type SellabilityContext } from '~/domain/article/sellability';
import type { EditOperation, EditOutcome } from '~/domain/order/editOrder';
import { countryOfEdit } from '~/domain/order/orderCountry';
import { selectFlags } from '~/features/call/callSlice';
import { editOrderActions, selectEditOrderState } from '../state/editOrderSlice';
import type { OpenEdit } from '../state/editOrderState';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadProduct } from '~/services/productService/productService';
import { loadCrossSells } from '~/services/upsellService/upsellService';
import { withAbort } from '~/shared/saga/safely';
import { learnProducts, loadArticles, report, selectOpen } from './draft';

type Search = ReturnType<typeof editOrderActions.positionSearched>;

/** Adds the searched article; a number that is not taken over returns to its field. */
export function* searchPosition({ payload: { term, crossSell } }: Search): SagaGenerator<void> {
  const isTaken = yield* addPosition(term, crossSell ?? null);
  yield* put(editOrderActions.positionLookedUp({ term, isReturned: !isTaken && crossSell === undefined }));
}

export function* settleSearch(error: unknown, { payload: { term, crossSell } }: Search): SagaGenerator<void> {
  const detail = error instanceof ServiceError ? error.detail : null;
  yield* report({ addProblem: { kind: 'failed', detail } });
  yield* put(editOrderActions.positionLookedUp({ term, isReturned: crossSell === undefined }));
}

/** Adds the article where it has one variant, otherwise opens its details. Returns false where neither was possible; a message says why. */
function* addPosition(term: string, crossSell: CrossSell | null): SagaGenerator<boolean> {
  const search = classifySearchTerm(term);
  if (search.kind !== 'sku' && search.kind !== 'productNumber') {
    yield* report({ addProblem: { kind: 'invalidNumber' } });
    return false;
  }
  const number = search.kind === 'sku' ? baseProductNoOf(search.sku) : search.baseProductNo;
  const product = yield* productOf(number);
  if (product === null) {
    yield* report({ addProblem: { kind: 'productNotFound', number: search.kind === 'sku' ? search.sku : number } });
    return false;
  }
  const wanted = search.kind === 'sku' ? search.sku : null;
  const choices = product.variants.filter(({ sku }) => wanted === null || sku === wanted);
  const [only] = choices;
  const open = yield* selectOpen();
  if (open === null) return false;
  const context = yield* sellabilityContext(open);
  const isClear = choices.length === 1 && only !== undefined && unsellableReason(product, only, context) === null;
  if (isClear) {
    yield* put(
      editOrderActions.operationRequested({
        type: 'ADD_POSITION',
        sku: only.sku,
        quantity: search.quantity,
        crossSell,
      }),
    );
    return true;
  }
  // The dialog shows one product: the next one is searched again when it is closed.
  if ((yield* select(selectEditOrderState)).productDetails !== null) return false;
  yield* report({ productDetails: { product, quantity: search.quantity, crossSell, problem: null } });
  return true;
}

/** In the country of the order, which need not be that of the call. */
function* sellabilityContext(edit: OpenEdit): SagaGenerator<SellabilityContext> {
  const { subscriptionLinkBySubscriptionInfo } = yield* select(selectFlags);
  return { country: countryOfEdit(edit), subscriptionBySubscriptionInfo: subscriptionLinkBySubscriptionInfo };
}

function* productOf(number: string): SagaGenerator<Product | null> {
  const { products } = yield* select(selectEditOrderState);
  const known = products[number];
  if (known !== undefined && known !== null) return known;
  const open = yield* selectOpen();
  const product = yield* withAbort((signal) =>
    loadProduct(number, signal, open === null ? undefined : countryOfEdit(open)),
  );
  if (product !== null) yield* learnProducts([product]);
  return product;
}

/** Opens the details of a product that could not be reserved, unless they are open, with the service's words (REQ F1.5). */
export function* openDetails(
  { sku, quantity, crossSell }: Extract<EditOperation, { type: 'ADD_POSITION' }>,
  { title, detail }: Extract<EditOutcome, { kind: 'reservationFailed' }>,
): SagaGenerator<void> {
  const { productDetails } = yield* select(selectEditOrderState);
  const number = baseProductNoOf(sku);
  const problem = { title, detail };
  if (productDetails?.product.baseProductNo === number) {
    yield* report({ productDetails: { ...productDetails, problem } });
    return;
  }
  const product = yield* productOf(number);
  if (product === null) yield* report({ addProblem: { kind: 'productNotFound', number: sku } });
  else yield* report({ productDetails: { product, quantity, crossSell, problem } });
}

/**
 * Loads the articles that are offered with the order's first position, by the rules of the order entry (REQ C4.1, C4.5, C4.7): a customer
 * who wants no upsells gets none. A failure shows none.
 */
export function* suggestCrossSells(): SagaGenerator<void> {
  const open = yield* selectOpen();
  const { customer } = yield* select(selectEditOrderState);
  const items = open?.editedOffer.items ?? [];
  const first = items.find(({ cancellationReason }) => cancellationReason === null);
  if (open === null || first === undefined || customer?.allowUpsells === false) return;
  try {
    const { crossSells } = yield* withAbort((signal) =>
      loadCrossSells(first.baseProductNo, 0, signal, countryOfEdit(open)),
    );
    const found = { crossSells, periods: [] };
    const products = yield* loadArticles(productNumbersOf(found));
    yield* learnProducts(products);
    const ordered = items.map(({ sku }) => sku);
    const { recommended } = recommendationsToShow(found, products, ordered, yield* sellabilityContext(open));
    const shown = recommended.slice(0, recommendationLimits.crossSellsShown);
    yield* report({ crossSells: shown.map(({ crossSell }) => crossSell) });
  } catch (error) {
    logFailure(error);
  }
}
