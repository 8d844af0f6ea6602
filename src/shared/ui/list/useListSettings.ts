import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { addressOfColumns, columnsOfAddress, defaultSettings, densities, type ListSettings } from './listColumns';

const StoredSettings = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(densities),
});

/**
 * Returns the settings of a list, which this browser remembers under the list's name, and a function that changes them.
 * `columns`: the columns of a list whose settings are in the address of its screen too (parameter `columns`), so that a shared link shows
 * the same ones; null: only this browser remembers them. The result is stable while nothing changes.
 */
export function useListSettings(
  name: string,
  columns: readonly { readonly id: string }[] | null,
): readonly [ListSettings, (settings: ListSettings) => void] {
  const key = `${localStorageKeys.listSettings}${name}`;
  const [stored, setStored] = useState<ListSettings>(
    () => readJson('local', key, (value) => v.parse(StoredSettings, value)) ?? defaultSettings,
  );
  const [search, setSearch] = useSearchParams();
  const columnIds = useMemo(() => columns?.map(({ id }) => id) ?? null, [columns]);
  const shared = search.get('columns');
  const settings = useMemo(
    () => (shared === null || columnIds === null ? stored : { ...stored, ...columnsOfAddress(shared, columnIds) }),
    [shared, stored, columnIds],
  );
  const change = (changed: ListSettings) => {
    setStored(changed);
    writeJson('local', key, changed);
    if (columnIds === null) return;
    setSearch(
      (before) => {
        const written = new URLSearchParams(before);
        const shown = addressOfColumns(changed, columnIds);
        if (shown === null) written.delete('columns');
        else written.set('columns', shown);
        return written;
      },
      { replace: true },
    );
  };
  return [settings, change];
}
