import { put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { berlinDay, monthsBefore } from '~/domain/common/berlinTime';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { safely, withAbort } from '~/shared/saga/safely';
import { orderHistoryActions } from './orderHistorySlice';

const { pageRequested } = orderHistoryActions;

function* loadPage({ payload }: ReturnType<typeof pageRequested>): SagaGenerator<void> {
  const now = serviceNow();
  const { orders, totalFilteredOrders } = yield* withAbort((signal) =>
    loadOrders(
      {
        externalCustomerId: payload.customerId,
        page: payload.page,
        size: limits.orderHistoryPageSize,
        status: payload.tab,
        searchFrom: monthsBefore(now, limits.orderHistoryMonthsBack),
        searchTo: berlinDay(now),
        keywords: payload.orderNumber === undefined ? [] : [payload.orderNumber],
      },
      signal,
    ),
  );
  yield* put(orderHistoryActions.pageLoaded({ orders, totalFilteredOrders }));
}

export function* orderHistorySaga(): SagaGenerator<void> {
  yield* takeLatest(
    pageRequested,
    safely(loadPage, function* settle() {
      yield* put(orderHistoryActions.pageFailed());
    }),
  );
}
