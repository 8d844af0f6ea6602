import { matchPath } from 'react-router';
import type { AllowListName, Area } from '~config/permissions';
import type { LateGroup } from '~/shared/module/lateModules';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { ScreenWords, TileName } from './tileTexts';
import '~/app/practice/practiceTitleTexts.de';
import '~/app/routeTexts.de';
import '~/domain/order/orderHistoryWords.de';
import '~/features/order/inflight/inflightTitleTexts.de';
import '~/screens/administration/administrationTitleTexts.de';
import '~/screens/botRequest/botRequestTitleTexts.de';
import '~/screens/letter/letterTitleTexts.de';
import '~/screens/notFound/notFoundTitleTexts.de';
import '~/screens/order/entry/orderEntryTitleTexts.de';

/**
 * What is known of a screen without its code, which `routeScreens` loads. Guards, return-path check, titles, home screen and jump
 * field read this table.
 */
interface RouteFacts {
  /** As react-router matches it. */
  readonly path: string;
  /** One of the roles of the area, or of several, is needed, and its flag where it has one (REQ A3.6); null: every agent. */
  readonly area: Area | readonly Area[] | null;
  /** The agent has to be on this allow-list as well (DECISIONS 53). */
  readonly list?: AllowListName;
  /** The role of this area opens the screen as well; the screen then shows only the part that the role allows. */
  readonly orArea?: Area;
  /** Name of the screen in the header and in the browser's tab. */
  readonly title: PlainTextKey;
  /** Modules that the screen needs beside those of the first screens. */
  readonly modules?: LateGroup;
  /** What else it is called, for the command palette (`palette.screen`). */
  readonly words?: ScreenWords;
  /** What its tile on the home screen says (`home.tile`); undefined: it has no tile. */
  readonly tile?: TileName;
  /** Explains the screen in the panel `Weiteres` of the home screen, for a screen that has no tile. */
  readonly further?: PlainTextKey;
  /** Needs the stand-in for the backend: the home screen of a production build does not offer it. */
  readonly needsStandIn?: true;
  /** It is opened during a call: the caller is named above it (UX The frame). */
  readonly showsCaller?: true;
  /** Open to somebody who is not signed in. */
  readonly isPublic?: true;
}

/** An agent of either order entry is led to these screens during a call (DECISIONS 40). */
const orderEntries = ['orderApp', 'wilisForCH'] as const;

const facts = [
  {
    path: '/',
    area: null,
    title: 'screen.home',
    words: 'home',
  },
  {
    path: '/orderapp',
    area: 'orderApp',
    title: 'app.orderEntry',
    words: 'entry',
    tile: 'orderEntry',
  },
  {
    path: '/chorderentry',
    area: 'wilisForCH',
    title: 'app.swissOrderEntry',
    words: 'entry',
    tile: 'swissOrderEntry',
  },
  {
    path: '/rejectionmgmt',
    area: 'rejectionMgmt',
    title: 'app.rejectionManagement',
    words: 'rejection',
    tile: 'rejectionManagement',
    modules: 'afterOrder',
    showsCaller: true,
  },
  {
    path: '/vouchermgmt',
    area: 'voucherMgmt',
    title: 'app.voucherManagement',
    words: 'vouchers',
    tile: 'voucherManagement',
    modules: 'sideScreens',
    showsCaller: true,
  },
  {
    path: '/creditcheck',
    area: 'creditCheck',
    title: 'app.creditCheck',
    words: 'credit',
    tile: 'creditCheck',
    modules: 'sideScreens',
  },
  {
    path: '/subscription-product-management',
    area: 'subscriptionProductManagement',
    list: 'subscriptionProductManagement',
    orArea: 'accessSubscriptionReports',
    title: 'app.subscriptionManagement',
    words: 'subscriptionProducts',
    tile: 'subscriptionManagement',
    modules: 'besideOrders',
    showsCaller: true,
  },
  {
    path: '/orderhistory/:customerId',
    area: 'OrderHistory',
    title: 'customer.orderHistory',
    showsCaller: true,
  },
  {
    path: '/orders/:id',
    area: 'orderRejection',
    title: 'screen.order',
    modules: 'afterOrder',
    showsCaller: true,
  },
  {
    path: '/practice',
    area: 'orderApp',
    title: 'practice.title',
    words: 'practice',
    further: 'practice.what',
    needsStandIn: true,
  },
  {
    path: '/administration',
    area: null,
    list: 'administrators',
    title: 'administration.title',
    words: 'administration',
    further: 'administration.what',
  },
  {
    path: '/inflightorder',
    area: 'orderApp',
    title: 'screen.inflightOrder',
    words: 'inflight',
    modules: 'inflight',
  },
  {
    path: '/waitlisthistory/:customerId',
    area: orderEntries,
    list: 'waitlist',
    title: 'screen.waitlist',
    modules: 'besideOrders',
    showsCaller: true,
  },
  {
    path: '/subscriptionhistory/:externalCustomerId',
    area: orderEntries,
    title: 'screen.subscriptions',
    modules: 'besideOrders',
    showsCaller: true,
  },
  {
    path: '/edit-order/:orderId',
    area: 'EditOrder',
    title: 'screen.editOrder',
    modules: 'afterOrder',
    showsCaller: true,
  },
  {
    path: '/edited-order/history/:orderId',
    area: 'EditOrder',
    title: 'screen.order',
    modules: 'afterOrder',
    showsCaller: true,
  },
  {
    path: '/customervoucher/:customerId',
    area: 'VoucherDetails',
    title: 'screen.vouchers',
    modules: 'sideScreens',
    showsCaller: true,
  },
  {
    path: '/letters/:fileName',
    area: orderEntries,
    title: 'letter.preview',
    modules: 'sideScreens',
  },
  {
    path: '/bot-request',
    area: null,
    title: 'screen.botRequest',
    words: 'bot',
    modules: 'sideScreens',
    isPublic: true,
  },
] as const satisfies readonly RouteFacts[];

export type RoutePath = (typeof facts)[number]['path'];

export interface AppRoute extends RouteFacts {
  readonly path: RoutePath;
}

/** Every route of REQ A4 and the two of DECISIONS 14, the tiles in the order of UX Names. */
export const routeTable: readonly AppRoute[] = facts;

/** The name of the screen at the path, for the header and the browser's tab. */
export function screenTitle(pathname: string): PlainTextKey {
  return routeOf(pathname)?.title ?? 'notFound.title';
}

/** Returns the route that matches the path, or undefined. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routeTable.find(({ path }) => matchPath(path, pathname) !== null);
}
