import { localStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/agent';
import { pathToFollow } from '~/domain/common/signInPath';
import { callbackAddress } from '~/services/identityProvider/signInAddresses';
import { exchangeCode } from '~/services/identityProvider/tokenService';
import { verifyIdToken } from '~/services/identityProvider/tokenVerification';
import { readText, removeText } from '~/shared/storage/safeStorage';
import type { SignInFailure } from './authReasons';
import { readCover, removeCover, type Cover } from './cover';
import { acceptFreshToken, ensureSignedIn } from './session';
import { isSignedInSince } from './signInProof';
import { signOutInsteadOfCover } from './signOut';
import { dropOldAttempts, noteReplacedSession, takeAttempt } from './signInAttempts';
import type { SignInAttempt } from './signInAttempts';
import { writeTokens } from './tokenStorage';
import { wipeAfterSignOut, wipeTab } from './wipe';

/** The outcome that the callback route renders. */
export type CallbackOutcome =
  /** `path`: the path before the sign-in, null for the home screen. */
  | { readonly kind: 'signedIn'; readonly agent: Agent; readonly path: string | null }
  /** After the provider's sign-out: reports it and offers to sign in. */
  | { readonly kind: 'signedOut' }
  /** `path`: the path before the sign-in, used by a retry (DECISIONS 58); null for the home screen. */
  | { readonly kind: 'failed'; readonly reason: SignInFailure; readonly path: string | null };

/** The agent of a successful sign-in, or the reason of its failure. */
type Attempted =
  | { readonly kind: 'signedIn'; readonly agent: Agent }
  | { readonly kind: 'failed'; readonly reason: SignInFailure };

/** Caches the run per address: a screen that mounts twice must not use up its own attempt. */
let latest: { readonly search: string; readonly outcome: Promise<CallbackOutcome> } | null = null;

/**
 * Completes a sign-in with the query of the callback address (REQ A1.1, CONTRACT 4, QUALITY 4). `isRoute` tells whether
 * a path belongs to the application. Never throws.
 */
export async function completeSignIn(search: string, isRoute: (pathname: string) => boolean): Promise<CallbackOutcome> {
  if (latest?.search !== search) latest = { search, outcome: complete(new URLSearchParams(search), isRoute) };
  return latest.outcome;
}

async function complete(query: URLSearchParams, isRoute: (pathname: string) => boolean): Promise<CallbackOutcome> {
  const parameter = (name: string): string => query.get(name) ?? '';
  const [code, error, state] = [parameter('code'), parameter('error'), parameter('state')];
  dropOldAttempts();
  if (code === '' && error === '' && state === '') return { kind: 'signedOut' };
  const attempt = state === '' ? null : takeAttempt(state);
  const { origin } = globalThis.location;
  const stored = readText('local', localStorageKeys.pathBeforeRedirect);
  const path = pathToFollow(attempt?.path, origin, isRoute) ?? pathToFollow(stored, origin, isRoute);
  // Reloaded or opened twice after success: the agent is signed in, the used code is ignored.
  if (attempt === null) {
    const session = await ensureSignedIn();
    return session.kind === 'signedIn'
      ? { ...session, path: null }
      : { kind: 'failed', reason: 'attemptUnknown', path };
  }
  if (error !== '' || code === '') return { kind: 'failed', reason: 'providerError', path };
  const attempted = await exchange(code, attempt);
  if (attempted.kind === 'signedIn') {
    removeText('local', localStorageKeys.pathBeforeRedirect);
    if (attempt.replacesSession) noteReplacedSession();
  }
  return { ...attempted, path };
}

async function exchange(code: string, attempt: SignInAttempt): Promise<Attempted> {
  const { origin } = globalThis.location;
  const outcome = await exchangeCode({ code, verifier: attempt.verifier, redirectUri: callbackAddress(origin) });
  if (outcome.kind !== 'tokens') {
    wipeAfterSignOut('forced');
    return { kind: 'failed', reason: outcome.kind === 'refused' ? 'codeRefused' : 'providerUnavailable' };
  }
  const cover = readCover();
  const refusal = cover === null ? null : await refusalToUncover(outcome.idToken, cover);
  if (refusal !== null) return { kind: 'failed', reason: refusal };
  // The agent who signed in may differ from the tab's previous one (QUALITY 7).
  if (cover === null) wipeTab('forced');
  if (!writeTokens(outcome)) {
    wipeAfterSignOut('forced');
    return { kind: 'failed', reason: 'storageFull' };
  }
  const session = await acceptFreshToken(outcome.idToken);
  if (session.kind !== 'signedIn') {
    return session.kind === 'failed' ? session : { kind: 'failed', reason: 'tokenRefused' };
  }
  if (cover !== null && cover.username !== session.agent.username) wipeTab('forced');
  removeCover();
  return session;
}

/**
 * Why this token does not uncover the screen; null where it does, or is refused anyway. The address of the sign-in can be opened
 * without its `prompt=login`: only the time of the sign-in in the token proves that somebody entered the password (DECISIONS 104).
 */
async function refusalToUncover(idToken: string, cover: Cover): Promise<SignInFailure | null> {
  const checked = await verifyIdToken(idToken);
  if (checked.kind === 'unavailable') return 'keySetUnavailable';
  if (checked.kind === 'refused') return null;
  if (checked.authenticatedAt === null) {
    signOutInsteadOfCover();
    return 'signInNotConfirmed';
  }
  return isSignedInSince(cover, checked.authenticatedAt) ? null : 'signInNotConfirmed';
}
