import { limits } from '~config/limits';
import type { TokenOutcome } from '~/services/identityProvider/tokenService';
import type { Exclusively, TaskResult } from './exclusively';
import type { StoredTokens } from './tokenStorage';

/** The result of a renewal; `refused` and `unavailable` have removed both tokens (DECISIONS 27). */
export type Renewal =
  | { readonly kind: 'renewed'; readonly idToken: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

interface RenewalParts {
  readonly read: () => StoredTokens;
  readonly write: (tokens: { idToken: string; refreshToken: string | null }) => boolean;
  readonly clear: () => void;
  readonly refresh: (refreshToken: string) => Promise<TokenOutcome>;
  readonly exclusively: Exclusively;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

export interface TokenRenewal {
  /** Returns the current id token and records its pair for {@link TokenRenewal.renew}. */
  readonly getIdToken: () => string | null;
  /** Renews the token that a refused request was sent with, unless any tab has done so since. */
  readonly renew: (sentWith: string | null) => Promise<Renewal>;
}

/** Number of recorded tokens; in-flight requests carry the current or the previous token. */
const remembered = 4;

/**
 * Allows one refresh at a time across tabs, and none after another tab has refreshed (QUALITY 2). Detects that by the
 * refresh token and the stamp recorded when the request was sent; the id token alone may be identical.
 */
export function createTokenRenewal(parts: RenewalParts): TokenRenewal {
  let sent: readonly StoredTokens[] = [];

  function knownFor(sentWith: string | null): StoredTokens {
    return sent.find((tokens) => tokens.idToken === sentWith) ?? { ...parts.read(), idToken: sentWith };
  }

  function lost(kind: 'refused' | 'unavailable'): TaskResult<Renewal> {
    parts.clear();
    return { value: { kind }, hold: 0 };
  }

  async function renewAlone(known: StoredTokens): Promise<TaskResult<Renewal>> {
    const stored = parts.read();
    if (isNewer(stored, known)) return { value: { kind: 'renewed', idToken: stored.idToken }, hold: 0 };
    if (stored.refreshToken === null) return lost('refused');

    const outcome = await refreshPatiently(stored.refreshToken);
    const now = parts.read();
    // A sign-out or the renewal of a tab that did not wait for the lock takes precedence.
    if (isNewer(now, stored)) return { value: { kind: 'renewed', idToken: now.idToken }, hold: 0 };
    if (now.refreshToken === null) return { value: { kind: 'refused' }, hold: 0 };
    if (outcome.kind !== 'tokens') return lost(outcome.kind);

    parts.write({ idToken: outcome.idToken, refreshToken: outcome.refreshToken ?? stored.refreshToken });
    return { value: { kind: 'renewed', idToken: outcome.idToken }, hold: limits.refreshLockHold };
  }

  async function refreshPatiently(refreshToken: string): Promise<TokenOutcome> {
    let outcome = await parts.refresh(refreshToken);
    for (const pause of limits.refreshBackoff) {
      if (outcome.kind !== 'unavailable') return outcome;
      await parts.sleep(pause);
      outcome = await parts.refresh(refreshToken);
    }
    return outcome;
  }

  return {
    getIdToken() {
      const tokens = parts.read();
      const others = sent.filter(({ idToken }) => idToken !== tokens.idToken);
      sent = [tokens, ...others].slice(0, remembered);
      return tokens.idToken;
    },
    async renew(sentWith) {
      const known = knownFor(sentWith);
      return parts.exclusively(async () => renewAlone(known));
    },
  };
}

function isNewer(stored: StoredTokens, known: StoredTokens): stored is StoredTokens & { idToken: string } {
  return (
    stored.idToken !== null &&
    (stored.refreshToken !== known.refreshToken || stored.stamp !== known.stamp || stored.idToken !== known.idToken)
  );
}
