import { identityProvider } from '~config/endpoints';
import { limits } from '~config/limits';
import { agentFromClaims } from '~/domain/common/agent';
import type { Agent } from '~/domain/common/agent';
import { serviceNow, serviceTimeKnown } from '~/services/http/serviceClock';
import { refreshTokens } from '~/services/identityProvider/tokenService';
import { verifyIdToken } from '~/services/identityProvider/tokenVerification';
import type { VerifiedToken } from '~/services/identityProvider/tokenVerification';
import type { SessionFailure } from './authReasons';
import { createExclusively, sleep } from './exclusively';
import { tellSession } from './sessionEvents';
import { createTokenRenewal } from './tokenRenewal';
import { clearTokens, readTokens, writeTokens, writtenAt } from './tokenStorage';
import { wipeAfterSignOut } from './wipe';

export type SessionOutcome =
  | { readonly kind: 'signedIn'; readonly agent: Agent }
  | { readonly kind: 'redirectToLogin' }
  | { readonly kind: 'failed'; readonly reason: SessionFailure };

const renewal = createTokenRenewal({
  read: readTokens,
  write: writeTokens,
  clear: clearTokens,
  refresh: refreshTokens,
  exclusively: createExclusively('kontor.refresh', limits.refreshLockTimeout),
  sleep,
});

/** Returns the current id token; for the HTTP client. */
export const getIdToken = renewal.getIdToken;

/**
 * Returns the id token for the retry of a request that was refused with `sentWith`; null when the session has ended,
 * which also clears storage and notifies watchers (DECISIONS 27). For the HTTP client. Never throws.
 */
export async function refreshToken(sentWith: string | null): Promise<string | null> {
  const outcome = await renewal.renew(sentWith);
  if (outcome.kind === 'renewed') {
    // The new token may name other roles.
    tellSession({ kind: 'tokensChanged' });
    return outcome.idToken;
  }
  wipeAfterSignOut('forced');
  tellSession({ kind: 'ended', reason: outcome.kind === 'refused' ? 'sessionEnded' : 'providerUnavailable' });
  return null;
}

/**
 * Whether the stored token has expired, or was taken away, and nothing can renew it (REQ A3.2). A token that can be renewed
 * is renewed with the next request that a service refuses. Never throws.
 */
export async function hasSessionEnded(): Promise<boolean> {
  const { idToken, refreshToken: renewable } = readTokens();
  if (renewable !== null) return false;
  if (idToken === null) return true;
  const checked = await verifyIdToken(idToken);
  return checked.kind === 'refused' || (checked.kind === 'verified' && hasExpired(checked));
}

/**
 * Determines the signed-in agent from storage and a silent renewal (QUALITY 6). `redirectToLogin`: nobody is signed in,
 * and only the provider's sign-in can change that. Never throws.
 */
export async function ensureSignedIn(): Promise<SessionOutcome> {
  const { idToken, refreshToken: renewable } = readTokens();
  if (idToken !== null) {
    const checked = await verifyIdToken(idToken);
    if (checked.kind === 'unavailable') return { kind: 'failed', reason: 'keySetUnavailable' };
    if (checked.kind === 'verified' && !hasExpired(checked)) return agentOf(checked);
  }
  const outcome = renewable === null ? ({ kind: 'refused' } as const) : await renewal.renew(idToken);
  if (outcome.kind === 'renewed') return acceptFreshToken(outcome.idToken);
  // The next agent to sign in here may be another one (QUALITY 7).
  wipeAfterSignOut('forced');
  return outcome.kind === 'refused' ? { kind: 'redirectToLogin' } : { kind: 'failed', reason: 'providerUnavailable' };
}

/**
 * Verifies a token that the provider has just issued and returns its agent. Ignores the expiry: only a wrong clock
 * could make a fresh token expired, and would cause an endless redirect. A refused token is removed together with the
 * tab's customer data.
 */
export async function acceptFreshToken(idToken: string): Promise<SessionOutcome> {
  const checked = await verifyIdToken(idToken);
  if (checked.kind === 'unavailable') return { kind: 'failed', reason: 'keySetUnavailable' };
  if (checked.kind === 'verified') return agentOf(checked);
  wipeAfterSignOut('forced');
  return { kind: 'failed', reason: 'tokenRefused' };
}

function agentOf(token: VerifiedToken): SessionOutcome {
  const agent = agentFromClaims(token.claims, identityProvider.claims);
  if (agent === null) {
    wipeAfterSignOut('forced');
    return { kind: 'failed', reason: 'tokenRefused' };
  }
  return { kind: 'signedIn', agent };
}

/**
 * Whether the token has expired by every available clock: the service's, and the time since the token was stored, which
 * is correct even on a computer whose clock is wrong; the client's clock only without those two. Lenient on purpose: a
 * service that disagrees answers 401, which triggers a renewal.
 */
function hasExpired({ expiresAt, issuedAt }: VerifiedToken): boolean {
  const stored = writtenAt(readTokens());
  const age = stored === null ? -1 : (Date.now() - stored) / 1000;
  const byService = serviceNow().getTime() / 1000 >= expiresAt;
  // A negative age means that the clock has been set back since.
  if (age < 0 || issuedAt === null) return byService;
  const byAge = age >= expiresAt - issuedAt;
  return serviceTimeKnown() ? byService && byAge : byAge;
}
