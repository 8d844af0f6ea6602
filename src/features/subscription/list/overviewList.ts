import { subscriptionLimits } from '~config/limits/subscription';
import { canceledByFilter, type OverviewQuery } from '~/domain/subscription/overviewList';
import type { SelectableFacts } from '~/domain/subscription/selection';
import type { Subscription } from '~/domain/subscription/subscription';
import { keywordsByNumber } from '~/domain/common/pastedNumbers';
import type { PagedList } from '~/shared/list/listState';
import { rowsOf, type ListRules } from '~/shared/list/pagedList';

interface OverviewFacts {
  /** How many of the total are cancelled; null while that is not known. */
  readonly canceledTotal: number | null;
}

export type OverviewList = PagedList<OverviewQuery, Subscription, OverviewFacts>;

export const overviewRules: ListRules<OverviewQuery, Subscription, OverviewFacts> = {
  typedOf: ({ filters }) => filters,
  byNumber: keywordsByNumber('subscription'),
  again: 'reload',
  // What is selected belongs to the filters.
  keeps: 'query',
  together: {
    size: subscriptionLimits.subscriptionPageSize,
    ahead: subscriptionLimits.subscriptionPagesAhead,
    again: subscriptionLimits.subscriptionPagesReloaded,
  },
  startFacts: () => ({ canceledTotal: null }),
  factsOf: ({ query, facts, total: before }, page, { total }) =>
    page > 1 && total === before ? facts : { canceledTotal: canceledByFilter(query.filters, total) },
};

/** What a selection has to know of the list. */
export function selectableFacts(
  list: OverviewList,
): Omit<SelectableFacts, 'rows'> & { readonly rows: readonly Subscription[] } {
  if (list.status === 'notAsked') return { rows: [], total: 0, canceledTotal: null };
  return { rows: rowsOf(list), total: list.total, canceledTotal: list.facts.canceledTotal };
}
