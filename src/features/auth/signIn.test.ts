// @vitest-environment jsdom
// @isolated: the key set of the identity provider is fetched once per page.
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { challengeOf } from '~/services/identityProvider/pkce';
import { de } from './authTexts.de';
import { readCover, removeCover, writeCover } from './cover';
import { setNavigation } from './navigation';
import { completeSignIn } from './completeSignIn';
import { isSessionReplaced } from './signInAttempts';
import { startSignIn } from './signIn';
import { aProvider } from '~/features/testing/aProvider';
import { readTokens } from './tokenStorage';
import { wipeAfterSignOut } from './wipe';

const server = setupServer();
const leaving = vi.fn<(address: string) => void>();
const anyRoute = (): boolean => true;
let provider: Awaited<ReturnType<typeof aProvider>>;
let run = 0;

beforeAll(async () => {
  provider = await aProvider();
  server.listen();
});
beforeEach(async () => {
  provider.reset();
  provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken(), refresh_token: 'refresh-1' } });
  server.use(...provider.handlers);
  setNavigation(leaving.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

/** Starts a sign-in and returns the query of its callback. */
async function begin(path = '/orderapp?x=1', replacesSession = false): Promise<URLSearchParams> {
  await startSignIn(path, replacesSession);
  const address = new URL(leaving.mock.lastCall?.[0] ?? '', 'http://localhost:3000');
  run += 1;
  return new URLSearchParams({ code: `code-${String(run)}`, state: address.searchParams.get('state') ?? '' });
}

describe('redirecting to the sign-in page (REQ A3.4, CONTRACT 4)', () => {
  it('sends client, scope, callback, state and an S256 challenge, and stores the current path', async () => {
    await startSignIn('/orderapp?x=1');
    const address = new URL(leaving.mock.lastCall?.[0] ?? '', 'http://localhost:3000');
    expect(address.pathname).toBe('/services/identity-provider/login');
    expect(address.search).toContain('scope=openid+profile+email');
    const { state = '', code_challenge: challenge, ...rest } = Object.fromEntries(address.searchParams);
    expect(rest).toEqual({
      client_id: 'order-entry',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: 'http://localhost:3000/oauth-sign-in',
      code_challenge_method: 'S256',
    });
    // 128 bits in base64url.
    expect(state).toMatch(/^[\w-]{22}$/);
    const attempt = JSON.parse(localStorage.getItem(`kontor.signIn.${state}`) ?? '') as { verifier: string };
    expect(attempt.verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(await challengeOf(attempt.verifier));
    expect(localStorage.getItem('PathBeforeRedirect')).toBe('/orderapp?x=1');
  });

  it('asks the agent to sign in again where the screen is covered (DECISIONS 104)', async () => {
    writeCover({ username: 'anna.beispiel', since: 1 });
    await startSignIn('/orderapp');
    expect(leaving.mock.lastCall?.[0]).toContain('prompt=login&max_age=0');
    removeCover();
    await startSignIn('/orderapp');
    expect(leaving.mock.lastCall?.[0]).not.toContain('prompt');
  });

  it('computes the challenge of RFC 7636', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('removes attempts older than 15 minutes and invalid entries', async () => {
    localStorage.setItem(
      'kontor.signIn.old',
      JSON.stringify({ verifier: 'v', startedAt: Date.now() - 900_001, path: '/' }),
    );
    localStorage.setItem('kontor.signIn.bad', '{');
    await startSignIn('/');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kontor.signIn.'))).toHaveLength(1);
  });

  it('does not redirect when the attempt cannot be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await startSignIn('/')).toBe('storageFull');
    expect(leaving).not.toHaveBeenCalled();
  });
});

describe('the callback (REQ A1.1, A1.2, A3.4, QUALITY 4)', () => {
  it('exchanges the code once, stores the tokens as plain text and returns to the path', async () => {
    const query = await begin();
    const verifier = (
      JSON.parse(localStorage.getItem(`kontor.signIn.${query.get('state') ?? ''}`) ?? '') as { verifier: string }
    ).verifier;
    const outcome = await completeSignIn(`?${query.toString()}`, anyRoute);
    expect(outcome).toMatchObject({ kind: 'signedIn', agent: { username: 'anna.beispiel' }, path: '/orderapp?x=1' });
    expect(provider.asked()).toEqual([
      {
        grant_type: 'authorization_code',
        client_id: 'order-entry',
        code: query.get('code'),
        redirect_uri: 'http://localhost:3000/oauth-sign-in',
        code_verifier: verifier,
      },
    ]);
    expect(localStorage.getItem('RefreshToken')).toBe('refresh-1');
    expect(localStorage.getItem('IdToken')).toMatch(/^eyJ/);
    expect(
      Object.keys(localStorage).filter((key) => key.startsWith('kontor.signIn.') || key === 'PathBeforeRedirect'),
    ).toEqual([]);
  });

  it('notes for a minute that it has replaced a session that had ended', async () => {
    const complete = async (replacesSession: boolean) => {
      await completeSignIn(`?${(await begin('/orderapp', replacesSession)).toString()}`, anyRoute);
      return isSessionReplaced();
    };
    expect([await complete(false), await complete(true)]).toEqual([false, true]);
    vi.useFakeTimers({ now: Date.now() + limits.sessionReplacedAge, toFake: ['Date'] });
    expect(isSessionReplaced()).toBe(false);
  });

  it.each([
    ['the provider sent an error', { error: 'access_denied' }, 'providerError', '/orderapp?x=1'],
    ['the code is refused', {}, 'codeRefused', '/orderapp?x=1'],
    ['the attempt is not known any more', { state: 'unknown' }, 'attemptUnknown', '/orderapp?x=1'],
  ])('returns the path for a retry where %s (DECISIONS 58)', async (_why, changes, reason, path) => {
    provider.answers({ status: 400 });
    const query = new URLSearchParams({ ...Object.fromEntries(await begin()), ...changes });
    expect(await completeSignIn(`?${query.toString()}`, anyRoute)).toEqual({ kind: 'failed', reason, path });
  });

  it('returns no path outside this application, and none after a chosen sign-out', async () => {
    provider.answers({ status: 400 });
    const foreign = await begin('//evil.example/orderapp');
    expect(await completeSignIn(`?${foreign.toString()}`, anyRoute)).toMatchObject({ kind: 'failed', path: null });
    await begin();
    wipeAfterSignOut('chosen');
    expect(await completeSignIn('?code=1&state=gone', anyRoute)).toMatchObject({ kind: 'failed', path: null });
  });

  it.each(['tokens', 'refused'] as const)('clears the customers of the previous agent (%s)', async (answer) => {
    const query = await begin();
    sessionStorage.setItem('lastNewCustomers', '[]');
    sessionStorage.setItem('kontor.callId', '1');
    if (answer === 'refused') provider.answers({ status: 400 });
    const { kind } = await completeSignIn(`?${query.toString()}`, anyRoute);
    expect(kind).toBe(answer === 'tokens' ? 'signedIn' : 'failed');
    expect(Object.keys(sessionStorage)).toEqual(['kontor.callId']);
  });

  it.each([
    ['anna.beispiel', ['kontor.callId', 'lastNewCustomers']],
    ['bernd.backoffice', ['kontor.callId']],
  ])('uncovers the screen of %s; only the same agent finds the customers again (DECISIONS 104)', async (who, kept) => {
    writeCover({ username: who, since: 1 });
    const query = await begin();
    sessionStorage.setItem('lastNewCustomers', '[]');
    sessionStorage.setItem('kontor.callId', '1');
    await completeSignIn(`?${query.toString()}`, anyRoute);
    expect(readCover()).toBeNull();
    expect(Object.keys(sessionStorage).toSorted()).toEqual(kept);
  });

  it.each(['refused', 'used'] as const)('a sign-in that is %s leaves the screen covered', async (how) => {
    const query = await begin();
    if (how === 'used') await completeSignIn(`?${query.toString()}`, anyRoute);
    else provider.answers({ status: 400 });
    writeCover({ username: 'anna.beispiel', since: 1 });
    await completeSignIn(`?${query.toString()}&again=1`, anyRoute);
    expect(readCover()).not.toBeNull();
  });

  it('a session of the provider does not uncover the screen: only a sign-in after the covering does', async () => {
    const now = Math.floor(Date.now() / 1_000);
    const covered = { username: 'anna.beispiel', since: Date.now(), providerTime: now * 1_000 };
    writeCover(covered);
    localStorage.setItem('IdToken', 'before');
    const answer = async (authenticatedAt: number | undefined) => {
      const idToken = await provider.anIdToken({ auth_time: authenticatedAt });
      provider.answers({ kind: 'tokens', body: { id_token: idToken, refresh_token: 'refresh-2' } });
      const query = await begin();
      leaving.mockClear();
      return completeSignIn(query.toString(), anyRoute);
    };
    expect(await answer(now - 1)).toMatchObject({ kind: 'failed', reason: 'signInNotConfirmed' });
    expect(readCover()).toEqual(covered);
    expect(readTokens()).toMatchObject({ idToken: 'before' });
    expect(leaving).not.toHaveBeenCalled();

    expect(await answer(now)).toMatchObject({ kind: 'signedIn', agent: { username: 'anna.beispiel' } });
    expect(readCover()).toBeNull();
  });

  it('a provider that does not say when the agent signed in cannot uncover: the agent is signed out there, too', async () => {
    writeCover({ username: 'anna.beispiel', since: Date.now(), providerTime: Date.now() });
    const idToken = await provider.anIdToken({ auth_time: undefined });
    provider.answers({ kind: 'tokens', body: { id_token: idToken, refresh_token: 'refresh-2' } });
    expect(await completeSignIn((await begin()).toString(), anyRoute)).toMatchObject({
      kind: 'failed',
      reason: 'signInNotConfirmed',
    });
    expect(readTokens().idToken).toBeNull();
    expect(leaving.mock.lastCall?.[0]).toContain('/logout?');
  });

  it('a chosen sign-out removes the cover', () => {
    writeCover({ username: 'anna.beispiel', since: 1 });
    wipeAfterSignOut('chosen');
    expect(readCover()).toBeNull();
  });

  it('is completed once by two mounts of the screen', async () => {
    const search = `?${(await begin()).toString()}`;
    const [first, second] = await Promise.all([completeSignIn(search, anyRoute), completeSignIn(search, anyRoute)]);
    expect(first).toEqual(second);
    expect(first.kind).toBe('signedIn');
    expect(provider.asked()).toHaveLength(1);
  });

  it('several tabs may sign in at once, each returning to its own path', async () => {
    const one = await begin('/orderapp');
    const two = await begin('/rejectionmgmt');
    expect(await completeSignIn(`?${one.toString()}`, anyRoute)).toMatchObject({ path: '/orderapp' });
    expect(await completeSignIn(`?${two.toString()}`, anyRoute)).toMatchObject({ path: '/rejectionmgmt' });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/nowhere'])(
    'never follows %s',
    async (path) => {
      const query = await begin(path);
      const isRoute = (pathname: string): boolean => pathname !== '/nowhere';
      expect(await completeSignIn(`?${query.toString()}`, isRoute)).toMatchObject({ kind: 'signedIn', path: null });
    },
  );

  it.each(['', '?', '?lang=de'])(
    'without code, error and state (%j) reports a sign-out and sends no request',
    async (search) => {
      expect(await completeSignIn(search, anyRoute)).toEqual({ kind: 'signedOut' });
      expect(provider.asked()).toEqual([]);
    },
  );

  it.each([
    ['a wrong state', '?code=a&state=wrong'],
    ['no state', '?code=b'],
    ['a state and nothing else', '?state=c'],
    ['an error and a wrong state', '?error=x&state=d'],
  ])('%s sends no request and offers a new sign-in', async (_name, search) => {
    await begin();
    expect(await completeSignIn(search, anyRoute)).toMatchObject({ kind: 'failed', reason: 'attemptUnknown' });
    expect(provider.asked()).toEqual([]);
  });

  it('an error of the provider removes the attempt', async () => {
    const state = (await begin()).get('state') ?? '';
    expect(await completeSignIn(`?error=access_denied&state=${state}`, anyRoute)).toMatchObject({
      kind: 'failed',
      reason: 'providerError',
    });
    expect(localStorage.getItem(`kontor.signIn.${state}`)).toBeNull();
    expect(provider.asked()).toEqual([]);
  });

  it('a reload after success keeps the agent signed in and ignores the used code', async () => {
    const search = `?${(await begin()).toString()}`;
    await completeSignIn(search, anyRoute);
    // Simulates a page load: only storage is preserved.
    expect(await completeSignIn(`${search}&again=1`, anyRoute)).toMatchObject({ kind: 'signedIn', path: null });
    expect(provider.asked()).toHaveLength(1);
  });

  it('ignores an attempt older than 15 minutes', async () => {
    const search = `?${(await begin()).toString()}`;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 900_001 });
    expect(await completeSignIn(search, anyRoute)).toMatchObject({ kind: 'failed', reason: 'attemptUnknown' });
  });

  it.each([
    [400, 'codeRefused'],
    [500, 'providerUnavailable'],
  ] as const)(
    'a token request answered with %i fails as %s and removes both tokens (REQ A1.5)',
    async (status, reason) => {
      localStorage.setItem('IdToken', 'old');
      localStorage.setItem('RefreshToken', 'old');
      provider.answers({ status });
      expect(await completeSignIn(`?${(await begin()).toString()}`, anyRoute)).toMatchObject({
        kind: 'failed',
        reason,
      });
      expect(readTokens()).toEqual({ idToken: null, refreshToken: null, stamp: null });
    },
  );

  it('a token of another audience signs nobody in', async () => {
    provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken({ aud: 'other' }) } });
    expect(await completeSignIn(`?${(await begin()).toString()}`, anyRoute)).toMatchObject({
      kind: 'failed',
      reason: 'tokenRefused',
    });
    expect(readTokens().idToken).toBeNull();
  });

  it('a response without id token fails', async () => {
    provider.answers({ kind: 'tokens', body: { access_token: 'x' } });
    expect(await completeSignIn(`?${(await begin()).toString()}`, anyRoute)).toMatchObject({ kind: 'failed' });
  });
});

it('refers to the e-commerce team wherever a failure is shown that a retry cannot resolve (REQ A18.3)', () => {
  const { failure } = de.signIn;
  const naming = Object.entries(failure).filter(([, text]) => text.endsWith(' Bitte das E-Commerce-Team informieren.'));
  expect(naming.map(([reason]) => reason).toSorted()).toEqual([
    'codeRefused',
    'providerError',
    'sessionRefused',
    'tokenRefused',
    'unexpected',
  ]);
});
