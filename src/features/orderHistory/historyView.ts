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

/**
 * Changes the view that is current when it is called: an address follows later, and fast keys must not undo each other.
 * `typing`: one of many changes that a typed text makes.
 */
export type ChangeView = (change: (view: HistoryView) => HistoryView, kind: 'step' | 'typing') => void;
