import { useEffect } from 'react';

/** Milliseconds in which the application itself says where the focus goes, before it is taken home. */
const grace = 60;

const interactive = 'a[href], button, input, select, textarea, label, [tabindex], [role=option]';

/**
 * Never leaves the focus on the page itself: where the element that had it is gone and nothing else has taken it, it goes to
 * the place marked `data-focus-home`, else to the screen as a whole. A click beside everything leaves it where it is, so that a
 * text can be selected.
 */
export function useFocusHome(): void {
  useEffect(() => {
    let isLeftByPointer = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;
    const goHome = () => {
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
    watch();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}
