import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { all, delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import { safely, withAbort } from '~/shared/saga/safely';
import type { ActionKind } from '~/shared/saga/takeLatestUntil';
import type { AskedList, ListedRow, PagedList } from './listState';
import { loaderOf, type LoadPage } from './numberByNumber';
import {
  addPage,
  failList,
  firstPages,
  isByNumber,
  leaveList,
  nextPages,
  startList,
  waitsForTyping,
  type ListPage,
  type ListRules,
} from './pagedList';

interface ListActions<Query, List, Requested extends PayloadAction<Query>> {
  readonly listRequested: ActionKind<Requested>;
  readonly pageRequested: ActionKind<Action>;
  readonly stopRequested: ActionKind<Action>;
  /** Loads the listed rows again, because something changed. */
  readonly reloadRequested?: ActionKind<Action>;
  readonly listLeft: ActionKind<Action>;
  readonly listAdvanced: (list: List) => Action;
}

interface PagedListOptions<
  Query,
  Row extends ListedRow,
  Facts extends object,
  Requested extends PayloadAction<Query>,
  Root,
> {
  readonly rules: ListRules<Query, Row, Facts>;
  readonly actions: ListActions<Query, PagedList<Query, Row, Facts>, Requested>;
  readonly selectSlice: (state: Root) => { readonly list: PagedList<Query, Row, Facts> };
  /** Reads a page of the list's query. */
  readonly load: LoadPage<Query, Row, Facts>;
  /** Returns the first page of a query where it was requested ahead and has arrived: the list has it at once, without loading. */
  readonly arrived?: (list: AskedList<Query, Row, Facts>, page: number) => ListPage<Row, Facts> | null;
  /** Runs after pages have arrived. */
  readonly afterLoad?: (action: Requested | Action) => SagaGenerator<void>;
  /** The text of the notice that is shown beside the failed list. Without it only the list shows the failure. */
  readonly failureText?: (error: unknown) => PlainTextKey;
}

/** Loads the pages of a list. A newer command cancels the requests of an older one, whose answers would be stale. */
export function* pagedListSaga<
  Query,
  Row extends ListedRow,
  Facts extends object,
  Requested extends PayloadAction<Query>,
  Root,
>(options: PagedListOptions<Query, Row, Facts, Requested, Root>): SagaGenerator<void> {
  const { rules, actions, selectSlice, load, arrived, afterLoad, failureText } = options;
  const loadPage = loaderOf(rules, load);
  const { listRequested, pageRequested, stopRequested, reloadRequested, listLeft, listAdvanced } = actions;
  type List = AskedList<Query, Row, Facts>;

  function* askedList(): SagaGenerator<List | null> {
    const { list } = yield* select(selectSlice);
    return list.status === 'notAsked' ? null : list;
  }

  function* loadPages(list: List, pages: readonly number[]): SagaGenerator<void> {
    const loaded = yield* all(pages.map((page) => withAbort((signal) => loadPage(list, page, signal))));
    const current = yield* askedList();
    if (current === null) return;
    const added = loaded.reduce((before: List, page, index) => addPage(rules, before, pages[index] ?? 1, page), {
      ...current,
      status: 'all',
    });
    const goesOn = added.status === 'page' && isByNumber(rules, added.query);
    const next: List = goesOn ? { ...added, status: 'loading' } : added;
    yield* put(listAdvanced(next));
    if (goesOn) yield* loadPages(next, nextPages(rules, next));
  }

  function* showList(query: Query): SagaGenerator<void> {
    const { list: before } = yield* select(selectSlice);
    const list = startList(rules, query, before);
    const pages = firstPages(rules, list);
    const [first = 1] = pages;
    const ahead = arrived?.(list, first) ?? null;
    yield* put(listAdvanced(ahead === null ? list : addPage(rules, list, first, ahead)));
    if (ahead !== null) return;
    if (waitsForTyping(rules, query, before)) yield* delay(limits.listDebounce);
    yield* loadPages(list, pages);
  }

  function* change(action: Action): SagaGenerator<void> {
    if (listRequested.match(action)) yield* showList(action.payload);
    else {
      const list = yield* askedList();
      if (list === null) return;
      if (listLeft.match(action)) {
        yield* put(listAdvanced(leaveList(rules, list)));
        return;
      }
      if (stopRequested.match(action)) {
        if (list.status === 'loading') yield* put(listAdvanced({ ...list, status: 'page' }));
        return;
      }
      yield* put(listAdvanced({ ...list, status: 'loading' }));
      yield* loadPages(list, pageRequested.match(action) ? nextPages(rules, list) : firstPages(rules, list));
    }
    if (afterLoad !== undefined) yield* afterLoad(action);
  }

  const commands = [
    listRequested,
    pageRequested,
    stopRequested,
    listLeft,
    ...(reloadRequested === undefined ? [] : [reloadRequested]),
  ];
  yield* takeLatest(
    commands.map(({ type }) => type),
    safely(change, function* settle(error) {
      const list = yield* askedList();
      if (list !== null) yield* put(listAdvanced(failList(rules, list)));
      return failureText && { notice: failureText(error) };
    }),
  );
}
