/**
 * A certified OpenID provider (oidc-provider) for the sign-in journeys of `npm run e2e:idp`, on an origin of its own:
 * `node e2e/idp/provider.mjs <port> <origin of the application> <file for its public keys>`. The agents are the stand-in's.
 */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';
import { personaByUsername, personas } from '../../mocks/handlers/identityProvider/personas.ts';

const [port = '', application = '', keysFile = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

function createKeyPair(kid) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const of = (key) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' });
  return { privateKey: of(privateKey), publicKey: of(publicKey) };
}

const keyPairs = [createKeyPair('provider-1'), createKeyPair('provider-2')];
writeFileSync(keysFile, JSON.stringify({ keys: keyPairs.map(({ publicKey }) => publicKey) }));

/** Sessions, grants and tokens, which stay when the key changes. */
const store = new Map();
class SharedMemory extends MemoryAdapter {
  constructor(model) {
    super(model, store);
  }
}

/** In seconds; tests shorten it. */
let idTokenLifetime = 3600;

/** A provider that signs with this key and has no other one in its key set. */
function createProvider({ privateKey }) {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'order-entry',
        token_endpoint_auth_method: 'none',
        // The cover is lifted only by a sign-in after it.
        require_auth_time: true,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${application}/oauth-sign-in`],
        post_logout_redirect_uris: [`${application}/oauth-sign-in`],
      },
    ],
    adapter: SharedMemory,
    jwks: { keys: [privateKey] },
    cookies: { keys: ['only for tests'] },
    claims: {
      openid: ['sub', 'cognito:username', 'cognito:roles'],
      // Other names than the defaults: the settings of the application name them.
      profile: ['first_name', 'last_name'],
      email: ['email'],
    },
    // The application reads the id token only.
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email'],
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    pkce: { required: () => true },
    ttl: {
      IdToken: () => idTokenLifetime,
      AccessToken: 3600,
      RefreshToken: 86_400,
      Session: 86_400,
      Grant: 86_400,
      Interaction: 600,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource },
    },
    // The path by which the fixture `desk` knows that the sign-in is not over.
    interactions: { url: (_context, { uid }) => `/services/sign-in/${uid}` },
    findAccount: (_context, accountId) => {
      const { username, givenName, familyName, roles } = personaByUsername(accountId);
      return {
        accountId,
        claims: () => ({
          sub: accountId,
          'cognito:username': username,
          'cognito:roles': roles.map((role) => `arn:aws:iam::000000000000:role/${role}`),
          first_name: givenName,
          last_name: familyName,
        }),
      };
    },
  });
}

/** Asks whether to sign out, as the provider's own page does, but without its fonts from another host. */
function logoutSource(context, form) {
  context.body = page(`${form}<button form="op.logoutForm" name="logout" value="yes">Abmelden</button>`);
}

let provider = createProvider(keyPairs[0]);

function page(body) {
  return `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Anmelden</title><body>${body}`;
}

/** Signs the chosen agent in and grants what the application asks for. */
async function finishSignIn(request, response, accountId) {
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
  if (pathname.startsWith('/services/sign-in/')) {
    const username = searchParams.get('username');
    if (request.method === 'POST' && username !== null) {
      await finishSignIn(request, response, username);
      return;
    }
    const buttons = personas.map(
      ({ username: name, givenName, familyName }) =>
        `<form method="post" action="${pathname}?username=${name}"><button>${givenName} ${familyName}</button></form>`,
    );
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(buttons.join('')));
    return;
  }
  if (pathname === '/test') {
    idTokenLifetime = Number(searchParams.get('lifetime') ?? idTokenLifetime);
    const key = searchParams.get('key');
    if (key !== null) provider = createProvider(keyPairs[Number(key)]);
    response.end();
    return;
  }
  await provider.callback()(request, response);
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    response.writeHead(500).end(String(error));
  });
}).listen(Number(port), '127.0.0.1');
