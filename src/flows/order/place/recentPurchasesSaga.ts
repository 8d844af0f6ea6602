import { delay, put, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import { recommendationLimits } from '~config/limits/recommendations';
import { berlinDay } from '~/domain/common/berlinTime';
import { daysBefore } from '~/domain/common/daysAgo';
import { recentPurchases } from '~/domain/order/recentPurchases';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerRecordActions } from '~/features/customer/record/customerRecordSlice';
import { serviceNow } from '~/services/http/serviceClock';
import { logFailure } from '~/services/loggingService/loggingService';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { withAbort } from '~/shared/saga/safely';

type Arrival = ReturnType<typeof customerActions.loggedIn | typeof customerActions.restored>;

/** Loads the customer's recent orders in the background, so that the agent can ask before an article is ordered again. */
function* loadRecentPurchases({ payload }: Arrival): SagaGenerator<void> {
  const customerNumber = payload.customer.externalCustomerId;
  if (customerNumber === null) return;
  yield* delay(recommendationLimits.recommendationPatience);
  const now = serviceNow();
  const query = {
    externalCustomerId: customerNumber,
    page: 1,
    size: limits.repeatedOrderPageSize,
    status: 'ALL',
    searchFrom: daysBefore(now, limits.repeatedOrderDays),
    searchTo: berlinDay(now),
    keywords: [],
  } as const;
  try {
    const { orders } = yield* withAbort((signal) => loadOrders(query, signal));
    yield* put(customerRecordActions.purchasesLoaded({ customerNumber, entries: recentPurchases(orders) }));
  } catch (error) {
    // Only logged: without the warning the order works as well.
    logFailure(error);
  }
}

export function* recentPurchasesSaga(): SagaGenerator<void> {
  yield* takeLatest([customerActions.loggedIn, customerActions.restored], loadRecentPurchases);
}
