import { localStorageKeys } from '~config/storageKeys';
import type { SignOutReason } from './authReasons';
import { readTokens } from './tokenStorage';
import { wipeTab } from './wipe';

export type SessionEvent =
  | { readonly kind: 'ended'; readonly reason: SignOutReason }
  /** A renewal wrote tokens, possibly with other roles; in another tab, possibly those of another agent. */
  | { readonly kind: 'tokensChanged' };

type Listener = (event: SessionEvent) => void;

const listeners = new Set<Listener>();

export function tellSession(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/**
 * Subscribes to session events of this tab and, through storage events, of the others (QUALITY 7: within a second). A
 * tab that missed events checks when it becomes visible. Returns the unsubscribe function.
 */
export function watchSession(listener: Listener): () => void {
  const look = (): void => {
    if (readTokens().idToken === null) {
      wipeTab('forced');
      listener({ kind: 'ended', reason: 'sessionEnded' });
    } else {
      listener({ kind: 'tokensChanged' });
    }
  };
  const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== globalThis.localStorage) return;
    // The tab that signed out has removed the tokens; tokens stored since then are unrelated to it. It writes the time: a damaged
    // value signs nobody out.
    if (key === localStorageKeys.signOut && newValue !== null && Number.isFinite(Number(newValue))) {
      wipeTab('chosen');
      listener({ kind: 'ended', reason: 'chosen' });
    } else if (key === null || key === localStorageKeys.idToken) {
      look();
    }
  };
  const onVisible = (): void => {
    if (globalThis.document.visibilityState === 'visible') look();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', onStorage);
  globalThis.document.addEventListener('visibilitychange', onVisible);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', onStorage);
    globalThis.document.removeEventListener('visibilitychange', onVisible);
  };
}
