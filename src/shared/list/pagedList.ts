import isEqual from 'fast-deep-equal';
import { notAsked, type AskedList, type ListedRow, type PagedList } from './listState';

/** A page as it arrives. */
export interface ListPage<Row extends ListedRow, Facts extends object = object> {
  readonly rows: readonly Row[];
  /** Null: not known. */
  readonly total: number | null;
  /** The facts that the page states; the others are not changed. */
  readonly facts?: Partial<Facts>;
  /** There is a page after it; without it, there is one while fewer rows are loaded than the total, or that is not known. */
  readonly hasNext?: boolean;
  /** Entries that were sent, also those that could not be read; without it, the rows that the list did not have. */
  readonly received?: number;
}

/** How one list differs from others. */
export interface ListRules<Query, Row extends ListedRow, Facts extends object = object> {
  /** Rows of one owner, such as a customer, are never shown for another one. */
  readonly ownerOf?: (query: Query) => string;
  /** The part of a query that is typed: a list on the screen waits before it requests a change of it. */
  readonly typedOf: (query: Query) => unknown;
  /** The page to begin with, and whether further ones are appended or replace it; without it, all are appended to page 1. */
  readonly pagingOf?: (query: Query) => { readonly page: number; readonly appends: boolean };
  /**
   * What becomes of the loaded pages when the same query is asked again. `restart`: the first page replaces them. `refresh`: the
   * first page updates them. `reload`: they are all loaded again.
   */
  readonly again: 'restart' | 'refresh' | 'reload';
  /** What stays when the list is left: nothing, the rows of a query of which a page is loaded, or any rows and their query. */
  readonly keeps: 'nothing' | 'loaded' | 'query';
  /** Pages that are requested at once: so many after the last one, and of a list that is loaded again. Without it, one. */
  readonly together?: { readonly size: number; readonly ahead: number; readonly again: number };
  /**
   * How a query of several numbers is split into one query per number, because the services cannot search for several (`numberByNumber`).
   * `numbersOf` is empty for an ordinary query.
   */
  readonly byNumber?: {
    readonly numbersOf: (query: Query) => readonly string[];
    readonly queryFor: (query: Query, number: string) => Query;
  };
  /** A page that fails takes the loaded rows with it. */
  readonly failsEmpty?: boolean;
  /** The facts of a query of which nothing is loaded. `before`: those of the query before; null: there was none. */
  readonly startFacts: (before: Facts | null) => Facts;
  /** The facts after a page has arrived, where they are not those that it says. */
  readonly factsOf?: (list: AskedList<Query, Row, Facts>, page: number, arrived: ListPage<Row, Facts>) => Facts;
}

const none: readonly never[] = [];

/** The rows of a list in their order. */
export function rowsOf<Row extends ListedRow>(list: PagedList<unknown, Row>): readonly Row[] {
  return list.status === 'notAsked' ? none : list.rows;
}

/** The number of rows, loaded or not; never less than the number of loaded ones. Null: not known. */
export function totalOf(list: PagedList<unknown, ListedRow>): number | null {
  if (list.status === 'notAsked') return 0;
  return list.total === null ? null : Math.max(list.total, list.rows.length);
}

/** At least page 1 of the query that was asked for is loaded. */
export function isCurrent<List extends PagedList<unknown, ListedRow>>(
  list: List,
): list is Extract<List, { readonly query: unknown }> {
  return 'page' in list && list.page > 0;
}

/** Nothing is being loaded, and the last request has not failed. */
export function isSettled({ status }: PagedList<unknown, ListedRow>): boolean {
  return status === 'page' || status === 'all';
}

/** Starts a query. Rows of an earlier one stay, unless they are another owner's. */
export function startList<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  query: Query,
  before: PagedList<Query, Row, Facts>,
): AskedList<Query, Row, Facts> {
  const numbers = rules.byNumber?.numbersOf(query).length ?? 0;
  const started = { status: 'loading', query, numbers, page: 0, isShown: true } as const;
  if (before.status === 'notAsked' || rules.ownerOf?.(before.query) !== rules.ownerOf?.(query)) {
    return { ...started, rows: [], total: 0, facts: rules.startFacts(null) };
  }
  if (rules.again !== 'restart' && isEqual(before.query, query)) return { ...before, status: 'loading', isShown: true };
  return { ...before, ...started, facts: rules.startFacts(before.facts) };
}

/** Whether what is typed has changed on the screen: the first load, another page and a list that was left do not wait. */
export function waitsForTyping<Query, Row extends ListedRow, Facts extends object>(
  { ownerOf, typedOf }: ListRules<Query, Row, Facts>,
  query: Query,
  before: PagedList<Query, Row, Facts>,
): boolean {
  if (before.status === 'notAsked' || !before.isShown) return false;
  return ownerOf?.(before.query) === ownerOf?.(query) && !isEqual(typedOf(before.query), typedOf(query));
}

/** Whether the query is one of several numbers. */
export function isByNumber<Query, Row extends ListedRow, Facts extends object>(
  { byNumber }: ListRules<Query, Row, Facts>,
  query: Query,
): boolean {
  return byNumber !== undefined && byNumber.numbersOf(query).length > 0;
}

/** The pages to request for a query that has been started, or for a list that is loaded again. */
export function firstPages<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  { query, page }: AskedList<Query, Row, Facts>,
): readonly number[] {
  const first = pagingOf(rules, query).page;
  const most = rules.again === 'reload' ? (rules.together?.again ?? 1) : 1;
  return Array.from({ length: Math.max(1, Math.min(page, most)) }, (_none, index) => first + index);
}

/** The pages to request after the last loaded one. */
export function nextPages<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  { query, page, total }: AskedList<Query, Row, Facts>,
): readonly number[] {
  if (page === 0) return [pagingOf(rules, query).page];
  if (rules.together === undefined || isByNumber(rules, query)) return [page + 1];
  const { size, ahead } = rules.together;
  const left = total === null ? 1 : Math.ceil(total / size) - page;
  const length = Math.max(0, Math.min(ahead, left));
  return Array.from({ length }, (_none, index) => page + 1 + index);
}

/** Adds a page that has arrived. A row that is listed already is replaced in its place. */
export function addPage<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  list: AskedList<Query, Row, Facts>,
  page: number,
  arrived: ListPage<Row, Facts>,
): AskedList<Query, Row, Facts> {
  const paging = pagingOf(rules, list.query);
  const isReloaded = rules.again === 'reload' && page === paging.page;
  const replaces = !paging.appends || list.page === 0 || isReloaded;
  const known = replaces ? none : list.rows;
  const isNext = replaces || page > list.page;
  const rows = isNext ? putLast(known, arrived.rows) : putFirst(known, arrived.rows);
  const loaded = rows.length;
  // A page that adds nothing ends the list whatever the total says, or it would be requested for ever.
  const isOver = isNext && (arrived.received ?? loaded - known.length) === 0;
  // An empty page, and page 1 loaded again, do not show where the list ends: the known total is kept.
  const total = arrived.total ?? (isNext && !isOver ? null : list.total);
  // Without a total, a page of rows that are all listed shows that the service ignores the page.
  const isRepeated = isNext && total === null && arrived.rows.length > 0 && loaded === known.length;
  const hasNext = !isOver && !isRepeated && (arrived.hasNext ?? (total === null || loaded < total));
  return {
    ...list,
    status: hasNext ? 'page' : 'all',
    page: isNext ? page : list.page,
    rows,
    total: total ?? (hasNext || !paging.appends ? null : loaded),
    facts: rules.factsOf?.(list, page, arrived) ?? { ...list.facts, ...arrived.facts },
  };
}

/** The list after a request has failed. */
export function failList<Query, Row extends ListedRow, Facts extends object>(
  { failsEmpty = false }: ListRules<Query, Row, Facts>,
  list: AskedList<Query, Row, Facts>,
): AskedList<Query, Row, Facts> {
  const failed = { ...list, status: 'failed' } as const;
  return failsEmpty ? { ...failed, page: 0, rows: [], total: 0 } : failed;
}

/** The list after its screen was left. */
export function leaveList<Query, Row extends ListedRow, Facts extends object>(
  { keeps }: ListRules<Query, Row, Facts>,
  list: AskedList<Query, Row, Facts>,
): PagedList<Query, Row, Facts> {
  if (keeps === 'nothing' || (keeps === 'loaded' && list.page === 0)) return notAsked;
  return { ...list, status: list.status === 'loading' ? 'page' : list.status, isShown: false };
}

/** Changes parts of rows; rows that are not listed are ignored. */
export function patchRows<List extends PagedList<unknown, ListedRow>>(
  list: List,
  changed: readonly (ListedRow & Partial<RowOf<List>>)[],
): List {
  if (list.status === 'notAsked') return list;
  const changes = new Map(changed.map((row) => [row.id, row]));
  const rows = list.rows.map((row) => (changes.has(row.id) ? { ...row, ...changes.get(row.id) } : row));
  return { ...list, rows };
}

/** The list with a row that was created: it comes first, whatever the filters are. */
export function prependRow<List extends PagedList<unknown, ListedRow>>(list: List, row: RowOf<List>): List {
  if (list.status === 'notAsked') return list;
  const rows = putFirst(list.rows, [row]);
  return { ...list, rows, total: list.total === null ? null : list.total + rows.length - list.rows.length };
}

type RowOf<List> = List extends AskedList<unknown, infer Row> ? Row : never;

function putFirst<Row extends ListedRow>(known: readonly Row[], arrived: readonly Row[]): readonly Row[] {
  const fresh = new Map(arrived.map((row) => [row.id, row]));
  const updated = known.map((row) => fresh.get(row.id) ?? row);
  for (const { id } of known) fresh.delete(id);
  return [...fresh.values(), ...updated];
}

function putLast<Row extends ListedRow>(known: readonly Row[], arrived: readonly Row[]): readonly Row[] {
  return [...new Map([...known, ...arrived].map((row) => [row.id, row])).values()];
}

function pagingOf<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  query: Query,
) {
  if (isByNumber(rules, query)) return { page: 1, appends: true };
  return rules.pagingOf?.(query) ?? { page: 1, appends: true };
}
