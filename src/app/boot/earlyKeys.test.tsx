import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { orderEntryVariants } from '~/features/call/callSlice';
import { dropEarlyKeys, endEarlyKeys, removeFirstScreen } from '~/shared/keyboard/earlyKeys';
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
  dropEarlyKeys();
  globalThis.kontorEarlyKeys = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.lang = 'de';
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

describe('the first screen (UX Keys)', () => {
  const page = new DOMParser().parseFromString(
    readFileSync(path.join(import.meta.dirname, '../../../index.html'), 'utf8'),
    'text/html',
  );

  function addFirstScreen(): void {
    document.body.replaceChildren(
      ...[...page.querySelectorAll('#first')].map((screen) => document.importNode(screen, true)),
    );
  }

  function showFirst(pathname = '/orderapp'): {
    readonly number: HTMLInputElement;
    readonly article: HTMLInputElement;
  } {
    addFirstScreen();
    start(pathname);
    const [number, article] = ['#first-number', '#first-article'].map((name) => document.querySelector(name));
    if (!(number instanceof HTMLInputElement) || !(article instanceof HTMLInputElement)) throw new Error('no fields');
    return { number, article };
  }

  /** Presses each key in the focused field and inserts its character, unless the key was prevented or the field is read-only. */
  function type(text: string): void {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('no field has the focus');
    for (const key of text) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (field.dispatchEvent(event) && !field.readOnly) field.value += key;
    }
  }

  const pressIn = (key: string): boolean =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ??
    true;

  it('has the focus in the customer field, which the browser edits', () => {
    const { number } = showFirst();
    expect(document.activeElement).toBe(number);
    type('2001');
    expect(pressIn('Backspace')).toBe(true);
    number.value = '200';
    expect(pressed()).toEqual(['2', '0', '0']);
  });

  it('keeps the text before the key that ends it, and each later key', () => {
    const { number } = showFirst();
    type('200');
    expect(pressIn('Enter')).toBe(false);
    type('43');
    expect(pressIn('Enter')).toBe(false);
    expect(number.value).toBe('200');
    expect(pressed()).toEqual(['2', '0', '0', 'Enter', '4', '3', 'Enter']);
  });

  it.each<[string, (fields: ReturnType<typeof showFirst>) => void]>([
    ['its key', () => pressIn('F4')],
    ['a click', ({ article }) => article.focus()],
  ])('changes to the article by %s', (_how, change) => {
    const fields = showFirst();
    type('20');
    change(fields);
    expect(document.activeElement).toBe(fields.article);
    type('43');
    expect(fields.article.value).toBe('43');
    expect(pressed()).toEqual(['2', '0', 'F4', '4', '3']);
  });

  describe('while the page is parsed', () => {
    function startParsing(): { readonly parsed: () => HTMLInputElement } {
      Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
      start('/orderapp');
      return {
        parsed: () => {
          Reflect.deleteProperty(document, 'readyState');
          addFirstScreen();
          document.dispatchEvent(new Event('readystatechange'));
          const number = document.querySelector('#first-number');
          if (!(number instanceof HTMLInputElement)) throw new Error('no field');
          return number;
        },
      };
    }

    it('the first characters of a number are recorded, and its field goes on with them', () => {
      const { parsed } = startParsing();
      for (const key of '01') expect(press(key)).toBe(false);
      const number = parsed();
      expect(document.activeElement).toBe(number);
      expect(number.value).toBe('01');
      expect(number.selectionStart).toBe(2);
      expect(number.selectionEnd).toBe(2);
      type('2');
      expect(pressIn('Enter')).toBe(false);
      expect(pressed()).toEqual(['0', '1', '2', 'Enter']);
    });

    it('every key is recorded on where one of them was no character', () => {
      const { parsed } = startParsing();
      for (const key of ['0', 'Enter', '4']) expect(press(key)).toBe(false);
      const number = parsed();
      expect(number.value).toBe('');
      expect(number.readOnly).toBe(true);
      expect(press('3')).toBe(false);
      expect(pressed()).toEqual(['0', 'Enter', '4', '3']);
    });

    it('a screen that is not the order entry has no first screen', () => {
      Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
      start('/orders/1300000201');
      Reflect.deleteProperty(document, 'readyState');
      addFirstScreen();
      document.dispatchEvent(new Event('readystatechange'));
      expect(document.querySelector('#first')).toBeNull();
    });
  });

  it('keeps what a program or an input method wrote into the field', () => {
    const { number } = showFirst();
    number.value = '0123456';
    expect(pressIn('Enter')).toBe(false);
    expect(pressed()).toEqual([...'0123456', 'Enter']);
  });

  it('records keys without showing them in a field where a call is restored, because its focus may be in another field', () => {
    sessionStorage.setItem(sessionStorageKeys.callId, 'a');
    localStorage.setItem(`${localStorageKeys.callJournal}a`, '{}');
    const { number } = showFirst();
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('#first .CustomerPanel_recent')).toBeNull();
    press('4');
    expect(number.value).toBe('');
    expect(pressed()).toEqual(['4']);
  });

  it('covers the application until it has taken over, and has no names then', () => {
    showFirst();
    type('2');
    endEarlyKeys();
    expect(document.querySelector('#first')?.hasAttribute('inert')).toBe(true);
    expect(document.querySelectorAll('#first label')).toHaveLength(0);
    removeFirstScreen();
    expect(document.querySelector('#first')).toBeNull();
  });

  it('gives its caret to the field that has taken the text', () => {
    const { number } = showFirst();
    type('200');
    number.setSelectionRange(1, 1);
    endEarlyKeys();
    const field = document.body.appendChild(document.createElement('input'));
    field.value = '200';
    field.focus();
    removeFirstScreen();
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  });

  it('says in the language of the browser which order entry opens', () => {
    localStorage.setItem(localStorageKeys.language, 'en');
    const { number } = showFirst('/chorderentry');
    expect(number.placeholder).toBe('Customer number');
    expect(document.querySelector('#first .Shell_current')?.textContent).toBe('Order entry Switzerland');
  });

  it.each<[string, boolean, boolean]>([
    ['/orderapp', false, false],
    ['/orderapp', true, true],
    ['/', true, false],
  ])('is not shown on %s, signed in: %s, covered: %s', (pathname, isSignedIn, isCovered) => {
    if (isCovered) localStorage.setItem(localStorageKeys.cover, '{}');
    document.body.replaceChildren(
      ...[...page.querySelectorAll('#first')].map((screen) => document.importNode(screen, true)),
    );
    start(pathname, { isSignedIn });
    expect(document.querySelector('#first')).toBeNull();
  });
});
