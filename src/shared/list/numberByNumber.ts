import { notAsked, type AskedList, type ListedRow, type PagedList } from './listState';
import { addPage, firstPages, isByNumber, startList, type ListPage, type ListRules } from './pagedList';

/** Numbers of one page, and how many of them are requested at the same time. */
const pageSize = 12;
const together = 3;

/** How far a search for several numbers is. */
export interface NumberSearch {
  readonly searched: number;
  readonly count: number;
  /** Numbers are left, and none of them is being requested: the agent stopped, or a request failed. */
  readonly isStopped: boolean;
}

/** How far a search for several numbers is; null: the query is another one, or all are searched. */
export function numberSearchOf(list: PagedList<unknown, ListedRow>): NumberSearch | null {
  if (list.status === 'notAsked' || list.status === 'all' || list.numbers === 0) return null;
  const { numbers: count, page, status } = list;
  return { searched: Math.min(count, page * pageSize), count, isStopped: status !== 'loading' };
}

export type LoadPage<Query, Row extends ListedRow, Facts extends object> = (
  list: AskedList<Query, Row, Facts>,
  page: number,
  signal: AbortSignal,
) => Promise<ListPage<Row, Facts>>;

/** Returns a loader for all queries of the list, which loads a query of several numbers one number at a time. */
export function loaderOf<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  load: LoadPage<Query, Row, Facts>,
): LoadPage<Query, Row, Facts> {
  const { byNumber } = rules;
  if (byNumber === undefined) return load;
  return async (list, page, signal) => {
    const { query } = list;
    if (!isByNumber(rules, query)) return load(list, page, signal);
    const numbers = byNumber.numbersOf(query);
    const requested = numbers.slice((page - 1) * pageSize, page * pageSize);
    const found = await inTurns(requested, (number) => allRows(rules, load, byNumber.queryFor(query, number), signal));
    const rows = found.flat();
    const left = Math.max(0, numbers.length - page * pageSize);
    const before = list.page === 0 || page === 1 ? 0 : list.rows.length;
    const hasNext = left > 0;
    return { rows, total: hasNext ? null : before + rows.length, received: requested.length, hasNext };
  };
}

/** The results for all numbers in their order; `together` of them are loaded at the same time. */
async function inTurns<Result>(
  numbers: readonly string[],
  load: (number: string) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = [...numbers.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, number] = next;
      results[index] = await load(number);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return results;
}

/** The rows of all pages of a query. */
async function allRows<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  load: LoadPage<Query, Row, Facts>,
  query: Query,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  let list = startList(rules, query, notAsked);
  let page = firstPages(rules, list)[0] ?? 1;
  const rows: Row[] = [];
  do {
    const arrived = await load(list, page, signal);
    rows.push(...arrived.rows);
    list = addPage(rules, list, page, arrived);
    page += 1;
  } while (list.status === 'page');
  return rows;
}
