import { put, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { berlinDay } from '~/domain/common/berlinTime';
import { monthsBefore } from '~/domain/common/daysAgo';
import { serviceNow } from '~/services/http/serviceClock';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { loadRedeemedVouchers } from '~/services/orderService/voucherService';
import { safely, withAbort } from '~/shared/saga/safely';
import { customerRecordActions } from './customerRecordSlice';

function* loadPart({
  payload: { customerNumber, part },
}: ReturnType<typeof customerRecordActions.partRequested>): SagaGenerator<void> {
  switch (part) {
    case 'orders': {
      const now = serviceNow();
      const query = {
        externalCustomerId: customerNumber,
        page: 1,
        size: limits.recordOrders,
        status: 'ALL',
        searchFrom: monthsBefore(now, limits.orderHistoryMonthsBack),
        searchTo: berlinDay(now),
        keywords: [],
      } as const;
      const { orders } = yield* withAbort((signal) => loadOrders(query, signal));
      yield* put(customerRecordActions.ordersLoaded({ customerNumber, entries: orders }));
      return;
    }
    case 'vouchers': {
      const entries = yield* withAbort((signal) => loadRedeemedVouchers(customerNumber, signal));
      yield* put(customerRecordActions.vouchersLoaded({ customerNumber, entries }));
      return;
    }
  }
}

export function* customerRecordSaga(): SagaGenerator<void> {
  yield* takeEvery(
    customerRecordActions.partRequested,
    safely(loadPart, function* settle(_error, { payload }) {
      yield* put(customerRecordActions.partFailed(payload));
    }),
  );
}
