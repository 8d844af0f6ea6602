import { defaultFilters, type HistoryFilters } from '~/domain/order/orderHistory';

/** What the agent sees of a history; the screen keeps it in its address. */
export interface HistoryView {
  readonly filters: HistoryFilters;
  /** From 1; only where pages are not appended. */
  readonly page: number;
  /** The name of the order whose details are unfolded. */
  readonly opened: string | null;
}

export const firstView: HistoryView = { filters: defaultFilters, page: 1, opened: null };
