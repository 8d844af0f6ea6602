// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contextView } from '~/screens/order/entry/context/contextView';
import { forgetView, rememberView, restoreView } from './viewState';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.append(Object.assign(document.createElement('input'), { value: 'Tage' }), document.createElement('textarea'));
  document.body.append(root);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  contextView.showTab('recommendations');
});

const active = () => document.activeElement?.tagName;

it('a call comes back with its focus, its caret and the view of its context panel (DECISIONS 250)', () => {
  const field = document.querySelector('input');
  field?.focus();
  field?.setSelectionRange(2, 2);
  contextView.showRecord('0123456', 'orders');
  rememberView('first');
  document.querySelector('textarea')?.focus();
  contextView.showTab('script');
  restoreView('first');
  expect(contextView.get()).toMatchObject({ record: { customerId: '0123456', view: 'orders' } });
  vi.advanceTimersToNextFrame();
  expect(active()).toBe('INPUT');
  expect(field?.selectionStart).toBe(2);
});

it('a key of the agent ends the restoring, and a call that has ended has no view (DECISIONS 250)', () => {
  document.querySelector('input')?.focus();
  rememberView('first');
  rememberView('second');
  document.querySelector('textarea')?.focus();
  restoreView('first');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  forgetView('second');
  restoreView('second');
  vi.advanceTimersToNextFrame();
  expect(active()).toBe('TEXTAREA');
});
