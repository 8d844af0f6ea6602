// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCover, removeCover } from '~/features/auth/cover';
import { setNavigation } from '~/features/auth/navigation';
import { readTokens, writeTokens } from '~/features/auth/tokenStorage';
import { aProvider } from '~/features/testing/aProvider';
import { configureHttp, request } from '~/services/http/httpClient';
import { coverScreens, coveredSince, uncoverScreen, whenUncovered } from './coverState';

const leaving = vi.fn<(address: string) => void>();
const server = setupServer();
let provider: Awaited<ReturnType<typeof aProvider>>;

beforeAll(async () => {
  provider = await aProvider();
});
beforeEach(() => {
  setNavigation(leaving.mockReset());
});
afterEach(async () => {
  await signInNow(1);
  removeCover();
  uncoverScreen();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Stores a token of a sign-in so many seconds from now. */
async function signInNow(inSeconds = 0): Promise<void> {
  const at = Math.floor(Date.now() / 1_000) + inSeconds;
  writeTokens({ idToken: await provider.anIdToken({ auth_time: at }), refreshToken: null });
}

describe('the cover (DECISIONS 104)', () => {
  it('is lifted only by a token that proves a sign-in since', async () => {
    await signInNow(-60);
    coverScreens('anna.beispiel', () => Promise.resolve());
    uncoverScreen();
    expect(coveredSince()).not.toBeNull();
    await signInNow(1);
    removeCover();
    uncoverScreen();
    expect(coveredSince()).toBeNull();
    expect(leaving).not.toHaveBeenCalled();
  });

  it('that cannot be stored signs the agent out, at the provider too', async () => {
    await signInNow(-60);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    coverScreens('anna.beispiel', () => Promise.resolve());
    await vi.waitFor(() => {
      expect(leaving).toHaveBeenCalledOnce();
    });
    expect(leaving.mock.lastCall?.[0]).toContain('/logout?');
    expect(readTokens().idToken).toBeNull();
  });

  it('that no sign-in could lift, because the provider names no time, signs the agent out instead', async () => {
    writeTokens({ idToken: await provider.anIdToken({ auth_time: undefined }), refreshToken: null });
    coverScreens('anna.beispiel', () => Promise.resolve());
    await vi.waitFor(() => {
      expect(leaving).toHaveBeenCalledOnce();
    });
    expect(readCover()).toBeNull();
    expect(readTokens().idToken).toBeNull();
  });

  it('holds every request of a business service until it is lifted', async () => {
    const seen = vi.fn<() => void>();
    server.use(
      http.get('*/services/order/x', () => {
        seen();
        return HttpResponse.json({});
      }),
      http.get('*/services/logging/x', () => HttpResponse.json({})),
    );
    server.listen();
    configureHttp({
      getIdToken: () => null,
      getCountry: () => 'DE',
      refreshToken: () => Promise.resolve(null),
      onVersionChanged: () => undefined,
      whenAllowed: whenUncovered,
    });
    await signInNow(-60);
    coverScreens('anna.beispiel', () => Promise.resolve());
    const answer = request({ service: 'order', method: 'GET', path: '/x' }, v.object({}));
    // A request of another service that is sent later is answered.
    await request({ service: 'logging', method: 'GET', path: '/x' }, v.object({}));
    expect(seen).not.toHaveBeenCalled();
    await signInNow(1);
    removeCover();
    uncoverScreen();
    expect(await answer).toEqual({});
    server.close();
  });
});
