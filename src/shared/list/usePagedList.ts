import type { Action } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { ListedRow, PagedList } from './listState';
import { numberSearchOf, type NumberSearch } from './numberByNumber';
import { isCurrent, isSettled, rowsOf, totalOf } from './pagedList';

interface PagedListOptions<Query, Row extends ListedRow, Facts extends object> {
  readonly list: PagedList<Query, Row, Facts>;
  /** Null: it cannot be requested, such as a range of dates that ends before it begins. */
  readonly query: Query | null;
  readonly actions: {
    readonly listRequested: (query: Query) => Action;
    readonly pageRequested: () => Action;
    readonly stopRequested: () => Action;
    readonly listLeft: () => Action;
  };
}

/** What a screen shows of a list. */
export interface ShownList<Row extends ListedRow> {
  /** Stable while nothing changes. */
  readonly rows: readonly Row[];
  /** The number of rows, loaded or not. Null: not known, and more rows may follow. */
  readonly total: number | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** The rows are those of an earlier query, or there are none yet. */
  readonly isStale: boolean;
  /** Page 1 has arrived, and nothing is being loaded. */
  readonly isLoaded: boolean;
  readonly hasMore: boolean;
  /** Loads the page that failed, or the next ones. */
  readonly loadMore: () => void;
  /** How far a search for several numbers is; null: the query is another one, or all are searched. */
  readonly search: NumberSearch | null;
  readonly stopSearch: () => void;
}

/** Requests a list whenever its query changes, and returns what of it is shown. */
export function usePagedList<Query, Row extends ListedRow, Facts extends object>({
  list,
  query,
  actions,
}: PagedListOptions<Query, Row, Facts>): ShownList<Row> {
  const dispatch = useDispatch();
  // Compared by value: unfolding a row changes the view, but not what is loaded.
  const key = JSON.stringify(query);
  const request = useEffectEvent((changed: string) => {
    if (changed === key && query !== null) dispatch(actions.listRequested(query));
  });
  useEffect(() => {
    request(key);
  }, [key]);
  const leave = useEffectEvent(() => dispatch(actions.listLeft()));
  useEffect(
    () => () => {
      leave();
    },
    [],
  );
  const rows = rowsOf(list);
  const isLoaded = isSettled(list) && isCurrent(list);
  const search = numberSearchOf(list);
  return {
    rows,
    total: totalOf(list),
    isLoading: list.status === 'notAsked' ? query !== null : list.status === 'loading',
    isFailed: list.status === 'failed',
    isStale: !isCurrent(list),
    isLoaded,
    // The agent continues a search that was stopped, not the scrolling. A list that was left is requested again first.
    hasMore: isLoaded && list.status === 'page' && list.isShown && search === null,
    loadMore: () => dispatch(actions.pageRequested()),
    search,
    stopSearch: () => dispatch(actions.stopRequested()),
  };
}
