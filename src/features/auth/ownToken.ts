import { jwtDecode } from 'jwt-decode';
import { identityProvider } from '~config/endpoints';
import { agentFromClaims } from '~/domain/common/agent';
import type { AuthState } from './authSlice';

/**
 * The stored token where it names the agent of this page, else null: one that somebody else's sign-in has stored, in another tab, must
 * not send what this agent does, also not in the moment before this page is closed for it.
 */
export function ownToken(idToken: string | null, auth: AuthState): string | null {
  if (idToken === null || auth.phase === 'unknown') return idToken;
  return auth.phase === 'signedIn' && usernameIn(idToken) === auth.agent.username ? idToken : null;
}

/** Nothing is trusted that is read here: the token was verified when the agent signed in, and services verify it. */
function usernameIn(idToken: string): string | undefined {
  try {
    return agentFromClaims(jwtDecode(idToken), identityProvider.claims)?.username;
  } catch {
    return undefined;
  }
}
