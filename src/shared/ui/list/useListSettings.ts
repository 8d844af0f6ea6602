import { useState } from 'react';
import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { defaultSettings, densities, type ListSettings } from './listColumns';

const StoredSettings = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  density: v.picklist(densities),
});

/** Returns the settings of a list, which this browser remembers under the list's name, and a function that changes them. */
export function useListSettings(name: string): readonly [ListSettings, (settings: ListSettings) => void] {
  const key = `${localStorageKeys.listSettings}${name}`;
  const [settings, setSettings] = useState<ListSettings>(
    () => readJson('local', key, (value) => v.parse(StoredSettings, value)) ?? defaultSettings,
  );
  const change = (changed: ListSettings) => {
    setSettings(changed);
    writeJson('local', key, changed);
  };
  return [settings, change];
}
