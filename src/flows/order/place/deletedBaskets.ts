import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const maximum = 10;

const deletionReasons = ['newSession', 'orderCreation'] as const;

const DeletedBaskets = v.array(
  v.object({ basketId: v.string(), reason: v.picklist(deletionReasons), deletedAt: v.string() }),
);

/** Stores in local storage why a basket was deleted; the list starts again after more than ten entries (REQ C16.2, C16.3). */
export function rememberDeletedBasket(basketId: string | null, reason: (typeof deletionReasons)[number]): void {
  if (basketId === null) return;
  const parsed = readJson('local', localStorageKeys.deletedBaskets, (value) => v.parse(DeletedBaskets, value)) ?? [];
  const previous = parsed.length >= maximum ? [] : parsed;
  writeJson('local', localStorageKeys.deletedBaskets, [
    ...previous,
    { basketId, reason, deletedAt: new Date().toISOString() },
  ]);
}
