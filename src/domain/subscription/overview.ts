import { daysOf, type DateRange, type DayRange } from '~/domain/common/dateRange';
import type { Selection } from './selection';
import type {
  DateFilterKind,
  FailureType,
  KeywordType,
  OverviewStatus,
  Subscription,
  SubscriptionCancelReason,
} from './subscription';

/** What the overview is filtered by (REQ G3.3). */
export interface OverviewFilters {
  readonly status: OverviewStatus;
  /** Only with `CANCELED`. */
  readonly cancelReason: SubscriptionCancelReason | null;
  readonly keywords: readonly string[];
  /** Null: every number and name. */
  readonly keywordType: KeywordType | null;
  readonly dates: { readonly kind: DateFilterKind; readonly range: DateRange } | null;
  /** The default delivery product number, 6 characters. */
  readonly deliveryProductNo: string | null;
}

export const defaultOverviewFilters: OverviewFilters = {
  status: 'ALL',
  cancelReason: null,
  keywords: [],
  keywordType: null,
  dates: null,
  deliveryProductNo: null,
};

/** REQ G3.5. */
export const sortFields = ['CREATION_DATE', 'NEXT_ORDER_DATE', 'UPDATED_DATE', 'PRODUCT_NAME'] as const;
export type SortField = (typeof sortFields)[number];
export type SortDirection = 'ASC' | 'DESC';

/** Null: none, in the order of the service. */
export type OverviewSort = { readonly field: SortField; readonly direction: SortDirection } | null;

/** The same column toggles the direction, another one starts ascending (REQ G3.5). */
export function toggledSort(sort: OverviewSort, field: SortField): OverviewSort {
  return { field, direction: sort?.field === field && sort.direction === 'ASC' ? 'DESC' : 'ASC' };
}

/** The filters as requests name them: days instead of ranges; what does not filter is null. */
export interface SentFilters {
  readonly status: OverviewStatus;
  readonly cancellationReason: SubscriptionCancelReason | null;
  readonly keywords: readonly string[];
  readonly keywordType: KeywordType | null;
  readonly searchDateType: DateFilterKind | null;
  readonly searchFrom: string | null;
  readonly searchTo: string | null;
  readonly defaultDeliveryProductNumber: string | null;
}

/** A delivery may have a date in the future. */
export function canLieAhead(kind: DateFilterKind): boolean {
  return kind === 'NEXT_DELIVERY_DATE';
}

/** The days of a date filter; null without one. */
export function filteredDays(dates: OverviewFilters['dates'], now: Date): DayRange | null {
  return dates === null ? null : daysOf(dates.range, now, canLieAhead(dates.kind));
}

export function sentFilters(filters: OverviewFilters, now: Date): SentFilters {
  const { status, cancelReason, keywords, keywordType, dates, deliveryProductNo } = filters;
  const days = filteredDays(dates, now);
  const searches = days !== null && (days.from !== null || days.to !== null);
  return {
    status,
    cancellationReason: status === 'CANCELED' ? cancelReason : null,
    keywords,
    // The type of a keyword has no meaning without a keyword.
    keywordType: keywords.length === 0 ? null : keywordType,
    searchDateType: searches && dates !== null ? dates.kind : null,
    searchFrom: days?.from ?? null,
    searchTo: days?.to ?? null,
    defaultDeliveryProductNumber: deliveryProductNo,
  };
}

/** The subscriptions of a bulk action as requests name them (REQ G5.1, G5.3). */
export interface SentSelection {
  readonly subscriptions: readonly string[];
  readonly selectAll: boolean;
  /** Null with listed subscriptions, which they would not limit. */
  readonly filters: SentFilters | null;
  readonly excludeSubscriptionIds: readonly string[];
  readonly total: number;
}

/** Subscriptions that are named, such as the failed ones of a bulk action. */
export function listedSelection(ids: readonly string[]): SentSelection {
  return { subscriptions: ids, selectAll: false, filters: null, excludeSubscriptionIds: [], total: ids.length };
}

/** `beingCanceled`: ids that the service would take among all, because they are not cancelled yet. */
export function sentSelection(
  selection: Selection,
  filters: SentFilters,
  total: number,
  beingCanceled: readonly string[],
): SentSelection {
  if (selection.kind === 'listed') return listedSelection(selection.ids);
  const excludeSubscriptionIds = [...selection.excluded, ...beingCanceled];
  return { subscriptions: [], selectAll: true, filters, excludeSubscriptionIds, total };
}

/** What became of one subscription of a bulk action (REQ G5.5). */
export interface BulkResult {
  /** Null: the service does not say of which one. */
  readonly id: string | null;
  readonly result: 'PROCESSED' | 'FAILED';
  readonly failure: FailureType | null;
}

/** A page of the overview as the service returns it. */
export interface OverviewPage {
  /** Null: the service does not name it, and more may follow. */
  readonly total: number | null;
  readonly result: readonly Subscription[];
  /** Entries of the page, those that could not be read included. */
  readonly received: number;
}
