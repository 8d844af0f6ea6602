import { localStorageKeys } from '~config/storageKeys';
import type { Agent } from '~/domain/common/access';
import { pathToFollow } from '~/domain/common/signInPath';
import { challengeOf, newState, newVerifier } from '~/services/identityProvider/pkce';
import { callbackAddress, loginAddress } from '~/services/identityProvider/signInAddresses';
import { exchangeCode } from '~/services/identityProvider/tokenService';
import { readText, remove, writeText } from '~/shared/storage/safeStorage';
import type { SignInFailure } from './authReasons';
import { leaveTo } from './navigation';
import { acceptFreshToken, ensureSignedIn } from './session';
import { dropOldAttempts, rememberAttempt, takeAttempt } from './signInAttempts';
import type { SignInAttempt } from './signInAttempts';
import { writeTokens } from './tokenStorage';
import { wipeAfterSignOut, wipeTab } from './wipe';

/** What the callback route shows. */
export type CallbackOutcome =
  /** `path`: where the agent was before, null for the home screen. */
  | { readonly kind: 'signedIn'; readonly agent: Agent; readonly path: string | null }
  /** Back from the provider's sign-out: says so and offers to sign in. */
  | { readonly kind: 'signedOut' }
  /** `path`: where the agent was before, and trying again leads to (DECISIONS 58); null for the home screen. */
  | { readonly kind: 'failed'; readonly reason: SignInFailure; readonly path: string | null };

/** The agent of a sign-in that worked, or why it did not. */
type Attempted =
  { readonly kind: 'signedIn'; readonly agent: Agent } | { readonly kind: 'failed'; readonly reason: SignInFailure };

/**
 * Leaves for the provider's sign-in page; `path` (pathname, query and fragment) is where the agent wants to be
 * afterwards. Resolves to the reason when there is no leaving, null otherwise. Never throws.
 */
export async function startSignIn(path: string): Promise<SignInFailure | null> {
  dropOldAttempts();
  const state = newState();
  const verifier = newVerifier();
  let challenge: string;
  try {
    challenge = await challengeOf(verifier);
  } catch {
    // No cryptography without a secure context.
    return 'unexpected';
  }
  if (!rememberAttempt(state, { verifier, startedAt: Date.now(), path })) return 'storageFull';
  writeText('local', localStorageKeys.pathBeforeRedirect, path);
  leaveTo(loginAddress({ origin: globalThis.location.origin, state, challenge }));
  return null;
}

/** One run per address: a screen that mounts twice must not use up its own attempt. */
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
  // Reloaded or opened twice after it worked: the agent is signed in, the foreign or used code is left alone.
  if (attempt === null) {
    const session = await ensureSignedIn();
    return session.kind === 'signedIn'
      ? { ...session, path: null }
      : { kind: 'failed', reason: 'attemptUnknown', path };
  }
  if (error !== '' || code === '') return { kind: 'failed', reason: 'providerError', path };
  const attempted = await exchange(code, attempt);
  if (attempted.kind === 'signedIn') remove('local', localStorageKeys.pathBeforeRedirect);
  return { ...attempted, path };
}

async function exchange(code: string, attempt: SignInAttempt): Promise<Attempted> {
  const { origin } = globalThis.location;
  const outcome = await exchangeCode({ code, verifier: attempt.verifier, redirectUri: callbackAddress(origin) });
  if (outcome.kind !== 'tokens') {
    wipeAfterSignOut('forced');
    return { kind: 'failed', reason: outcome.kind === 'refused' ? 'codeRefused' : 'providerUnavailable' };
  }
  // Nothing says that whoever signed in is the agent this tab knew before (QUALITY 7).
  wipeTab('forced');
  if (!writeTokens(outcome)) {
    wipeAfterSignOut('forced');
    return { kind: 'failed', reason: 'storageFull' };
  }
  const session = await acceptFreshToken(outcome.idToken);
  return session.kind === 'redirectToLogin' ? { kind: 'failed', reason: 'tokenRefused' } : session;
}
