import { limits } from '~config/limits';
import { daysOf } from '~/domain/common/dateRange';
import type { Order } from '~/domain/order/order';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { keywordsByNumber } from '~/domain/common/pastedNumbers';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { askedAhead } from '~/shared/askedAhead';
import { nextTask } from '~/shared/nextTask';
import { notAsked, type AskedList } from '~/shared/list/listState';
import { addPage, isByNumber, startList, type ListPage, type ListRules } from '~/shared/list/pagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import type { HistoryView } from './historyView';
import type { OrderFacts, OrderList } from './orderHistorySlice';

type OrderPage = ListPage<Order, OrderFacts>;

export const orderListRules: ListRules<OrderListQuery, Order, OrderFacts> = {
  ownerOf: ({ customerId }) => customerId,
  typedOf: ({ filters }) => filters,
  byNumber: keywordsByNumber('order'),
  pagingOf: (query) => query,
  // The way back shows the loaded orders, and the first page as it is now.
  again: 'refresh',
  keeps: 'loaded',
  startFacts: (before) => ({ totalOrders: before?.totalOrders ?? null, opened: null }),
};

export interface ShownOrders {
  readonly customerId: string;
  /** The order requested by the address (`?orderId=`); null: all. */
  readonly orderNumber: string | null;
  readonly view: HistoryView;
  /** Pages are appended while scrolling. */
  readonly appends: boolean;
  readonly now: () => Date;
}

/** The query of a view; null: its range of dates ends before it begins. */
export function orderListQuery({ customerId, orderNumber, view, appends, now }: ShownOrders): OrderListQuery | null {
  const { filters, page } = view;
  if (isReversed(daysOf(filters.dates, now()))) return null;
  return { customerId, filters, orderNumber, page: appends ? 1 : page, appends };
}

const ahead = askedAhead<{ readonly query: OrderListQuery; readonly page: number }, OrderPage>();

/** Requests the first page of a query before its screen renders; null: it failed, or the query is searched number by number. */
export async function askForFirstPage(query: OrderListQuery, signal: AbortSignal): Promise<OrderPage | null> {
  if (isByNumber(orderListRules, query)) return null;
  const { page } = query;
  return ahead.hold({ query, page }, requestPage(startList(orderListRules, query, notAsked), page, signal), signal);
}

/** Returns the list of a query whose first page arrived before its screen renders. It is marked as left: the screen requests it when it opens. */
export function preparedList(query: OrderListQuery, page: OrderPage): OrderList {
  const list = addPage(orderListRules, startList(orderListRules, query, notAsked), query.page, page);
  return { ...list, isShown: false };
}

/** The page of a query that was requested ahead, where it has arrived; otherwise null. */
export const arrivedOrderPage = ({ query }: AskedList<OrderListQuery, Order>, page: number): OrderPage | null =>
  ahead.takeArrived({ query, page });

/** Loads a page. Returns one that was requested ahead in a new task, so that the screen and its rows render in two shorter tasks. */
export async function loadOrderPage(
  list: AskedList<OrderListQuery, Order>,
  page: number,
  signal: AbortSignal,
): Promise<OrderPage> {
  const held = ahead.take({ query: list.query, page });
  if (held === null) return requestPage(list, page, signal);
  await nextTask();
  return held;
}

async function requestPage(
  { query, total: before }: AskedList<OrderListQuery, Order>,
  page: number,
  signal: AbortSignal,
): Promise<OrderPage> {
  const { orders, totalOrders, totalFilteredOrders: total } = await loadOrders(requestOf(query, page), signal);
  // Without a total, only an empty page shows that the list has shrunk.
  const hasShrunk = page > query.page && (total === null ? orders.length === 0 : total < (before ?? 0));
  // Orders that left the filter moved the others up: the first of them are on the page before.
  const movedUp = hasShrunk ? (await loadOrders(requestOf(query, page - 1), signal)).orders : [];
  return { rows: [...movedUp, ...orders], total, facts: { totalOrders } };
}

function requestOf({ customerId, filters, orderNumber }: OrderListQuery, page: number): OrdersQuery {
  const { from, to } = daysOf(filters.dates, serviceNow());
  return {
    externalCustomerId: customerId,
    externalOrderId: orderNumber ?? undefined,
    page,
    size: limits.orderHistoryPageSize,
    status: filters.status,
    searchFrom: from ?? undefined,
    searchTo: to ?? undefined,
    payment: filters.payment ?? undefined,
    keywords: filters.keywords,
  };
}
