import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, remove } from '~/shared/storage/safeStorage';
import { clearTokens } from './tokenStorage';

const { country, callId, reloadedFor, chunkReload } = sessionStorageKeys;
const sayNothingOfCustomers: readonly string[] = [country, callId, reloadedFor, chunkReload];

/** What a tab knows of customers; a key added later counts among them unless it is named above. */
const customerKeys = Object.values(sessionStorageKeys).filter((key) => !sayNothingOfCustomers.includes(key));

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
  if (kind === 'chosen') remove('session', callId);
}
