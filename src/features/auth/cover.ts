import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, removeText, writeJson } from '~/shared/storage/safeStorage';

const Cover = v.object({
  /** Whose screen is covered. */
  username: v.string(),
  /** Milliseconds since the epoch. */
  since: v.number(),
  /** The same moment by the provider's clock; missing in marks of earlier versions. */
  providerTime: v.optional(v.number()),
});

/** The screen of every tab is covered until the agent has signed in again (DECISIONS 104). */
export type Cover = v.InferOutput<typeof Cover>;

export function readCover(): Cover | null {
  return readJson('local', localStorageKeys.cover, (value) => v.parse(Cover, value));
}

/** Returns false where the mark could not be stored. */
export function writeCover(cover: Cover): boolean {
  return writeJson('local', localStorageKeys.cover, cover);
}

export function removeCover(): void {
  removeText('local', localStorageKeys.cover);
}
