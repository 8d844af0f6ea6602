import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, currentWorld, resetWorld, startServer } from '../../node.ts';
import { send } from '../../testing/deskRequests.ts';
import { personas } from './personas.ts';

beforeAll(() => startServer());
beforeEach(() => {
  resetWorld();
});
afterAll(closeServer);

const ORIGIN = 'http://localhost:3000';
const PROVIDER = `${ORIGIN}/services/identity-provider`;
const CALLBACK = `${ORIGIN}/oauth-sign-in`;
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1234';

interface TokenAnswer {
  status: number;
  body: { id_token: string; refresh_token?: string; expires_in: number; error?: string };
}

function signInParameters(change: Record<string, string | null> = {}): URLSearchParams {
  const all: Record<string, string | null> = {
    client_id: 'order-entry',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: CALLBACK,
    state: 'state-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

async function codeFor(username: string): Promise<string> {
  const parameters = signInParameters({ persona: username });
  const response = await fetch(`${PROVIDER}/login/continue?${parameters.toString()}`, { redirect: 'manual' });
  const target = new URL(response.headers.get('Location') ?? '');
  expect([response.status, `${target.origin}${target.pathname}`, target.searchParams.get('state')]).toEqual([
    302,
    CALLBACK,
    'state-1',
  ]);
  return target.searchParams.get('code') ?? '';
}

async function fetchToken(form: Record<string, string>): Promise<TokenAnswer> {
  const body = new URLSearchParams({ client_id: 'order-entry', ...form }).toString();
  const response = await fetch(`${PROVIDER}/oauth2/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer['body'] };
}

const redeem = (code: string, change: Record<string, string> = {}): Promise<TokenAnswer> =>
  fetchToken({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: VERIFIER, ...change });
const renew = (refreshToken: string): Promise<TokenAnswer> =>
  fetchToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

function claimsOf(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
}

async function isAccepted(idToken: string): Promise<boolean> {
  const { status } = await send('findCustomer', { headers: { 'X-Authorization-Header': `Bearer ${idToken}` } });
  return status === 200;
}

describe('signing in', () => {
  it('shows one button per persona, named by the full name', async () => {
    const response = await fetch(`${PROVIDER}/login?${signInParameters().toString()}`);
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const { givenName, familyName } of personas)
      expect(page).toMatch(new RegExp(`<button[^>]*>${givenName} ${familyName}</button>`));
  });

  it.each([
    ['another client', { client_id: 'other' }],
    ['a foreign address to return to', { redirect_uri: 'https://evil.example/oauth-sign-in' }],
    ['no state', { state: null }],
    ['no challenge', { code_challenge: null }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['another kind of answer', { response_type: 'token' }],
    ['no openid scope', { scope: 'email' }],
  ])('refuses %s and issues no code', async (_what, change) => {
    const parameters = signInParameters({ ...change, persona: 'anna.beispiel' }).toString();
    const page = await fetch(`${PROVIDER}/login?${parameters}`);
    const goOn = await fetch(`${PROVIDER}/login/continue?${parameters}`, { redirect: 'manual' });
    expect([page.status, goOn.status, goOn.headers.get('Location')]).toEqual([400, 400, null]);
  });

  it('issues a token with the agent’s name and roles that the services accept', async () => {
    const { status, body } = await redeem(await codeFor('chiara.schweizer'));
    expect([status, body.expires_in]).toEqual([200, 900]);
    expect(claimsOf(body.id_token)).toMatchObject({
      'cognito:username': 'chiara.schweizer',
      'cognito:roles': [
        'arn:aws:iam::000000000000:role/ChOrderManagementRole',
        'arn:aws:iam::000000000000:role/OrderManagementRole',
      ],
      given_name: 'Chiara',
      family_name: 'Schweizer',
      aud: 'order-entry',
    });
    expect(await isAccepted(body.id_token)).toBe(true);
  });

  it('accepts a code once, and only with its verifier and redirect address', async () => {
    const wrongVerifier = await redeem(await codeFor('anna.beispiel'), { code_verifier: 'x'.repeat(50) });
    const wrongAddress = await redeem(await codeFor('anna.beispiel'), { redirect_uri: `${ORIGIN}/` });
    const code = await codeFor('anna.beispiel');
    const answers = [wrongVerifier, wrongAddress, await redeem(code), await redeem(code)];
    expect(answers.map(({ status, body }) => body.error ?? status)).toEqual([
      'invalid_grant',
      'invalid_grant',
      200,
      'invalid_grant',
    ]);
  });

  it('publishes the public key of its signature', async () => {
    const { body } = await redeem(await codeFor('anna.beispiel'));
    const response = await fetch(`${PROVIDER}/local-pool/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: (JsonWebKey & { kid: string })[] };
    const [header = '', payload = '', signature = ''] = body.id_token.split('.');
    const key = keys.find(
      ({ kid }) => kid === (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid,
    );
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const publicKey = await crypto.subtle.importKey('jwk', key ?? {}, algorithm, false, ['verify']);
    const isGood = await crypto.subtle.verify(
      algorithm,
      publicKey,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${header}.${payload}`),
    );
    expect(isGood).toBe(true);
  });

  it('redirects a sign-out to the callback only', async () => {
    const leave = async (target: string): Promise<Response> =>
      fetch(`${PROVIDER}/logout?${new URLSearchParams({ client_id: 'order-entry', logout_uri: target }).toString()}`, {
        redirect: 'manual',
      });
    const good = await leave(CALLBACK);
    expect([good.status, good.headers.get('Location')]).toEqual([302, CALLBACK]);
    expect((await leave('https://evil.example/')).status).toBe(400);
  });
});

describe('renewing', () => {
  it('replaces an expired token by a valid one and keeps the refresh token', async () => {
    const { body } = await redeem(await codeFor('anna.beispiel'));
    currentWorld().db.advance(16);
    expect(await isAccepted(body.id_token)).toBe(false);
    const renewed = await renew(body.refresh_token ?? '');
    expect([renewed.status, renewed.body.refresh_token]).toEqual([200, undefined]);
    expect(await isAccepted(renewed.body.id_token)).toBe(true);
  });

  it('accepts a rotating refresh token once', async () => {
    resetWorld('rotatingRefresh');
    const { body } = await redeem(await codeFor('anna.beispiel'));
    const renewed = await renew(body.refresh_token ?? '');
    expect(renewed.body.refresh_token).toBeDefined();
    expect((await renew(body.refresh_token ?? '')).body.error).toBe('invalid_grant');
    expect((await renew(renewed.body.refresh_token ?? '')).status).toBe(200);
  });

  it('refuses in the world refreshRefused, and refuses what is no refresh token', async () => {
    const { body } = await redeem(await codeFor('anna.beispiel'));
    expect((await renew(body.id_token)).body.error).toBe('invalid_grant');
    resetWorld('refreshRefused');
    expect(await renew(body.refresh_token ?? '')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});
