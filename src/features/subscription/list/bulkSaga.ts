import { buffers, channel } from 'redux-saga';
import { all, call, cancel, delay, fork, put, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { subscriptionLimits } from '~config/limits/subscription';
import { openCancellations, summaryOf, type BulkChange } from '~/domain/subscription/bulkChange';
import { isOrderDate } from '~/domain/subscription/nextOrderDate';
import { sentFilters } from '~/domain/subscription/overview';
import { pagesInProgress } from '~/domain/subscription/overviewList';
import { isSelected } from '~/domain/subscription/selection';
import { isCanceled, type Subscription } from '~/domain/subscription/subscription';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { isSignedOut } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { linksOfProduct } from '~/services/subscriptionProductService/productLinkService';
import { isSettled, patchRows, rowsOf } from '~/shared/list/pagedList';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { inTurn } from '~/shared/storage/inTurn';
import { countInProgress, runBulkOnce, type BulkTurn } from './bulkRequests';
import { findSubscription, loadOverviewPage } from './overviewListSaga';
import {
  selectSubscriptionOverviewState,
  subscriptionOverviewActions,
  type AcceptedCancellations,
  type Bulk,
  type SentBulk,
} from './subscriptionOverviewSlice';
import { wholePages } from './wholePages';
import './bulkTexts.de';

const {
  bulkConfirmed,
  bulkAdvanced,
  bulkStopRequested,
  listAdvanced,
  listLeft,
  bulkClosed,
  numbersRead,
  selectedAdvanced,
  selectedRequested,
  processingRequested,
  processingAdvanced,
  processingClosed,
  reloadRequested,
  rowPatched,
  selectionCleared,
} = subscriptionOverviewActions;

const size = subscriptionLimits.subscriptionPageSize;

/** Sends the change once, in as many requests as it needs. Whatever became of it, the list is loaded again. */
function* runBulk({ payload: bulk }: ReturnType<typeof bulkConfirmed>): SagaGenerator<void> {
  yield* put(bulkAdvanced({ phase: 'running', ...bulk, answered: 0, isStopping: false }));
  const by = yield* call(refusalOf, bulk.change);
  if (by !== null) {
    yield* put(bulkAdvanced({ phase: 'refused', ...bulk, refusal: { by } }));
    return;
  }
  const turn = yield* runControlled(bulk);
  switch (turn.kind) {
    case 'refused':
      yield* put(bulkAdvanced({ phase: 'refused', ...bulk, refusal: { by: 'service', detail: turn.detail } }));
      return;
    case 'notSent':
      yield* put(bulkAdvanced({ phase: 'refused', ...bulk, refusal: turn }));
      break;
    case 'doneBefore':
      yield* put(bulkAdvanced({ phase: 'doneBefore', ...bulk, run: turn.run }));
      break;
    case 'unknown':
      yield* put(bulkAdvanced(unknownOutcome(bulk, turn.detail)));
      break;
    case 'done':
      yield* finishBulk(bulk, turn);
  }
  yield* put(reloadRequested());
}

function unknownOutcome({ change: { kind }, repeats }: SentBulk, detail: string | null): Bulk {
  return { phase: 'unknown', kind, detail, repeats };
}

/** Runs the requests while the agent sees how far they are and can stop them. */
function* runControlled(bulk: SentBulk): SagaGenerator<BulkTurn> {
  const stop = new AbortController();
  const answered = channel<number>(buffers.sliding(1));
  const following = yield* fork(function* follow() {
    for (;;) {
      const count = yield* take(answered);
      const isStopping = stop.signal.aborted;
      yield* put(bulkAdvanced({ phase: 'running', ...bulk, answered: count, isStopping }));
    }
  });
  const stopping = yield* fork(function* stopWhenAsked() {
    yield* take(bulkStopRequested);
    stop.abort();
  });
  const control = { isStopped: () => stop.signal.aborted, onAnswered: (count: number) => answered.put(count) };
  try {
    // Another tab may be sending it: the one that comes later says what has become of it.
    return yield* withAbort((signal) => inTurn('kontor.bulk', signal, () => runBulkOnce(bulk, control)));
  } finally {
    yield* cancel([following, stopping]);
  }
}

function* finishBulk(bulk: SentBulk, turn: Extract<BulkTurn, { kind: 'done' }>): SagaGenerator<void> {
  const { answer, accepted, inProgressBefore } = turn;
  yield* put(numbersRead(turn.names));
  const { numbers } = yield* select(selectSubscriptionOverviewState);
  yield* put(bulkAdvanced({ phase: 'done', ...bulk, answer }));
  yield* put(selectionCleared());
  const { processed } = summaryOf(answer, bulk.sent.total);
  if (bulk.change.kind !== 'cancel' || processed === 0) return;
  const followed = accepted?.flatMap((id) => numbers[id] ?? []) ?? null;
  const isComplete = followed?.length === accepted?.length;
  yield* put(processingRequested({ accepted: processed, names: isComplete ? followed : null, inProgressBefore }));
}

/**
 * A date must not be past (REQ G4.3): the form checks it too, but the failed ones can be tried again days later. A subscription product
 * number has to be in the list of subscription products (REQ G4.5, DECISIONS 92).
 */
async function refusalOf(change: BulkChange): Promise<'datePast' | 'notListed' | 'notChecked' | null> {
  if (change.kind === 'dates') return isOrderDate(change.day, serviceNow()) ? null : 'datePast';
  if (change.kind !== 'numbers' || change.subscriptionProductNumber === null) return null;
  const number = change.subscriptionProductNumber;
  try {
    const links = await linksOfProduct(number, { size });
    return links.some(({ subscriptionProduct }) => shownProductNumber(subscriptionProduct) === number)
      ? null
      : 'notListed';
  } catch (error) {
    if (isSignedOut(error)) throw error;
    logFailure(error);
    return 'notChecked';
  }
}

/** Reads the selected subscriptions page by page until all are known; closing the bulk action or leaving the list ends it. */
function* readSelected(): SagaGenerator<void> {
  const { list, selection } = yield* select(selectSubscriptionOverviewState);
  if (list.status === 'notAsked') return;
  const filters = sentFilters(list.query.filters, serviceNow());
  const load = wholePages(filters);
  let rows: readonly Subscription[] = [];
  for (let page = 1; ; page += 1) {
    const { result, isLast } = yield* withAbort((signal) => load(page, signal));
    rows = [...rows, ...result.filter((row) => isSelected(selection, row))];
    const isOver = isLast || (selection.kind === 'listed' && rows.length >= selection.ids.length);
    yield* put(selectedAdvanced({ status: isOver ? 'loaded' : 'loading', rows }));
    if (isOver) return;
  }
}

/** Looks at the list until it says that the accepted cancellations are done (REQ G2.4); leaving the list ends it. */
function* followProcessing({ payload }: ReturnType<typeof processingRequested>): SagaGenerator<void> {
  const { processing: earlier } = yield* select(selectSubscriptionOverviewState);
  const facts = earlier === null ? payload : withEarlier(payload, earlier.facts);
  yield* put(processingAdvanced({ facts, open: null, isGivenUp: false }));
  for (let look = 0; look < subscriptionLimits.cancellationPolls; look += 1) {
    yield* delay(subscriptionLimits.cancellationPollPause);
    const open = yield* lookAtProcessing(facts);
    if (open === 0) {
      yield* put(processingClosed());
      notify({ variant: 'success', text: { key: 'subscriptionProcessing.done' } });
      return;
    }
    if (open !== null) yield* put(processingAdvanced({ facts, open, isGivenUp: false }));
  }
  const { processing } = yield* select(selectSubscriptionOverviewState);
  if (processing !== null) yield* put(processingAdvanced({ ...processing, isGivenUp: true }));
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
    return inProgressNow === null ? null : openCancellations(accepted, inProgressBefore ?? 0, inProgressNow);
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Reads a few subscriptions by their numbers, whatever the list is filtered by; one that is not found is not known to be done. */
function* lookUp(names: readonly string[]): SagaGenerator<number> {
  const read = yield* all(names.map((name) => withAbort((signal) => findSubscription(name, signal))));
  const found = read.flatMap((subscription) => subscription ?? []);
  for (const subscription of found) yield* put(rowPatched(subscription));
  return names.length - found.filter(isCanceled).length;
}

/** Reads the rows again that are being processed; drops the answers where the list has changed meanwhile. */
function* refreshRows(): SagaGenerator<void> {
  const { list: before } = yield* select(selectSubscriptionOverviewState);
  if (before.status === 'notAsked' || !isSettled(before)) return;
  const pages = pagesInProgress(rowsOf(before), size).slice(0, subscriptionLimits.subscriptionPagesReloaded);
  const arrived = yield* all(pages.map((page) => withAbort((signal) => loadOverviewPage(before, page, signal))));
  const { list } = yield* select(selectSubscriptionOverviewState);
  if (list !== before) return;
  const changed = arrived.flatMap(({ rows }) => rows);
  yield* put(listAdvanced(patchRows(list, changed)));
}

export function* bulkSaga(): SagaGenerator<void> {
  yield* takeLatestUntil(processingRequested, [listLeft], safely(followProcessing));
  yield* takeLatestUntil(
    selectedRequested,
    [bulkClosed, listLeft],
    safely(readSelected, function* settle() {
      const { selectedRows } = yield* select(selectSubscriptionOverviewState);
      if (selectedRows !== null) yield* put(selectedAdvanced({ ...selectedRows, status: 'failed' }));
    }),
  );
  // A repeated press while one is in flight does nothing.
  yield* takeLeading(
    bulkConfirmed,
    safely(runBulk, function* settle(error, { payload }) {
      const { bulk } = yield* select(selectSubscriptionOverviewState);
      // The session ended with the first request or with a read before it: nothing was changed.
      const isUnsent = isSignedOut(error) && bulk?.phase === 'running';
      const asking: Bulk = { phase: 'asking', kind: payload.change.kind };
      yield* put(bulkAdvanced(isUnsent ? asking : unknownOutcome(payload, null)));
      yield* put(reloadRequested());
      return isUnsent ? ('undone' as const) : undefined;
    }),
  );
}
