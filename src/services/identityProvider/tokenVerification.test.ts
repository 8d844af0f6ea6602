import { CompactSign, SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeySource } from './keySet';
import type { KeySet } from './keySet';
import { createTokenVerification } from './tokenVerification';
import type { VerificationOutcome } from './tokenVerification';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

let ours: Pair;
let foreign: Pair;
let ourKey: JWK;
let foreignKey: JWK;
let now = 0;
const fetchKeys = vi.fn<() => Promise<KeySet>>();
let verify: (idToken: string) => Promise<VerificationOutcome>;

function setOf(...keys: readonly JWK[]): KeySet {
  return { keys: keys.map((key) => ({ ...key, kty: 'RSA' })) };
}

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256', { extractable: true });
  ourKey = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  foreignKey = { ...(await exportJWK(foreign.publicKey)), kid: 'k2', alg: 'RS256', use: 'sig' };
});

beforeEach(() => {
  now = 1_000_000;
  fetchKeys.mockReset().mockResolvedValue(setOf(ourKey));
  verify = createTokenVerification(
    createKeySource(fetchKeys, () => now),
    { audience: 'order-entry', issuer: 'https://pool' },
  );
});

const claims = { aud: 'order-entry', iss: 'https://pool', exp: 2_000, iat: 1_000, 'cognito:username': 'anna' };

async function sign(
  given: Record<string, unknown>,
  key = ours.privateKey,
  header = { alg: 'RS256', kid: 'k1' },
): Promise<string> {
  return new SignJWT(given).setProtectedHeader(header).sign(key);
}

function encode(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

describe('a token of the provider (REQ A1.4)', () => {
  it('is verified, expired or not', async () => {
    const outcome = await verify(await sign(claims));
    expect(outcome).toMatchObject({
      kind: 'verified',
      expiresAt: 2_000,
      issuedAt: 1_000,
      claims: { 'cognito:username': 'anna' },
    });
  });

  it('may name several audiences', async () => {
    expect((await verify(await sign({ ...claims, aud: ['x', 'order-entry'] }))).kind).toBe('verified');
  });

  it('needs no issuer where none is configured', async () => {
    const lenient = createTokenVerification(
      createKeySource(fetchKeys, () => now),
      { audience: 'order-entry', issuer: '' },
    );
    expect((await lenient(await sign({ ...claims, iss: 'https://other' }))).kind).toBe('verified');
  });
});

describe('refused (QUALITY 5)', () => {
  const forgeries: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['algorithm none', () => `${encode({ alg: 'none', kid: 'k1' })}.${encode(claims)}.`],
    ['algorithm none with a signature', () => `${encode({ alg: 'none', kid: 'k1' })}.${encode(claims)}.AAAA`],
    [
      'HS256 with the public key as secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(ourKey));
        const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(key);
      },
    ],
    [
      'a key of its own in the header',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'k1', jwk: { ...foreignKey, kid: 'k1' } })
          .sign(foreign.privateKey),
    ],
    ['a foreign key under a known id', async () => sign(claims, foreign.privateKey)],
    ['an unknown key id', async () => sign(claims, foreign.privateKey, { alg: 'RS256', kid: 'k2' })],
    [
      'a changed payload',
      async () => {
        const [header = '', , signature = ''] = (await sign(claims)).split('.');
        return `${header}.${encode({ ...claims, 'cognito:roles': ['role/OrderManagementRole'] })}.${signature}`;
      },
    ],
    ['a truncated token', async () => (await sign(claims)).slice(0, -20)],
    ['a token without signature', async () => (await sign(claims)).replace(/\.[^.]*$/, '')],
    ['another audience', async () => sign({ ...claims, aud: 'other' })],
    ['no audience', async () => sign({ ...claims, aud: undefined })],
    ['another issuer', async () => sign({ ...claims, iss: 'https://evil' })],
    ['no issuer', async () => sign({ ...claims, iss: undefined })],
    ['no expiry', async () => sign({ ...claims, exp: undefined })],
    ['an expiry that is no number', async () => signRaw(JSON.stringify({ ...claims, exp: 'never' }))],
    ['claims that are no object', async () => signRaw('"anna"')],
    ['claims that are no JSON', async () => signRaw('{')],
    ['"null"', () => 'null'],
    ['"undefined"', () => 'undefined'],
    ['nothing', () => ''],
    ['a megabyte', () => 'a'.repeat(1_000_000)],
  ];

  async function signRaw(payload: string): Promise<string> {
    return new CompactSign(Uint8Array.from(new TextEncoder().encode(payload)))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(ours.privateKey);
  }

  it.each(forgeries)('%s', async (_name, forge) => {
    expect(await verify(await forge())).toEqual({ kind: 'refused' });
  });
});

describe('the key set (QUALITY 6)', () => {
  it('is fetched once for many tokens at the same time', async () => {
    const token = await sign(claims);
    await Promise.all(Array.from({ length: 10 }, async () => verify(token)));
    expect(fetchKeys).toHaveBeenCalledTimes(1);
  });

  it('is fetched again for an unknown key, so that tokens are verified after a rotation', async () => {
    await verify(await sign(claims));
    fetchKeys.mockResolvedValue(setOf(ourKey, foreignKey));
    const rotated = await sign(claims, foreign.privateKey, { alg: 'RS256', kid: 'k2' });
    expect((await verify(rotated)).kind).toBe('verified');
    expect(fetchKeys).toHaveBeenCalledTimes(2);
  });

  it('is fetched at most twice a minute, whatever tokens are checked', async () => {
    const unknown = await sign(claims, foreign.privateKey, { alg: 'RS256', kid: 'k2' });
    for (let round = 0; round < 5; round += 1) expect((await verify(unknown)).kind).toBe('refused');
    expect(fetchKeys).toHaveBeenCalledTimes(2);
    now += 60_001;
    await verify(unknown);
    expect(fetchKeys).toHaveBeenCalledTimes(3);
  });

  it('makes a token unavailable, not refused, when it cannot be fetched, and is fetched at most twice a minute', async () => {
    fetchKeys.mockRejectedValue(new Error('down'));
    const token = await sign(claims);
    for (let round = 0; round < 4; round += 1) expect(await verify(token)).toEqual({ kind: 'unavailable' });
    expect(fetchKeys).toHaveBeenCalledTimes(2);
    now += 60_001;
    fetchKeys.mockResolvedValue(setOf(ourKey));
    expect((await verify(token)).kind).toBe('verified');
  });
});
