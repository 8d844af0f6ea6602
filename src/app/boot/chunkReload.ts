import { sessionStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '~/shared/storage/safeStorage';
import { losesWork, reloadWhenQuiet } from './versionReload';

let isPending = false;

/**
 * Reloads the page when a deployment removed a chunk, once per build; before that, and where it does not reload, the part that
 * needs the chunk shows its message (QUALITY 12). Waits for running mutations and for work that the call journal does not store.
 */
export function reloadOnceForVanishedChunk(): void {
  addEventListener('vite:preloadError', () => {
    if (isPending || readText('session', sessionStorageKeys.chunkReload) === __APP_VERSION__) return;
    isPending = true;
    void isServed().then((served) => {
      if (served) reloadWhenQuiet(0, rememberReload, losesWork);
      else isPending = false;
    });
  });
}

/** Does not reload when the guard cannot be stored, because the reloads would not end. */
function rememberReload(): boolean {
  return writeText('session', sessionStorageKeys.chunkReload, __APP_VERSION__);
}

/** Offline, or while the server is away, the chunk may still exist, and a reload would end in an error page. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
