import { useEffect } from 'react';

/** Milliseconds that the application has to set the focus itself before this hook does. */
const grace = 60;

const interactive = 'a[href], button, input, select, textarea, label, [tabindex], [role=option]';

/**
 * Moves a lost focus: where the focused element is gone and nothing else takes the focus, focuses the element marked
 * `data-focus-home`, else the screen's `main`; at once when a key is pressed, so that the key reaches it. Does nothing after a click on
 * text or an empty area, so that text can be selected.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let isLeftByPointer = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;
    const goHome = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isLost() || isLeftByPointer || document.querySelector('[role="dialog"]') !== null) return;
      const home = document.querySelector<HTMLElement>('[data-focus-home]') ?? document.querySelector('main');
      if (home?.tagName === 'MAIN') home.tabIndex = -1;
      home?.focus({ preventScroll: true });
    };
    const watch = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(goHome, grace);
    };
    const onKeyDown = () => {
      if (timer !== undefined) goHome();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      isLeftByPointer = target instanceof Element && target.closest(interactive) === null;
    };
    const onFocusIn = () => {
      isLeftByPointer = false;
    };
    const observer = new MutationObserver(watch);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    watch();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
