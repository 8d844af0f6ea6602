import { readText, writeText } from '~/shared/storage/safeStorage';

const reloadedKey = 'kontor.chunkReload';

/**
 * A chunk that vanished with a deployment: one guarded reload for this build, then the screen's message (QUALITY 12).
 */
export function reloadOnceForVanishedChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (readText('session', reloadedKey) === __APP_VERSION__) return;
    writeText('session', reloadedKey, __APP_VERSION__);
    event.preventDefault();
    location.reload();
  });
}
