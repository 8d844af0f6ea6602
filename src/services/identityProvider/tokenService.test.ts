import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refreshTokens } from './tokenService';

const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const answers = (answer: () => Response): void => {
  server.use(http.post('*/services/identity-provider/oauth2/token', answer));
};

describe('the token endpoint (REQ A1.2, A2.3, DECISIONS 27)', () => {
  it('is sent a form without any header of the services, and returns tokens', async () => {
    let received = new Headers();
    server.use(
      http.post('*/services/identity-provider/oauth2/token', ({ request }) => {
        received = request.headers;
        return HttpResponse.json({ id_token: 'id', refresh_token: 'refresh', expires_in: 3_600 });
      }),
    );
    expect(await refreshTokens('old')).toEqual({ kind: 'tokens', idToken: 'id', refreshToken: 'refresh' });
    expect(received.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect([...received.keys()].filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  it.each([
    ['400', () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }), 'refused'],
    ['401', () => new HttpResponse(null, { status: 401 }), 'refused'],
    [
      'invalid_grant under another status',
      () => HttpResponse.json({ error: 'invalid_grant' }, { status: 403 }),
      'refused',
    ],
    ['403 of a proxy', () => new HttpResponse('<html>', { status: 403 }), 'unavailable'],
    ['429', () => new HttpResponse(null, { status: 429 }), 'unavailable'],
    ['500', () => new HttpResponse(null, { status: 500 }), 'unavailable'],
    ['503', () => new HttpResponse('<html>', { status: 503 }), 'unavailable'],
    ['no network', () => HttpResponse.error(), 'unavailable'],
    ['a page with 200', () => new HttpResponse('<html>', { status: 200 }), 'unavailable'],
    ['an empty 200', () => new HttpResponse(null, { status: 200 }), 'unavailable'],
    ['no id token', () => HttpResponse.json({ access_token: 'x' }), 'unavailable'],
    ['an empty id token', () => HttpResponse.json({ id_token: '' }), 'unavailable'],
  ] as const)('%s', async (_name, answer, kind) => {
    answers(answer);
    expect(await refreshTokens('old')).toEqual({ kind });
  });

  it.each([[undefined], [null], ['']])('a response with the refresh token %j has none', async (refreshToken) => {
    answers(() => HttpResponse.json({ id_token: 'id', refresh_token: refreshToken }));
    expect(await refreshTokens('old')).toEqual({ kind: 'tokens', idToken: 'id', refreshToken: null });
  });
});
