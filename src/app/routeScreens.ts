import type { ComponentType } from 'react';
import type { CallModule, CallRootState } from '~/app/modules';
import type { AskAhead } from '~/shared/askedAhead';
import { once } from '~/shared/once';
import type { RoutePath } from './routeTable';

/** Loads the code of each screen. Apart from `routeTable`, because screens read that one. */
export const routeScreens: Readonly<Record<RoutePath, () => Promise<ComponentType>>> = {
  '/': async () => (await import('~/app/home/HomeRoute')).HomeRoute,
  '/orderapp': async () => (await loadOrderEntry()).OrderEntryRoute,
  '/chorderentry': async () => (await loadOrderEntry()).SwissOrderEntryRoute,
  '/rejectionmgmt': async () =>
    (await import('~/screens/order/rejections/RejectionManagementPage')).RejectionManagementPage,
  '/vouchermgmt': async () => (await import('~/screens/voucherManagement/VoucherManagementPage')).VoucherManagementPage,
  '/creditcheck': async () => (await import('~/screens/creditCheck/CreditCheckPage')).CreditCheckPage,
  '/subscription-product-management': async () =>
    (await import('~/app/shell/SubscriptionManagementRoute')).SubscriptionManagementRoute,
  '/orderhistory/:customerId': async () => (await import('~/screens/order/history/OrderHistoryPage')).OrderHistoryPage,
  '/orders/:id': async () => (await import('~/app/shell/OrderDisplayRoute')).OrderDisplayRoute,
  '/administration': async () => (await import('~/app/shell/AdministrationRoute')).AdministrationRoute,
  '/practice': async () => (await import('~/app/practice/PracticeRoute')).PracticeRoute,
  '/inflightorder': async () => (await import('~/app/shell/InflightOrderRoute')).InflightOrderRoute,
  '/waitlisthistory/:customerId': async () =>
    (await import('~/screens/waitlistHistory/WaitlistHistoryPage')).WaitlistHistoryPage,
  '/subscriptionhistory/:externalCustomerId': async () =>
    (await import('~/screens/subscription/history/SubscriptionHistoryPage')).SubscriptionHistoryPage,
  '/edit-order/:orderId': async () => (await import('~/app/shell/editOrderRoutes')).EditOrderPage,
  '/edited-order/history/:orderId': async () => (await import('~/app/shell/editOrderRoutes')).EditHistoryPage,
  '/customervoucher/:customerId': async () =>
    (await import('~/screens/voucherManagement/VoucherManagementPage')).VoucherManagementPage,
  '/letters/:fileName': async () => (await import('~/screens/letter/LetterPage')).LetterPage,
  '/bot-request': async () => (await import('~/app/shell/BotRequestRoute')).BotRequestRoute,
};

/** Loads what sends the first request of a screen, from the same file as the screen. Loaded ahead, the request leaves at once. */
export const screensAhead: Readonly<Partial<Record<RoutePath, () => Promise<AskAhead<CallRootState>>>>> = {
  '/orderhistory/:customerId': once(async () => (await import('~/screens/order/history/askForOrders')).askForOrders),
  '/orders/:id': once(async () => (await import('~/app/shell/OrderDisplayRoute')).askAheadForOrder),
};

/** The modules whose sagas a screen starts when it opens. */
export const screenSagas: Readonly<Partial<Record<RoutePath, readonly CallModule['name'][]>>> = {
  '/orderhistory/:customerId': ['orderHistory'],
  '/orders/:id': ['orderDisplay'],
  '/edit-order/:orderId': ['editOrder'],
  '/edited-order/history/:orderId': ['editOrder'],
  '/waitlisthistory/:customerId': ['waitlist'],
  '/subscriptionhistory/:externalCustomerId': ['customerSubscriptions'],
  '/subscription-product-management': ['subscriptionOverview'],
  '/customervoucher/:customerId': ['voucherManagement'],
};

/** The screen that is opened next from a screen: its code loads while that screen is shown. */
export const nextScreens: Readonly<Partial<Record<RoutePath, RoutePath>>> = {
  '/orderhistory/:customerId': '/orders/:id',
};

async function loadOrderEntry() {
  const [routes] = await Promise.all([
    import('~/app/call/OrderEntryRoute'),
    import('~/app/modules').then(({ loadArticleSagas }) => loadArticleSagas()),
  ]);
  return routes;
}
