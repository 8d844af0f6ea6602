import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { customerActions } from '~/features/customer/customerSlice';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { loadOrderInfo } from '~/services/orderHistoryService/orderInfo';
import { safely, withAbort } from '~/shared/saga/safely';
import { rememberPendingTarget } from './pendingTarget';

/** The customer of an order: found by its number, then the ordinary login (spec 1 §6.1, area `limelightSearch`). */
function* findByOrder({
  payload: { orderNumber: typed, opensHistory },
}: ReturnType<typeof customerSearchActions.orderLookupRequested>): SagaGenerator<void> {
  const orderNumber = typed.replaceAll(/\s/g, '');
  if (orderNumber === '') {
    yield* put(customerSearchActions.searchEnded({ status: 'orderNumberMissing' }));
    return;
  }
  const info = yield* withAbort((signal) => loadOrderInfo(orderNumber, signal));
  if (info === null) {
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

export function* findByOrderSaga(): SagaGenerator<void> {
  yield* takeLatest(
    customerSearchActions.orderLookupRequested,
    safely(findByOrder, function* settle() {
      yield* put(customerSearchActions.searchEnded({ status: 'INTERNAL_SERVER_ERROR' }));
    }),
  );
}
