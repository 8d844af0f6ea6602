// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import { emitSessionRefused } from '~/services/http/httpEvents';
import { authActions, authSlice, selectAgent, selectAuthState } from './authSlice';
import { authSaga } from './authSaga';
import { setNavigation } from './navigation';
import { getIdToken, refreshToken } from './session';
import { aProvider } from '~/features/testing/aProvider';

const server = setupServer();
const leaving = vi.fn<(address: string) => void>();
const anna: Agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: ['OrderManagementRole'] };
let provider: Awaited<ReturnType<typeof aProvider>>;
let task: Task;
let store: ReturnType<typeof aStore>;

function aStore() {
  const saga = createSagaMiddleware();
  const created = configureStore({
    reducer: { auth: authSlice.reducer },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  task = saga.run(authSaga);
  return created;
}

beforeAll(async () => {
  provider = await aProvider();
  server.listen();
});
beforeEach(async () => {
  server.use(...provider.handlers);
  setNavigation(leaving.mockReset());
  store = aStore();
  store.dispatch(authActions.signedIn(anna));
  localStorage.setItem('IdToken', await provider.anIdToken());
  localStorage.setItem('RefreshToken', 'refresh');
  localStorage.setItem('Language', 'de');
  localStorage.setItem('kontor.call.1', '{"username":"anna.beispiel"}');
  sessionStorage.setItem('lastNewCustomers', '[]');
  sessionStorage.setItem('customerId', '0123456');
  sessionStorage.setItem('kontor.callId', '1');
  sessionStorage.setItem('Country', 'AT');
});
afterEach(() => {
  task.cancel();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function tabSays(key: string | null, newValue: string | null): void {
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

describe('a chosen sign-out (REQ A18.1, A18.2, DECISIONS 34, QUALITY 7)', () => {
  it('removes tokens, customers and journals, and redirects to the provider’s sign-out', () => {
    store.dispatch(authActions.signOutRequested());
    expect(selectAuthState(store.getState())).toEqual({ phase: 'signedOut', reason: 'chosen' });
    expect(Object.keys(localStorage)).toEqual(['Language']);
    expect(Object.keys(sessionStorage)).toEqual(['Country']);
    expect(leaving.mock.calls).toEqual([
      [
        '/services/identity-provider/logout?client_id=order-entry&logout_uri=http%3A%2F%2Flocalhost%3A3000%2Foauth-sign-in',
      ],
    ]);
  });

  it('notifies the other tabs, which clear their own storage', () => {
    tabSays('kontor.signOut', '1');
    tabSays('IdToken', null);
    expect(selectAuthState(store.getState())).toEqual({ phase: 'signedOut', reason: 'chosen' });
    expect(Object.keys(sessionStorage)).toEqual(['Country']);
    expect(leaving).not.toHaveBeenCalled();
  });
});

it.each(['{', 'Infinity', 'null'])('a damaged mark of a sign-out in another tab signs nobody out: %s', (value) => {
  const before = selectAuthState(store.getState());
  tabSays('kontor.signOut', value);
  expect(selectAuthState(store.getState())).toEqual(before);
});

describe('a forced sign-out', () => {
  it('keeps the call journal and the tab’s call id', () => {
    emitSessionRefused();
    expect(selectAuthState(store.getState())).toEqual({ phase: 'signedOut', reason: 'sessionEnded' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['Language', 'kontor.call.1']);
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['Country', 'kontor.callId']);
    expect(leaving).not.toHaveBeenCalled();
  });

  it.each(['IdToken', null])('in another tab ends this one too (%j)', (key) => {
    localStorage.removeItem('IdToken');
    tabSays(key, null);
    expect(selectAuthState(store.getState())).toEqual({ phase: 'signedOut', reason: 'sessionEnded' });
  });

  it('missed by a sleeping tab is detected when the tab becomes visible', () => {
    localStorage.removeItem('IdToken');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(selectAuthState(store.getState()).phase).toBe('signedOut');
  });
});

describe('tokens written by another tab', () => {
  const settle = async (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, 100);
    });

  it('renewed for the same agent change nothing', async () => {
    localStorage.setItem('IdToken', await provider.anIdToken({ jti: '2' }));
    tabSays('IdToken', 'new');
    await settle();
    expect(selectAgent(store.getState())).toBe(anna);
    expect(sessionStorage.getItem('lastNewCustomers')).not.toBeNull();
  });

  it('renewed with other roles change the agent at once (REQ A3.5)', async () => {
    const roles = ['VoucherManagementRole', 'ServiceManagementRole'].map((role) => `arn:aws:iam::0:role/${role}`);
    localStorage.setItem('IdToken', await provider.anIdToken({ 'cognito:roles': roles }));
    tabSays('IdToken', 'new');
    await expect
      .poll(() => selectAgent(store.getState()))
      .toEqual({ ...anna, roles: ['VoucherManagementRole', 'ServiceManagementRole'] });
    expect(sessionStorage.getItem('lastNewCustomers')).not.toBeNull();
  });

  it('renewed by a request of this tab take effect as well, also when the session ends meanwhile', async () => {
    provider.answers({
      kind: 'tokens',
      body: { id_token: await provider.anIdToken({ 'cognito:roles': ['role/VoucherManagementRole'] }) },
    });
    await refreshToken(getIdToken());
    await expect.poll(() => selectAgent(store.getState())?.roles).toEqual(['VoucherManagementRole']);
    tabSays('IdToken', 'new');
    emitSessionRefused();
    await expect.poll(() => selectAuthState(store.getState()).phase).toBe('signedOut');
  });

  it('of another agent end the session in this tab and keep that agent signed in', async () => {
    localStorage.setItem('IdToken', await provider.anIdToken({ 'cognito:username': 'bernd' }));
    tabSays('IdToken', 'new');
    await vi.waitFor(() => {
      expect(selectAuthState(store.getState())).toEqual({ phase: 'signedOut', reason: 'otherAgent' });
    });
    expect(localStorage.getItem('IdToken')).not.toBeNull();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['Country', 'kontor.callId']);
  });

  it('events of session storage are ignored', () => {
    globalThis.dispatchEvent(
      new StorageEvent('storage', { key: 'IdToken', newValue: null, storageArea: sessionStorage }),
    );
    expect(selectAgent(store.getState())).toEqual(anna);
  });
});
