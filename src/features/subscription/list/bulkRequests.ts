import { subscriptionLimits } from '~config/limits/subscription';
import {
  differs,
  isLeftToService,
  noBulkAnswer,
  summaryOf,
  withReply,
  type BulkAnswer,
  type BulkEnd,
  type BulkRun,
} from '~/domain/subscription/bulkChange';
import {
  defaultOverviewFilters,
  listedSelection,
  sentFilters,
  type SentFilters,
  type SentSelection,
} from '~/domain/subscription/overview';
import { isBeingCanceled, isOver, nameOfSubscription } from '~/domain/subscription/subscription';
import {
  cancelSubscriptions,
  editDeliveryDates,
  editProductNumbers,
  loadOverview,
  type BulkOutcome,
} from '~/services/callCentreService/subscriptionService';
import { isSignedOut } from '~/services/http/refusal';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { earlierRun, noteRun } from './bulkRuns';
import type { SentBulk } from './subscriptionOverviewSlice';
import { wholePages } from './wholePages';

/** The names of subscriptions by their ids. */
export type SubscriptionNames = Readonly<Record<string, string>>;

/** What became of a bulk action. */
export type BulkTurn =
  /** The same change was sent before. */
  | { readonly kind: 'doneBefore'; readonly run: BulkRun }
  | { readonly kind: 'refused'; readonly detail: string | null }
  /** Nothing was sent: the selected ones could not be read, are others than announced, or the agent stopped it. */
  | { readonly kind: 'notSent'; readonly by: 'notRead' | 'stopped' }
  | { readonly kind: 'notSent'; readonly by: 'changed'; readonly found: number }
  | { readonly kind: 'unknown'; readonly detail: string | null }
  | {
      readonly kind: 'done';
      readonly answer: BulkAnswer;
      readonly names: SubscriptionNames;
      /** Ids of the changed ones; null where the service does not name them all. */
      readonly accepted: readonly string[] | null;
      readonly inProgressBefore: number | null;
    };

export interface BulkControl {
  readonly isStopped: () => boolean;
  /** Called with the number of subscriptions that were sent and answered. */
  readonly onAnswered: (count: number) => void;
}

/** Sends the change unless this browser has sent it before. Notes it before it is sent, so that other tabs do not send it as well. */
export async function runBulkOnce(bulk: SentBulk, control: BulkControl): Promise<BulkTurn> {
  const run = bulk.repeats === 'nothing' ? earlierRun(bulk) : null;
  if (run !== null) return { kind: 'doneBefore', run };
  const selected = await selectedOf(bulk, control);
  if (selected.kind === 'notSent') return selected;
  const inProgressBefore = bulk.change.kind === 'cancel' ? await countInProgressOrNull() : null;
  noteRun(bulk, null);
  try {
    const turn = await sendAll(bulk, selected, control);
    if (turn.kind === 'refused') noteRun(bulk, 'refused');
    if (turn.kind === 'done') noteRun(bulk, summaryOf(turn.answer, bulk.sent.total));
    return turn.kind === 'done' ? { ...turn, names: selected.names, inProgressBefore } : turn;
  } catch (error) {
    // The service has not accepted the first request.
    if (isSignedOut(error)) noteRun(bulk, 'refused');
    throw error;
  }
}

interface Selected {
  readonly kind: 'selected';
  /** Null: the service selects. */
  readonly ids: readonly string[] | null;
  readonly names: SubscriptionNames;
  /** Announced as selected, and left out, because their cancellation is being processed. */
  readonly beingCanceled: number;
}

async function selectedOf(
  { change, sent }: SentBulk,
  control: BulkControl,
): Promise<Selected | Extract<BulkTurn, { kind: 'notSent' }>> {
  if (!sent.selectAll) return { kind: 'selected', ids: sent.subscriptions, names: {}, beingCanceled: 0 };
  try {
    if (isLeftToService(change.kind, sent)) {
      const found = await countSelectable(sent.filters ?? everything());
      if (found === sent.total) return { kind: 'selected', ids: null, names: {}, beingCanceled: 0 };
      if (found !== null) return { kind: 'notSent', by: 'changed', found };
    }
    const { names, beingCanceled } = await readSelected(sent, control);
    const ids = Object.keys(names);
    if (control.isStopped()) return { kind: 'notSent', by: 'stopped' };
    if (ids.length === sent.total) return { kind: 'selected', ids, names, beingCanceled: 0 };
    // The list, of which only a part is loaded, counts those among the selected ones whose cancellation is processed on other pages.
    return ids.length + beingCanceled === sent.total && ids.length > 0
      ? { kind: 'selected', ids, names, beingCanceled }
      : { kind: 'notSent', by: 'changed', found: ids.length };
  } catch (error) {
    if (isSignedOut(error)) throw error;
    logFailure(error);
    return { kind: 'notSent', by: 'notRead' };
  }
}

const everything = (): SentFilters => sentFilters(defaultOverviewFilters, serviceNow());

/** The number of subscriptions in a selection of all: those that the filters find, without cancelled ones. Null: the service does not name it. */
async function countSelectable(filters: SentFilters): Promise<number | null> {
  const [all, canceled] = await Promise.all([countOf(filters), countOf({ ...filters, status: 'CANCELED' })]);
  return all === null || canceled === null ? null : all - canceled;
}

async function countOf(filters: SentFilters, signal?: AbortSignal): Promise<number | null> {
  const { total } = await loadOverview(
    { page: 1, size: subscriptionLimits.subscriptionPageSize, filters, sort: null },
    signal,
  );
  return total;
}

/** Reads all pages of what the filters find, without cancelled and deselected ones. */
async function readSelected(
  { filters, excludeSubscriptionIds }: SentSelection,
  { isStopped }: BulkControl,
): Promise<{ readonly names: SubscriptionNames; readonly beingCanceled: number }> {
  const excluded = new Set(excludeSubscriptionIds);
  const names: Record<string, string> = {};
  const beingCanceled = new Set<string>();
  const load = wholePages(filters ?? everything());
  for (let page = 1; !isStopped(); page += 1) {
    const { result, isLast } = await load(page);
    for (const subscription of result) {
      if (excluded.has(subscription.id)) continue;
      if (isBeingCanceled(subscription)) beingCanceled.add(subscription.id);
      else if (!isOver(subscription)) names[subscription.id] = nameOfSubscription(subscription);
    }
    if (isLast) break;
  }
  return { names, beingCanceled: beingCanceled.size };
}

type Sent =
  | Extract<BulkTurn, { kind: 'refused' | 'unknown' }>
  | { readonly kind: 'done'; readonly answer: BulkAnswer; readonly accepted: readonly string[] | null };

/** Sends one request after the other; what an earlier one has changed stays said, whatever becomes of a later one. */
async function sendAll(bulk: SentBulk, { ids, beingCanceled }: Selected, control: BulkControl): Promise<Sent> {
  const selections = ids === null ? [bulk.sent] : partsOf(ids).map(listedSelection);
  let answer: BulkAnswer = { ...noBulkAnswer, beingCanceled };
  let accepted: readonly string[] | null = [];
  const ended = (endedBy: BulkEnd, said: string | null = null): Sent => ({
    kind: 'done',
    answer: { ...answer, endedBy, said },
    accepted,
  });
  for (const [index, selection] of selections.entries()) {
    const isFirst = index === 0;
    if (control.isStopped() && !isFirst) return ended('stopped');
    const outcome = await (isFirst ? send(bulk, selection) : sendLater(bulk, selection));
    if (outcome.kind !== 'done') {
      if (!isFirst) return ended(outcome.kind, outcome.detail);
      return outcome.kind === 'refused' ? { kind: 'refused', detail: outcome.detail } : outcome;
    }
    answer = withReply(answer, outcome, selection.total);
    const processed = processedOf(outcome, ids === null ? null : selection);
    accepted = accepted === null || processed === null ? null : [...accepted, ...processed];
    control.onAnswered(answer.asked);
    if (differs(outcome, selection.total, selection.subscriptions)) return ended('differs');
  }
  return { kind: 'done', answer, accepted };
}

function partsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const size = subscriptionLimits.bulkPageSize;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

/** The ids of the changed ones; null where the service does not name them all, though some failed or it selected them itself. */
function processedOf(
  { results }: Extract<BulkOutcome, { kind: 'done' }>,
  selection: SentSelection | null,
): readonly string[] | null {
  const processed = (results ?? []).filter(({ result }) => result === 'PROCESSED');
  const named = processed.flatMap(({ id }) => id ?? []);
  if (results !== null && named.length === processed.length) return named;
  return processed.length === (results ?? []).length ? (selection?.subscriptions ?? null) : null;
}

function send({ change }: SentBulk, selection: SentSelection): Promise<BulkOutcome> {
  switch (change.kind) {
    case 'cancel':
      return cancelSubscriptions(selection, change.reason);
    case 'dates':
      return editDeliveryDates(selection, change.day, change.note);
    case 'numbers':
      return editProductNumbers(selection, change);
  }
}

/** Sends a later part. Returns a refusal if the session has ended: this part changed nothing, and the counts of the earlier ones are shown. */
async function sendLater(bulk: SentBulk, selection: SentSelection): Promise<BulkOutcome> {
  try {
    return await send(bulk, selection);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    logFailure(error);
    return { kind: 'refused', code: null, detail: null };
  }
}

export async function countInProgress(signal?: AbortSignal): Promise<number | null> {
  return countOf({ ...everything(), status: 'IN_PROGRESS' }, signal);
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
