// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { runningMutations } = vi.hoisted(() => ({ runningMutations: vi.fn<() => number>() }));
vi.mock('~/services/http/httpClient', () => ({ runningMutations }));

const reload = vi.fn<() => void>();
const page = vi.fn<(path: string, request: RequestInit) => Promise<{ ok: boolean }>>();
let listening = new AbortController();

/** Loads the module again, as a reload does; the session storage stays. */
async function loadPage(): Promise<void> {
  listening.abort();
  listening = new AbortController();
  vi.resetModules();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    listen(type, listener, { signal: listening.signal });
  });
  (await import('./chunkReload')).reloadOnceForVanishedChunk();
}

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload: reload.mockReset() });
  vi.stubGlobal('fetch', page.mockReset().mockResolvedValue({ ok: true }));
  runningMutations.mockReset().mockReturnValue(0);
  await loadPage();
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Dispatches the event of a failed chunk. The error goes to the part that needs it, which shows its message. */
async function chunkIsGone(): Promise<void> {
  expect(dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
}

describe('a chunk that vanished with a deployment (QUALITY 12)', () => {
  it('reloads once, however many chunks fail, then leaves the failure to the screen', async () => {
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await chunkIsGone();
    expect(page).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('kontor.chunkReload')).toBe(__APP_VERSION__);
    await loadPage();
    await chunkIsGone();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for another build', async () => {
    sessionStorage.setItem('kontor.chunkReload', `${__APP_VERSION__}+before`);
    await chunkIsGone();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for a running mutation and for a form that the journal does not store, but not for a focused field', async () => {
    runningMutations.mockReturnValue(1);
    const number = document.createElement('input');
    const form = document.createElement('form');
    const iban = document.createElement('input');
    form.dataset['unsaved'] = '';
    form.append(iban);
    document.body.append(number, form);
    number.value = '0123456';
    iban.value = 'DE02';
    number.focus();
    await chunkIsGone();
    expect(reload).not.toHaveBeenCalled();
    runningMutations.mockReturnValue(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('kontor.chunkReload')).toBeNull();
    form.remove();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['offline', () => page.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['while the web server is away', () => page.mockResolvedValue({ ok: false })],
  ])('does not reload %s, so that the call stays open, and does later', async (_when, fails) => {
    fails();
    await chunkIsGone();
    expect(reload).not.toHaveBeenCalled();
    page.mockResolvedValue({ ok: true });
    await chunkIsGone();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload when the reload cannot be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await chunkIsGone();
    expect(reload).not.toHaveBeenCalled();
  });
});
