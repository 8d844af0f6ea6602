import { matchRoutes, type RouteObject } from 'react-router';
import type { Area } from '~config/access';
import { NotFoundPage } from '~/screens/notFound/NotFoundPage';
import { NotIncludedPage } from '~/screens/notIncluded/NotIncludedPage';
import { SignInCallbackPage } from '~/screens/signInCallback/SignInCallbackPage';
import type { Guards } from '~/app/session/guards';
import { ScreenFailed } from '~/app/boot/ScreenFailed';
import { Starting } from '~/app/boot/Starting';
import { UnauthorizedRoute } from '~/app/shell/UnauthorizedRoute';

/** Every route of spec 1 §2.1, the two of DECISIONS 14, and nothing else. */
export function createRoutes({ signedIn, anybody, needs }: Guards): RouteObject[] {
  const later = (path: string, area: Area): RouteObject => ({
    path,
    middleware: [needs(area)],
    element: <NotIncludedPage />,
  });
  return [
    { path: '/oauth-sign-in', element: <SignInCallbackPage isRoute={isRoute} />, errorElement: <ScreenFailed /> },
    { path: '/unauthorized', element: <UnauthorizedRoute /> },
    {
      middleware: [anybody],
      lazy: { Component: async () => (await import('~/app/call/OpenDesk')).OpenDesk },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
      children: [
        {
          path: '/bot-request',
          errorElement: <ScreenFailed />,
          lazy: { Component: async () => (await import('~/app/shell/BotRequestRoute')).BotRequestRoute },
        },
      ],
    },
    {
      middleware: [signedIn],
      lazy: { Component: async () => (await import('~/app/call/desk')).Desk },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
      children: [
        {
          errorElement: <ScreenFailed />,
          children: [
            { path: '/', lazy: { Component: async () => (await import('~/app/call/desk')).HomeRoute } },
            {
              path: '/orderapp',
              middleware: [needs('orderApp')],
              lazy: { Component: async () => (await import('~/app/call/desk')).OrderEntryRoute },
            },
            {
              path: '/orderhistory/:customerId',
              middleware: [needs('OrderHistory')],
              lazy: {
                Component: async () => (await import('~/screens/orderHistory/OrderHistoryPage')).OrderHistoryPage,
              },
            },
            {
              path: '/orders/:id',
              middleware: [needs('orderRejection')],
              lazy: {
                Component: async () => (await import('~/screens/orderDisplay/OrderDisplayPage')).OrderDisplayPage,
              },
            },
            {
              path: '/inflightorder',
              middleware: [needs('orderApp')],
              lazy: { Component: async () => (await import('~/app/shell/InflightOrderRoute')).InflightOrderRoute },
            },
            later('/rejectionmgmt', 'rejectionMgmt'),
            later('/waitlisthistory/:customerId', 'orderApp'),
            later('/subscriptionhistory/:externalCustomerId', 'orderApp'),
            later('/edit-order/:orderId', 'EditOrder'),
            later('/edited-order/history/:orderId', 'EditOrder'),
            later('/customervoucher/:customerId', 'VoucherDetails'),
            {
              path: '/letters/:fileName',
              middleware: [needs('orderApp')],
              lazy: { Component: async () => (await import('~/screens/letter/LetterPage')).LetterPage },
            },
            later('/subscription-product-management', 'subscriptionProductManagement'),
            {
              path: '/chorderentry',
              middleware: [needs('wilisForCH')],
              lazy: { Component: async () => (await import('~/app/call/desk')).SwissOrderEntryRoute },
            },
            later('/vouchermgmt', 'voucherMgmt'),
            {
              path: '/creditcheck',
              middleware: [needs('creditCheck')],
              lazy: { Component: async () => (await import('~/screens/creditCheck/CreditCheckPage')).CreditCheckPage },
            },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

/** A path that the application knows; only such a one is followed after sign-in (DECISIONS 25). */
function isRoute(pathname: string): boolean {
  return knownPaths.some((path) => matchRoutes([{ path }], pathname) !== null);
}

const knownPaths = [
  '/',
  '/orderapp',
  '/inflightorder',
  '/rejectionmgmt',
  '/orders/:id',
  '/orderhistory/:customerId',
  '/waitlisthistory/:customerId',
  '/subscriptionhistory/:externalCustomerId',
  '/edit-order/:orderId',
  '/edited-order/history/:orderId',
  '/customervoucher/:customerId',
  '/letters/:fileName',
  '/subscription-product-management',
  '/chorderentry',
  '/vouchermgmt',
  '/creditcheck',
  '/bot-request',
] as const;
