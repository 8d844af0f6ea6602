import * as v from 'valibot';
import { identityProvider } from '~config/endpoints';
import { limits } from '~config/limits';
import { plainRequest } from '../http/plainRequest';

const KeySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
export type KeySet = v.InferOutput<typeof KeySet>;

/** The provider's public keys, as last fetched. */
export interface KeySource {
  /** The cached keys, fetched when there are none. Null: not available now. */
  known: () => Promise<KeySet | null>;
  /** Keys fetched again, for a token signed with an unknown one. Null: not available now. */
  renewed: () => Promise<KeySet | null>;
}

const minute = 60_000;

/**
 * Caches the keys; at most two fetches a minute, whatever tokens are checked (QUALITY 6). `now`: milliseconds of a monotonic
 * clock.
 */
export function createKeySource(fetchKeys: () => Promise<KeySet>, now: () => number): KeySource {
  let keys: KeySet | null = null;
  let fetches: readonly number[] = [];
  let running: Promise<KeySet | null> | null = null;

  async function fetchOnce(): Promise<KeySet | null> {
    fetches = fetches.filter((time) => now() - time < minute);
    if (fetches.length >= limits.keySetFetchesPerMinute) return null;
    fetches = [...fetches, now()];
    try {
      keys = await fetchKeys();
      return keys;
    } catch {
      return null;
    }
  }

  async function renewed(): Promise<KeySet | null> {
    running ??= fetchOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return { known: async () => keys ?? renewed(), renewed };
}

export async function fetchKeySet(): Promise<KeySet> {
  return plainRequest(
    {
      name: 'keySet',
      url: identityProvider.keySetUrl,
      timeout: limits.identityProviderTimeout,
      convert: false,
    },
    KeySet,
  );
}
