import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { AllowListName, Area } from '~config/permissions';
import type { LateGroup } from '~/shared/module/lateModules';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import '~/app/practice/practiceTitleTexts.de';
import '~/app/routeTexts.de';
import '~/domain/order/orderHistoryWords.de';
import '~/features/inflight/inflightTitleTexts.de';
import '~/screens/administration/administrationTitleTexts.de';
import '~/screens/botRequest/botRequestTitleTexts.de';
import '~/screens/letter/letterTitleTexts.de';
import '~/screens/orderEntry/orderEntryTitleTexts.de';

/** A screen of the application. Guards, return-path check, titles, home tiles and jump field read this table. */
export interface AppRoute {
  /** As react-router matches it. */
  readonly path: string;
  /** One of the area's roles is needed, and its flag where it has one (REQ A3.6); null: every agent. */
  readonly area: Area | null;
  /** The agent has to be on this allow-list as well (DECISIONS 53). */
  readonly list?: AllowListName;
  /** An area whose role alone opens the screen, for a part of it. */
  readonly orArea?: Area;
  /** Name of the screen in the header and in the browser's tab. */
  readonly title: PlainTextKey;
  readonly load: () => Promise<ComponentType>;
  /** Modules that the screen needs beside those of the first screens. */
  readonly modules?: LateGroup;
  /** Text of its tile on the home screen; a route without one has no tile. */
  readonly tile?: PlainTextKey;
  /** Open to somebody who is not signed in. */
  readonly isPublic?: true;
}

/** Every route of REQ A4 and the two of DECISIONS 14, the tiles in the order of UX Names. */
export const routeTable: readonly AppRoute[] = [
  {
    path: '/',
    area: null,
    title: 'screen.home',
    load: async () => (await import('~/app/home/HomeRoute')).HomeRoute,
  },
  {
    path: '/orderapp',
    area: 'orderApp',
    title: 'app.orderEntry',
    tile: 'app.orderEntryText',
    load: async () => (await import('~/app/call/desk')).OrderEntryRoute,
  },
  {
    path: '/chorderentry',
    area: 'wilisForCH',
    title: 'app.swissOrderEntry',
    tile: 'app.swissOrderEntryText',
    load: async () => (await import('~/app/call/desk')).SwissOrderEntryRoute,
  },
  {
    path: '/rejectionmgmt',
    area: 'rejectionMgmt',
    title: 'app.rejectionManagement',
    tile: 'app.rejectionManagementText',
    modules: 'afterOrder',
    load: async () => (await import('~/screens/rejectionManagement/RejectionManagementPage')).RejectionManagementPage,
  },
  {
    path: '/vouchermgmt',
    area: 'voucherMgmt',
    title: 'app.voucherManagement',
    tile: 'app.voucherManagementText',
    modules: 'sideScreens',
    load: async () => (await import('~/screens/voucherManagement/VoucherManagementPage')).VoucherManagementPage,
  },
  {
    path: '/creditcheck',
    area: 'creditCheck',
    title: 'app.creditCheck',
    tile: 'app.creditCheckText',
    modules: 'sideScreens',
    load: async () => (await import('~/screens/creditCheck/CreditCheckPage')).CreditCheckPage,
  },
  {
    path: '/subscription-product-management',
    area: 'subscriptionProductManagement',
    list: 'subscriptionProductManagement',
    orArea: 'accessSubscriptionReports',
    title: 'app.subscriptionManagement',
    tile: 'app.subscriptionManagementText',
    modules: 'subscriptions',
    load: async () => (await import('~/app/shell/SubscriptionManagementRoute')).SubscriptionManagementRoute,
  },
  {
    path: '/orderhistory/:customerId',
    area: 'OrderHistory',
    title: 'customer.orderHistory',
    load: async () => (await import('~/screens/orderHistory/OrderHistoryPage')).OrderHistoryPage,
  },
  {
    path: '/orders/:id',
    area: 'orderRejection',
    title: 'screen.order',
    modules: 'afterOrder',
    load: async () => (await import('~/app/shell/OrderDisplayRoute')).OrderDisplayRoute,
  },
  {
    path: '/administration',
    area: null,
    list: 'administrators',
    title: 'administration.title',
    load: async () => (await import('~/app/shell/AdministrationRoute')).AdministrationRoute,
  },
  {
    path: '/practice',
    area: 'orderApp',
    title: 'practice.title',
    load: async () => (await import('~/app/practice/PracticeRoute')).PracticeRoute,
  },
  {
    path: '/inflightorder',
    area: 'orderApp',
    title: 'screen.inflightOrder',
    load: async () => (await import('~/app/shell/InflightOrderRoute')).InflightOrderRoute,
  },
  {
    path: '/waitlisthistory/:customerId',
    area: 'orderApp',
    list: 'waitlist',
    title: 'screen.waitlist',
    modules: 'subscriptions',
    load: async () => (await import('~/screens/waitlistHistory/WaitlistHistoryPage')).WaitlistHistoryPage,
  },
  {
    path: '/subscriptionhistory/:externalCustomerId',
    area: 'orderApp',
    title: 'screen.subscriptions',
    modules: 'subscriptions',
    load: async () => (await import('~/screens/subscriptionHistory/SubscriptionHistoryPage')).SubscriptionHistoryPage,
  },
  {
    path: '/edit-order/:orderId',
    area: 'EditOrder',
    title: 'screen.editOrder',
    modules: 'afterOrder',
    load: async () => (await import('~/app/shell/editOrderRoutes')).EditOrderPage,
  },
  {
    path: '/edited-order/history/:orderId',
    area: 'EditOrder',
    title: 'screen.order',
    modules: 'afterOrder',
    load: async () => (await import('~/app/shell/editOrderRoutes')).EditHistoryPage,
  },
  {
    path: '/customervoucher/:customerId',
    area: 'VoucherDetails',
    title: 'screen.vouchers',
    modules: 'sideScreens',
    load: async () => (await import('~/screens/voucherManagement/VoucherManagementPage')).VoucherManagementPage,
  },
  {
    path: '/letters/:fileName',
    area: 'orderApp',
    title: 'letter.preview',
    modules: 'sideScreens',
    load: async () => (await import('~/screens/letter/LetterPage')).LetterPage,
  },
  {
    path: '/bot-request',
    area: null,
    title: 'screen.botRequest',
    modules: 'sideScreens',
    load: async () => (await import('~/app/shell/BotRequestRoute')).BotRequestRoute,
    isPublic: true,
  },
];

/** Returns the route that matches the path, or undefined. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routeTable.find(({ path }) => matchPath(path, pathname) !== null);
}
