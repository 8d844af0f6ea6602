import * as v from 'valibot';
import { identityProvider } from '~config/endpoints';
import { limits } from '~config/limits';
import { plainRequest } from '../http/plainRequest';

const KeySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
export type KeySet = v.InferOutput<typeof KeySet>;

/** The provider's public keys, as last fetched. */
export interface KeySource {
  /** The keys at hand, fetched when there are none. Null: not to be had now. */
  known: () => Promise<KeySet | null>;
  /** Keys fetched anew, for a token signed with an unknown one. Null: not to be had now. */
  renewed: () => Promise<KeySet | null>;
}

const minute = 60_000;

/** However many tokens ask, at most two fetches a minute (QUALITY 6). `now` in milliseconds of a clock that never jumps. */
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
