import { localStorageKeys } from '~config/storageKeys';
import { logoutAddress } from '~/services/identityProvider/signInAddresses';
import { remove, writeText } from '~/shared/storage/safeStorage';
import { leaveTo } from './navigation';
import { tellSession } from './sessionEvents';
import { wipeAfterSignOut } from './wipe';

/**
 * The sign-out an agent chose (DECISIONS 34): storage is emptied, the other tabs hear of it, and the provider's sign-out
 * page follows. Whether to ask first is the caller's business.
 */
export function signOut(): void {
  // Before the tokens go, so that other tabs take it for a chosen sign-out and not for a session that ended.
  writeText('local', localStorageKeys.signOut, String(Date.now()));
  remove('local', localStorageKeys.signOut);
  wipeAfterSignOut('chosen');
  tellSession({ kind: 'ended', reason: 'chosen' });
  leaveTo(logoutAddress(globalThis.location.origin));
}

/** The session is over without anybody's choice (DECISIONS 27): tokens and customer data go, the call journals stay. */
export function forcedSignOut(): void {
  wipeAfterSignOut('forced');
  tellSession({ kind: 'ended', reason: 'sessionEnded' });
}
