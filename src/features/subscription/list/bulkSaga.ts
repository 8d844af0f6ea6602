import { all, call, delay, put, select, takeLatest, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionLimits } from '~config/limits/subscription';
import {
  openCancellations,
  summaryOf,
  type BulkAnswer,
  type BulkChange,
  type BulkRun,
} from '~/domain/subscription/bulkChange';
import { defaultOverviewFilters, sentFilters, type SentSelection } from '~/domain/subscription/overview';
import { pagesInProgress } from '~/domain/subscription/overviewList';
import { defaultLinkFilters } from '~/domain/subscription/productLink';
import { isCanceled, nameOfSubscription } from '~/domain/subscription/subscription';
import {
  cancelSubscriptions,
  editDeliveryDates,
  editProductNumbers,
  loadOverview,
  type BulkOutcome,
} from '~/services/callCentreService/subscriptionService';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { searchLinks } from '~/services/subscriptionProductService/productLinkService';
import { isSettled, patchRows, rowsOf } from '~/shared/list/pagedList';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { inTurn } from '~/shared/storage/inTurn';
import { earlierRun, noteRun } from './bulkRuns';
import { findSubscription, loadOverviewPage } from './overviewListSaga';
import {
  selectSubscriptionOverview,
  subscriptionOverviewActions,
  type AcceptedCancellations,
  type SentBulk,
} from './subscriptionOverviewSlice';
import './processingTexts.de';

const {
  bulkConfirmed,
  bulkChanged,
  listChanged,
  listLeft,
  processingRequested,
  processingChanged,
  reloadRequested,
  rowChanged,
  selectionCleared,
} = subscriptionOverviewActions;

const size = subscriptionLimits.subscriptionPageSize;

/** Sends the change once. Whatever became of it, the list is loaded again. */
function* runBulk({ payload: bulk }: ReturnType<typeof bulkConfirmed>): SagaGenerator<void> {
  yield* put(bulkChanged({ phase: 'running', ...bulk }));
  const by = yield* call(refusalOfNumber, bulk.change);
  if (by !== null) {
    yield* put(bulkChanged({ phase: 'refused', ...bulk, refusal: { by } }));
    return;
  }
  // Another tab may be sending it: the one that comes later says what has become of it.
  const { run, inProgressBefore, outcome } = yield* withAbort((signal) =>
    inTurn('kontor.bulk', signal, () => runOnce(bulk)),
  );
  if (run !== null) {
    yield* put(bulkChanged({ phase: 'doneBefore', ...bulk, run }));
    yield* put(reloadRequested());
    return;
  }
  if (outcome.kind === 'refused') {
    yield* put(bulkChanged({ phase: 'refused', ...bulk, refusal: { by: 'service', detail: outcome.detail } }));
    return;
  }
  if (outcome.kind === 'unknown') yield* put(bulkChanged({ phase: 'unknown', kind: bulk.change.kind }));
  else {
    yield* put(bulkChanged({ phase: 'done', ...bulk, answer: outcome }));
    yield* put(selectionCleared());
    const { processed, unnamed } = summaryOf(outcome, bulk.sent.total);
    const accepted = processed + unnamed;
    if (bulk.change.kind === 'cancel' && accepted > 0) {
      const names = yield* namesOf(acceptedIds(outcome, bulk.sent));
      yield* put(processingRequested({ accepted, names, inProgressBefore }));
    }
  }
  yield* put(reloadRequested());
}

type BulkTurn =
  | { readonly run: BulkRun; readonly inProgressBefore: null; readonly outcome: null }
  | { readonly run: null; readonly inProgressBefore: number | null; readonly outcome: BulkOutcome };

/** Sends the change unless it was sent before; every kind of it is noted for the other tabs before it leaves. */
async function runOnce(bulk: SentBulk): Promise<BulkTurn> {
  const run = bulk.isRetry ? null : earlierRun(bulk);
  if (run !== null) return { run, inProgressBefore: null, outcome: null };
  const inProgressBefore = bulk.change.kind === 'cancel' ? await countInProgressOrNull() : null;
  noteRun(bulk, null);
  try {
    const outcome = await send(bulk);
    if (outcome.kind === 'refused') noteRun(bulk, 'refused');
    if (outcome.kind === 'done') noteRun(bulk, summaryOf(outcome, bulk.sent.total));
    return { run: null, inProgressBefore, outcome };
  } catch (error) {
    // The agent is signed out: the service has not accepted it.
    noteRun(bulk, 'refused');
    throw error;
  }
}

/** A subscription product number has to be in the list of subscription products (REQ G4.5, DECISIONS 92). */
async function refusalOfNumber(change: BulkChange): Promise<'notListed' | 'notChecked' | null> {
  if (change.kind !== 'numbers' || change.subscriptionProductNumber === null) return null;
  const number = change.subscriptionProductNumber;
  const filters = { ...defaultLinkFilters, keywords: [number], searchIn: 'SUBSCRIPTION_PRODUCT_NO' } as const;
  try {
    const { links } = await searchLinks({ filters, days: { from: null, to: null }, page: 0, size, total: null });
    return links.some(({ subscriptionProduct }) => subscriptionProduct === number) ? null : 'notListed';
  } catch (error) {
    logFailure(error);
    return 'notChecked';
  }
}

function acceptedIds({ results }: BulkAnswer, { selectAll, subscriptions }: SentSelection): readonly string[] | null {
  if (results === null) return selectAll ? null : subscriptions;
  return results.filter(({ result }) => result === 'PROCESSED').map(({ id }) => id);
}

/** The numbers of listed subscriptions; null where one is not listed. */
function* namesOf(ids: readonly string[] | null): SagaGenerator<readonly string[] | null> {
  const { list } = yield* select(selectSubscriptionOverview);
  const names = ids?.flatMap((id) => rowsOf(list).find((row) => row.id === id) ?? []);
  return names === undefined || names.length !== ids?.length ? null : names.map(nameOfSubscription);
}

function send({ change, sent }: SentBulk): Promise<BulkOutcome> {
  switch (change.kind) {
    case 'cancel':
      return cancelSubscriptions(sent, change.reason);
    case 'dates':
      return editDeliveryDates(sent, change.day, change.note);
    case 'numbers':
      return editProductNumbers(sent, change);
  }
}

async function countInProgress(signal?: AbortSignal): Promise<number> {
  const filters = sentFilters({ ...defaultOverviewFilters, status: 'IN_PROGRESS' }, serviceNow());
  return (await loadOverview({ page: 1, size, filters, sort: null }, signal)).total;
}

/** Without the count the cancellations are sent all the same. */
async function countInProgressOrNull(): Promise<number | null> {
  try {
    return await countInProgress();
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Looks at the list until it says that the accepted cancellations are done (REQ G2.4); leaving the list ends it. */
function* followProcessing(action: ReturnType<typeof processingRequested | typeof listLeft>): SagaGenerator<void> {
  if (!processingRequested.match(action)) {
    yield* put(processingChanged(null));
    return;
  }
  const { processing: earlier } = yield* select(selectSubscriptionOverview);
  const facts = earlier === null ? action.payload : withEarlier(action.payload, earlier.facts);
  yield* put(processingChanged({ facts, open: null, isGivenUp: false }));
  for (let look = 0; look < subscriptionLimits.cancellationPolls; look += 1) {
    yield* delay(subscriptionLimits.cancellationPollPause);
    const open = yield* lookAtProcessing(facts);
    if (open === 0) {
      yield* put(processingChanged(null));
      notify({ variant: 'success', text: { key: 'subscriptionProcessing.done' } });
      return;
    }
    if (open !== null) yield* put(processingChanged({ facts, open, isGivenUp: false }));
  }
  const { processing } = yield* select(selectSubscriptionOverview);
  if (processing !== null) yield* put(processingChanged({ ...processing, isGivenUp: true }));
}

/** Cancellations that are followed already go on being followed. */
function withEarlier(now: AcceptedCancellations, earlier: AcceptedCancellations): AcceptedCancellations {
  const names = now.names === null || earlier.names === null ? null : [...new Set([...earlier.names, ...now.names])];
  return {
    accepted: names?.length ?? now.accepted + earlier.accepted,
    names,
    inProgressBefore: earlier.inProgressBefore ?? now.inProgressBefore,
  };
}

/** Returns how many are open; null where that could not be read. */
function* lookAtProcessing({ accepted, names, inProgressBefore }: AcceptedCancellations): SagaGenerator<number | null> {
  try {
    if (names !== null && names.length <= subscriptionLimits.cancellationsLookedUp) return yield* lookUp(names);
    const inProgressNow = yield* withAbort(countInProgress);
    yield* refreshRows();
    return openCancellations(accepted, inProgressBefore ?? 0, inProgressNow);
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Reads a few subscriptions by their numbers, whatever the list is filtered by; one that is not found is not known to be done. */
function* lookUp(names: readonly string[]): SagaGenerator<number> {
  const read = yield* all(names.map((name) => withAbort((signal) => findSubscription(name, signal))));
  const found = read.flatMap((subscription) => subscription ?? []);
  for (const subscription of found) yield* put(rowChanged(subscription));
  return names.length - found.filter(isCanceled).length;
}

/** Reads the rows again that are being processed; drops the answers where the list has changed meanwhile. */
function* refreshRows(): SagaGenerator<void> {
  const { list: before } = yield* select(selectSubscriptionOverview);
  if (before.status === 'notAsked' || !isSettled(before)) return;
  const pages = pagesInProgress(rowsOf(before), size).slice(0, subscriptionLimits.subscriptionPagesReloaded);
  const arrived = yield* all(pages.map((page) => withAbort((signal) => loadOverviewPage(before, page, signal))));
  const { list } = yield* select(selectSubscriptionOverview);
  if (list !== before) return;
  const changed = arrived.flatMap(({ rows }) => rows);
  yield* put(listChanged(patchRows(list, changed)));
}

export function* bulkSaga(): SagaGenerator<void> {
  yield* takeLatest([processingRequested, listLeft], safely(followProcessing));
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    bulkConfirmed,
    safely(runBulk, function* settle(_error, { payload }) {
      yield* put(bulkChanged({ phase: 'unknown', kind: payload.change.kind }));
      yield* put(reloadRequested());
    }),
  );
}
