import { localStorageKeys } from '~config/storageKeys';
import { readCover, writeCover, type Cover } from '~/features/auth/cover';

/** The cover of this tab; storage may be full, or another tab may have removed it. */
let own: Cover | null = null;
let tell: () => void = () => undefined;

function setOwn(cover: Cover | null): void {
  own = cover;
  tell();
}

/** Covers the screens of all tabs. */
export function coverScreens(username: string): void {
  const cover = { username, since: Date.now() };
  writeCover(cover);
  setOwn(cover);
}

/** Uncovers the screen of this tab; storage has no cover any more. */
export function uncoverScreen(): void {
  setOwn(null);
}

/** Since when the screens are covered (milliseconds since the epoch); null: they are not. */
export function coveredSince(): number | null {
  return (own ??= readCover())?.since ?? null;
}

/**
 * Registers the one callback for a cover in any tab, and for `uncoverScreen`. The removal of the cover in another tab changes
 * nothing by itself: `uncoverAfterSignIn`. Returns the unsubscribe function.
 */
export function onCoverChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === localStorageKeys.cover) listener();
  };
  tell = listener;
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}
