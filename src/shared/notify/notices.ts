import { limits } from '~config/limits';
import type { PlainTextKey, TextKey, TextValues } from '../i18n/i18n';

export type NoticeVariant = 'error' | 'success' | 'info';

/** The text of a notice: a text key, with the error of the service in its words behind it (`said`); or plain text from the service. */
export type NoticeText =
  | { readonly key: TextKey; readonly params?: TextValues; readonly said?: string | null }
  | { readonly plain: string };

export interface Notice {
  readonly variant: NoticeVariant;
  readonly text: NoticeText;
  /** Collapsed details with a copy button: status, code and correlation id, never personal data (UX 6). */
  readonly technical?: string;
  /** A button in the notice. */
  readonly action?: { readonly label: PlainTextKey; readonly run: () => void };
}

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();
const early: Notice[] = [];
let wakeArea: () => void = () => undefined;
/** A notice of this session; `at`: milliseconds of the client's clock. */
export interface PastNotice {
  readonly id: number;
  readonly notice: Notice;
  readonly at: number;
}

const past: PastNotice[] = [];
let pastCount = 0;
let pastChanged: () => void = () => undefined;

/** Oldest first. */
export const pastNotices: readonly PastNotice[] = past;

/** Registers the one callback for changes of {@link pastNotices}. */
export function onPastNotices(changed: () => void): void {
  pastChanged = changed;
}

/** Forgets the notices of an agent whose session has ended. */
export function forgetNotices(): void {
  past.length = 0;
  pastChanged();
}

/** Lists a notice among those of this session without showing it: the screen says it in another way. */
export function rememberNotice(notice: Notice): void {
  past.push({ id: (pastCount += 1), notice, at: Date.now() });
  if (past.length > limits.noticesRemembered) past.shift();
  pastChanged();
}

/** Shows a notice at top centre (REQ A9.1). Can be called from anywhere; notices wait until the area is mounted. */
export function notify(notice: Notice): void {
  rememberNotice(notice);
  if (listeners.size === 0) {
    early.push(notice);
    wakeArea();
  }
  for (const listener of listeners) listener(notice);
}

/** Registers a callback for a notice that waits for an unmounted area, so that the area can be loaded. */
export function onNoticeWaiting(wake: () => void): void {
  wakeArea = wake;
  if (early.length > 0) wake();
}

/** Subscribes the notice area; returns the unsubscribe function. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of early.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}
