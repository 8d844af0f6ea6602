import { identityProvider } from '~config/endpoints';
import { limits } from '~config/limits';
import { agentFromClaims } from '~/domain/common/access';
import type { Agent } from '~/domain/common/access';
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

/** The id token calls are sent with now; for the HTTP client. */
export const getIdToken = renewal.getIdToken;

/**
 * The id token for the repeat of a call that was refused with `sentWith`; null when the session is over, which it then is
 * for storage and for those who watch (DECISIONS 27). For the HTTP client. Never throws.
 */
export async function refreshToken(sentWith: string | null): Promise<string | null> {
  const outcome = await renewal.renew(sentWith);
  if (outcome.kind === 'renewed') return outcome.idToken;
  wipeAfterSignOut('forced');
  tellSession({ kind: 'ended', reason: outcome.kind === 'refused' ? 'sessionEnded' : 'providerUnavailable' });
  return null;
}

/**
 * Who is signed in, as far as storage and a silent renewal can tell (QUALITY 6). `redirectToLogin`: nobody is, and only
 * the provider's sign-in helps. Never throws.
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
  // Whoever signs in here next may be somebody else (QUALITY 7).
  wipeAfterSignOut('forced');
  return outcome.kind === 'refused' ? { kind: 'redirectToLogin' } : { kind: 'failed', reason: 'providerUnavailable' };
}

/**
 * The agent of a token that came from the provider just now. It is not asked whether it has expired: only a wrong clock
 * could say so, and believing it would send the agent round in circles. A token that is refused is
 * cleared away, and with it what the tab knows of customers.
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
 * Expired by every clock that can be asked: the service's, and the time since the token was stored, which holds on a
 * computer whose clock is wrong; the client's own only where there is neither. Generous on purpose: a service that
 * disagrees answers 401, which renews.
 */
function hasExpired({ expiresAt, issuedAt }: VerifiedToken): boolean {
  const stored = writtenAt(readTokens().stamp);
  const age = stored === null ? -1 : (Date.now() - stored) / 1000;
  const byService = serviceNow().getTime() / 1000 >= expiresAt;
  // A negative age means that the clock was set back since.
  if (age < 0 || issuedAt === null) return byService;
  const byAge = age >= expiresAt - issuedAt;
  return serviceTimeKnown() ? byService && byAge : byAge;
}
