import type { FailureType, SubscriptionStatus } from './subscription';

/** REQ G6.2. `PRODUCT_QUANTITY_UPDATED` and `QUANTITY_UPDATED` are the same change. */
export const changeTypes = [
  'STATUS_UPDATED',
  'CREATED',
  'GENERATED_ORDER_FAILED',
  'DELIVERY_DATE_UPDATED',
  'PRODUCT_QUANTITY_UPDATED',
  'QUANTITY_UPDATED',
  'ROTATION_UPDATED',
  'GENERATED_ORDER',
  'PAYMENT_UPDATED',
  'DELIVERY_ADDRESS_UPDATED',
  'CUSTOM_NOTE',
  'DELIVERY_PRODUCT_NUMBER_UPDATED',
  'SUBSCRIPTION_PRODUCT_NUMBER_UPDATED',
] as const;
/** `unknown`: a change that this version does not know. */
export type ChangeType = (typeof changeTypes)[number] | 'unknown';

/** REQ G6.2. */
export const historyStatuses = ['ACTIVE', 'CANCELED', 'WARNING'] as const;
/** The status of an entry: one of the history's own, or one of a subscription. `FAILED` is never shown. */
export type HistoryStatus = (typeof historyStatuses)[number] | SubscriptionStatus;

export const historySortings = ['OLD_FIRST', 'NEW_FIRST'] as const;
export type HistorySorting = (typeof historySortings)[number];

/** One change of a subscription. */
export interface SubscriptionChange {
  readonly type: ChangeType;
  /** The type; one that is not known as the service names it. */
  readonly code: string;
  readonly note: string | null;
  /** A cancel reason (REQ G5.2), or the service's code for one that is not in that list. */
  readonly reason: string | null;
  readonly timestamp: string;
  readonly agentUsername: string | null;
  readonly newStatus: {
    readonly type: HistoryStatus;
    /** The status; one that is not known as the service names it. */
    readonly code: string;
    readonly orderId: string | null;
    readonly reason: string | null;
    readonly failure: FailureType | null;
  } | null;
}

/** A page of the history as the service returns it. */
export interface ChangesPage {
  readonly changes: readonly SubscriptionChange[];
  /** Entries of the page, those that could not be read included. */
  readonly received: number;
  /** Entries of a full page: as the service says, else as requested. */
  readonly size: number;
}

/** The loaded changes of a subscription. */
export interface ChangeHistory {
  readonly sorting: HistorySorting;
  /** The last loaded page, from 1; 0: none. */
  readonly page: number;
  readonly changes: readonly SubscriptionChange[];
  readonly hasMore: boolean;
}

export function emptyHistory(sorting: HistorySorting): ChangeHistory {
  return { sorting, page: 0, changes: [], hasMore: true };
}

/** Appends a page without its failed entries; there are more while the page is full (REQ G6.1, G6.2). */
export function withPage(history: ChangeHistory, page: ChangesPage): ChangeHistory {
  return {
    ...history,
    page: history.page + 1,
    changes: [...history.changes, ...page.changes.filter(isShown)],
    hasMore: page.received > 0 && page.received >= page.size,
  };
}

/** An order that failed is shown with its status `WARNING`; hidden is what has the status `FAILED` (DECISIONS 90). */
function isShown({ newStatus }: SubscriptionChange): boolean {
  return newStatus?.type !== 'FAILED';
}

export function toggledSorting(sorting: HistorySorting): HistorySorting {
  return sorting === 'OLD_FIRST' ? 'NEW_FIRST' : 'OLD_FIRST';
}
