import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { identityProvider } from '~config/endpoints';
import { createKeySource, fetchKeySet } from './keySet';
import type { KeySet, KeySource } from './keySet';
import type { SignatureOutcome } from './signature';

/** What a verified id token says; times in seconds since 1970, as the provider's clock has them. */
export interface VerifiedToken {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly expiresAt: number;
  /** Null where the token does not tell. */
  readonly issuedAt: number | null;
}

/** `unavailable`: the key set (or the code that checks) cannot be had now, so nothing is known about the token. */
export type VerificationOutcome =
  ({ readonly kind: 'verified' } & VerifiedToken) | { readonly kind: 'refused' } | { readonly kind: 'unavailable' };

interface Expectations {
  readonly audience: string;
  /** Empty: not checked. */
  readonly issuer: string;
}

const Claims = v.looseObject({
  aud: v.union([v.string(), v.array(v.string())]),
  // A token that never ends would pass the library.
  exp: v.pipe(v.number(), v.finite()),
  iat: v.optional(v.pipe(v.number(), v.finite())),
  iss: v.optional(v.string()),
});

/** Checks signature, audience and issuer of an id token (REQ A1.4); whether it has expired is not its business. */
export function createTokenVerification(
  source: KeySource,
  expected: Expectations,
): (idToken: string) => Promise<VerificationOutcome> {
  async function signatureOf(idToken: string): Promise<SignatureOutcome | { kind: 'unavailable' }> {
    // Side by side: the code of the check and the keys come from different places.
    const [{ checkSignature }, keys] = await Promise.all([import('./signature'), source.known()]);
    if (keys === null) return { kind: 'unavailable' };
    const outcome = await checkSignature(idToken, keys);
    if (outcome.kind !== 'unknownKey') return outcome;
    // The provider may have changed its keys.
    const renewed: KeySet | null = await source.renewed();
    return renewed === null ? outcome : checkSignature(idToken, renewed);
  }

  return async (idToken) => {
    if (!isReadable(idToken)) return { kind: 'refused' };
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

/** What has not the form of a token needs no keys. Nothing read here is believed. */
function isReadable(idToken: string): boolean {
  try {
    jwtDecode(idToken);
    return true;
  } catch {
    return false;
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
  const { aud, iss, exp, iat } = read.output;
  const forUs = typeof aud === 'string' ? aud === expected.audience : aud.includes(expected.audience);
  if (!forUs || (expected.issuer !== '' && iss !== expected.issuer)) return { kind: 'refused' };
  return { kind: 'verified', claims: read.output, expiresAt: exp, issuedAt: iat ?? null };
}

/** Checks an id token against the configured provider. Never throws. */
export const verifyIdToken = createTokenVerification(
  createKeySource(fetchKeySet, () => performance.now()),
  { audience: identityProvider.clientId, issuer: identityProvider.issuer },
);
