import { logFailure } from '~/services/loggingService/loggingService';
import { loadedModules } from '~/app/modules';
import { screensAhead } from '~/app/routeScreens';
import { loadSaga } from '~/shared/module/lateSagas';
import { whenIdle } from '~/shared/whenIdle';

type Load = () => Promise<unknown>;

/** The code that shows failures. It is loaded ahead, because it cannot be loaded any more when the network is what failed. */
const failureParts: readonly Load[] = [
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

/** In the order in which an agent needs it: the order entry, its first customer and article, other screens, failures. */
const parts = (): readonly Load[] => [
  () => import('./OrderEntryRoute'),
  // Requests the first customer.
  () => import('~/services/customerService/customerService'),
  () => import('~/flows/customer/logIn/loginSteps'),
  () => import('~/flows/customer/logIn/askForPin'),
  () => import('~/features/customer/ofCall/components/CustomerCard'),
  ...loadedModules().flatMap(({ lateSaga }) => (lateSaga?.loadAhead === true ? () => loadSaga(lateSaga) : [])),
  () => import('~/features/basket/components/BasketTable'),
  ...Object.values(screensAhead),
  () => import('~/features/order/display/orderDisplaySaga'),
  () => import('~/app/afterOrderModules'),
  () => import('~/features/order/history/components/OrderDetails'),
  () => import('~/flows/customer/logIn/recentCustomersSaga'),
  () => import('~/screens/order/entry/CustomerDialogs'),
  () => import('~/features/payment/components/BankDetailsPart'),
  () => import('~/services/loggingService/logWriter'),
  ...failureParts,
];

/** Parts that load at the same time: few, so that a request of the agent does not wait behind many. */
const lanes = 2;

/** Loads in advance what the agent needs next, each part in an idle period, so that no key press waits. Logs a failed import. */
export async function loadAhead(): Promise<void> {
  const waiting = parts().values();
  const loadInTurn = async () => {
    for (const load of waiting) {
      await whenIdle();
      await load().catch(logFailure);
    }
  };
  await Promise.all(Array.from({ length: lanes }, loadInTurn));
}
