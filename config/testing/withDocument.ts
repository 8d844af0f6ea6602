import './renders.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { vi } from 'vitest';
import { recordListeners, recordRequests } from './leftovers.ts';

// A part that is loaded when it is needed may be compiled for the first time while other workers compile, too.
configure({ asyncUtilTimeout: 20_000 });

recordRequests();
recordListeners(globalThis.window, 'window');
recordListeners(document, 'document');

// Restores Node's Uint8Array: jsdom replaces it with its own, which encoders, cryptography and packages do not accept.
// A browser has only one.
const nodeUint8Array: unknown = Reflect.get(Object.getPrototypeOf(Buffer.prototype) as object, 'constructor');
const nodeArrayBuffer: unknown = Buffer.alloc(1).buffer.constructor;
Object.assign(globalThis, { ArrayBuffer: nodeArrayBuffer, Uint8Array: nodeUint8Array });

// A query by role asks each element about a hundred selectors, most of them of other elements: their name decides those.
const { matches } = Element.prototype;
const namedAtTheStart = /^[a-z]\w*(?=[[:]|$)/;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string): boolean {
    const name = namedAtTheStart.exec(selector)?.[0];
    if (name !== undefined && name !== this.localName && !selector.includes(',')) return false;
    return matches.call(this, selector);
  },
});

// For its warnings React captures a stack for each created element, up to ten thousand per second, which took an eighth of a run.
// Reports that number as reached, so that React captures none; warnings still name the component.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // React begins to count anew each second.
  },
});

// jsdom has no layout, so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// Nor is anything resized, and no window is narrow.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no popovers: this shows and hides them as a browser does, without the top layer.
const shownPopovers = new WeakSet<HTMLElement>();
const toggle = (popover: HTMLElement, isShown: boolean) => {
  if (shownPopovers.has(popover) === isShown) return;
  if (isShown) shownPopovers.add(popover);
  else shownPopovers.delete(popover);
  // The style sheet of jsdom hides every `[popover]`, because jsdom does not know which of them are open.
  popover.style.display = isShown ? 'block' : '';
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: isShown ? 'open' : 'closed' }));
};
HTMLElement.prototype.showPopover = function show() {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function hide() {
  toggle(this, false);
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover !== null) toggle(popover, !shownPopovers.has(popover));
});

/** Unmounts what a test rendered, and waits for the parts whose code it began to load. */
export async function afterTest(): Promise<void> {
  cleanup();
  await vi.dynamicImportSettled();
}
