import { identityProvider } from '~config/endpoints';
import { agentFromClaims } from '~/domain/common/agent';
import { claimsIn } from '~/services/identityProvider/tokenVerification';
import type { AuthState } from './authSlice';

/**
 * The stored token where it names the agent of this page, else null: one that somebody else's sign-in has stored, in another tab, must
 * not send what this agent does, also not in the moment before this page is closed for it.
 */
export function ownToken(idToken: string | null, auth: AuthState): string | null {
  if (auth.phase === 'unknown') return idToken;
  const named = agentFromClaims(claimsIn(idToken), identityProvider.claims);
  return auth.phase === 'signedIn' && named?.username === auth.agent.username ? idToken : null;
}
