import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { endDesks, openDesk } from '~/app/testing/aDesk';
import { pass, startVirtualTime } from '~/app/testing/virtualTime';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { anOrder } from '~/domain/testing/samples';
import { loadOrders, type OrdersPage, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { rowsOf } from '~/shared/list/pagedList';
import { orderHistoryActions } from './orderHistorySlice';
import { aListQuery } from './testing/aListQuery';

vi.mock('~/services/orderHistoryService/orderHistoryService');

const debounce = 200;

setLimits({ listDebounce: debounce });
startVirtualTime();
endDesks();

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
    show: (query: OrderListQuery) => void desk.dispatch(orderHistoryActions.listRequested(query)),
    more: () => void desk.dispatch(orderHistoryActions.pageRequested()),
    leave: () => void desk.dispatch(orderHistoryActions.listLeft(440)),
    list: () => desk.getState().orderHistory.list,
    ids: () => rowsOf(desk.getState().orderHistory.list).map(({ id }) => id),
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
    expect(list()).toMatchObject({ status: 'page', page: 1 });
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
    expect(list().status).toBe('notAsked');
    show(closed);
    await pass();
    await answer();
    expect(list()).toMatchObject({ status: 'page', page: 1 });
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
    expect(list()).toMatchObject({ status: 'failed', page: 1 });
    expect(ids()).toEqual(idsOf('ALL', 10));
    for (let page = 2; page <= 4; page += 1) {
      more();
      await pass();
      await answer();
    }
    expect(sent.map(({ page }) => page)).toEqual([1, 2, 2, 3, 4]);
    expect(ids()).toEqual(idsOf('ALL', total));
    expect(list()).toMatchObject({ status: 'all' });
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
    const { desk, show, more, leave, ids, list, answer } = open();
    show(all);
    await pass();
    await answer();
    more();
    await pass();
    await answer();
    leave();
    expect(desk.getState().orderHistory).toMatchObject({ list: { page: 2, isShown: false }, leftAt: 440 });
    show(aListQuery());
    expect(ids()).toEqual(idsOf('ALL', 20));
    await pass();
    await answer();
    expect(sent.map(({ page }) => page)).toEqual([1, 2, 1]);
    expect(ids()).toEqual(idsOf('ALL', 20));
    expect(list()).toMatchObject({ status: 'page', page: 2, isShown: true });
  });
});
