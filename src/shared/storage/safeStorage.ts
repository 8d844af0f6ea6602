/** The storage areas of the browser; passed by name because even reading `window.localStorage` may throw. */
export type StorageArea = 'local' | 'session';

/** Maximum length of a stored text in characters; longer entries were not written by the application. */
const maximumLength = 1_000_000;

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

/** A failed access; `key` without what differs from call to call or attempt to attempt. */
export interface StorageFailure {
  readonly action: 'read' | 'write' | 'remove';
  readonly area: StorageArea | 'database';
  readonly key: string;
}

let report: ((failure: StorageFailure) => void) | null = null;
/** What has failed since the page was loaded, by action, area and key: each is reported once (REQ A12.7). */
const failures = new Map<string, StorageFailure>();

/** Configures where failures of storage are logged, and reports those noted before; called once by `app/`. */
export function configureStorageReport(reportTo: (failure: StorageFailure) => void): void {
  report = reportTo;
  for (const failure of failures.values()) report(failure);
}

/** Notes a failed access, which is only logged: the application goes on without what is stored. */
export function noteStorageFailure(action: StorageFailure['action'], area: StorageFailure['area'], key: string): void {
  // Keys with a prefix go on with an id, or the state of a sign-in.
  const failure = { action, area, key: key.replace(/^(kontor\.\w+)\..*$/s, '$1') };
  const id = Object.values(failure).join(' ');
  if (failures.has(id)) return;
  failures.set(id, failure);
  report?.(failure);
}

/**
 * Runs a storage access and returns `otherwise` if it throws: storage may be disabled, full or contain foreign data
 * (QUALITY 15).
 */
function attempt<T>(action: () => T, otherwise: T, onFailure?: () => void): T {
  try {
    return action();
  } catch {
    onFailure?.();
    return otherwise;
  }
}

/** Reads the text under a key; null where it is missing or unreadable. An oversized entry is removed. */
export function readText(area: StorageArea, key: string): string | null {
  const text = attempt(
    () => storageOf(area).getItem(key),
    null,
    () => noteStorageFailure('read', area, key),
  );
  if (text === null || text.length <= maximumLength) return text;
  dropUnreadable(area, key);
  return null;
}

function dropUnreadable(area: StorageArea, key: string): void {
  noteStorageFailure('read', area, key);
  removeText(area, key);
}

/** Reads a text that has to be one of a few; null where it is missing, and an invalid one is removed. */
export function readChoice<T extends string>(
  area: StorageArea,
  key: string,
  isValid: (text: string | null) => text is T,
): T | null {
  const text = readText(area, key);
  if (isValid(text)) return text;
  if (text !== null) dropUnreadable(area, key);
  return null;
}

/** Writes a text; returns false when storage is full or disabled. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  return attempt(
    () => {
      storageOf(area).setItem(key, text);
      return true;
    },
    false,
    () => noteStorageFailure('write', area, key),
  );
}

/**
 * Reads and parses the JSON value under a key; null where it is missing. `parse` returns null or throws for an invalid
 * value; an invalid entry is removed.
 */
export function readJson<T>(area: StorageArea, key: string, parse: (value: unknown) => T | null): T | null {
  const text = readText(area, key);
  if (text === null) return null;
  const value = attempt(() => parse(JSON.parse(text)), null);
  if (value === null) dropUnreadable(area, key);
  return value;
}

/** Writes a value as JSON; returns false when it was not stored. */
export function writeJson(area: StorageArea, key: string, value: unknown): boolean {
  const text = attempt<string | undefined>(() => JSON.stringify(value), undefined);
  return text === undefined ? false : writeText(area, key, text);
}

export function removeText(area: StorageArea, key: string): void {
  attempt(
    () => storageOf(area).removeItem(key),
    undefined,
    () => noteStorageFailure('remove', area, key),
  );
}

/** The keys that start with a prefix; empty when storage is unreadable. */
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
