import { put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { limits } from '~config/limits';
import { nameOfOrder } from '~/domain/order/orderHistory';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { rowsOf } from '~/shared/list/pagedList';
import { pagedListSaga } from '~/shared/list/pagedListSaga';
import { withAbort } from '~/shared/saga/safely';
import { orderHistoryActions, selectOrderHistoryState } from './orderHistorySlice';
import { arrivedOrderPage, loadOrderPage, orderListRules } from './orderList';

/** Loads the order that the address opens, where its page is not loaded. */
function* loadOpened(action: Action): SagaGenerator<void> {
  const name = orderHistoryActions.listRequested.match(action) ? action.meta.opened : null;
  const { list } = yield* select(selectOrderHistoryState);
  if (name === null || list.status === 'notAsked') return;
  if (rowsOf(list).some((order) => nameOfOrder(order) === name)) return;
  const { customerId } = list.query;
  const query = { externalCustomerId: customerId, externalOrderId: name, ...firstPage, status: 'ALL' } as const;
  try {
    const { orders } = yield* withAbort((signal) => loadOrders({ ...query, keywords: [] }, signal));
    const opened = orders.find((order) => nameOfOrder(order) === name) ?? null;
    const { list: current } = yield* select(selectOrderHistoryState);
    if (current.status === 'notAsked') return;
    yield* put(orderHistoryActions.listAdvanced({ ...current, facts: { ...current.facts, opened } }));
  } catch (error) {
    // Only logged: the list works as well without the order.
    logFailure(error);
  }
}

const firstPage = { page: 1, size: limits.orderHistoryPageSize };

export function* orderHistorySaga(): SagaGenerator<void> {
  yield* pagedListSaga({
    rules: orderListRules,
    actions: orderHistoryActions,
    selectSlice: selectOrderHistoryState,
    load: loadOrderPage,
    arrived: arrivedOrderPage,
    afterLoad: loadOpened,
  });
}
