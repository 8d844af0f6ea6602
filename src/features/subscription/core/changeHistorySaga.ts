import { put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionLimits } from '~config/limits/subscription';
import { emptyHistory, toggledSorting, withPage, type HistorySorting } from '~/domain/subscription/changeHistory';
import { loadChanges } from '~/services/callCentreService/subscriptionService';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectSubscriptionState, subscriptionActions } from './subscriptionSlice';

const { detailsOpened, detailsClosed, historyPageRequested, sortingToggled, historyAdvanced, subscriptionChanged } =
  subscriptionActions;

type HistoryAction = ReturnType<
  | typeof detailsOpened
  | typeof detailsClosed
  | typeof historyPageRequested
  | typeof sortingToggled
  | typeof subscriptionChanged
>;

const size = subscriptionLimits.subscriptionHistoryPageSize;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeHistory(action: HistoryAction): SagaGenerator<void> {
  const { shown } = yield* select(selectSubscriptionState);
  if (detailsOpened.match(action)) yield* begin(action.payload, shown?.history.sorting ?? 'NEW_FIRST');
  else if (detailsClosed.match(action) || shown === null) return;
  else if (historyPageRequested.match(action)) yield* loadPage();
  else if (sortingToggled.match(action)) yield* begin(shown.subscriptionId, toggledSorting(shown.history.sorting));
  else if (action.payload.id === shown.subscriptionId) yield* begin(shown.subscriptionId, shown.history.sorting);
  else if (shown.load === 'loading') yield* loadPage();
}

function* begin(subscriptionId: string, sorting: HistorySorting): SagaGenerator<void> {
  yield* put(historyAdvanced({ subscriptionId, load: 'loading', history: emptyHistory(sorting) }));
  yield* loadPage();
}

function* loadPage(): SagaGenerator<void> {
  const { shown } = yield* select(selectSubscriptionState);
  if (shown === null) return;
  const { subscriptionId, history } = shown;
  yield* put(historyAdvanced({ ...shown, load: 'loading' }));
  const query = { subscriptionId, page: history.page + 1, size, sorting: history.sorting };
  const page = yield* withAbort((signal) => loadChanges(query, signal));
  yield* put(historyAdvanced({ ...shown, load: 'loaded', history: withPage(history, page) }));
}

export function* changeHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(
    [detailsOpened, detailsClosed, historyPageRequested, sortingToggled, subscriptionChanged],
    safely(changeHistory, function* settle() {
      const { shown } = yield* select(selectSubscriptionState);
      if (shown !== null) yield* put(historyAdvanced({ ...shown, load: 'failed' }));
    }),
  );
}
