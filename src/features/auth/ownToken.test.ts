// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import { aProvider } from '~/features/testing/aProvider';
import { configureHttp, requestNothing } from '~/services/http/httpClient';
import { ServiceError } from '~/services/http/serviceError';
import type { AuthState } from './authSlice';
import { ownToken } from './ownToken';
import { getIdToken, refreshToken } from './session';
import { readTokens, writeTokens } from './tokenStorage';

const server = setupServer();
let provider: Awaited<ReturnType<typeof aProvider>>;
let served: string[] = [];
/** Runs when the service is asked, before it answers. */
let whenServed: () => Promise<void> = () => Promise.resolve();
let refusals = 0;

const agent: Agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] };
let auth: AuthState = { phase: 'signedIn', agent };

beforeAll(async () => {
  provider = await aProvider();
  server.listen();
});
beforeEach(() => {
  provider.reset();
  served = [];
  refusals = 0;
  whenServed = () => Promise.resolve();
  auth = { phase: 'signedIn', agent };
  server.use(
    ...provider.handlers,
    http.post('*/services/order/x', async ({ request }) => {
      served.push((request.headers.get('X-Authorization-Header') ?? '').replace('Bearer ', ''));
      await whenServed();
      refusals -= 1;
      return new HttpResponse(null, { status: refusals >= 0 ? 401 : 204 });
    }),
  );
  configureHttp({
    getIdToken: () => ownToken(getIdToken(), auth),
    getCountry: () => 'DE',
    refreshToken: async (sentWith) => ownToken(await refreshToken(sentWith), auth),
    onVersionChanged: () => undefined,
    wasSignedIn: () => true,
  });
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => {
  server.close();
});

const sendOrder = async (): Promise<unknown> =>
  requestNothing({ service: 'order', method: 'POST', path: '/x' }).then(
    () => 'sent',
    (error: unknown) => (error instanceof ServiceError ? error.kind : error),
  );
const signIn = async (username: string): Promise<string> => {
  const idToken = await provider.anIdToken({ 'cognito:username': username });
  writeTokens({ idToken, refreshToken: `refresh of ${username}` });
  return idToken;
};

it('the token of another agent sends nothing of this one, and stays where it is (QUALITY 7)', async () => {
  const foreign = await signIn('bernd.backoffice');
  expect(await sendOrder()).toBe('signedOut');
  auth = { phase: 'signedOut', reason: 'otherAgent' };
  expect(await sendOrder()).toBe('signedOut');
  expect([served, provider.asked(), readTokens().idToken]).toEqual([[], [], foreign]);
});

it.each(['while the service is asked', 'while the token is renewed'])(
  'a refused request is not repeated with the token of another agent who signs in %s',
  async (moment) => {
    const own = await signIn('anna.beispiel');
    const signInOther = async () => void (await signIn('bernd.backoffice'));
    refusals = 1;
    if (moment === 'while the service is asked') whenServed = signInOther;
    else
      server.use(
        http.post('*/services/identity-provider/oauth2/token', async () => {
          await signInOther();
          return HttpResponse.json({ id_token: await provider.anIdToken(), expires_in: 3_600 });
        }),
      );
    expect(await sendOrder()).toBe('signedOut');
    expect(served).toEqual([own]);
    expect(readTokens().refreshToken).toBe('refresh of bernd.backoffice');
  },
);

it('a renewed token of the same agent repeats it, and nobody is expected before the sign-in', async () => {
  await signIn('anna.beispiel');
  refusals = 1;
  provider.answers({ kind: 'tokens', body: { id_token: await provider.anIdToken({ jti: '2' }), expires_in: 3_600 } });
  expect(await sendOrder()).toBe('sent');
  expect(new Set(served).size).toBe(2);
  auth = { phase: 'unknown' };
  await signIn('bernd.backoffice');
  expect(await sendOrder()).toBe('sent');
});
