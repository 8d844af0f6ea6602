/** The two storages of the browser; named, because even touching `window.localStorage` may throw. */
export type StorageArea = 'local' | 'session';

/** More than the application ever writes under one key (characters); what is longer is not ours. */
const maximumLength = 1_000_000;

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** Storage may be switched off, full, or foreign: nothing of that may stop the application (QUALITY 15). */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** The text under a key; null when there is none or it cannot be read. An oversized entry is dropped. */
export function readText(area: StorageArea, key: string): string | null {
  const text = attempt(() => storageOf(area).getItem(key), null);
  if (text === null || text.length <= maximumLength) return text;
  remove(area, key);
  return null;
}

/** Whether the text now stands under the key; false when storage is full or switched off. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  return attempt(() => {
    storageOf(area).setItem(key, text);
    return true;
  }, false);
}

/**
 * The value under a key, as `parse` understands it; `parse` returns null for what it does not know (or throws). Null when
 * there is none; an entry that is no JSON, or unknown to `parse`, is dropped.
 */
export function readJson<T>(area: StorageArea, key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(area, key);
  if (text === null) return null;
  const value = attempt(() => parse(JSON.parse(text)), null);
  if (value === null) remove(area, key);
  return value;
}

/** Whether the value now stands under the key. */
export function writeJson(area: StorageArea, key: string, value: unknown): boolean {
  const text = attempt<string | undefined>(() => JSON.stringify(value), undefined);
  return text === undefined ? false : writeText(area, key, text);
}

export function remove(area: StorageArea, key: string): void {
  attempt(() => {
    storageOf(area).removeItem(key);
  }, undefined);
}

/** The keys that begin with a prefix; none when storage cannot be read. */
export function keysWithPrefix(area: StorageArea, prefix: string): readonly string[] {
  return attempt(() => {
    const storage = storageOf(area);
    const keys: string[] = [];
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index);
      if (key?.startsWith(prefix) === true) keys.push(key);
    }
    return keys;
  }, []);
}
