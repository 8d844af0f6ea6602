import { createHash, randomUUID } from 'node:crypto';
import { http } from 'msw';
import type { WorldInstance } from '../../worlds/worldInstances.ts';
import { personaByUsername } from './personas.ts';
import { html, json } from '../common/problem.ts';
import { serve } from '../common/serve.ts';
import { refusedSignInPage, SIGN_IN_PATH, signInPage, styleSheet } from './signInPage.ts';
import { CLIENT_ID, idTokenFor, publicKeySet, refreshTokenFor, sessionOf } from './tokens.ts';

const SERVICE = 'identity-provider';
const GRANT_LIFETIME = 5 * 60_000;
const at = (path: string): string => `*${SIGN_IN_PATH}${path}`;

function callbackOf(request: Request): string {
  return `${new URL(request.url).origin}/oauth-sign-in`;
}

/** Why a sign-in request is refused, as a German sentence; undefined where it is valid. */
function signInRefusal(request: Request, parameters: URLSearchParams): string | undefined {
  if (parameters.get('client_id') !== CLIENT_ID) return 'Diese Anwendung (client_id) ist nicht bekannt.';
  if (parameters.get('redirect_uri') !== callbackOf(request))
    return 'Die Rücksprungadresse (redirect_uri) ist nicht erlaubt.';
  if (parameters.get('response_type') !== 'code') return 'Nur die Anmeldung mit Code (response_type) ist erlaubt.';
  if (!parameters.get('scope')?.split(' ').includes('openid')) return 'Der Umfang (scope) muss openid enthalten.';
  if (!parameters.get('state')) return 'Der Parameter state fehlt.';
  if (parameters.get('code_challenge_method') !== 'S256')
    return 'Nur PKCE mit S256 (code_challenge_method) ist erlaubt.';
  return /^[\w-]{43}$/.test(parameters.get('code_challenge') ?? '')
    ? undefined
    : 'Der Parameter code_challenge fehlt oder ist ungültig.';
}

function redirect(address: string): Response {
  return new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

const refusedGrant = (error: string): Response => json({ error }, 400);

interface Session {
  readonly username: string;
  /** In seconds; now where it is not given. */
  readonly signedInAt?: number;
}

function tokens(
  instance: WorldInstance,
  request: Request,
  { username, signedInAt }: Session,
  withRefreshToken: boolean,
): Response {
  const persona = personaByUsername(username);
  if (!persona) return refusedGrant('invalid_grant');
  const issuer = `${new URL(request.url).origin}${SIGN_IN_PATH}/local-pool`;
  const lifetime = instance.tokenLifetimeSeconds;
  return json({
    id_token: idTokenFor(persona, instance.db.now(), lifetime, issuer, signedInAt),
    access_token: randomUUID(),
    ...(withRefreshToken ? { refresh_token: refreshTokenFor(username, instance.db.now(), signedInAt) } : {}),
    token_type: 'Bearer',
    expires_in: lifetime,
  });
}

function redeemCode(instance: WorldInstance, request: Request, form: URLSearchParams): Response {
  const code = form.get('code') ?? '';
  const grant = instance.grants.get(code);
  instance.grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isGood =
    grant &&
    grant.expiresAt > instance.db.now().getTime() &&
    grant.redirectUri === form.get('redirect_uri') &&
    grant.codeChallenge === challenge;
  return isGood ? tokens(instance, request, grant, true) : refusedGrant('invalid_grant');
}

function renew(instance: WorldInstance, request: Request, form: URLSearchParams): Response {
  const refreshToken = form.get('refresh_token') ?? '';
  const session = sessionOf(refreshToken, instance.db.now());
  if (session === undefined || instance.world.refresh === 'refused' || instance.spentRefreshTokens.has(refreshToken))
    return refusedGrant('invalid_grant');
  const rotates = instance.world.refresh === 'rotating';
  if (rotates) instance.spentRefreshTokens.add(refreshToken);
  return tokens(instance, request, session, rotates);
}

async function exchange(instance: WorldInstance, request: Request): Promise<Response> {
  if (!request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded'))
    return refusedGrant('invalid_request');
  const form = new URLSearchParams(await request.clone().text());
  if (form.get('client_id') !== CLIENT_ID) return refusedGrant('invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return redeemCode(instance, request, form);
    case 'refresh_token':
      return renew(instance, request, form);
    default:
      return refusedGrant('unsupported_grant_type');
  }
}

function grantAccess(instance: WorldInstance, request: Request): Response {
  const parameters = new URL(request.url).searchParams;
  const refusal = signInRefusal(request, parameters);
  const persona = personaByUsername(parameters.get('persona') ?? '');
  if (refusal || !persona) return html(refusedSignInPage(refusal ?? 'Diese Person ist nicht bekannt.'), 400);
  const code = randomUUID();
  const redirectUri = parameters.get('redirect_uri') ?? '';
  instance.grants.set(code, {
    username: persona.username,
    redirectUri,
    codeChallenge: parameters.get('code_challenge') ?? '',
    expiresAt: instance.db.now().getTime() + GRANT_LIFETIME,
  });
  return redirect(`${redirectUri}?${new URLSearchParams({ code, state: parameters.get('state') ?? '' }).toString()}`);
}

function signOut(request: Request): Response {
  const parameters = new URL(request.url).searchParams;
  const target = parameters.get('logout_uri');
  if (parameters.get('client_id') !== CLIENT_ID || target !== callbackOf(request)) {
    return html(refusedSignInPage('Die Abmeldung ist ungültig: client_id oder logout_uri ist nicht erlaubt.'), 400);
  }
  return redirect(target);
}

export const identityProviderHandlers = [
  http.get(at('/login'), ({ request }) =>
    serve({ name: 'showSignIn', service: SERVICE }, request, async () => {
      const parameters = new URL(request.url).searchParams;
      const refusal = signInRefusal(request, parameters);
      return refusal ? html(refusedSignInPage(refusal), 400) : html(signInPage(parameters));
    }),
  ),

  http.get(at('/login/continue'), ({ request }) =>
    serve({ name: 'signIn', service: SERVICE }, request, async (instance) => grantAccess(instance, request)),
  ),

  http.post(at('/oauth2/token'), ({ request }) =>
    serve({ name: 'fetchToken', service: SERVICE }, request, (instance) => exchange(instance, request)),
  ),

  http.get(at('/logout'), ({ request }) =>
    serve({ name: 'signOut', service: SERVICE }, request, async () => signOut(request)),
  ),

  http.get(at('/local-pool/.well-known/jwks.json'), ({ request }) =>
    serve({ name: 'readKeySet', service: SERVICE }, request, async () => json(publicKeySet())),
  ),

  http.get(
    at('/pages.css'),
    () => new Response(styleSheet, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }),
  ),
];
