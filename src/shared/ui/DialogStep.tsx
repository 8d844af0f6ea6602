import { useEffect, useRef } from 'react';

/** An error that is announced. */
const anAlert = '[role=alert]';
/** What an agent has to answer or operate, and what is read by itself. */
const notText = `a, button, input, select, textarea, ${anAlert}`;

interface DialogStepProps {
  /** The id of the content between the title and the buttons. */
  readonly bodyId: string;
}

/**
 * Sets the initial focus of a dialog or of its next step, and scrolls errors into view when they appear: what a long form says at its end
 * would be out of sight. Text that stands before the first control becomes the dialog's description, which a screen reader reads before the
 * control that has the focus. Mounted inside the dialog, so that it runs after the content and before the focus trap.
 */
export function DialogStep({ bodyId }: DialogStepProps) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current?.parentElement ?? null;
    const text = textOf(document.getElementById(bodyId));
    if (text === null) dialog?.removeAttribute('aria-describedby');
    else dialog?.setAttribute('aria-describedby', text.id);
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

/** The whole content where it is text alone, else a paragraph before the first control, which gets an id; null: neither. */
function textOf(body: HTMLElement | null): Element | null {
  const first = body?.querySelector(notText) ?? null;
  if (body === null || first === null) return body;
  const text = body.querySelector('p:not([role])');
  if (text === null || (text.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return null;
  text.id ||= `${body.id}-text`;
  return text;
}
