import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import { orderEntryPath } from '../call/orderEntryPath';
import { orderEntryVariants } from '~/features/call/callSlice';
import { endEarlyKeys } from '~/shared/keyboard/earlyKeys';
import { keys } from '~/shared/keyboard/keys';

const script = readFileSync(path.join(import.meta.dirname, '../../../public/start.js'), 'utf8');

function start(pathname: string, { isSignedIn = true } = {}) {
  if (isSignedIn) localStorage.setItem(localStorageKeys.idToken, 'token');
  history.replaceState(null, '', pathname);
  runInThisContext(script);
}

/** Returns whether the browser may act on the key. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

const pressed = () =>
  endEarlyKeys().map((stroke) => (stroke.kind === 'key' ? `${stroke.ctrlKey ? '⌃' : ''}${stroke.key}` : stroke.text));

afterEach(() => {
  endEarlyKeys();
  globalThis.kontorEarlyKeys = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('keys pressed before the application listens (UX Keys)', () => {
  it.each(orderEntryVariants.map(orderEntryPath))('are kept on %s in their order', (entry) => {
    start(entry);
    for (const key of ['2', '0', '€', 'Enter', 'F4', 'Backspace']) expect(press(key)).toBe(false);
    expect(pressed()).toEqual(['2', '0', '€', 'Enter', 'F4', 'Backspace']);
    expect(press('1')).toBe(true);
    expect(pressed()).toEqual([]);
  });

  it.each(Object.values(keys).filter(({ key }) => key !== 'Escape'))(
    '$label is kept like every shortcut',
    (shortcut) => {
      start('/orderapp');
      expect(press(shortcut.key, { ctrlKey: shortcut.ctrl })).toBe(false);
      expect(pressed()).toEqual([`${shortcut.ctrl ? '⌃' : ''}${shortcut.key}`]);
    },
  );

  it.each<[string, KeyboardEventInit]>([
    ['F5', {}],
    ['F12', {}],
    ['Tab', {}],
    ['r', { ctrlKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['Shift', { shiftKey: true }],
  ])('%s %j is the browser’s', (key, more) => {
    start('/orderapp');
    expect(press(key, more)).toBe(true);
    expect(pressed()).toEqual([]);
  });

  it('a key in a link of the page stays there', () => {
    const link = document.createElement('a');
    link.href = '/';
    document.body.append(link);
    start('/orderapp');
    link.focus();
    expect(press('Enter')).toBe(true);
    link.remove();
  });

  it('a pasted text is one stroke', () => {
    start('/orderapp');
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { getData: () => ' 432011001\n443015001 ' } });
    expect(document.body.dispatchEvent(paste)).toBe(false);
    expect(endEarlyKeys()).toMatchObject([{ kind: 'paste', text: '432011001\n443015001' }]);
  });

  it.each<[string, boolean]>([
    ['/orderapp', false],
    ['/', true],
    ['/orders/1300000201', true],
  ])('are the browser’s on %s, signed in: %s', (pathname, isSignedIn) => {
    start(pathname, { isSignedIn });
    expect(press('2')).toBe(true);
    expect(globalThis.kontorEarlyKeys).toBeUndefined();
  });
});
