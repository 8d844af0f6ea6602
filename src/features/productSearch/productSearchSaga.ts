import { delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { countryOfCall } from '~/domain/common/country';
import { classifySearchTerm } from '~/domain/article/searchTerm';
import { suggest } from '~/services/searchService/searchService';
import { withAbort } from '~/shared/saga/safely';
import { productSearchActions, selectProductSearch } from './productSearchSlice';

/** Between the last key and the request: long enough to swallow a fast typist, short enough to feel immediate. */
const suggestionDelay = 80;
const minimumLetters = 2;

/**
 * Suggestions while typing. A newer key cancels the older request, so that stale answers never win. Failing suggestions
 * are no reason to disturb a call: the field stays usable without them.
 */
function* suggestForTerm({ payload: term }: ReturnType<typeof productSearchActions.termTyped>): SagaGenerator<void> {
  const search = classifySearchTerm(term);
  if (search.kind !== 'text' || search.query.length < minimumLetters) {
    yield* put(productSearchActions.suggestionsDismissed());
    return;
  }
  yield* delay(suggestionDelay);
  // Meanwhile the term may have been taken: nothing is suggested for an empty field.
  if ((yield* select(selectProductSearch)).term !== term) return;
  yield* put(productSearchActions.suggestionsRequested(term));
  const country = yield* select(countryOfCall);
  try {
    const items = yield* withAbort((signal) => suggest(search.query, country, limits.suggestionSize, signal));
    const current = yield* select(selectProductSearch);
    if (current.term === term) yield* put(productSearchActions.suggestionsReceived({ term, items }));
  } catch {
    yield* put(productSearchActions.suggestionsDismissed());
  }
}

export function* productSearchSaga(): SagaGenerator<void> {
  yield* takeLatest(productSearchActions.termTyped, suggestForTerm);
}
