import { configureStore, createSlice } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { readFileSync } from 'node:fs';
import { middlewareOptions } from '~/app/session/storeOptions';
import { expect, it } from 'vitest';
import { limits } from '~config/limits';
import { setLimits } from '~config/testing/testLimits';
import { listReducers, notAsked, type ListedRow, type PagedList } from '~/shared/list/listState';
import { isCurrent, isSettled, rowsOf, type ListPage, type ListRules } from '~/shared/list/pagedList';
import { numberSearchOf } from '~/shared/list/numberByNumber';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { queryOf } from '~/shared/list/testing/queryOf';
import { fitColumns, type ListColumn } from '~/shared/ui/list/listColumns';
import { pass, startVirtualTime } from './virtualTime';

/** Called at the top of a file with `testPages`. */
export function startPagedLists(): void {
  // As in production: the debounce is what is tested.
  setLimits({ listDebounce: 200 });
  startVirtualTime();
}

const size = 10;
const total = 35;
const words = ['', 'ring', 'creme'] as const;
/** More numbers than one page of `numberByNumber` asks for. */
const numbers = Array.from({ length: 15 }, (_none, at) => String(443_001 + at));
const idsOf = (word: string, count: number) => Array.from({ length: count }, (_none, at) => `${word} ${String(at)}`);

/** A list in a store of its own, whose pages arrive when the test says so. */
function listOf<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  queryFor: (word: string) => Query,
  rowOf: (id: string) => Row,
) {
  return () => {
    type List = PagedList<Query, Row, Facts>;
    interface State {
      readonly list: List;
    }
    const slice = createSlice({
      name: 'tested',
      initialState: (): State => ({ list: notAsked }),
      reducers: {
        listRequested: listReducers<List>().listRequested,
        pageRequested: () => undefined,
        stopRequested: () => undefined,
        listLeft: () => undefined,
        listAdvanced: (_state, { payload: list }: { payload: List; type: string }) => ({ list }),
      },
    });
    const saga = createSagaMiddleware();
    const store = configureStore({
      reducer: slice.reducer,
      middleware: (defaults) => defaults(middlewareOptions).concat(saga),
    });
    const asked: { readonly word: string; readonly answer: () => void; readonly fail: () => void }[] = [];
    const wordOf = (query: Query) =>
      [...words, ...numbers].find((word) => JSON.stringify(queryFor(word)) === JSON.stringify(query)) ?? '';
    const load = (list: { readonly query: Query }, page: number, signal: AbortSignal) =>
      new Promise<ListPage<Row, Facts>>((resolve, reject) => {
        const word = wordOf(list.query);
        const rows = idsOf(word, total)
          .slice((page - 1) * size, page * size)
          .map(rowOf);
        const request = {
          word,
          answer: () => {
            resolve({ rows, total });
          },
          fail: () => {
            reject(new Error('the service does not answer'));
          },
        };
        asked.push(request);
        signal.addEventListener('abort', () => {
          asked.splice(asked.indexOf(request), asked.includes(request) ? 1 : 0);
        });
      });
    const task = saga.run(() =>
      pagedListSaga({ rules, actions: slice.actions, selectSlice: (state: State) => state, load }),
    );
    const list = () => store.getState().list;
    return {
      asked,
      failsEmpty: rules.failsEmpty === true,
      show: (word: string) => void store.dispatch(slice.actions.listRequested(queryFor(word))),
      more: () => void store.dispatch(slice.actions.pageRequested()),
      stop: () => void store.dispatch(slice.actions.stopRequested()),
      leave: () => void store.dispatch(slice.actions.listLeft()),
      list,
      ids: () => rowsOf(list()).map(({ id }) => id),
      wordShown: () => {
        const query = queryOf(list());
        return query === null ? null : wordOf(query);
      },
      answerAll: async () => {
        for (const { answer } of asked.splice(0)) answer();
        await pass();
      },
      end: () => {
        task.cancel();
      },
    };
  };
}

/** The keywords of a word of these tests. */
export const keywordsOf = (word: string): readonly string[] => (word === '' ? [] : word.split(', '));

const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('show' as const), word: fc.constantFrom(...words) }),
    fc.record({ kind: fc.constantFrom('more', 'answer', 'fail', 'leave') }),
    fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(0, 100, limits.listDebounce),
    }),
  ),
  { minLength: 1, maxLength: 20 },
);

/** Shows of a list in pages what all of them have in common. */
export function testPages<Query, Row extends ListedRow, Facts extends object>(
  rules: ListRules<Query, Row, Facts>,
  queryFor: (word: string) => Query,
  rowOf: (id: string) => Row,
): void {
  const open = listOf(rules, queryFor, rowOf);

  it('come one after the other; a failed one is tried again without losing the others', async () => {
    const { show, more, list, ids, asked, answerAll, failsEmpty, end } = open();
    show('');
    await pass();
    await answerAll();
    expect(ids()).toEqual(idsOf('', size));
    more();
    await pass();
    asked.at(0)?.fail();
    await pass();
    expect([list().status, ids()]).toEqual(['failed', idsOf('', failsEmpty ? 0 : size)]);
    for (let page = 1; page <= 4; page += 1) {
      more();
      await pass();
      await answerAll();
      if (list().status === 'all') break;
    }
    expect([list().status, ids()]).toEqual(['all', idsOf('', total)]);
    end();
  });

  it('of several numbers are asked for one by one, three at a time, in the order of the numbers (DECISIONS 222)', async () => {
    const { show, list, ids, asked, leave, end } = open();
    show(numbers.join(', '));
    await pass();
    while (asked.length > 0) {
      expect(asked.length).toBeLessThanOrEqual(3);
      expect(list().status).toBe('loading');
      asked.shift()?.answer();
      await pass();
    }
    expect([list().status, ids()]).toEqual(['all', numbers.flatMap((number) => idsOf(number, total))]);
    leave();
    show(numbers.toReversed().join(', '));
    await pass();
    expect(asked).toHaveLength(3);
    leave();
    expect(asked).toEqual([]);
    end();
  });

  it('of several numbers say how many are searched; the search is stopped and continued (DECISIONS 230)', async () => {
    const { show, more, stop, list, ids, asked, answerAll, end } = open();
    const finishRequests = async () => {
      while (asked.length > 0) await answerAll();
    };
    show(numbers.join(', '));
    await pass();
    expect(numberSearchOf(list())).toEqual({ searched: 0, count: 15, isStopped: false });
    stop();
    await pass();
    expect([asked, numberSearchOf(list())]).toEqual([[], { searched: 0, count: 15, isStopped: true }]);
    more();
    await pass();
    while (numberSearchOf(list())?.searched === 0) await answerAll();
    expect(numberSearchOf(list())).toEqual({ searched: 12, count: 15, isStopped: false });
    const found = ids();
    stop();
    await pass();
    expect([asked, ids(), numberSearchOf(list())]).toEqual([[], found, { searched: 12, count: 15, isStopped: true }]);
    more();
    await pass();
    await finishRequests();
    expect([numberSearchOf(list()), ids()]).toEqual([null, numbers.flatMap((number) => idsOf(number, total))]);
    end();
  });

  it('of another filter wait for the typing to end, and replace the rows that stay until then', async () => {
    const { show, ids, asked, answerAll, end } = open();
    show('');
    await pass();
    await answerAll();
    show('ring');
    await pass(limits.listDebounce - 1);
    show('creme');
    await pass(limits.listDebounce - 1);
    expect([asked, ids()]).toEqual([[], idsOf('', size)]);
    await pass(1);
    expect(asked.map(({ word }) => word)).toEqual(['creme']);
    await answerAll();
    expect(ids()).toEqual(idsOf('creme', size));
    end();
  });

  it('belong to one query, each row once and in order, for any order of changes and answers', async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (sequence) => {
        const { asked, show, more, leave, list, ids, wordShown, answerAll, end } = open();
        let shown = '';
        show(shown);
        for (const move of sequence) {
          if ('word' in move) show((shown = move.word));
          else if ('milliseconds' in move) await pass(move.milliseconds);
          else if (move.kind === 'more') more();
          else if (move.kind === 'answer') asked.splice(0, 1)[0]?.answer();
          else if (move.kind === 'fail') asked.splice(0, 1)[0]?.fail();
          else {
            leave();
            show(shown);
          }
          await pass();
          // A newer command cancels the requests of an older one.
          expect(asked.filter(({ word }) => word !== shown)).toEqual([]);
          expect(wordShown()).toBe(shown);
          const ofRows = ids()[0]?.split(' ')[0] ?? shown;
          expect(ids()).toEqual(idsOf(ofRows, ids().length));
          expect(isCurrent(list()) ? ofRows : shown).toBe(shown);
        }
        await pass(limits.listDebounce);
        await answerAll();
        expect(isSettled(list()) || list().status === 'failed').toBe(true);
        end();
      }),
      { numRuns: 25 },
    );
  });
}

/** Pixels of a list in a window of 1280 px, of which tick boxes take 40. */
const room = 1254;
const cardRules = readFileSync('src/shared/ui/cards.module.css', 'utf8').match(/var\(--title-\d+\)/g) ?? [];

/** Tests that a list shows its total and its actions at 1280 px, its actions at 800 px, and each title in a narrow window. */
export function testColumns(columns: readonly ListColumn<never>[], hasTickBoxes = false): void {
  it('have a rule for their titles in cards, tick boxes included', () => {
    expect(columns.length + 1).toBeLessThanOrEqual(cardRules.length);
  });

  it('have room for the total and the actions at 1280 px, and for the actions at 800 px', () => {
    const fixed = columns.filter(({ id }) => id === 'actions');
    const shown = fitColumns(columns, hasTickBoxes ? room - 40 : room).shown;
    expect(shown).toEqual(expect.arrayContaining(columns.filter(({ id }) => id === 'total')));
    expect(shown).toEqual(expect.arrayContaining(fixed));
    expect(fitColumns(columns, 1).shown).toEqual(expect.arrayContaining(fixed));
    expect(fitColumns(columns, 1).shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(780);
  });
}
