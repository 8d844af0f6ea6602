import { readFileSync } from 'node:fs';
import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { Persona } from './personas.ts';

export const CLIENT_ID = 'order-entry';
const REFRESH_LIFETIME_SECONDS = 30 * 24 * 3_600;
const KEY_ID = 'local-pool-1';
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

// One key pair per server process: a restart invalidates all tokens, as a rotated key set does.
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

export function publicKeySet(): object {
  return {
    keys: [
      {
        ...createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' }),
        kid: KEY_ID,
        alg: 'RS256',
        use: 'sig',
      },
    ],
  };
}

function sign(claims: object): string {
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

function parsed(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The public key of another identity provider; undefined where there is none. Only `npm run e2e:idp` names a file of such keys,
 * so that its tokens are accepted by the services.
 */
function foreignKey(keyId: unknown): KeyObject | undefined {
  const file = process.env['KONTOR_FOREIGN_KEYS'];
  if (file === undefined) return undefined;
  const { keys } = JSON.parse(readFileSync(file, 'utf8')) as { readonly keys: readonly JsonWebKey[] };
  const found = keys.find((key) => 'kid' in key && key.kid === keyId);
  return found && createPublicKey({ key: found, format: 'jwk' });
}

/** The claims of the last verified tokens, by token. A session sends the same token with every request, and verifying it is slow. */
const checked = new Map<string, Record<string, unknown>>();
const MOST_CHECKED = 100;

/** The claims of a token that this provider signed, or another one as an id token; undefined for any other token. */
function verified(token: string): Record<string, unknown> | undefined {
  const known = checked.get(token);
  if (known) return known;
  const claims = claimsOf(token);
  if (claims) checked.set(token, claims);
  const [oldest] = checked.keys();
  if (oldest !== undefined && checked.size > MOST_CHECKED) checked.delete(oldest);
  return claims;
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const parsedHeader = parsed(header);
  if (parsedHeader?.['alg'] !== 'RS256') return undefined;
  const isOurs = parsedHeader['kid'] === KEY_ID;
  const key = isOurs ? publicKey : foreignKey(parsedHeader['kid']);
  if (!key || !createVerify('RSA-SHA256').update(`${header}.${payload}`).verify(key, signature, 'base64url'))
    return undefined;
  return isOurs ? parsed(payload) : { ...parsed(payload), token_use: 'id' };
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/** `signedInAt`: when the agent proved who it is, in seconds; a renewed token keeps it. */
export function idTokenFor(
  persona: Persona,
  now: Date,
  lifetimeSeconds: number,
  issuer: string,
  signedInAt = seconds(now),
): string {
  return sign({
    sub: persona.username,
    'cognito:username': persona.username,
    'cognito:roles': persona.roles.map((role) => `arn:aws:iam::000000000000:role/${role}`),
    given_name: persona.givenName,
    family_name: persona.familyName,
    token_use: 'id',
    iss: issuer,
    aud: CLIENT_ID,
    auth_time: signedInAt,
    iat: seconds(now),
    exp: seconds(now) + lifetimeSeconds,
    jti: randomUUID(),
  });
}

export function refreshTokenFor(username: string, now: Date, signedInAt = seconds(now)): string {
  return sign({
    token_use: 'refresh',
    sub: username,
    auth_time: signedInAt,
    exp: seconds(now) + REFRESH_LIFETIME_SECONDS,
    jti: randomUUID(),
  });
}

function validClaims(token: string, use: 'id' | 'refresh', now: Date): Record<string, unknown> | undefined {
  const claims = verified(token);
  if (claims?.['token_use'] !== use) return undefined;
  return typeof claims['exp'] === 'number' && claims['exp'] > seconds(now) ? claims : undefined;
}

/** The agent's username; undefined where the token is not from this provider or has expired. */
export function agentOf(idToken: string, now: Date): string | undefined {
  const claims = validClaims(idToken, 'id', now);
  const username = claims?.['aud'] === CLIENT_ID ? claims['cognito:username'] : undefined;
  return typeof username === 'string' ? username : undefined;
}

/** Whose refresh token it is, and when that agent signed in, in seconds; undefined for no valid one. */
export function sessionOf(refreshToken: string, now: Date): { username: string; signedInAt: number } | undefined {
  const claims = validClaims(refreshToken, 'refresh', now);
  const [username, signedInAt] = [claims?.['sub'], claims?.['auth_time']];
  return typeof username === 'string' && typeof signedInAt === 'number' ? { username, signedInAt } : undefined;
}
