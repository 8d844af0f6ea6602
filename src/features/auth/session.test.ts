// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { learnServiceTime, resetServiceClock } from '~/services/http/serviceClock';
import { ensureSignedIn, getIdToken, hasSessionEnded, refreshToken } from './session';
import { watchSession } from './sessionEvents';
import { aProvider } from '~/features/testing/aProvider';
import { readTokens, writeTokens } from './tokenStorage';

setLimits({ refreshBackoff: [1, 1] });
const server = setupServer();
const day = 86_400;
let provider: Awaited<ReturnType<typeof aProvider>>;

beforeAll(async () => {
  provider = await aProvider();
  server.listen();
});
beforeEach(() => {
  provider.reset();
  resetServiceClock();
  server.use(...provider.handlers);
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: ['OrderManagementRole'] };

function store(idToken: string | null, refresh: string | null): void {
  if (idToken !== null) localStorage.setItem('IdToken', idToken);
  if (refresh !== null) localStorage.setItem('RefreshToken', refresh);
}

/** Runs at another time of the client's clock. */
function before(seconds: number, act: () => void): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 });
  act();
  vi.useRealTimers();
}

/** Writes the stamp `kontor.tokensWritten` that stands beside an id token of this age. */
const stamps: Readonly<Record<string, (idToken: string, age: number) => void>> = {
  none: () => undefined,
  'its own': (idToken, age) => {
    before(age, () => writeTokens({ idToken, refreshToken: null }));
  },
  'one of another token, just now': () => {
    writeTokens({ idToken: 'another', refreshToken: null });
  },
  'one of another token, two days ago': () => {
    before(2 * day, () => writeTokens({ idToken: 'another', refreshToken: null }));
  },
  'one without a key': () => {
    localStorage.setItem('kontor.tokensWritten', `${String(Date.now())} 2f1c4c3a-0000-4000-8000-000000000000`);
  },
  'one that is broken': () => {
    localStorage.setItem('kontor.tokensWritten', '{}');
  },
};

describe('id token × refresh token × stamp × clock (REQ A3.2, QUALITY 6)', () => {
  const idTokens: Readonly<Record<string, () => Promise<string | null>>> = {
    none: () => Promise.resolve(null),
    'the word null': () => Promise.resolve('null'),
    garbage: () => Promise.resolve('gar.ba.ge'),
    forged: async () => `${(await provider.anIdToken()).slice(0, -8)}AAAAAAAA`,
    expired: async () => provider.anIdToken({}, 2 * day),
    good: async () => provider.anIdToken(),
  };
  const matrix = Object.keys(idTokens).flatMap((idToken) => {
    // A token without a valid signature is refused whatever its stamp says, so two stamps are enough for it.
    const hasAge = idToken === 'expired' || idToken === 'good';
    const stampsTried = hasAge ? Object.keys(stamps) : ['none', 'one of another token, just now'];
    return ['none', 'good', 'bad'].flatMap((refresh) => {
      const expected = idToken === 'good' ? 'unchanged' : refresh === 'good' ? 'renewed' : 'redirectToLogin';
      return stampsTried.flatMap((stamp) =>
        (hasAge ? ['known', 'unknown'] : ['known']).map((clock) => [idToken, refresh, stamp, clock, expected] as const),
      );
    });
  });

  it.each(matrix)('id token %s, refresh token %s, stamp %s, service time %s: %s', async (...row) => {
    const [idToken, refresh, stamp, clock, expected] = row;
    const fresh = await provider.anIdToken();
    if (refresh === 'good') provider.answers({ kind: 'tokens', body: { id_token: fresh, expires_in: 3_600 } });
    const token = (await idTokens[idToken]?.()) ?? null;
    stamps[stamp]?.(token ?? '', idToken === 'expired' ? 2 * day : 0);
    localStorage.removeItem('IdToken');
    store(token, refresh === 'none' ? null : `refresh-${refresh}`);
    if (clock === 'known') learnServiceTime(new Date().toUTCString(), Date.now(), Date.now());
    expect(await hasSessionEnded()).toBe(refresh === 'none' && expected === 'redirectToLogin');
    const outcome = await ensureSignedIn();
    expect(outcome).toEqual(expected === 'redirectToLogin' ? { kind: 'redirectToLogin' } : { kind: 'signedIn', agent });
    expect(provider.asked()).toHaveLength(expected === 'unchanged' || refresh === 'none' ? 0 : 1);
    const { idToken: idAfter, refreshToken: refreshAfter } = readTokens();
    expect([idAfter !== null, refreshAfter]).toEqual([
      expected !== 'redirectToLogin',
      expected === 'redirectToLogin' || refresh === 'none' ? null : `refresh-${refresh}`,
    ]);
  });

  it('a renewed token that fails verification signs nobody in and is not stored', async () => {
    provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken({ aud: 'other' }) } });
    store(null, 'refresh-good');
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'tokenRefused' });
    expect(readTokens()).toEqual({ idToken: null, refreshToken: null, stamp: null });
  });

  it('a token without username signs nobody in', async () => {
    store(await provider.anIdToken({ 'cognito:username': 7 }), null);
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'tokenRefused' });
  });

  it('an unreachable provider is reported after two retries, and both tokens are removed', async () => {
    provider.answers({ status: 503 });
    store(await provider.anIdToken({}, 2 * day), 'refresh-good');
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'providerUnavailable' });
    expect(provider.asked()).toHaveLength(3);
    expect(readTokens().refreshToken).toBeNull();
  });
});

describe('customer data in the storage of the tab (QUALITY 7)', () => {
  beforeEach(() => {
    for (const key of ['lastNewCustomers', 'cancelledOrders', 'customerId']) sessionStorage.setItem(key, '[]');
    for (const key of ['Country', 'kontor.callId', 'kontor.reloadedFor', 'kontor.chunkReload']) {
      sessionStorage.setItem(key, 'x');
    }
    localStorage.setItem('kontor.call.1', '{"username":"anna.beispiel"}');
  });

  const expectOnlyTheCallStored = () => {
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'Country',
      'kontor.callId',
      'kontor.chunkReload',
      'kontor.reloadedFor',
    ]);
    expect(Object.keys(localStorage)).toEqual(['kontor.call.1']);
  };

  it('is removed when the provider is unreachable', async () => {
    provider.answers({ status: 503 });
    store(await provider.anIdToken({}, 2 * day), 'refresh-good');
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'providerUnavailable' });
    expectOnlyTheCallStored();
  });

  it('is removed when a fresh token fails verification', async () => {
    provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken({ aud: 'other' }) } });
    store(null, 'refresh-good');
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'tokenRefused' });
    expectOnlyTheCallStored();
  });

  it('is removed when a token has no username', async () => {
    store(await provider.anIdToken({ 'cognito:username': 7 }), null);
    expect(await ensureSignedIn()).toEqual({ kind: 'failed', reason: 'tokenRefused' });
    expectOnlyTheCallStored();
  });

  it('is kept while the agent stays signed in', async () => {
    store(await provider.anIdToken(), null);
    expect((await ensureSignedIn()).kind).toBe('signedIn');
    expect(sessionStorage.getItem('lastNewCustomers')).toBe('[]');
  });
});

describe('a clock that is wrong by a day (QUALITY 6)', () => {
  it.each([-day, day])('%i seconds: a fresh token is accepted, also after a reload', async (error) => {
    const idToken = await provider.anIdToken();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + error * 1000 });
    writeTokens({ idToken, refreshToken: null });
    expect((await ensureSignedIn()).kind).toBe('signedIn');
    resetServiceClock();
    expect((await ensureSignedIn()).kind).toBe('signedIn');
  });

  it.each([-day, day])('%i seconds: a renewed token is accepted without another renewal', async (error) => {
    provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken() } });
    store(await provider.anIdToken({}, 3 * day), 'refresh-good');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + error * 1000 });
    for (let reload = 0; reload < 3; reload += 1) expect((await ensureSignedIn()).kind).toBe('signedIn');
    expect(provider.asked()).toHaveLength(1);
  });

  it('a token that is expired only by the client’s clock is accepted by the service’s clock', async () => {
    const idToken = await provider.anIdToken({}, 60);
    const realNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + day * 1000 });
    learnServiceTime(new Date(realNow).toUTCString(), Date.now(), Date.now());
    store(idToken, null);
    expect((await ensureSignedIn()).kind).toBe('signedIn');
  });
});

describe('the key set (QUALITY 6)', () => {
  it('that is unavailable keeps the tokens and is reported', async () => {
    vi.resetModules();
    const { ensureSignedIn: ensureAnew } = await import('./session');
    server.use(http.get('*/jwks.json', () => new HttpResponse('<html>', { status: 502 })));
    const idToken = await provider.anIdToken();
    store(idToken, 'refresh-good');
    expect(await ensureAnew()).toEqual({ kind: 'failed', reason: 'keySetUnavailable' });
    expect(readTokens()).toMatchObject({ idToken, refreshToken: 'refresh-good' });
  });
});

describe('renewing for a refused request', () => {
  it('returns the new token', async () => {
    const fresh = await provider.anIdToken({ jti: '2' });
    provider.answers({ kind: 'tokens', body: { id_token: fresh, refresh_token: 'refresh-2' } });
    store(await provider.anIdToken({ jti: '1' }), 'refresh-1');
    expect(await refreshToken(getIdToken())).toBe(fresh);
    expect(provider.asked()).toEqual([
      { grant_type: 'refresh_token', client_id: 'order-entry', refresh_token: 'refresh-1' },
    ]);
    expect(localStorage.getItem('IdToken')).toBe(fresh);
    expect(localStorage.getItem('RefreshToken')).toBe('refresh-2');
  });

  it('ends the session when the provider refuses, and keeps the call journals', async () => {
    const heard = vi.fn<(event: unknown) => void>();
    const stop = watchSession(heard);
    store(await provider.anIdToken(), 'refresh-1');
    localStorage.setItem('kontor.call.1', '{"username":"anna.beispiel"}');
    sessionStorage.setItem('lastNewCustomers', '[]');
    expect(await refreshToken(getIdToken())).toBeNull();
    stop();
    expect(heard.mock.calls).toEqual([[{ kind: 'ended', reason: 'sessionEnded' }]]);
    expect(Object.keys(localStorage)).toEqual(['kontor.call.1']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
