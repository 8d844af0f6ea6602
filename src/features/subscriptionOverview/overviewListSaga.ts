import type { UnknownAction } from '@reduxjs/toolkit';
import { all, delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { lateLimits } from '~config/lateLimits';
import { limits } from '~config/limits';
import { readCustomerNumber } from '~/domain/customer/customerNumber';
import { defaultOverviewFilters, sentFilters, type OverviewPage } from '~/domain/subscription/overview';
import { addPages, pagesAhead, startOverview, type OverviewQuery } from '~/domain/subscription/overviewList';
import { nameOfSubscription, type Subscription } from '~/domain/subscription/subscription';
import { selectableCount } from '~/domain/subscription/selection';
import { loadCustomerNames, loadOverview } from '~/services/callCentreService/subscriptionService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { safely, withAbort } from '~/shared/saga/safely';
import { selectSubscriptionOverview, subscriptionOverviewActions } from './subscriptionOverviewSlice';

const {
  listRequested,
  pageRequested,
  reloadRequested,
  listLeft,
  listChanged,
  namesRead,
  allToggled,
  countRequested,
  countChanged,
  openRequested,
  openedChanged,
} = subscriptionOverviewActions;

const size = lateLimits.subscriptionPageSize;

type ListAction = ReturnType<typeof listRequested | typeof pageRequested | typeof reloadRequested | typeof listLeft>;

/** Runs one of them at a time: a newer one cancels the requests of an older one, whose answers would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (listRequested.match(action)) yield* showList(action.payload);
  else if (pageRequested.match(action)) yield* loadFurther();
  else if (reloadRequested.match(action)) yield* reload();
}

function* showList(query: OverviewQuery): SagaGenerator<void> {
  const { list } = yield* select(selectSubscriptionOverview);
  const started = startOverview(query, list);
  yield* put(listChanged(started));
  // Filters are typed: the pause is not needed for the first list, nor for one that is sorted otherwise.
  const isFiltered = list !== null && JSON.stringify(list.query.filters) !== JSON.stringify(query.filters);
  if (isFiltered) yield* delay(limits.orderHistoryDebounce);
  yield* loadPages(started.page === 0 ? [1] : loadedPages(started.page));
}

function* loadFurther(): SagaGenerator<void> {
  const { list } = yield* select(selectSubscriptionOverview);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPages(pagesAhead(list, size, lateLimits.subscriptionPagesAhead));
}

function* reload(): SagaGenerator<void> {
  const { list } = yield* select(selectSubscriptionOverview);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPages(loadedPages(list.page));
}

function loadedPages(page: number): readonly number[] {
  return Array.from(
    { length: Math.min(Math.max(page, 1), lateLimits.subscriptionPagesReloaded) },
    (_none, at) => at + 1,
  );
}

function* loadPages(pages: readonly number[]): SagaGenerator<void> {
  const arrived = yield* requestPages(pages);
  const { list } = yield* select(selectSubscriptionOverview);
  if (list === null) return;
  yield* put(listChanged(addPages(list, pages[0] ?? list.page + 1, arrived, size)));
  const { selection } = yield* select(selectSubscriptionOverview);
  if (selection.kind === 'allBut') yield* put(countRequested());
}

export function* requestPages(pages: readonly number[]): SagaGenerator<readonly OverviewPage[]> {
  const { list } = yield* select(selectSubscriptionOverview);
  if (list === null) return [];
  const { filters, sort } = list.query;
  const sent = sentFilters(filters, serviceNow());
  return yield* all(
    pages.map((page) => withAbort((signal) => loadOverview({ page, size, filters: sent, sort }, signal))),
  );
}

/** The names of customers that are listed and not known yet; their numbers stay where a name cannot be read. */
function* loadNames(): SagaGenerator<void> {
  const { list, opened, names } = yield* select(selectSubscriptionOverview);
  const rows = list?.load === 'loaded' ? list.rows : [];
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
  yield* put(openedChanged({ name, load: subscription === null ? 'notFound' : 'found', subscription }));
}

/** Counts the cancelled ones that the filters find, which a selection of all leaves out (REQ G3.4). */
function* countCanceled(action: UnknownAction): SagaGenerator<void> {
  yield* put(countChanged('idle'));
  if (!allToggled.match(action) && !countRequested.match(action)) return;
  const { list, selection } = yield* select(selectSubscriptionOverview);
  const needsCount = selection.kind === 'allBut' && list !== null && list.page > 0 && selectableCount(list) === null;
  if (!needsCount) return;
  yield* put(countChanged('counting'));
  const filters = sentFilters({ ...list.query.filters, status: 'CANCELED', cancelReason: null }, serviceNow());
  const { total } = yield* withAbort((signal) => loadOverview({ page: 1, size, filters, sort: null }, signal));
  const { list: current } = yield* select(selectSubscriptionOverview);
  if (current !== null) yield* put(listChanged({ ...current, canceledTotal: total }));
  yield* put(countChanged('idle'));
}

export function* overviewListSaga(): SagaGenerator<void> {
  yield* takeLatest([listChanged, openedChanged], safely(loadNames));
  yield* takeLatest(
    openRequested,
    safely(findOpened, function* settle(_error, { payload: name }) {
      yield* put(openedChanged({ name, load: 'failed', subscription: null }));
    }),
  );
  yield* takeLatest(
    [allToggled, countRequested, listRequested, listLeft],
    safely(countCanceled, function* settle() {
      yield* put(countChanged('failed'));
    }),
  );
  yield* takeLatest(
    [listRequested, pageRequested, reloadRequested, listLeft],
    safely(changeList, function* settle() {
      const { list } = yield* select(selectSubscriptionOverview);
      if (list !== null) yield* put(listChanged({ ...list, load: 'failed' }));
    }),
  );
}
