import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { identityProvider } from '~config/endpoints';
import { createKeySource, fetchKeySet } from './keySet';
import type { KeySet, KeySource } from './keySet';
import type { SignatureOutcome } from './signature';

/** The content of a verified id token; times in seconds since 1970 of the provider's clock. */
export interface VerifiedToken {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly expiresAt: number;
  /** Null: the token does not contain it. */
  readonly issuedAt: number | null;
  /** When the agent last signed in at the provider (`auth_time`). Null: the token does not contain it. */
  readonly authenticatedAt: number | null;
}

/** `unavailable`: the key set (or the code that checks) cannot be loaded now, so the token is neither verified nor refused. */
export type VerificationOutcome =
  | ({ readonly kind: 'verified' } & VerifiedToken)
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

interface Expectations {
  readonly audience: string;
  /** Empty: not checked. */
  readonly issuer: string;
}

const Claims = v.looseObject({
  aud: v.union([v.string(), v.array(v.string())]),
  // Required, because the library accepts a token that never expires.
  exp: v.pipe(v.number(), v.finite()),
  iat: v.optional(v.pipe(v.number(), v.finite())),
  auth_time: v.optional(v.pipe(v.number(), v.finite())),
  iss: v.optional(v.string()),
});

/** Checks signature, audience and issuer of an id token (REQ A1.4), but not whether it has expired. */
export function createTokenVerification(
  source: KeySource,
  expected: Expectations,
): (idToken: string) => Promise<VerificationOutcome> {
  async function signatureOf(idToken: string): Promise<SignatureOutcome | { kind: 'unavailable' }> {
    // In parallel: the code of the check and the keys come from different places.
    const [{ checkSignature }, keys] = await Promise.all([import('./signature'), source.known()]);
    if (keys === null) return { kind: 'unavailable' };
    const outcome = await checkSignature(idToken, keys);
    if (outcome.kind !== 'unknownKey') return outcome;
    // The provider may have changed its keys.
    const renewed: KeySet | null = await source.renewed();
    return renewed === null ? outcome : checkSignature(idToken, renewed);
  }

  return async (idToken) => {
    // The keys are not fetched for what has not the form of a token.
    if (claimsIn(idToken) === undefined) return { kind: 'refused' };
    try {
      const signature = await signatureOf(idToken);
      if (signature.kind === 'unavailable') return signature;
      return signature.kind === 'genuine' ? readClaims(signature.payload, expected) : { kind: 'refused' };
    } catch {
      // The check's own code did not load (a deployment in between, no network).
      return { kind: 'unavailable' };
    }
  };
}

/** What a text claims that has the form of a token, else undefined. Nothing is checked: only the answer of {@link verifyIdToken} is trusted. */
export function claimsIn(idToken: string | null): unknown {
  try {
    return jwtDecode(idToken ?? '');
  } catch {
    return undefined;
  }
}

function readClaims(payload: Uint8Array, expected: Expectations): VerificationOutcome {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return { kind: 'refused' };
  }
  const read = v.safeParse(Claims, parsed);
  if (!read.success) return { kind: 'refused' };
  const { aud, iss, exp, iat, auth_time: authTime } = read.output;
  const forUs = typeof aud === 'string' ? aud === expected.audience : aud.includes(expected.audience);
  if (!forUs || (expected.issuer !== '' && iss !== expected.issuer)) return { kind: 'refused' };
  return {
    kind: 'verified',
    claims: read.output,
    expiresAt: exp,
    issuedAt: iat ?? null,
    authenticatedAt: authTime ?? null,
  };
}

/** Checks an id token against the configured provider. Never throws. */
export const verifyIdToken = createTokenVerification(
  createKeySource(fetchKeySet, () => performance.now()),
  { audience: identityProvider.clientId, issuer: identityProvider.issuer },
);
