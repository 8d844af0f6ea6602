// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceForVanishedChunk } from './chunkReload';

const reload = vi.fn<() => void>();

beforeAll(reloadOnceForVanishedChunk);
beforeEach(() => {
  vi.stubGlobal('location', { reload: reload.mockReset() });
});

/** Dispatches the event of a failed chunk; false when it was prevented, so that the screen shows no message. */
function chunkIsGone(): boolean {
  return dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

describe('a chunk that vanished with a deployment (QUALITY 12)', () => {
  it('reloads once, then leaves the failure to the screen', () => {
    expect(chunkIsGone()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('kontor.chunkReload')).toBe(__APP_VERSION__);
    expect(chunkIsGone()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for another build', () => {
    sessionStorage.setItem('kontor.chunkReload', `${__APP_VERSION__}+before`);
    expect(chunkIsGone()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload offline, so that the call stays open', () => {
    sessionStorage.clear();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(chunkIsGone()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    online.mockRestore();
  });

  it('does not reload when the reload cannot be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(chunkIsGone()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
