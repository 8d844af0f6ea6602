import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHotkey } from '../hooks/useHotkey';
import { actionsInForce } from './actionsInForce';
import { keyNames, keys, type KeyName } from './keys';

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = actionsInForce.keepEarlyKeys();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Mounts a component with this shortcut, as when its code has loaded. Returns a function that counts the calls of its action. */
function mountOwner(name: KeyName): () => number {
  const action = vi.fn<() => void>();
  function Owner() {
    useHotkey(name, action);
    return null;
  }
  render(<Owner />);
  vi.advanceTimersByTime(1);
  return () => action.mock.calls.length;
}

const press = { key: 'b', ctrlKey: true };

describe('a shortcut pressed before its component is mounted', () => {
  it('runs once the component is mounted, and once only', () => {
    expect(fireEvent.keyDown(document.body, press), 'the browser does not handle it').toBe(false);
    expect(mountOwner('subscriptions')()).toBe(1);
    expect(mountOwner('subscriptions')()).toBe(0);
  });

  it.each([
    ['another key', () => fireEvent.keyDown(document.body, { key: '4' })],
    ['another shortcut', () => fireEvent.keyDown(document.body, { key: 'F6' })],
    ['a click', () => fireEvent.pointerDown(document.body)],
    ['five seconds', () => vi.advanceTimersByTime(5_001)],
    [
      'a dialog that opens',
      () => document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog' })),
    ],
  ])('is cancelled by %s', (_name, cancel) => {
    fireEvent.keyDown(document.body, press);
    const added = cancel();
    expect(mountOwner('subscriptions')()).toBe(0);
    if (added instanceof Element) added.remove();
  });

  it.each([
    ['close', { key: 'Escape' }],
    ['undo', { key: 'z', ctrlKey: true }],
    ['submit', { key: 'Enter', ctrlKey: true }],
  ] as const)('does not run later where it is %s', (name, key) => {
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
    expect(mountOwner(name)()).toBe(0);
  });

  it.each(keyNames)('behind a dialog neither the page nor the browser runs %s, unless the dialog may', (name) => {
    const dialog = document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog' }));
    const count = mountOwner(name);
    const { key, ctrl } = keys[name];
    const isLeft = fireEvent.keyDown(dialog, { key, ctrlKey: ctrl });
    dialog.remove();
    expect(isLeft).toBe(['close', 'undo', 'submit'].includes(name));
    expect(count()).toBe(0);
    expect(mountOwner(name)(), 'nor later').toBe(0);
  });

  it('runs at once where the component is mounted', () => {
    const count = mountOwner('subscriptions');
    fireEvent.keyDown(document.body, press);
    expect(count()).toBe(1);
    expect(mountOwner('subscriptions')()).toBe(0);
  });
});
