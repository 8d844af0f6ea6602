import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endDesks, openDesk } from '~/app/testing/aDesk';
import { pass, startVirtualTime } from '~/app/testing/virtualTime';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { anOrder } from '~/domain/testing/samples';
import { loadOrders, type OrdersPage, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { orderHistoryActions } from './orderHistorySlice';
import { aListQuery } from './testing/aListQuery';

vi.mock('~/services/orderHistoryService/orderHistoryService');

startVirtualTime();
endDesks();

const debounce = 200;
const total = 35;
const all = aListQuery();
const inProgress = aListQuery({ filters: { status: 'IN_PROGRESS' } });
const closed = aListQuery({ filters: { status: 'CANCELED' } });

interface Asked {
  readonly query: OrdersQuery;
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The requests that are not answered; an aborted one is removed. */
let asked: Asked[] = [];
let sent: OrdersQuery[] = [];

/** The orders of a page; their ids name the tab, so that an answer can be matched to its request. */
function pageOf({ status, page, size }: OrdersQuery): OrdersPage {
  const first = (page - 1) * size;
  const count = Math.max(0, Math.min(size, total - first));
  const orders = Array.from({ length: count }, (_none, index) => anOrder({ id: `${status} ${String(first + index)}` }));
  return { orders, page, totalOrders: 50, totalFilteredOrders: total };
}

beforeEach(() => {
  asked = [];
  sent = [];
  vi.mocked(loadOrders).mockImplementation(
    (query, signal) =>
      new Promise((answer, reject) => {
        const entry = {
          query,
          answer: () => {
            answer(pageOf(query));
          },
          fail: () => {
            reject(new Error('the service does not answer'));
          },
        };
        sent.push(query);
        asked.push(entry);
        signal?.addEventListener('abort', () => {
          asked = asked.filter((other) => other !== entry);
        });
      }),
  );
});

function open() {
  const desk = openDesk();
  return {
    desk,
    show: (query: OrderListQuery) => void desk.dispatch(orderHistoryActions.listRequested({ query, opened: null })),
    more: () => void desk.dispatch(orderHistoryActions.pageRequested()),
    leave: () => void desk.dispatch(orderHistoryActions.listLeft(440)),
    list: () => desk.getState().orderHistory.list,
    ids: () => (desk.getState().orderHistory.list?.orders ?? []).map(({ id }) => id),
    answer: async (which = 0) => {
      const [entry] = asked.splice(which, 1);
      entry?.answer();
      await pass();
    },
  };
}

const idsOf = (status: string, count: number) =>
  Array.from({ length: count }, (_none, index) => `${status} ${String(index)}`);

describe('when orders are requested (REQ E1.7, DECISIONS 61)', () => {
  it('the first load does not wait, a burst of changes waits and sends one request', async () => {
    const { show, answer, ids } = open();
    show(all);
    await pass();
    expect(sent).toHaveLength(1);
    await answer();
    show(inProgress);
    await pass(debounce - 1);
    show(closed);
    await pass(debounce - 1);
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent.map(({ status }) => status)).toEqual(['ALL', 'CANCELED']);
    await answer();
    expect(ids()).toEqual(idsOf('CANCELED', 10));
  });

  it('another page does not wait', async () => {
    const { show, answer, ids } = open();
    show({ ...all, appends: false });
    await pass();
    await answer();
    show({ ...all, appends: false, page: 3 });
    await pass();
    expect(sent.map(({ page }) => page)).toEqual([1, 3]);
    await answer();
    expect(ids()[0]).toBe('ALL 20');
  });
});

describe('answers that are late (REQ E1.8)', () => {
  it('of another tab are dropped', async () => {
    const { show, ids, list, answer } = open();
    show(all);
    await pass();
    show(inProgress);
    // The request of the first tab is aborted at once.
    expect(asked).toEqual([]);
    await pass(debounce);
    await answer();
    expect(ids()).toEqual(idsOf('IN_PROGRESS', 10));
    expect(list()).toMatchObject({ load: 'loaded', page: 1, hasMore: true });
  });

  it('of a further page are dropped when the filters change meanwhile', async () => {
    const { show, more, ids, answer } = open();
    show(all);
    await pass();
    await answer();
    more();
    await pass();
    show(closed);
    expect(asked).toEqual([]);
    // The old orders stay until the new ones arrive.
    expect(ids()).toEqual(idsOf('ALL', 10));
    await pass(debounce);
    await answer();
    expect(ids()).toEqual(idsOf('CANCELED', 10));
  });

  it('are dropped when the list is left, and the next visit loads afresh without waiting', async () => {
    const { show, leave, list, answer } = open();
    show(all);
    await pass();
    leave();
    expect(asked).toEqual([]);
    expect(list()).toBeNull();
    show(closed);
    await pass();
    await answer();
    expect(list()).toMatchObject({ load: 'loaded', page: 1 });
  });
});

describe('pages that are appended (REQ E1.8)', () => {
  it('come one after the other, and a failed one is tried again without losing the others', async () => {
    const { show, more, ids, list, answer } = open();
    show(all);
    await pass();
    await answer();
    more();
    await pass();
    asked.splice(0, 1)[0]?.fail();
    await pass();
    expect(list()).toMatchObject({ load: 'failed', page: 1 });
    expect(ids()).toEqual(idsOf('ALL', 10));
    for (let page = 2; page <= 4; page += 1) {
      more();
      await pass();
      await answer();
    }
    expect(sent.map(({ page }) => page)).toEqual([1, 2, 2, 3, 4]);
    expect(ids()).toEqual(idsOf('ALL', total));
    expect(list()).toMatchObject({ load: 'loaded', hasMore: false });
  });

  it('are requested again together with the one before when orders have left the filter', async () => {
    const { show, more, ids, answer } = open();
    show(all);
    await pass();
    await answer();
    // One order less: the first of page two has moved to page one.
    vi.mocked(loadOrders).mockImplementation((query) => {
      sent.push(query);
      const first = (query.page - 1) * query.size + 1;
      const orders = Array.from({ length: 10 }, (_none, index) => anOrder({ id: `ALL ${String(first + index)}` }));
      return Promise.resolve({ orders, page: query.page, totalOrders: 50, totalFilteredOrders: total - 1 });
    });
    more();
    await pass();
    expect(sent.map(({ page }) => page)).toEqual([1, 2, 1]);
    expect(ids().toSorted()).toEqual(idsOf('ALL', 21).toSorted());
  });

  it('are there on the way back, with the first page loaded again and the place kept', async () => {
    const { show, more, leave, ids, list, answer } = open();
    show(all);
    await pass();
    await answer();
    more();
    await pass();
    await answer();
    leave();
    expect(list()).toMatchObject({ load: 'loaded', page: 2, leftAt: 440 });
    show(aListQuery());
    expect(ids()).toEqual(idsOf('ALL', 20));
    await pass();
    await answer();
    expect(sent.map(({ page }) => page)).toEqual([1, 2, 1]);
    expect(ids()).toEqual(idsOf('ALL', 20));
    expect(list()).toMatchObject({ load: 'loaded', page: 2, leftAt: null });
  });
});

const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('show' as const), tab: fc.nat(2) }),
    fc.constant({ kind: 'more' as const }),
    fc.constant({ kind: 'answer' as const }),
    fc.constant({ kind: 'fail' as const }),
    fc.constant({ kind: 'leave' as const }),
    fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.constantFrom(0, 100, debounce) }),
  ),
  { minLength: 1, maxLength: 20 },
);

it('for any order of changes and answers the list holds orders of one tab, each once and in order (REQ E1.8)', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      asked = [];
      const { desk, show, more, leave, list, ids, answer } = open();
      let shown = all;
      show(shown);
      for (const move of sequence) {
        if (move.kind === 'show') {
          shown = [all, inProgress, closed][move.tab] ?? all;
          show(shown);
        } else if (move.kind === 'more') more();
        else if (move.kind === 'answer') await answer();
        else if (move.kind === 'fail') asked.splice(0, 1)[0]?.fail();
        else if (move.kind === 'leave') {
          leave();
          show(shown);
        } else await pass(move.milliseconds);
        await pass();
        expect(asked.length).toBeLessThanOrEqual(1);
        const tabs = new Set(ids().map((id) => id.split(' ')[0]));
        expect(tabs.size).toBeLessThanOrEqual(1);
        expect(ids()).toEqual(idsOf([...tabs][0] ?? '', ids().length));
        const current = list();
        const belongsToShown = current !== null && current.page > 0;
        expect(belongsToShown ? [...tabs] : [shown.filters.status]).toEqual([shown.filters.status]);
      }
      await pass(debounce);
      await answer();
      expect(list()?.load).not.toBe('loading');
      desk.end();
    }),
    { numRuns: 60 },
  );
});
