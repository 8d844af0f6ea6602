import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';

/** The response of the token endpoint of {@link aProvider}; a `status` of 400 is a refusal, any other an error page. */
export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly status: number };

/** Creates an identity provider for tests: signs tokens, serves its key set and records requests to the token endpoint. */
export async function aProvider() {
  const pair = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  let answer: TokenAnswer = { status: 400 };
  let asked: URLSearchParams[] = [];

  const handlers: HttpHandler[] = [
    http.get('*/services/identity-provider/local-pool/.well-known/jwks.json', () => HttpResponse.json({ keys: [key] })),
    http.post('*/services/identity-provider/oauth2/token', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()));
      if ('status' in answer) {
        const { status } = answer;
        return status === 400
          ? HttpResponse.json({ error: 'invalid_grant' }, { status })
          : new HttpResponse('<html>', { status });
      }
      return HttpResponse.json(answer.body);
    }),
  ];

  return {
    handlers,
    /** The form data of the requests to the token endpoint. */
    asked: () => asked.map((form) => Object.fromEntries(form)),
    reset: () => {
      asked = [];
      answer = { status: 400 };
    },
    answers: (given: TokenAnswer) => {
      answer = given;
    },
    /** An id token issued `age` seconds ago for `lifetime` seconds, by the client's clock. */
    anIdToken: async (overrides: Record<string, unknown> = {}, age = 0, lifetime = 3_600): Promise<string> => {
      const issued = Math.floor(Date.now() / 1000) - age;
      return new SignJWT({
        'cognito:username': 'anna.beispiel',
        'cognito:roles': ['arn:aws:iam::000000000000:role/OrderManagementRole'],
        given_name: 'Anna',
        family_name: 'Beispiel',
        aud: 'order-entry',
        iat: issued,
        auth_time: issued,
        exp: issued + lifetime,
        ...overrides,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(pair.privateKey);
    },
  };
}
