// @vitest-environment jsdom
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { authActions, authSlice } from '~/features/auth/authSlice';
import { followSession } from './followSession';

vi.mock('~/app/loadDesk', () => ({ loadDesk: () => new Promise(() => undefined) }));

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
