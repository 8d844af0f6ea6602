import { sessionStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '~/shared/storage/safeStorage';

/**
 * Reloads the page when a deployment removed a chunk, once per build; after that the screen shows its message (QUALITY 12).
 * Does not reload when the guard cannot be stored, because the reloads would not end.
 */
export function reloadOnceForVanishedChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    // Offline, the chunk may still exist, and a reload would end in the browser's own error page.
    if (!navigator.onLine) return;
    if (readText('session', sessionStorageKeys.chunkReload) === __APP_VERSION__) return;
    if (!writeText('session', sessionStorageKeys.chunkReload, __APP_VERSION__)) return;
    event.preventDefault();
    location.reload();
  });
}
