import { useEffect, useRef } from 'react';

/** An error that is announced. */
const anAlert = '[role=alert]';
/** What keeps content from being the description of its dialog: controls, and what is read by itself. */
const notText = `a, button, input, select, textarea, ${anAlert}`;

interface DialogStepProps {
  /** The id of the content between the title and the buttons. */
  readonly bodyId: string;
}

/**
 * Sets the initial focus of a dialog or of its next step, and scrolls errors into view when they appear: what a long form says at its end
 * would be out of sight. Content without a control becomes the dialog's description, which a screen reader reads before the button that has
 * the focus. Mounted inside the dialog, so that it runs after the content and before the focus trap.
 */
export function DialogStep({ bodyId }: DialogStepProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current?.parentElement ?? null;
    const isText = document.getElementById(bodyId)?.querySelector(notText) === null;
    if (isText) dialog?.setAttribute('aria-describedby', bodyId);
    else dialog?.removeAttribute('aria-describedby');
    dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    if (dialog === null) return;
    bringIntoView(dialog.querySelector(anAlert));
    const observer = new MutationObserver((changes) => {
      bringIntoView(changes.flatMap(alertsOf)[0]);
    });
    observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['role'] });
    return () => observer.disconnect();
  }, [bodyId]);
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
