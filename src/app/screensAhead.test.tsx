import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchPath, redirect } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCall, openCall } from '~/app/call/currentCall';
import { connectToStandIn, openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { giveElementsSize, showScreen } from '~/app/testing/aScreen';
import { startI18n } from '~/shared/i18n/i18n';
import { nextTask } from '~/shared/nextTask';
import { onRequest } from '../../mocks/node.ts';
import { createRoutes } from './routes';
import { routeScreens, screensAhead } from './routeScreens';
import { routeTable, type RoutePath } from './routeTable';

startStandIn();
beforeEach(async () => {
  giveElementsSize();
  await startI18n('de');
});
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
async function askAhead(desk: Desk, path: RoutePath, address: string): Promise<AbortController> {
  const { pathname, searchParams: search } = new URL(address, 'http://desk');
  const navigation = new AbortController();
  const ask = await screensAhead[path]?.();
  const params = matchPath(path, pathname)?.params ?? {};
  ask?.({ params, search, state: desk.getState(), signal: navigation.signal });
  await nextTask();
  return navigation;
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

it.each(cases)('$address: is requested by the screen where the navigation was overtaken before', async (given) => {
  const without = await open(given, () => Promise.resolve());
  const { sent } = await open(given, async (desk) => {
    (await askAhead(desk, given.path, given.address)).abort();
  });
  expect(sent).toHaveLength(without.sent.length + 1);
});

describe('on the way to a screen', () => {
  provideLocks();
  afterEach(() => closeCall('chosen'));

  /** Opens an address with the application's routes, and returns the requests that were sent before anything is rendered. */
  async function navigate(address: string, mayOpen: boolean) {
    const sent: string[] = [];
    const stop = onRequest(({ url }) => sent.push(new URL(url).pathname));
    connectToStandIn(() => 'DE');
    await openCall({ username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] });
    const routes = createRoutes({
      checked: Promise.resolve(),
      signedIn: (_args, next) => next(),
      anybody: (_args, next) => next(),
      needs: () => (_args, next) => {
        if (!mayOpen) throw redirect('/unauthorized');
        return next();
      },
    });
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
});
