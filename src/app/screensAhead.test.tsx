import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, generatePath, matchPath, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { setLimits } from '~config/testing/testLimits';
import { closeCall, openCall } from '~/app/call/currentCall';
import { currentCall } from '~/app/call/runningCall';
import { connectToStandIn, openDesk, type Desk } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { AgentStoreContext } from '~/features/auth/agentContext';
import { authActions, authSlice } from '~/features/auth/authSlice';
import { nextTask } from '~/shared/nextTask';
import { onRequest, setFault } from '../../mocks/node.ts';
import { roleFor } from '~/shared/module/lateSagas';
import { loadedModules, loadModules, loadSagasOf } from './modules';
import { createRoutes } from './routes';
import { routeScreens, screenSagas, screensAhead } from './routeScreens';
import { routeTable, type RoutePath } from './routeTable';

startScreens();
// Loads the screen that is opened next without a delay, so that it does not load during a later test.
setLimits({ headerToolsDelay: 0 });
afterEach(cleanup);

/** For every screen whose first answer is asked for ahead: an address, and what is shown of the answer. */
const cases: readonly { readonly path: RoutePath; readonly address: string; readonly shows: RegExp }[] = [
  { path: '/orderhistory/:customerId', address: '/orderhistory/0123456', shows: /^1\d{9}$/ },
  { path: '/orderhistory/:customerId', address: '/orderhistory/0123456?status=CANCELED&open=1', shows: /^1\d{9}$/ },
  { path: '/orders/:id', address: '/orders/1300000101', shows: /1300000101/ },
];

it('has a case for every screen that asks ahead', () => {
  expect(new Set(cases.map(({ path }) => path))).toEqual(new Set(Object.keys(screensAhead)));
  expect(routeTable.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(screensAhead)));
});

/** Sends the first request of a screen, as its route does; resolves when it is on its way. */
async function askAhead(desk: Desk, path: RoutePath, address: string) {
  const { pathname, searchParams: search } = new URL(address, 'http://desk');
  const navigation = new AbortController();
  const ask = await screensAhead[path]?.();
  const params = matchPath(path, pathname)?.params ?? {};
  const answer = ask?.({ params, search, state: desk.getState(), signal: navigation.signal }) ?? null;
  await nextTask();
  return { navigation, answer };
}

/** Opens the screen, and returns what it has requested in all. `ahead`: what happens before it renders. */
async function open({ path, address, shows }: (typeof cases)[number], ahead: (desk: Desk) => Promise<void>) {
  const sent: Promise<string>[] = [];
  const stop = onRequest((request) => sent.push(describeRequest(request)));
  const desk = openDesk();
  await ahead(desk);
  const sentAhead = sent.length;
  const Component = await routeScreens[path]();
  await showScreen(desk, [{ path, element: <Component /> }], address);
  await waitFor(() => {
    expect(screen.getAllByText(shows).length).toBeGreaterThan(0);
  });
  await desk.rest();
  stop();
  cleanup();
  desk.end();
  return { sentAhead, sent: (await Promise.all(sent)).toSorted() };
}

async function describeRequest(request: Request): Promise<string> {
  return `${request.method} ${new URL(request.url).pathname} ${await request.text()}`;
}

it.each(cases)('$address: what is asked for ahead is not requested again', async (given) => {
  const without = await open(given, () => Promise.resolve());
  const withAhead = await open(given, async (desk) => {
    await askAhead(desk, given.path, given.address);
  });
  expect(withAhead).toEqual({ sentAhead: 1, sent: without.sent });
});

it.each(cases)(
  '$address: is requested by the screen where an earlier navigation to it was cancelled',
  async (given) => {
    const without = await open(given, () => Promise.resolve());
    const { sent } = await open(given, async (desk) => {
      (await askAhead(desk, given.path, given.address)).navigation.abort();
    });
    expect(sent).toHaveLength(without.sent.length + 1);
  },
);

it.each(cases)(
  '$address: shows an answer that is there at once, without another task',
  async ({ path, address, shows }) => {
    const desk = openDesk();
    const { answer } = await askAhead(desk, path, address);
    const action = await answer;
    if (action !== null) desk.dispatch(action);
    await loadSagasOf(screenSagas[path] ?? []);
    const Component = await routeScreens[path]();
    const router = createMemoryRouter([{ path, element: <Component /> }], { initialEntries: [address] });
    await act(async () => {
      render(
        <Provider store={desk.store}>
          <RouterProvider router={router} />
        </Provider>,
      );
      await Promise.resolve();
    });
    expect(screen.getAllByText(shows).length).toBeGreaterThan(0);
  },
);

/** Values for the parameters of a path. */
const sampleParams = {
  customerId: '0123456',
  externalCustomerId: '0123456',
  id: '1300000101',
  orderId: '1300000201',
};
/** Screens that show something at another address only. */
const otherAddresses: Readonly<Partial<Record<RoutePath, string>>> = {
  '/edited-order/history/:orderId': '/edited-order/history/1300000218',
};

/** Renders the element for an agent who may see all of the management of subscriptions. */
function withManager(element: ReactElement): ReactElement {
  const agentStore = configureStore({ reducer: { auth: authSlice.reducer } });
  const roles = ['OrderManagementRole'];
  agentStore.dispatch(authActions.signedIn({ username: 'anna.beispiel', fullName: 'Anna Beispiel', roles }));
  return (
    <Provider store={agentStore} context={AgentStoreContext}>
      {element}
    </Provider>
  );
}

it.each(
  routeTable
    .filter(({ path }) => path in screenSagas)
    .map(({ path, modules }) => ({ path, modules, address: otherAddresses[path] ?? generatePath(path, sampleParams) })),
)(
  '$path: what it dispatches when it opens starts the sagas that load beside it',
  async ({ path, modules, address }) => {
    if (modules !== undefined) await loadModules(modules);
    const Component = await routeScreens[path]();
    const desk = openDesk();
    await desk.logIn('0123456');
    const dispatched = vi.spyOn(desk.store, 'dispatch');
    await showScreen(desk, [{ path, element: withManager(<Component />) }], address);
    await waitFor(() => {
      const started = loadedModules().filter(({ lateSaga }) =>
        dispatched.mock.calls.some(([action]) => lateSaga !== undefined && roleFor(lateSaga, action) === 'starts'),
      );
      expect(started.map(({ name }) => name)).toEqual(screenSagas[path]);
    });
  },
);

describe('on the way to a screen', () => {
  provideLocks();
  beforeEach(() => {
    // No screen takes these answers. They are dated back, so that the screens of later tests find them too old.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - limits.askedAheadAge - 1 });
  });
  afterEach(async () => {
    await closeCall('chosen');
    vi.useRealTimers();
  });

  /** Opens an address with the application's routes, and returns the requests that were sent before anything is rendered. */
  async function navigate(address: string, mayOpen: boolean, hasStarted = true) {
    const sent: string[] = [];
    const stop = onRequest(({ url }) => sent.push(new URL(url).pathname));
    connectToStandIn(() => 'DE');
    await openCall({ username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] });
    const routes = createRoutes(
      {
        checked: Promise.resolve(),
        signedIn: (_args, next) => next(),
        anybody: (_args, next) => next(),
        needs: () => (_args, next) => {
          if (!mayOpen) throw redirect('/unauthorized');
          return next();
        },
      },
      () => hasStarted,
    );
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    await nextTask();
    stop();
    router.dispose();
    return sent;
  }

  it.each(cases)('$address: asks once the guards let the agent pass, and not before', async ({ address }) => {
    expect(await navigate(address, true)).toHaveLength(1);
    expect(await navigate(address, false)).toEqual([]);
  });

  it.each([
    { hasStarted: true, history: 'page', order: 'loaded' },
    { hasStarted: false, history: 'notAsked', order: 'none' },
  ])(
    'the state has the answer before the screen renders, unless it is the first screen: $hasStarted',
    async ({ hasStarted, history, order }) => {
      await navigate('/orderhistory/0123456', true, hasStarted);
      expect(currentCall()?.store.getState().orderHistory.list.status).toBe(history);
      await closeCall('chosen');
      await navigate('/orders/1300000101', true, hasStarted);
      expect(currentCall()?.store.getState().orderDisplay.shown.phase).toBe(order);
    },
  );

  it.each(cases)('$address: is rendered without an answer that does not come', async ({ address }) => {
    setFault({ fault: { kind: 'stall' } });
    expect(await navigate(address, true)).toHaveLength(1);
  });

  it('the screen that is opened next loads after this one', async () => {
    const load = vi.spyOn(routeScreens, '/orders/:id');
    await navigate('/orderhistory/0123456', true);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
  });
});
