import type { UnknownAction } from '@reduxjs/toolkit';
import { put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionLimits } from '~config/limits/subscription';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { defaultOverviewFilters, sentFilters } from '~/domain/subscription/overview';
import type { OverviewQuery } from '~/domain/subscription/overviewList';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { selectableCount } from '~/domain/subscription/selection';
import { loadCustomerNames } from '~/services/callCentreService/customerNamesService';
import { loadOverview } from '~/services/callCentreService/subscriptionService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import type { AskedList } from '~/shared/list/listState';
import { isCurrent, isSettled, rowsOf, type ListPage } from '~/shared/list/pagedList';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { safely, withAbort } from '~/shared/saga/safely';
import { overviewRules, selectableFacts } from './overviewList';
import { selectSubscriptionOverviewState, subscriptionOverviewActions } from './subscriptionOverviewSlice';

const {
  listRequested,
  listLeft,
  listAdvanced,
  namesRead,
  allToggled,
  countRequested,
  countAdvanced,
  openRequested,
  openAdvanced,
} = subscriptionOverviewActions;

const size = subscriptionLimits.subscriptionPageSize;

export async function loadOverviewPage(
  { query: { filters, sort } }: Pick<AskedList<OverviewQuery, Subscription>, 'query'>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Subscription>> {
  const { result, total, received } = await loadOverview(
    { page, size, filters: sentFilters(filters, serviceNow()), sort },
    signal,
  );
  return { rows: result, total, received, hasNext: total === null || page * size < total };
}

/** A selection of all leaves the cancelled ones out, which are counted again with the rows. */
function* countAgain(): SagaGenerator<void> {
  const { selection } = yield* select(selectSubscriptionOverviewState);
  if (selection.kind === 'allBut') yield* put(countRequested());
}

/** The names of customers that are listed and not known yet; their numbers stay where a name cannot be read. */
function* loadNames(): SagaGenerator<void> {
  const { list, opened, names } = yield* select(selectSubscriptionOverviewState);
  const rows = isSettled(list) ? rowsOf(list) : [];
  const shown = [...rows, ...(opened?.subscription ? [opened.subscription] : [])];
  const missing = new Set(
    shown
      .map(({ externalCustomerId }) => externalCustomerId)
      .filter((number) => !(number in names) && readCustomerNumber(number).kind === 'valid'),
  );
  if (missing.size === 0) return;
  try {
    const read = yield* withAbort((signal) => loadCustomerNames([...missing], signal));
    // A customer that the service leaves out is not asked for again.
    const unknown = [...missing].map((number) => [number, ''] as const);
    const known = read.map((name) => [name.externalCustomerId, `${name.firstName} ${name.lastName}`.trim()] as const);
    yield* put(namesRead(Object.fromEntries([...unknown, ...known])));
  } catch (error) {
    logFailure(error);
  }
}

/** Reads a subscription by its number, because the service reads none by its id; null where there is none. */
export async function findSubscription(name: string, signal?: AbortSignal): Promise<Subscription | null> {
  const filters = sentFilters(
    { ...defaultOverviewFilters, keywords: [name], keywordType: 'SUBSCRIPTION_NO' },
    serviceNow(),
  );
  const { result } = await loadOverview({ page: 1, size, filters, sort: null }, signal);
  return result.find((candidate) => nameOfSubscription(candidate) === name) ?? null;
}

function* findOpened({ payload: name }: ReturnType<typeof openRequested>): SagaGenerator<void> {
  const subscription = yield* withAbort((signal) => findSubscription(name, signal));
  yield* put(openAdvanced({ name, load: subscription === null ? 'notFound' : 'found', subscription }));
}

/** Counts the cancelled ones that the filters find, which a selection of all leaves out (REQ G3.4). */
function* countCanceled(action: UnknownAction): SagaGenerator<void> {
  yield* put(countAdvanced('idle'));
  if (!allToggled.match(action) && !countRequested.match(action)) return;
  const { list, selection } = yield* select(selectSubscriptionOverviewState);
  if (selection.kind !== 'allBut' || !isCurrent(list) || list.total === null) return;
  if (selectableCount(selectableFacts(list)) !== null) return;
  yield* put(countAdvanced('counting'));
  const filters = sentFilters({ ...list.query.filters, status: 'CANCELED', cancelReason: null }, serviceNow());
  const { total } = yield* withAbort((signal) => loadOverview({ page: 1, size, filters, sort: null }, signal));
  const { list: current } = yield* select(selectSubscriptionOverviewState);
  if (current.status !== 'notAsked') yield* put(listAdvanced({ ...current, facts: { canceledTotal: total } }));
  yield* put(countAdvanced(total === null ? 'failed' : 'idle'));
}

export function* overviewListSaga(): SagaGenerator<void> {
  yield* takeLatest([listAdvanced, openAdvanced], safely(loadNames));
  yield* takeLatest(
    openRequested,
    safely(findOpened, function* settle(_error, { payload: name }) {
      yield* put(openAdvanced({ name, load: 'failed', subscription: null }));
    }),
  );
  yield* takeLatest(
    [allToggled, countRequested, listRequested, listLeft],
    safely(countCanceled, function* settle() {
      yield* put(countAdvanced('failed'));
    }),
  );
  yield* pagedListSaga({
    rules: overviewRules,
    actions: subscriptionOverviewActions,
    selectSlice: selectSubscriptionOverviewState,
    load: loadOverviewPage,
    afterLoad: countAgain,
  });
}
