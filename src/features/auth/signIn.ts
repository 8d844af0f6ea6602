import { localStorageKeys } from '~config/storageKeys';
import { challengeOf, newState, newVerifier } from '~/services/identityProvider/pkce';
import { loginAddress } from '~/services/identityProvider/signInAddresses';
import { writeText } from '~/shared/storage/safeStorage';
import type { SignInFailure } from './authReasons';
import { readCover } from './cover';
import { leaveTo } from './navigation';
import { dropOldAttempts, isSessionReplaced, rememberAttempt } from './signInAttempts';

/** Like {@link startSignIn}, but started by the application. Resolves with `sessionRefused` if that would cause an endless loop. */
export async function startSignInAgain(path: string, replacesSession: boolean): Promise<SignInFailure | null> {
  return isSessionReplaced() ? 'sessionRefused' : startSignIn(path, replacesSession);
}

/**
 * Redirects to the provider's sign-in page; `path` (pathname, query and fragment) is where the agent returns
 * afterwards. `replacesSession`: the application starts it by itself, because a session has ended. Resolves to the reason when the redirect is impossible, null
 * otherwise. Never throws.
 */
export async function startSignIn(path: string, replacesSession = false): Promise<SignInFailure | null> {
  dropOldAttempts();
  const state = newState();
  const verifier = newVerifier();
  let challenge: string;
  try {
    challenge = await challengeOf(verifier);
  } catch {
    // The Web Crypto API is missing without a secure context.
    return 'unexpected';
  }
  if (!rememberAttempt(state, { verifier, startedAt: Date.now(), path, replacesSession })) return 'storageFull';
  writeText('local', localStorageKeys.pathBeforeRedirect, path);
  // A session of the provider alone does not uncover the screen: the agent has to sign in.
  const asksAgain = readCover() !== null;
  leaveTo(loginAddress({ origin: globalThis.location.origin, state, challenge, asksAgain }));
  return null;
}
