import { localStorageKeys } from '~config/storageKeys';
import { readCover } from '~/features/auth/cover';
import { ensureSignedIn } from '~/features/auth/session';
import { uncoverScreen } from './coverState';

/**
 * Uncovers the screen of this tab when its agent has signed in in another one. It stays covered until the token is verified as this
 * agent's: another agent sees nothing of it (QUALITY 7). Returns the function that stops it.
 */
export function uncoverAfterSignIn(username: string): () => void {
  const check = async (): Promise<void> => {
    const session = await ensureSignedIn();
    if (session.kind === 'signedIn' && session.agent.username === username) uncoverScreen();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === localStorageKeys.cover && readCover() === null) void check();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
