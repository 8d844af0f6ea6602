import { compactVerify, createLocalJWKSet, errors } from 'jose';
import type { KeySet } from './keySet';

export type SignatureOutcome =
  | { readonly kind: 'genuine'; readonly payload: Uint8Array }
  | { readonly kind: 'unknownKey' }
  | { readonly kind: 'refused' };

/**
 * Checks that a token is signed with one of the keys by RS256, and nothing else; keys inside the token are ignored. Loaded
 * lazily, because it imports the signature library.
 */
export async function checkSignature(token: string, keys: KeySet): Promise<SignatureOutcome> {
  try {
    const { payload } = await compactVerify(token, createLocalJWKSet(keys), { algorithms: ['RS256'] });
    return { kind: 'genuine', payload };
  } catch (thrown) {
    return { kind: thrown instanceof errors.JWKSNoMatchingKey ? 'unknownKey' : 'refused' };
  }
}
