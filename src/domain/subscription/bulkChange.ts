import type { BulkResult, SentFilters, SentSelection } from './overview';
import type { SubscriptionCancelReason } from './subscription';

/** What a bulk action does to each selected subscription (REQ G5.1, G5.3, G5.4). */
export type BulkChange =
  | { readonly kind: 'cancel'; readonly reason: SubscriptionCancelReason }
  | { readonly kind: 'dates'; readonly day: string; readonly note: string }
  | {
      readonly kind: 'numbers';
      readonly deliveryProductNumber: string | null;
      readonly subscriptionProductNumber: string | null;
    };
export type BulkKind = BulkChange['kind'];

/** What the service says to one request. */
export interface BulkReply {
  /** Null: the service names no results per subscription. */
  readonly results: readonly BulkResult[] | null;
  readonly alreadyProcessed: number;
}

/** Why a bulk action ended before every selected subscription was sent. */
export type BulkEnd = 'stopped' | 'refused' | 'unknown' | 'differs';

/** What the service says to all requests of a bulk action. */
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
  /** Changed without a result of their own. */
  readonly unlisted: number;
  readonly alreadyProcessed: number;
  /** Selected, and not sent, because their cancellation is being processed. */
  readonly beingCanceled: number;
  /** How many subscriptions were sent and answered. */
  readonly asked: number;
  /** Null: all were sent. */
  readonly endedBy: BulkEnd | null;
  /** What the service said to the request that ended it. */
  readonly said: string | null;
}

export const noBulkAnswer: BulkAnswer = {
  results: [],
  unlisted: 0,
  alreadyProcessed: 0,
  beingCanceled: 0,
  asked: 0,
  endedBy: null,
  said: null,
};

/** The answer with the reply to a further request about so many subscriptions. */
export function withReply(answer: BulkAnswer, { results, alreadyProcessed }: BulkReply, asked: number): BulkAnswer {
  return {
    ...answer,
    results: [...answer.results, ...(results ?? [])],
    // A success without a list is a success of all.
    unlisted: answer.unlisted + (results === null ? Math.max(0, asked - alreadyProcessed) : 0),
    alreadyProcessed: answer.alreadyProcessed + alreadyProcessed,
    asked: answer.asked + asked,
  };
}

/** Whether the service reports something else than it was asked for: more subscriptions, or others. */
export function differs({ results, alreadyProcessed }: BulkReply, asked: number, ids: readonly string[]): boolean {
  const reported = results ?? [];
  const isOther = ({ id }: BulkResult): boolean => id !== null && !ids.includes(id);
  return reported.length + alreadyProcessed > asked || (ids.length > 0 && reported.some(isOther));
}

export interface BulkSummary {
  readonly processed: number;
  readonly failed: number;
  /** Their next order existed already: unchanged, and in no result. */
  readonly alreadyProcessed: number;
  /** How many were asked for and are missing in a list of results. */
  readonly unnamed: number;
  /** How many more subscriptions the service reports than it was asked to change. */
  readonly beyond: number;
  /** Unchanged, because their cancellation is being processed. */
  readonly beingCanceled: number;
  /** Selected, and not sent or not answered. */
  readonly notSent: number;
}

/** A change that was sent from this browser lately. */
export interface BulkRun {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null: no answer is known. */
  readonly summary: BulkSummary | null;
}

/** `total`: how many were selected. */
export function summaryOf(answer: BulkAnswer, total: number): BulkSummary {
  const { results, unlisted, alreadyProcessed, beingCanceled, asked } = answer;
  const failed = results.filter(({ result }) => result === 'FAILED').length;
  const reported = results.length + unlisted + alreadyProcessed;
  return {
    processed: results.length - failed + unlisted,
    failed,
    alreadyProcessed,
    unnamed: Math.max(0, asked - reported),
    beyond: Math.max(0, reported - asked),
    beingCanceled,
    notSent: Math.max(0, total - beingCanceled - asked),
  };
}

/** Filters that the requirement names for bulk actions (REQ G5.3): a service may ignore the others, and would change too many. */
function hasOnlyNamedFilters({ status, searchDateType }: SentFilters): boolean {
  return status === 'ALL' && searchDateType === null;
}

/**
 * Whether the service may select by itself. With deselected subscriptions, with filters that it might ignore, and for product
 * numbers, whose request names no filters, the selected ones are named in the requests.
 */
export function isLeftToService(
  kind: BulkKind,
  { selectAll, filters, excludeSubscriptionIds }: SentSelection,
): boolean {
  const isNarrowed = excludeSubscriptionIds.length > 0 || (filters !== null && !hasOnlyNamedFilters(filters));
  return selectAll && kind !== 'numbers' && !isNarrowed;
}

/** The ones that can be tried again alone. */
export function failedIds({ results }: BulkAnswer): readonly string[] {
  return results.flatMap(({ id, result }) => (result === 'FAILED' && id !== null ? [id] : []));
}

/** A result that says of which subscription it is. */
export type NamedResult = BulkResult & { readonly id: string };

/** The result list: failed ones first, because something is to be done about them. Results without an id are counted only. */
export function sortedResults({ results }: BulkAnswer): readonly NamedResult[] {
  const named = results.flatMap(({ id, ...result }) => (id === null ? [] : [{ ...result, id }]));
  const isFailed = ({ result }: BulkResult): boolean => result === 'FAILED';
  return [...named.filter(isFailed), ...named.filter((result) => !isFailed(result))];
}

/**
 * How many of many accepted cancellations are still being processed: what the service has more in progress than before, at most
 * the accepted ones, because colleagues cancel too.
 */
export function openCancellations(accepted: number, inProgressBefore: number, inProgressNow: number): number {
  return Math.min(accepted, Math.max(0, inProgressNow - inProgressBefore));
}
