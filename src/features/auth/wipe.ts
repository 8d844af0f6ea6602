import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, readText, remove } from '~/shared/storage/safeStorage';
import { clearTokens } from './tokenStorage';

/** What a tab knows of customers; the country and the tab's own call id say nothing of one. */
const customerKeys: readonly string[] = Object.values(sessionStorageKeys).filter(
  (key) => key !== sessionStorageKeys.country && key !== sessionStorageKeys.callId,
);

/** Who ended the session: the agent by choice, or nobody. */
type SignOutKind = 'chosen' | 'forced';

/**
 * Empties storage after a sign-out (DECISIONS 34, QUALITY 7). Either way no token and no customer is left; the call
 * journals survive a forced one, for the same username.
 */
export function wipeAfterSignOut(kind: SignOutKind): void {
  clearTokens();
  wipeTab(kind);
  if (kind === 'forced') return;
  for (const prefix of [localStorageKeys.callJournal, localStorageKeys.signInAttempt]) {
    for (const key of keysWithPrefix('local', prefix)) remove('local', key);
  }
  remove('local', localStorageKeys.deletedBaskets);
  // May name a customer, as in /orderhistory/0123456.
  remove('local', localStorageKeys.pathBeforeRedirect);
}

/** The part of the wipe that every tab does for itself: what it alone can see. */
export function wipeTab(kind: SignOutKind): void {
  for (const key of customerKeys) remove('session', key);
  if (kind === 'forced') return;
  remove('session', sessionStorageKeys.callId);
  for (const key of keysWithPrefix('session', localStorageKeys.callJournal)) remove('session', key);
}

/** Removes the call journals that name another agent as their `username` (DECISIONS 34). */
export function removeForeignJournals(username: string): void {
  for (const area of ['local', 'session'] as const) {
    for (const key of keysWithPrefix(area, localStorageKeys.callJournal)) {
      const owner = journalOwner(readText(area, key));
      if (owner !== null && owner !== username) remove(area, key);
    }
  }
}

function journalOwner(text: string | null): string | null {
  try {
    const journal: unknown = JSON.parse(text ?? '');
    const named = typeof journal === 'object' && journal !== null && 'username' in journal ? journal.username : null;
    return typeof named === 'string' ? named : null;
  } catch {
    return null;
  }
}
