import { all, delay, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { classifySearchTerm } from '~/domain/article/searchTerm';
import { selectCountry } from '~/features/call/callSlice';
import { loadProduct } from '~/services/productService/productService';
import { suggest } from '~/services/searchService/searchService';
import { safely, withAbort } from '~/shared/saga/safely';
import { productSearchActions, selectProductSearchState } from './productSearchSlice';

/** Debounce in milliseconds between the last key and the request. */
const suggestionDelay = 80;
const minimumLetters = 2;

/**
 * Loads suggestions while typing. A newer key cancels the older request, so that stale answers are dropped. Failures
 * are ignored, because the field works without suggestions.
 */
function* suggestForTerm({ payload: term }: ReturnType<typeof productSearchActions.termTyped>): SagaGenerator<void> {
  const search = classifySearchTerm(term);
  if (search.kind !== 'text' || search.query.length < minimumLetters) {
    yield* put(productSearchActions.suggestionsDismissed());
    return;
  }
  yield* delay(suggestionDelay);
  // The term may have been submitted meanwhile: an empty field gets no suggestions.
  if ((yield* select(selectProductSearchState)).term !== term) return;
  yield* put(productSearchActions.suggestionsRequested(term));
  const country = yield* select(selectCountry);
  try {
    const items = yield* withAbort((signal) => suggest(search.query, country, limits.suggestionSize, signal));
    const current = yield* select(selectProductSearchState);
    if (current.term === term) yield* put(productSearchActions.suggestionsReceived({ term, items }));
  } catch {
    yield* put(productSearchActions.suggestionsDismissed());
  }
}

/** Loads the product of a basket line that this call has not looked up, for example of a restored basket. */
function* loadDetails({
  payload: baseProductNo,
}: ReturnType<typeof productSearchActions.detailsRequested>): SagaGenerator<void> {
  const product = yield* withAbort((signal) => loadProduct(baseProductNo, signal));
  yield* put(
    product === null ? productSearchActions.detailsFailed(baseProductNo) : productSearchActions.productLearned(product),
  );
}

export function* productSearchSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(productSearchActions.termTyped, suggestForTerm),
    takeEvery(
      productSearchActions.detailsRequested,
      safely(loadDetails, function* settle(_error, { payload }) {
        yield* put(productSearchActions.detailsFailed(payload));
      }),
    ),
  ]);
}
