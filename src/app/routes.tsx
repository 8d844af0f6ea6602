import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { limits } from '~config/limits';
import type { Guards } from '~/app/session/guards';
import { ScreenFailed } from '~/app/boot/ScreenFailed';
import { Starting } from '~/app/boot/Starting';
import { whenIdle } from '~/shared/whenIdle';
import { answerWithin } from '~/shared/within';
import { loadDesk } from './loadDesk';
import { nextScreens, routeScreens, screenSagas, screensAhead } from './routeScreens';
import { routeTable, type AppRoute, type RoutePath } from './routeTable';

/** Creates the routes of the table, the sign-in callback and /unauthorized. `hasStarted`: whether the first screen has been rendered. */
export function createRoutes(guards: Guards, hasStarted: () => boolean): RouteObject[] {
  const { checked, signedIn, anybody, needs } = guards;
  const screens = (isPublic: boolean): RouteObject[] =>
    routeTable
      .filter((route) => (route.isPublic ?? false) === isPublic)
      .map((route) => screenOf(route, needs, isPublic ? Promise.resolve() : checked, hasStarted));
  return [
    {
      path: '/oauth-sign-in',
      lazy: { Component: async () => (await import('~/app/session/SignInCallbackRoute')).SignInCallbackRoute },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
    },
    {
      path: '/unauthorized',
      lazy: { Component: async () => (await import('~/app/shell/UnauthorizedRoute')).UnauthorizedRoute },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
    },
    {
      middleware: [anybody],
      lazy: { Component: async () => (await import('~/app/call/OpenDesk')).OpenDesk },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
      children: [{ errorElement: <ScreenFailed />, children: screens(true) }],
    },
    {
      middleware: [signedIn],
      lazy: {
        Component: async () => {
          await checked;
          return (await loadDesk()).Desk;
        },
      },
      errorElement: <ScreenFailed />,
      hydrateFallbackElement: <Starting />,
      children: [{ errorElement: <ScreenFailed />, children: [...screens(false), notFound] }],
    },
  ];
}

const notFound: RouteObject = {
  path: '*',
  lazy: { Component: async () => (await import('~/screens/notFound/NotFoundPage')).NotFoundPage },
};

/** A route whose code is loaded once `mayLoad` has resolved. */
function screenOf(
  route: AppRoute,
  needs: Guards['needs'],
  mayLoad: Promise<void>,
  hasStarted: () => boolean,
): RouteObject {
  const { path, area, list, modules } = route;
  return {
    path,
    ...((area !== null || list !== undefined) && { middleware: [needs(route)] }),
    lazy: { Component: async () => mayLoad.then(() => loadScreen(path, modules)) },
    ...((path in screensAhead || path in screenSagas) && {
      loader: async (args) => {
        await mayLoad;
        await prepare(route, args, hasStarted());
        void loadNext(path);
        return null;
      },
    }),
    // What changes in the rest of the address, the screen itself requests.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/**
 * Sends the screen's first request once the guards have let the agent pass, and loads the sagas that it starts. The screen renders with
 * the answer where both arrive within `limits.answerBeforeScreen`; the first screen of a page does not wait, so that it renders in several
 * short tasks. What could not be loaded here, the screen requests by itself.
 */
async function prepare(
  { path, modules }: AppRoute,
  { params, request: { url, signal } }: LoaderFunctionArgs,
  waits: boolean,
): Promise<void> {
  const [askAhead, { currentCall, loadScreenSagas }] = await Promise.all([
    screensAhead[path]?.().catch(() => undefined),
    loadDesk(),
  ]);
  const store = currentCall()?.store;
  if (store === undefined) return;
  const search = new URL(url).searchParams;
  const answer = askAhead?.({ params, search, state: store.getState(), signal }) ?? null;
  const prepared = Promise.all([answer, loadScreenSagas(path, modules)]).then(([action]) => action);
  const inTime = answerWithin(prepared, limits.answerBeforeScreen);
  if (!waits) return;
  const action = await inTime;
  if (action !== null && !signal.aborted) store.dispatch(action);
}

/** Loads the screen that is opened next, in an idle period after this one was shown. After a failure, its own navigation loads it. */
async function loadNext(path: RoutePath): Promise<void> {
  const next = nextScreens[path];
  if (next === undefined) return;
  await new Promise((resolve) => {
    setTimeout(resolve, limits.headerToolsDelay);
  });
  await whenIdle();
  const { loadScreenAhead } = await loadDesk();
  await loadScreenAhead(next).catch(() => undefined);
}

async function loadScreen(path: RoutePath, modules: AppRoute['modules']): Promise<ComponentType> {
  const load = routeScreens[path];
  if (modules === undefined) return load();
  const { loadModules } = await import('~/app/modules');
  const [screen] = await Promise.all([load(), loadModules(modules)]);
  return screen;
}
