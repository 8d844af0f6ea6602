import { localStorageKeys } from '~config/storageKeys';
import { logoutAddress } from '~/services/identityProvider/signInAddresses';
import { removeText, writeText } from '~/shared/storage/safeStorage';
import { removeCover } from './cover';
import { leaveTo } from './navigation';
import { tellSession } from './sessionEvents';
import { wipeAfterSignOut } from './wipe';

/**
 * Signs the agent out by choice (DECISIONS 34): clears storage, notifies the other tabs and redirects to the provider's
 * sign-out page. The caller asks for confirmation first where needed.
 */
export function signOut(): void {
  signOutEverywhere('chosen');
}

/**
 * Signs the agent out at the provider too, where a cover would not hold: another sign-in needs the password again. Keeps the call
 * journals. Other tabs treat it as a chosen sign-out, so that none signs in again by itself.
 */
export function signOutInsteadOfCover(): void {
  signOutEverywhere('forced');
}

/** `wiped`: what the sign-out removes; `forced` keeps the call journals. */
function signOutEverywhere(wiped: 'chosen' | 'forced'): void {
  // Written before the tokens are removed, so that other tabs treat it as a chosen sign-out and not as an ended
  // session.
  writeText('local', localStorageKeys.signOut, String(Date.now()));
  removeText('local', localStorageKeys.signOut);
  wipeAfterSignOut(wiped);
  removeCover();
  tellSession({ kind: 'ended', reason: 'chosen' });
  leaveTo(logoutAddress(globalThis.location.origin));
}

/**
 * Ends the session without the agent's choice (DECISIONS 27): removes tokens and customer data, keeps the call
 * journals.
 */
export function forcedSignOut(): void {
  wipeAfterSignOut('forced');
  tellSession({ kind: 'ended', reason: 'sessionEnded' });
}
