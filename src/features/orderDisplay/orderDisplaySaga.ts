import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { loadOrder } from '~/services/orderService/orderService';
import { safely, withAbort } from '~/shared/saga/safely';
import { orderDisplayActions } from './orderDisplaySlice';

const { orderRequested } = orderDisplayActions;

function* showOrder({ payload: id }: ReturnType<typeof orderRequested>): SagaGenerator<void> {
  const order = yield* withAbort((signal) => loadOrder(id, signal));
  if (order === null) yield* put(orderDisplayActions.orderNotFound(id));
  else yield* put(orderDisplayActions.orderLoaded({ id, order }));
}

export function* orderDisplaySaga(): SagaGenerator<void> {
  yield* takeLatest(
    orderRequested,
    safely(showOrder, function* settle(_error, { payload }) {
      yield* put(orderDisplayActions.orderFailed(payload));
    }),
  );
}
