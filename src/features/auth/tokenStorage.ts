import { localStorageKeys } from '~config/storageKeys';
import { contentKey } from '~/domain/common/contentKey';
import { readText, removeText, writeText } from '~/shared/storage/safeStorage';

/** The tokens in local storage, as plain text under the prescribed keys (REQ A1.2, A13.7, DECISIONS 21). */
export interface StoredTokens {
  readonly idToken: string | null;
  readonly refreshToken: string | null;
  /** Time, key of the id token, and a random part: unique for every write, because two tokens of one second may be identical. */
  readonly stamp: string | null;
}

export function readTokens(): StoredTokens {
  return {
    idToken: tokenUnder(localStorageKeys.idToken),
    refreshToken: tokenUnder(localStorageKeys.refreshToken),
    stamp: readText('local', localStorageKeys.tokensWritten),
  };
}

/** Writes both tokens; returns false where storage failed. */
export function writeTokens(tokens: { idToken: string; refreshToken: string | null }): boolean {
  const { idToken, refreshToken } = tokens;
  if (refreshToken === null) removeText('local', localStorageKeys.refreshToken);
  const written =
    writeText('local', localStorageKeys.idToken, idToken) &&
    (refreshToken === null || writeText('local', localStorageKeys.refreshToken, refreshToken));
  // Written last, so that a new stamp implies new tokens.
  writeText(
    'local',
    localStorageKeys.tokensWritten,
    `${String(Date.now())} ${contentKey(idToken)} ${crypto.randomUUID()}`,
  );
  return written;
}

export function clearTokens(): void {
  removeText('local', localStorageKeys.idToken);
  removeText('local', localStorageKeys.refreshToken);
  removeText('local', localStorageKeys.tokensWritten);
}

/**
 * The client's time at which this id token was written, in milliseconds; null when unknown. A stamp of another id token says
 * nothing about this one, which may have been put beside it later.
 */
export function writtenAt({ idToken, stamp }: StoredTokens): number | null {
  const [written, key] = stamp?.split(' ') ?? [];
  const time = key === contentKey(idToken ?? '') ? Number.parseInt(written ?? '', 10) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function tokenUnder(key: string): string | null {
  const text = readText('local', key)?.trim() ?? '';
  // Values that an older version wrote by mistake.
  return text === '' || text === 'null' || text === 'undefined' ? null : text;
}
