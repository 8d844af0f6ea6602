import { describe, expect, it } from 'vitest';
import { notAsked, type AskedList, type ListedRow } from './listState';
import {
  addPage,
  failList,
  firstPages,
  isCurrent,
  leaveList,
  nextPages,
  patchRows,
  prependRow,
  rowsOf,
  startList,
  totalOf,
  waitsForTyping,
  type ListPage,
  type ListRules,
} from './pagedList';

interface Query {
  readonly owner: string;
  readonly typed: string;
  readonly page: number;
  readonly appends: boolean;
}
interface Row extends ListedRow {
  readonly text: string;
}
interface Facts {
  readonly sum: number;
  readonly note: string | null;
}
type List = AskedList<Query, Row, Facts>;

const rules: ListRules<Query, Row, Facts> = {
  ownerOf: ({ owner }) => owner,
  typedOf: ({ typed }) => typed,
  pagingOf: (query) => query,
  again: 'restart',
  keeps: 'loaded',
  startFacts: (before) => ({ sum: before?.sum ?? 0, note: null }),
};
const refreshed: typeof rules = { ...rules, again: 'refresh' };
const reloaded: typeof rules = { ...rules, again: 'reload', together: { size: 10, ahead: 3, again: 2 } };

const query: Query = { owner: 'a', typed: '', page: 1, appends: true };
const rowsFrom = (from: number, to: number, text = ''): readonly Row[] =>
  Array.from({ length: to - from + 1 }, (_none, index) => ({ id: String(from + index), text }));
const pageOf = (rows: readonly Row[], total: number): ListPage<Row, Facts> => ({ rows, total, facts: { sum: total } });
const pageWithoutTotal = (rows: readonly Row[]): ListPage<Row, Facts> => ({ rows, total: null });
const idsOf = (list: List) => rowsOf(list).map(({ id }) => id);
const ids = (from: number, to: number) => rowsFrom(from, to).map(({ id }) => id);

const started = startList(rules, query, notAsked);
const one = addPage(rules, started, 1, pageOf(rowsFrom(1, 10), 25));
const two = addPage(rules, one, 2, pageOf(rowsFrom(11, 20), 25));

describe('pages that are appended', () => {
  it('come one after the other until all rows are loaded', () => {
    expect(started).toMatchObject({ status: 'loading', page: 0, total: 0 });
    expect(firstPages(rules, started)).toEqual([1]);
    expect(two).toMatchObject({ status: 'page', page: 2, total: 25, facts: { sum: 25 } });
    expect(nextPages(rules, two)).toEqual([3]);
    const three = addPage(rules, two, 3, pageOf(rowsFrom(21, 25), 25));
    expect(three).toMatchObject({ status: 'all', page: 3 });
    expect(idsOf(three)).toEqual(ids(1, 25));
  });

  it('do not list a row twice, and replace it in its place', () => {
    const three = addPage(rules, two, 3, pageOf(rowsFrom(20, 24, 'changed'), 25));
    expect(idsOf(three)).toEqual(ids(1, 24));
    expect(rowsOf(three)[19]).toEqual({ id: '20', text: 'changed' });
    expect(three.status).toBe('page');
  });

  it.each<[string, ListPage<Row, Facts>, List['status']]>([
    ['adds nothing, although the total is higher', pageOf([], 5_000), 'all'],
    ['has rows that are listed already', pageOf(rowsFrom(11, 20), 5_000), 'all'],
    ['has entries that cannot be read', { ...pageOf([], 5_000), received: 10 }, 'page'],
    ['has no entries', { ...pageOf([], 5_000), received: 0, hasNext: true }, 'all'],
    ['is the last one, as the service says', { ...pageOf(rowsFrom(21, 30), 5_000), hasNext: false }, 'all'],
    ['is not the last one, as the service says', { ...pageOf(rowsFrom(21, 30), 0), hasNext: true }, 'page'],
    ['adds nothing, although the service says that there are more', { ...pageOf([], 25), hasNext: true }, 'all'],
  ])('one that %s: %j %s', (_what, page, status) => {
    expect(addPage(rules, two, 3, page).status).toBe(status);
  });

  it('are requested together where the rules say so, as far as there are any', () => {
    expect(nextPages(reloaded, { ...one, total: 25 })).toEqual([2, 3]);
    expect(nextPages(reloaded, { ...one, total: 5_000 })).toEqual([2, 3, 4]);
    expect(nextPages(reloaded, { ...two, total: 20 })).toEqual([]);
    expect(nextPages(reloaded, started)).toEqual([1]);
  });
});

describe('pages of a service that names no total (DECISIONS 236)', () => {
  const full = addPage(rules, started, 1, pageWithoutTotal(rowsFrom(1, 10)));

  it('leave the total unknown and have a next page until one adds nothing', () => {
    expect([full.status, full.total, totalOf(full)]).toEqual(['page', null, null]);
    expect([nextPages(rules, full), nextPages(reloaded, full)]).toEqual([[2], [2]]);
    expect(addPage(rules, full, 2, pageWithoutTotal([]))).toMatchObject({ status: 'all', total: 10 });
    const repeated = pageWithoutTotal(rowsFrom(1, 10));
    expect(addPage(rules, full, 2, repeated)).toMatchObject({ status: 'all', total: 10 });
    expect(addPage(rules, full, 2, { ...repeated, received: 10 })).toMatchObject({ status: 'all', total: 10 });
    const unreadable = { ...pageWithoutTotal([]), received: 10 };
    expect(addPage(rules, full, 2, unreadable)).toMatchObject({ status: 'page', total: null });
  });

  it('have the total that the last page shows', () => {
    const last = addPage(rules, full, 2, pageOf(rowsFrom(11, 13), 13));
    expect(last).toMatchObject({ status: 'all', total: 13 });
    // The first page loaded again does not show where the list ends.
    expect(addPage(refreshed, last, 1, pageWithoutTotal(rowsFrom(1, 10)))).toMatchObject({ status: 'all', total: 13 });
    // A page that is requested beside the last one is empty.
    expect(addPage(rules, last, 3, pageWithoutTotal([]))).toMatchObject({ status: 'all', total: 13 });
  });

  it('stay unknown when the first page is refreshed before the end is loaded', () => {
    const second = addPage(refreshed, full, 2, pageWithoutTotal(rowsFrom(11, 20)));
    const again = addPage(refreshed, second, 1, pageWithoutTotal(rowsFrom(1, 10)));
    expect(again).toMatchObject({ status: 'page', page: 2, total: null });
  });
});

it('a page that is not appended replaces the one before', () => {
  const paged = { ...query, appends: false };
  const first = addPage(rules, startList(rules, paged, notAsked), 1, pageOf(rowsFrom(1, 10), 25));
  const second = startList(rules, { ...paged, page: 2 }, first);
  expect(firstPages(rules, second)).toEqual([2]);
  expect(idsOf(addPage(rules, second, 2, pageOf(rowsFrom(11, 20), 25)))).toEqual(ids(11, 20));
});

describe('another query', () => {
  const other = { ...query, typed: 'ring' };

  it('keeps the rows on the screen until its first page arrives, and the facts that the rules keep', () => {
    const list = startList(rules, other, { ...two, facts: { sum: 25, note: 'old' } });
    expect(list).toMatchObject({ status: 'loading', page: 0, total: 25, facts: { sum: 25, note: null } });
    expect(isCurrent(list)).toBe(false);
    expect(idsOf(list)).toEqual(ids(1, 20));
    expect(idsOf(addPage(rules, list, 1, pageOf(rowsFrom(30, 31), 2)))).toEqual(['30', '31']);
  });

  it('of another owner keeps nothing', () => {
    expect(startList(refreshed, { ...query, owner: 'b' }, two)).toEqual({
      ...started,
      query: { ...query, owner: 'b' },
    });
  });

  it.each([
    ['the first load', query, notAsked, false],
    ['something typed', other, two, true],
    ['another page', { ...query, page: 2 }, two, false],
    ['something typed for another owner', { ...other, owner: 'b' }, two, false],
    ['something typed since the list was left', other, { ...two, isShown: false }, false],
  ])('%s waits: %j', (_what, next, before, expected) => {
    expect(waitsForTyping(rules, next, before)).toBe(expected);
  });
});

describe('the same query again', () => {
  it('starts with the first page', () => {
    const list = startList(rules, { ...query }, two);
    expect(list).toMatchObject({ status: 'loading', page: 0 });
    expect(idsOf(addPage(rules, list, 1, pageOf(rowsFrom(1, 10), 25)))).toEqual(ids(1, 10));
  });

  it('updates the first page where it is refreshed: new rows come first, further pages stay', () => {
    const list = startList(refreshed, { ...query }, two);
    expect(firstPages(refreshed, list)).toEqual([1]);
    const page = pageOf([...rowsFrom(0, 0), ...rowsFrom(1, 9, 'changed')], 26);
    const updated = addPage(refreshed, list, 1, page);
    expect(updated).toMatchObject({ status: 'page', page: 2, total: 26 });
    expect(idsOf(updated)).toEqual(ids(0, 20));
    expect(rowsOf(updated)[1]?.text).toBe('changed');
  });

  it('loads the pages again where it is reloaded, up to a limit', () => {
    const list = startList(reloaded, { ...query }, { ...two, page: 3 });
    expect(firstPages(reloaded, list)).toEqual([1, 2]);
    const first = addPage(reloaded, list, 1, pageOf(rowsFrom(2, 11), 24));
    expect(idsOf(first)).toEqual(ids(2, 11));
    expect(idsOf(addPage(reloaded, first, 2, pageOf(rowsFrom(12, 21), 24)))).toEqual(ids(2, 21));
  });
});

it('the rules can say what is known after a page', () => {
  const counting: typeof rules = { ...rules, factsOf: ({ facts }, page) => ({ ...facts, note: String(page) }) };
  expect(addPage(counting, one, 2, pageOf([], 0)).facts).toEqual({ sum: 25, note: '2' });
});

it('a failure keeps what is loaded, or empties the list', () => {
  expect(failList(rules, two)).toEqual({ ...two, status: 'failed' });
  expect(failList({ ...rules, failsEmpty: true }, two)).toMatchObject({ status: 'failed', page: 0, total: 0 });
  expect(idsOf(failList({ ...rules, failsEmpty: true }, two))).toEqual([]);
});

it.each<[ListRules<Query, Row, Facts>['keeps'], List, string]>([
  ['nothing', two, 'notAsked'],
  ['loaded', two, 'page'],
  ['loaded', { ...two, status: 'loading' }, 'page'],
  ['loaded', started, 'notAsked'],
  ['query', started, 'page'],
])('a list that keeps %s when it is left', (keeps, list, status) => {
  const left = leaveList({ ...rules, keeps }, list);
  expect(left.status).toBe(status);
  expect(left).toEqual(left.status === 'notAsked' ? notAsked : { ...list, status, isShown: false });
});

describe('rows that change', () => {
  it('change in their places; rows that are not listed are ignored', () => {
    const changed = patchRows(two, [
      { id: '3', text: 'changed' },
      { id: '99', text: 'gone' },
    ]);
    expect(rowsOf(changed)).toEqual(rowsOf(two).map((row) => (row.id === '3' ? { ...row, text: 'changed' } : row)));
    expect(patchRows(notAsked, [])).toBe(notAsked);
  });

  it('that were created come first and count once', () => {
    const created = prependRow(two, { id: 'new', text: '' });
    expect(created.total).toBe(26);
    expect(idsOf(created)).toEqual(['new', ...ids(1, 20)]);
    expect(prependRow(created, { id: 'new', text: 'again' }).total).toBe(26);
  });
});
