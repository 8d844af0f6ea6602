import { delay, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { daysOf } from '~/domain/common/dateRange';
import { addPage, changesFilters, nameOfOrder, startList, type OrderListQuery } from '~/domain/order/orderHistory';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadOrders, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { safely, withAbort } from '~/shared/saga/safely';
import { orderHistoryActions, selectOrderHistory } from './orderHistorySlice';

const { listRequested, pageRequested, listLeft, listChanged } = orderHistoryActions;

type ListAction = ReturnType<typeof listRequested | typeof pageRequested | typeof listLeft>;

/** Runs one of them at a time: a newer one cancels the request of an older one, whose answer would be stale. */
function* changeList(action: ListAction): SagaGenerator<void> {
  if (listRequested.match(action)) yield* showList(action.payload.query, action.payload.opened);
  else if (pageRequested.match(action)) yield* loadNextPage();
  else if (listLeft.match(action)) yield* leaveList(action.payload);
}

function* showList(query: OrderListQuery, opened: string | null): SagaGenerator<void> {
  const { list } = yield* select(selectOrderHistory);
  yield* put(listChanged(startList(query, list)));
  if (changesFilters(query, list)) yield* delay(limits.orderHistoryDebounce);
  yield* loadPage(query.page);
  if (opened !== null) yield* loadOpened(opened);
}

function* loadNextPage(): SagaGenerator<void> {
  const { list } = yield* select(selectOrderHistory);
  if (list === null) return;
  yield* put(listChanged({ ...list, load: 'loading' }));
  yield* loadPage(list.page === 0 ? list.query.page : list.page + 1);
}

function* loadPage(page: number): SagaGenerator<void> {
  const { list: before } = yield* select(selectOrderHistory);
  if (before === null) return;
  const arrived = yield* withAbort((signal) => loadOrders(requestOf(before.query, page), signal));
  const hasShrunk = page > before.query.page && arrived.totalFilteredOrders < before.totalFilteredOrders;
  // Orders that left the filter moved the others up: the first of them are on the page before.
  const movedUp = hasShrunk
    ? yield* withAbort((signal) => loadOrders(requestOf(before.query, page - 1), signal))
    : null;
  const { list } = yield* select(selectOrderHistory);
  if (list === null) return;
  const upTo = movedUp === null ? list : addPage(list, page - 1, movedUp);
  yield* put(listChanged(addPage(upTo, page, arrived)));
}

/** Loads the order that the address opens, where its page is not loaded. */
function* loadOpened(name: string): SagaGenerator<void> {
  const { list } = yield* select(selectOrderHistory);
  if (list === null || list.orders.some((order) => nameOfOrder(order) === name)) return;
  const { customerId } = list.query;
  const query = { externalCustomerId: customerId, externalOrderId: name, ...firstPage, status: 'ALL' } as const;
  try {
    const { orders } = yield* withAbort((signal) => loadOrders({ ...query, keywords: [] }, signal));
    const opened = orders.find((order) => nameOfOrder(order) === name) ?? null;
    const { list: current } = yield* select(selectOrderHistory);
    if (current !== null) yield* put(listChanged({ ...current, opened }));
  } catch (error) {
    // Only logged: the list works as well without the order.
    logFailure(error);
  }
}

const firstPage = { page: 1, size: limits.orderHistoryPageSize };

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

/** Keeps the loaded orders for the way back; a list that did not load is dropped. */
function* leaveList(leftAt: number): SagaGenerator<void> {
  const { list } = yield* select(selectOrderHistory);
  if (list === null) return;
  yield* put(listChanged(list.page === 0 ? null : { ...list, load: 'loaded', leftAt }));
}

export function* orderHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(
    [listRequested, pageRequested, listLeft],
    safely(changeList, function* settle() {
      const { list } = yield* select(selectOrderHistory);
      if (list !== null) yield* put(listChanged({ ...list, load: 'failed' }));
    }),
  );
}
