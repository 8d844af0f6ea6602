import { defaultOverviewFilters } from '~/domain/subscription/overview';
import type { OverviewQuery } from '~/domain/subscription/overviewList';

/** What the agent sees of the overview; the screen keeps it in its address. */
export interface OverviewView extends OverviewQuery {
  /** The number of the subscription whose details are shown instead of the list. */
  readonly opened: string | null;
}

export const firstOverview: OverviewView = { filters: defaultOverviewFilters, sort: null, opened: null };
