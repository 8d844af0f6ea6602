import * as v from 'valibot';
import { limits } from '~config/limits';
import { localStorageKeys } from '~config/storageKeys';
import { processResults, workListMarks, type WorkListEntry } from '~/domain/order/workList';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const WorkList = v.array(
  v.object({
    number: v.string(),
    status: v.nullable(v.picklist(['PENDING', 'ACCEPTED', 'REJECTED'])),
    result: v.nullable(v.picklist(processResults)),
    mark: v.picklist(workListMarks),
  }),
);

/** Reads the work-list of this browser; empty where it is missing or invalid (QUALITY 15). */
export function storedWorkList(): readonly WorkListEntry[] {
  const stored = readJson('local', localStorageKeys.rejectedOrders, (value) => {
    const read = v.safeParse(WorkList, value);
    return read.success ? read.output : null;
  });
  return (stored ?? []).slice(-limits.workListOrders);
}

export function storeWorkList(list: readonly WorkListEntry[]): void {
  writeJson('local', localStorageKeys.rejectedOrders, list);
}

/** Calls `changed` when another tab has changed the work-list, until the returned function is called. */
export function followWorkList(changed: () => void): () => void {
  // Without a key, all of the storage was cleared.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === localStorageKeys.rejectedOrders) changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
