import type { PayloadAction } from '@reduxjs/toolkit';

export interface ListedRow {
  readonly id: string;
}

interface NotAsked {
  readonly status: 'notAsked';
}

/** What is loaded of a query. `page`: the pages up to `page`, and there are more; `all`: there are no more. */
export interface AskedList<Query, Row extends ListedRow, Facts extends object = object> {
  readonly status: 'loading' | 'page' | 'all' | 'failed';
  readonly query: Query;
  /** Numbers that are searched one by one; 0: an ordinary query. */
  readonly numbers: number;
  /** The last loaded page, from 1. 0: the rows are those of an earlier query, which stay until the first page arrives. */
  readonly page: number;
  /** Each once. */
  readonly rows: readonly Row[];
  /** The number of rows that the query finds. Null: the service does not name it, and more rows may follow the loaded ones (DECISIONS 236). */
  readonly total: number | null;
  /** What the service says besides. */
  readonly facts: Facts;
  readonly isShown: boolean;
}

export type PagedList<Query, Row extends ListedRow, Facts extends object = object> =
  | NotAsked
  | AskedList<Query, Row, Facts>;

export const notAsked: NotAsked = { status: 'notAsked' };

/** What a list was asked for. */
type QueryOf<List> = Extract<List, { readonly query: unknown }>['query'];

/**
 * The reducers of a slice that holds a list in `list`. What the commands do is the work of `pagedListSaga`, whose code loads with
 * the screens that have lists.
 */
export function listReducers<List extends PagedList<unknown, ListedRow>>() {
  return {
    listRequested: (_state: unknown, _action: PayloadAction<QueryOf<List>>) => undefined,
    /** Loads the page that failed, or the pages after the last one. */
    pageRequested: () => undefined,
    /** The search for several numbers ends; what was found stays, and `pageRequested` continues. */
    stopRequested: () => undefined,
    /** The list is on no screen any more: its requests are cancelled. */
    listLeft: () => undefined,
    listAdvanced: <State extends { readonly list: List }>(state: State, { payload: list }: PayloadAction<List>) => ({
      ...state,
      list,
    }),
  };
}
