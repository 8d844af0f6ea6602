import { isBeingCanceled, type OverviewStatus, type Subscription } from './subscription';
import type { OverviewFilters, OverviewSort } from './overview';

/** What the overview shows (REQ G3.2, G3.3, G3.5). */
export interface OverviewQuery {
  readonly filters: OverviewFilters;
  readonly sort: OverviewSort;
}

/** How many of the found ones are cancelled, where the status filter says so; null: they have to be counted. */
export function canceledByFilter({ status }: OverviewFilters, total: number | null): number | null {
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
export function pagesInProgress(rows: readonly Subscription[], size: number): readonly number[] {
  const pages = rows.flatMap((row, index) => (isBeingCanceled(row) ? [Math.floor(index / size) + 1] : []));
  return [...new Set(pages)];
}
