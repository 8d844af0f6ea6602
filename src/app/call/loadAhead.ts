import { logFailure } from '~/services/loggingService/loggingService';
import { loadedModules } from '~/app/modules';
import { screensAhead } from '~/app/routeScreens';
import { loadSaga } from '~/shared/module/lateSagas';

/** The code that shows failures. It is loaded ahead, because it cannot be loaded any more when the network is what failed. */
const failureParts: readonly (() => Promise<unknown>)[] = [
  () => import('~/features/article/search/components/SearchProblemText'),
  () => import('~/features/offer/components/OfferFailureMessage'),
  () => import('~/features/payment/components/ResetMessage'),
  () => import('~/features/customer/ofCall/components/LoginFailure'),
  () => import('~/features/customer/ofCall/components/StoppedMessage'),
  () => import('~/features/basket/components/BasketMessages'),
  () => import('~/features/basket/components/RefusedRows'),
  () => import('~/features/basket/failedWrite'),
  () => import('~/features/order/place/components/OrderMessage'),
  () => import('~/features/voucher/components/VoucherFailureText'),
  () => import('~/shared/notify/NoticeArea'),
];

/**
 * Loads in advance: the order entry, the code for its first customer and first article, the code that sends the first request of other
 * screens, the display of an order and the details of its row, and the code that shows failures. A failed import is logged.
 */
export function loadAhead(): void {
  // First, because the first customer is asked for by it.
  void import('~/services/customerService/customerService').catch(logFailure);
  for (const { lateSaga } of loadedModules()) if (lateSaga?.loadAhead === true) loadSaga(lateSaga).catch(logFailure);
  void import('~/services/loggingService/logWriter').catch(logFailure);
  void import('./OrderEntryRoute').catch(logFailure);
  for (const load of Object.values(screensAhead)) load().catch(logFailure);
  void import('~/features/order/display/orderDisplaySaga').catch(logFailure);
  void import('~/features/order/history/components/OrderDetails').catch(logFailure);
  void import('~/app/afterOrderModules').catch(logFailure);
  void import('~/flows/customer/logIn/loginSteps').catch(logFailure);
  void import('~/flows/customer/logIn/askForPin').catch(logFailure);
  void import('~/flows/customer/logIn/recentCustomersSaga').catch(logFailure);
  void import('~/features/basket/components/BasketTable').catch(logFailure);
  void import('~/features/customer/ofCall/components/CustomerCard').catch(logFailure);
  void import('~/screens/order/entry/CustomerDialogs').catch(logFailure);
  void import('~/features/payment/components/BankDetailsPart').catch(logFailure);
  for (const load of failureParts) load().catch(logFailure);
}
