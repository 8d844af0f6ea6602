import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { tidyDigits } from '~/domain/common/digits';
import { customerActions, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions, selectCustomerSearchState } from '~/features/customer/search/customerSearchSlice';
import { loadOrderInfo, type OrderInfo } from '~/services/orderHistoryService/orderInfo';
import { loadOrder } from '~/services/orderService/loadOrder';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { rememberPendingTarget } from './pendingTarget';

/** Finds the customer of an order by its number and starts the ordinary login (area `limelightSearch`: REQ A3.6). */
function* findByOrder({
  payload: { orderNumber: typed, opensHistory },
}: ReturnType<typeof customerSearchActions.orderLookupRequested>): SagaGenerator<void> {
  const orderNumber = tidyDigits(typed);
  if (orderNumber === '') {
    yield* put(customerSearchActions.searchEnded({ status: 'orderNumberMissing' }));
    return;
  }
  const login = yield* select(selectLogin);
  const info = yield* withAbort((signal) => infoOf(orderNumber, signal));
  // Drops the answer when the agent closed the search, searched by name or started a login meanwhile.
  const { result } = yield* select(selectCustomerSearchState);
  if (result.status !== 'running') return;
  if ((yield* select(selectLogin)) !== login) {
    yield* put(customerSearchActions.searchEnded({ status: 'none' }));
    return;
  }
  if (info === null || info.externalCustomerId === null) {
    yield* put(customerSearchActions.searchEnded({ status: 'orderNotFound', orderNumber }));
    return;
  }
  const { externalCustomerId, externalOrderId } = info;
  if (opensHistory) {
    rememberPendingTarget({ kind: 'orderHistory', externalCustomerId, orderId: externalOrderId ?? orderNumber });
  }
  yield* put(customerSearchActions.closed());
  yield* put(customerActions.loginRequested(externalCustomerId));
}

/**
 * Looks up an order number or the shop's id of an order: the order search knows one of them, the order service both (CONTRACT 5).
 */
async function infoOf(orderNumber: string, signal: AbortSignal): Promise<OrderInfo | null> {
  const info = await loadOrderInfo(orderNumber, signal);
  if (info !== null) return info;
  const order = await loadOrder(orderNumber, signal);
  return order === null ? null : { externalCustomerId: order.externalCustomerId, externalOrderId: order.number };
}

export function* findByOrderSaga(): SagaGenerator<void> {
  const { orderLookupRequested, searchRequested, emailSearchRequested } = customerSearchActions;
  yield* takeLatestUntil(orderLookupRequested, [searchRequested, emailSearchRequested], lookUpSafely);
}

const lookUpSafely = safely(findByOrder, function* settle() {
  yield* put(customerSearchActions.searchEnded({ status: 'INTERNAL_SERVER_ERROR' }));
});
