import { limits } from '~config/limits';
import { daysOf } from '~/domain/common/dateRange';
import type { Order } from '~/domain/order/order';
import type { OrderListQuery } from '~/domain/order/orderHistory';
import { keywordsByNumber } from '~/domain/common/pastedNumbers';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import type { AskedList } from '~/shared/list/listState';
import type { ListPage, ListRules } from '~/shared/list/pagedList';
import type { OrderFacts } from './orderHistorySlice';

export const orderListRules: ListRules<OrderListQuery, Order, OrderFacts> = {
  ownerOf: ({ customerId }) => customerId,
  typedOf: ({ filters }) => filters,
  byNumber: keywordsByNumber('order'),
  pagingOf: (query) => query,
  // The way back shows the loaded orders, and the first page as it is now.
  again: 'refresh',
  keeps: 'loaded',
  startFacts: (before) => ({ totalOrders: before?.totalOrders ?? 0, opened: null }),
};

export async function loadOrderPage(
  { query, total: before }: AskedList<OrderListQuery, Order>,
  page: number,
  signal: AbortSignal,
): Promise<ListPage<Order, OrderFacts>> {
  const { orders, totalOrders, totalFilteredOrders: total } = await loadOrders(requestOf(query, page), signal);
  const hasShrunk = page > query.page && total < before;
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
