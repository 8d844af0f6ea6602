// @vitest-environment jsdom
// @isolated: the key set of the identity provider is fetched once per page.
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import { setupServer } from 'msw/node';
import { RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCall } from '~/app/call/currentCall';
import { authSaga } from '~/features/auth/authSaga';
import { authActions, authSlice, selectAuthState } from '~/features/auth/authSlice';
import { setNavigation } from '~/features/auth/navigation';
import { noteReplacedSession } from '~/features/auth/signInAttempts';
import { noteDroppedText } from '~/features/auth/typedBeforeSignIn';
import { noteEndedSession, noteUndone } from '~/features/auth/undoneBeforeSignIn';
import { aProvider } from '~/features/testing/aProvider';
import { forgetNotices, pastNotices } from '~/shared/notify/notices';
import { createGuards } from './guards';

const server = setupServer();
const anna = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] };
let provider: Awaited<ReturnType<typeof aProvider>>;
let task: Task;

function signedInStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ auth: authSlice.reducer }),
    middleware: (defaults) => defaults().concat(saga),
  });
  task = saga.run(authSaga);
  store.dispatch(authActions.signedIn(anna));
  return store;
}

beforeAll(async () => {
  provider = await aProvider();
  server.listen();
});
beforeEach(() => {
  server.use(...provider.handlers);
  setNavigation(() => undefined);
});
afterEach(async () => {
  task.cancel();
  await closeCall('chosen');
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('a navigation of a signed-in agent (REQ A3.2)', () => {
  const day = 86_400;

  it.each([
    ['a good token without refresh token', 0, null, 'signedIn'],
    ['an expired token with a refresh token', 2 * day, 'refresh', 'signedIn'],
    ['an expired token without refresh token', 2 * day, null, 'signedOut'],
    ['no token', null, null, 'signedOut'],
  ] as const)('with %s', async (_what, age, refresh, phase) => {
    const store = signedInStore();
    if (age !== null) localStorage.setItem('IdToken', await provider.anIdToken({}, age));
    if (refresh !== null) localStorage.setItem('RefreshToken', refresh);
    const next = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
    const url = new URL('http://localhost:3000/orderapp');
    void createGuards(store).signedIn(
      { request: new Request(url), url, pattern: '/orderapp', params: {}, context: new RouterContextProvider() },
      next,
    );
    const end = () => (selectAuthState(store.getState()).phase === 'signedOut' ? 'signedOut' : next.mock.calls.length);
    await expect.poll(end, { timeout: 20_000 }).toBe(phase === 'signedIn' ? 1 : 'signedOut');
    expect(selectAuthState(store.getState()).phase).toBe(phase);
    expect(next).toHaveBeenCalledTimes(phase === 'signedIn' ? 1 : 0);
  });

  it('whose session ended again, right after a sign-in that nobody asked for: says so instead of signing in without end', async () => {
    noteReplacedSession();
    const leaving = vi.fn<(address: string) => void>();
    setNavigation(leaving);
    const store = signedInStore();
    store.dispatch(authActions.signedOut('sessionEnded'));
    const url = new URL('http://localhost:3000/orderapp');
    const guarded = createGuards(store).signedIn(
      { request: new Request(url), url, pattern: '/orderapp', params: {}, context: new RouterContextProvider() },
      () => Promise.resolve(undefined),
    );
    await expect(guarded).rejects.toMatchObject({ reason: 'sessionRefused' });
    expect(leaving).not.toHaveBeenCalled();
  });
});

it.each([
  ['the same agent', 'anna.beispiel', ['nicht getan', 'start.typedBeforeSignIn']],
  ['another agent', 'bernd.backoffice', []],
] as const)('what was not done before a sign-in is told to %s or not', async (_who, before, told) => {
  const store = signedInStore();
  localStorage.setItem('IdToken', await provider.anIdToken({}, 0));
  noteUndone('nicht getan');
  noteDroppedText();
  noteEndedSession(before);
  forgetNotices();
  const url = new URL('http://localhost:3000/orderapp');
  await createGuards(store).signedIn(
    { request: new Request(url), url, pattern: '/orderapp', params: {}, context: new RouterContextProvider() },
    () => Promise.resolve(undefined),
  );
  expect(pastNotices.map(({ notice: { text } }) => ('plain' in text ? text.plain : text.key)).toSorted()).toEqual(told);
});
