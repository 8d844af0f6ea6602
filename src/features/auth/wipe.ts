import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { keysWithPrefix, removeText } from '~/shared/storage/safeStorage';
import { removeCover } from './cover';
import { clearTokens } from './tokenStorage';

const sayNothingOfCustomers: readonly string[] = [
  sessionStorageKeys.country,
  sessionStorageKeys.callId,
  sessionStorageKeys.reloadedFor,
  sessionStorageKeys.chunkReload,
  sessionStorageKeys.typedBeforeSignIn,
  sessionStorageKeys.undoneBeforeSignIn,
  sessionStorageKeys.endedSessionOf,
  sessionStorageKeys.sessionReplaced,
];

/** Session storage keys with customer data; a key added later is included unless listed above. */
const customerKeys = Object.values(sessionStorageKeys).filter((key) => !sayNothingOfCustomers.includes(key));

/** Whether the agent chose the sign-out or the session ended without a choice. */
type SignOutKind = 'chosen' | 'forced';

/**
 * Clears storage after a sign-out (DECISIONS 34, QUALITY 7): removes tokens and customers. The call journals survive a
 * forced sign-out, for the same username.
 */
export function wipeAfterSignOut(kind: SignOutKind): void {
  clearTokens();
  wipeTab(kind);
  if (kind === 'forced') return;
  removeCover();
  for (const prefix of [localStorageKeys.callJournal, localStorageKeys.signInAttempt]) {
    for (const key of keysWithPrefix('local', prefix)) removeText('local', key);
  }
  removeText('local', localStorageKeys.deletedBaskets);
  // The path may contain a customer number: /orderhistory/0123456.
  removeText('local', localStorageKeys.pathBeforeRedirect);
}

/** Clears the storage that only this tab can access. */
export function wipeTab(kind: SignOutKind): void {
  for (const key of customerKeys) removeText('session', key);
  if (kind === 'chosen') removeText('session', sessionStorageKeys.callId);
}
