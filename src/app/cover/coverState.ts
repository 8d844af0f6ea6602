import { localStorageKeys } from '~config/storageKeys';
import { readCover, writeCover, type Cover } from '~/features/auth/cover';
import { namesSignInTime, providerTime, storedTokenUncovers } from '~/features/auth/signInProof';
import { signOutInsteadOfCover } from '~/features/auth/signOut';

/** The cover of this tab; storage may be full, or another tab may have removed it. */
let own: Cover | null = null;
let tell: () => void = () => undefined;

function setOwn(cover: Cover | null): void {
  own = cover;
  tell();
}

/**
 * Covers the screens of all tabs. Where the mark cannot be stored, or no sign-in could lift it because the provider does not say
 * when the agent signed in, the agent is signed out instead, once the call is saved.
 */
export function coverScreens(username: string, saveCall: () => Promise<void>): void {
  const cover = { username, since: Date.now(), providerTime: providerTime() };
  setOwn(cover);
  if (namesSignInTime() && writeCover(cover)) return;
  void saveCall().finally(signOutInsteadOfCover);
}

/** Uncovers the screen of this tab if the stored token proves a sign-in since it was covered. */
export function uncoverScreen(): void {
  if (own === null || !storedTokenUncovers(own)) return;
  setOwn(null);
  for (const go of waiting.splice(0)) go();
}

const waiting: (() => void)[] = [];

/** Resolves when the screen of this tab is not covered: nothing is requested behind a cover. */
export function whenUncovered(): Promise<void> {
  if (own === null && readCover() === null) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
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
  return () => removeEventListener('storage', onStorage);
}
