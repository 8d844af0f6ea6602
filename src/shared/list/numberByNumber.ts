import { notAsked, type AskedList, type ListedRow } from './listState';
import { addPage, firstPages, isByNumber, startList, type ListPage, type ListRules } from './pagedList';

/** Numbers that are asked for before their rows are shown, and how many of them at the same time. */
const size = 12;
const together = 3;

export type LoadPage<Query, Row extends ListedRow, Facts extends object> = (
  list: AskedList<Query, Row, Facts>,
  page: number,
  signal: AbortSignal,
) => Promise<ListPage<Row, Facts>>;

/** Loads the pages of any query of the list; those of several numbers number by number. */
export function loaderOf<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  load: LoadPage<Query, Row, Facts>,
): LoadPage<Query, Row, Facts> {
  return (list, page, signal) =>
    isByNumber(rules, list.query) ? pageOfNumbers(rules, load, list, page, signal) : load(list, page, signal);
}

/**
 * A page of a query of several numbers: the rows of the next ones, in the order of the numbers. The total counts one row for each number that is
 * not asked for yet.
 */
async function pageOfNumbers<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  load: LoadPage<Query, Row, Facts>,
  { query, rows: known, page: loaded }: AskedList<Query, Row, Facts>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Row, Facts>> {
  const { numbersOf, queryFor } = rules.byNumber ?? noNumbers;
  const numbers = numbersOf(query);
  const asked = numbers.slice((page - 1) * size, page * size);
  const found: Record<string, readonly Row[]> = {};
  const waiting = [...asked];
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      found[number] = await allRows(rules, load, queryFor(query, number), signal);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  const rows = asked.flatMap((number) => found[number] ?? []);
  const left = Math.max(0, numbers.length - page * size);
  const before = loaded === 0 || page === 1 ? 0 : known.length;
  return { rows, total: before + rows.length + left, received: asked.length, hasNext: left > 0 };
}

const noNumbers = { numbersOf: (): readonly string[] => [], queryFor: <Query>(query: Query): Query => query };

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
