import type { OverviewFilters, OverviewPage, OverviewSort } from './overview';
import { isBeingCanceled, type OverviewStatus, type PatchedSubscription, type Subscription } from './subscription';

/** What the overview shows (REQ G3.2, G3.3, G3.5). */
export interface OverviewQuery {
  readonly filters: OverviewFilters;
  readonly sort: OverviewSort;
}

/** The loaded subscriptions of one query. While another query loads, the old rows stay. */
export interface OverviewList {
  readonly query: OverviewQuery;
  readonly load: 'loading' | 'loaded' | 'failed';
  /** The last loaded page, from 1; 0: the rows belong to an earlier query. */
  readonly page: number;
  readonly rows: readonly Subscription[];
  readonly total: number;
  /** How many of the total are cancelled; null while that is not known. */
  readonly canceledTotal: number | null;
  readonly hasMore: boolean;
}

/** Starts a query. The loaded rows of the same one stay its own, so that only further pages are requested. */
export function startOverview(query: OverviewQuery, previous: OverviewList | null): OverviewList {
  if (previous === null) {
    return { query, load: 'loading', page: 0, rows: [], total: 0, canceledTotal: null, hasMore: false };
  }
  const isSame = JSON.stringify(previous.query) === JSON.stringify(query);
  return isSame
    ? { ...previous, load: 'loading' }
    : { ...previous, query, load: 'loading', page: 0, canceledTotal: null, hasMore: false };
}

/** The next pages that are requested together, so that scrolling does not wait for each of them. */
export function pagesAhead({ page, total }: OverviewList, size: number, ahead: number): readonly number[] {
  if (page === 0) return [1];
  const last = Math.ceil(total / size);
  return Array.from({ length: Math.max(0, Math.min(ahead, last - page)) }, (_none, index) => page + 1 + index);
}

/** Adds pages that follow the last loaded one; pages from 1 replace the rows. A row that is listed already is replaced. */
export function addPages(
  list: OverviewList,
  first: number,
  pages: readonly OverviewPage[],
  size: number,
): OverviewList {
  const known = first === 1 ? [] : list.rows;
  const rows = new Map([...known, ...pages.flatMap(({ result }) => result)].map((row) => [row.id, row]));
  const total = pages.at(-1)?.total ?? list.total;
  const page = first + pages.length - 1;
  // A page without entries ends the list whatever the total says, or it would be requested for ever.
  const isOver = pages.some(({ received }) => received === 0);
  return {
    ...list,
    load: 'loaded',
    page,
    rows: [...rows.values()],
    total,
    canceledTotal: total === list.total && first > 1 ? list.canceledTotal : canceledByFilter(list.query.filters, total),
    hasMore: !isOver && page * size < total,
  };
}

/** How many of the found ones are cancelled, where the status filter says so; null: they have to be counted. */
function canceledByFilter({ status }: OverviewFilters, total: number): number | null {
  const counts: Readonly<Record<OverviewStatus, number | null>> = {
    ALL: null,
    ACTIVE: 0,
    IN_PROGRESS: 0,
    DELAY_IN_DELIVERY: 0,
    CANCELED: total,
  };
  return counts[status];
}

/** The pages of the rows whose cancellation is being processed. */
export function pagesInProgress({ rows }: OverviewList, size: number): readonly number[] {
  const pages = rows.flatMap((row, index) => (isBeingCanceled(row) ? [Math.floor(index / size) + 1] : []));
  return [...new Set(pages)];
}

/** Changes the given parts of one row, where it is listed. */
export function withRow(list: OverviewList, changed: PatchedSubscription): OverviewList {
  return { ...list, rows: list.rows.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)) };
}
