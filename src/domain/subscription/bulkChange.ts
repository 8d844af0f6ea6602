import type { BulkResult } from './overview';
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

export interface BulkAnswer {
  /** Null: the service names no results per subscription. */
  readonly results: readonly BulkResult[] | null;
  readonly alreadyProcessed: number;
}

export interface BulkSummary {
  readonly processed: number;
  readonly failed: number;
  /** Their next order existed already: unchanged, and in no result. */
  readonly alreadyProcessed: number;
  /** The service says nothing about them. */
  readonly unnamed: number;
}

/** A change that was sent from this browser lately. */
export interface BulkRun {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null: no answer is known. */
  readonly summary: BulkSummary | null;
}

export function summaryOf({ results, alreadyProcessed }: BulkAnswer, total: number): BulkSummary {
  const all = results ?? [];
  const failed = all.filter(({ result }) => result === 'FAILED').length;
  return {
    processed: all.length - failed,
    failed,
    alreadyProcessed,
    unnamed: Math.max(0, total - all.length - alreadyProcessed),
  };
}

/** The ones that can be tried again alone. */
export function failedIds({ results }: BulkAnswer): readonly string[] {
  return (results ?? []).filter(({ result }) => result === 'FAILED').map(({ id }) => id);
}

/** The result list: failed ones first, because something is to be done about them. */
export function sortedResults({ results }: BulkAnswer): readonly BulkResult[] {
  const all = results ?? [];
  return [...all.filter(({ result }) => result === 'FAILED'), ...all.filter(({ result }) => result !== 'FAILED')];
}

/**
 * How many of many accepted cancellations are still being processed: what the service has more in progress than before, at most
 * the accepted ones, because colleagues cancel too.
 */
export function openCancellations(accepted: number, inProgressBefore: number, inProgressNow: number): number {
  return Math.min(accepted, Math.max(0, inProgressNow - inProgressBefore));
}
