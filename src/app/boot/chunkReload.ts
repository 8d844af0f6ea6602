import { sessionStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '~/shared/storage/safeStorage';

/**
 * A chunk that vanished with a deployment: one guarded reload for this build, then the screen's message (QUALITY 12).
 * Where the guard cannot be written there is no reload, since nothing would end the next one.
 */
export function reloadOnceForVanishedChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection nothing has vanished, and a reload would end in the browser's own page.
    if (!navigator.onLine) return;
    if (readText('session', sessionStorageKeys.chunkReload) === __APP_VERSION__) return;
    if (!writeText('session', sessionStorageKeys.chunkReload, __APP_VERSION__)) return;
    event.preventDefault();
    location.reload();
  });
}
