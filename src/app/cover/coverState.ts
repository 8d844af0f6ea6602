import { localStorageKeys } from '~config/storageKeys';
import { readCover, writeCover, type Cover } from '~/features/auth/cover';

let own: Cover | null = null;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Covers the screens of all tabs. */
export function coverScreens(username: string): void {
  own = { username, since: Date.now() };
  writeCover(own);
  tellAll();
}

/** Since when the screens are covered (milliseconds since the epoch); null: they are not. */
export function coveredSince(): number | null {
  return (readCover() ?? own)?.since ?? null;
}

/** Calls `listener` when the screens are covered or uncovered in any tab. Returns the unsubscribe function. */
export function onCoverChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== localStorageKeys.cover && key !== null) return;
    own = readCover();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
