import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { swissOrderEntry } from '~config/swissOrderEntry';
import { berlinDay } from '~/domain/common/berlinTime';
import { monthsBefore } from '~/domain/common/daysAgo';
import type { Order } from '~/domain/order/order';
import { selectCallState } from '~/features/call/callSlice';
import { orderActions, type OrderAttempt, selectOrderState } from '~/features/order/place/orderSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders, type OrdersQuery } from '~/services/orderHistoryService/orderHistoryService';
import { loadOrderInfo } from '~/services/orderHistoryService/orderInfo';
import { loadOrder } from '~/services/orderService/loadOrder';
import { lookUpOutcome } from '~/shared/saga/lookUpOutcome';
import { confirm } from './confirmOrder';

/** Looks the order up by its ERP number before anything is sent again (DECISIONS 28; CONTRACT Orders). */
export function* lookUp(): SagaGenerator<void> {
  const state = yield* select(selectOrderState);
  if (state.phase !== 'outcomeUnknown') return;
  const operation = state.customerNumber === null ? 'createGuestOrder' : 'createOrder';
  const order = yield* lookUpOutcome(operation, () => findOrder(state));
  if (order !== null) yield* confirm(order, state);
  // A created order may not be listed yet. It counts as not looked up, because sending it again could create a second one.
  else yield* put(orderActions.lookupEnded(state.isCreated ? 'failed' : 'notThere'));
}

/** The order of an attempt; null where the service has none. @throws without an ERP number, and when the request fails. */
export function* findOrder({ erpNumber, customerNumber }: OrderAttempt): SagaGenerator<Order | null> {
  if (erpNumber === null) throw new Error('An order without ERP number cannot be looked up');
  if (customerNumber === null) return yield* findGuestOrder(erpNumber);
  const { variant } = yield* select(selectCallState);
  const found = yield* findListed(customerNumber, erpNumber);
  // A history that keeps the orders of the Swiss order entry under its placeholder alone names none of the customer (REQ D4.3).
  if (found !== null || variant !== 'swiss') return found;
  return yield* findListed(swissOrderEntry.historyCustomerId, erpNumber);
}

/**
 * Looks up an order in the history of a customer. Reads the latest orders and compares their numbers, because a service need not search for
 * words in ERP numbers: its empty answer would count as an order that has not arrived. @throws where more orders may follow.
 */
function* findListed(externalCustomerId: string, erpNumber: string): SagaGenerator<Order | null> {
  const now = serviceNow();
  const days = { searchFrom: monthsBefore(now, 1), searchTo: berlinDay(now) };
  const size = limits.orderHistoryPageSize;
  for (let page = 1; page <= limits.orderLookupPages; page += 1) {
    const query: OrdersQuery = { externalCustomerId, page, size, status: 'ALL', ...days, keywords: [] };
    const { orders, totalFilteredOrders } = yield* call(loadOrders, query);
    const order = orders.find(({ pregeneratedErpNumber }) => pregeneratedErpNumber === erpNumber);
    if (order !== undefined) return order;
    if (orders.length === 0 || (totalFilteredOrders !== null && page * size >= totalFilteredOrders)) return null;
  }
  throw new Error('Not all orders of the customer could be read');
}

/** Looks up an order without customer number in the order system, by its ERP number (CONTRACT Orders). */
function* findGuestOrder(erpNumber: string): SagaGenerator<Order | null> {
  const info = yield* call(loadOrderInfo, erpNumber);
  if (info === null) return null;
  const order = yield* call(loadOrder, info.externalOrderId ?? erpNumber);
  // The order system has the order: a failed load must not look like a missing order, which could be sent again.
  if (order === null) throw new Error('The order that was found could not be loaded');
  return order;
}
