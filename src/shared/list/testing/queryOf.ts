import type { ListedRow, PagedList } from '../listState';

/** What a list was asked for; null: nothing. */
export function queryOf<Query>(list: PagedList<Query, ListedRow>): Query | null {
  return list.status === 'notAsked' ? null : list.query;
}
