import { useEffect, useRef } from 'react';

/** An error that is announced. */
const anAlert = '[role=alert]';

/**
 * Sets the initial focus of a dialog or of its next step, and scrolls errors into view when they appear: what a long form says at its end
 * would be out of sight. Mounted inside the dialog, so that it runs after the content and before the focus trap.
 */
export function DialogStep() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current?.parentElement ?? null;
    dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    if (dialog === null) return;
    bringIntoView(dialog.querySelector(anAlert));
    const observer = new MutationObserver((changes) => {
      bringIntoView(changes.flatMap(alertsOf)[0]);
    });
    observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['role'] });
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} hidden />;
}

function bringIntoView(alert: Element | null | undefined): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

function alertsOf({ type, target, addedNodes }: MutationRecord): readonly Element[] {
  const changed = type === 'attributes' ? [target] : [...addedNodes];
  const elements = changed.filter((node) => node instanceof Element);
  return elements.flatMap((element) =>
    element.matches(anAlert) ? [element] : type === 'attributes' ? [] : [...element.querySelectorAll(anAlert)],
  );
}
