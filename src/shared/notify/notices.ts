import type { PlainTextKey, TextKey, TextValues } from '../i18n/i18n';

export type NoticeVariant = 'error' | 'success' | 'info';

/** What is said: one of our texts, or the service's own words. */
export type NoticeText = { readonly key: TextKey; readonly params?: TextValues } | { readonly plain: string };

export interface Notice {
  readonly variant: NoticeVariant;
  readonly text: NoticeText;
  /** Folded away with a copy button: status, code and correlation id, never personal data (UX 6). */
  readonly technical?: string;
  /** A button inside the notice. */
  readonly action?: { readonly label: PlainTextKey; readonly run: () => void };
}

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();
const early: Notice[] = [];
let wakeArea: () => void = () => undefined;

/** Shows a notice at top centre (REQ A9.1). May be called from anywhere; notices before the area exists wait. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) {
    early.push(notice);
    wakeArea();
  }
  for (const listener of listeners) listener(notice);
}

/** Called when a notice waits for an area that is not there yet, so that it can be loaded. */
export function onNoticeWaiting(wake: () => void): void {
  wakeArea = wake;
  if (early.length > 0) wake();
}

/** The area that shows notices; returns how to stop. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of early.splice(0)) listener(notice);
  return () => {
    listeners.delete(listener);
  };
}
