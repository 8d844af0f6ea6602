// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { authActions, authSlice } from '~/features/auth/authSlice';
import { takeDroppedText } from '~/features/auth/typedBeforeSignIn';
import { followSession } from './followSession';

vi.mock('~/app/loadDesk', () => ({ loadDesk: () => new Promise(() => undefined) }));
// Its listeners end with the page, which is never left here.
vi.mock('~/features/auth/typedBeforeSignIn', async (original: () => Promise<object>) => ({
  ...(await original()),
  noteTypedText: () => () => undefined,
}));

afterEach(() => vi.restoreAllMocks());

it('a page that Back restores after it was left for the provider is loaded again: it is empty', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const store = configureStore({ reducer: combineReducers({ auth: authSlice.reducer }) });
  const page = new EventTarget();
  followSession(store, page);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  store.dispatch(authActions.signedIn({ username: 'anna.beispiel', roles: [], fullName: 'Anna Beispiel' }));
  show(true);
  store.dispatch(authActions.signedOut('chosen'));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['in the middle of a number', ['4', '4'], 0, 'sessionEnded', true],
  ['after the number was submitted', ['4', '4', 'Enter'], 0, 'sessionEnded', false],
  ['a while after the last digit', ['4', '4'], 1_000, 'sessionEnded', false],
  ['without a key', [], 0, 'sessionEnded', false],
  ['by choice', ['4', '4'], 0, 'chosen', false],
] as const)(
  'a session that ends %s: the agent is told where the rest of a line may have gone to the provider (DECISIONS 34)',
  (_when, keys, later, reason, isTold) => {
    const store = configureStore({ reducer: combineReducers({ auth: authSlice.reducer }) });
    const page = new EventTarget();
    followSession(store, page);
    store.dispatch(authActions.signedIn({ username: 'anna.beispiel', roles: [], fullName: 'Anna Beispiel' }));
    for (const key of keys) page.dispatchEvent(new KeyboardEvent('keydown', { key }));
    const now = performance.now() + later;
    vi.spyOn(performance, 'now').mockReturnValue(now);
    store.dispatch(authActions.signedOut(reason));
    expect(takeDroppedText()).toBe(isTold);
  },
);
