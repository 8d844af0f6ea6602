import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureHttp, requestNothing, type HttpHooks } from './httpClient';
import { onSessionRefused } from './httpEvents';
import { ServiceError } from './serviceError';

const server = setupServer();
let stored: string | null = null;
let served: string[] = [];
let accepted = 'new';
const refreshToken = vi.fn<(sentWith: string | null) => Promise<string | null>>();
const refused = vi.fn<() => void>();

beforeAll(() => {
  server.listen();
});
beforeEach(() => {
  stored = 'old';
  served = [];
  accepted = 'new';
  refreshToken.mockReset().mockImplementation(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    stored = 'new';
    return stored;
  });
  configureHttp({ getIdToken: () => stored, getCountry: () => 'DE', refreshToken, onVersionChanged: () => undefined });
  server.use(
    http.all('*/services/order/*', ({ request }) => {
      const token = (request.headers.get('X-Authorization-Header') ?? '').replace('Bearer ', '');
      served.push(token);
      return new HttpResponse(null, { status: token === accepted ? 204 : 401 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const sendRequest = async (method: 'GET' | 'POST' = 'GET'): Promise<void> =>
  requestNothing({ service: 'order', method, path: '/x' });

const kindOf = (error: unknown): unknown => (error instanceof ServiceError ? error.kind : error);

describe('401 (REQ A2.1, A2.2, QUALITY 1)', () => {
  it('50 requests refused at once cause one refresh and succeed with one repeat each', async () => {
    await Promise.all(Array.from({ length: 50 }, async (_, index) => sendRequest(index % 2 === 0 ? 'GET' : 'POST')));
    expect(refreshToken.mock.calls).toEqual([['old']]);
    expect(served.filter((token) => token === 'old')).toHaveLength(50);
    expect(served.filter((token) => token === 'new')).toHaveLength(50);
  });

  it('a late 401 with the old token repeats with the current one, without a second refresh', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(
        '*/services/order/late',
        async () => {
          await gate;
          return new HttpResponse(null, { status: 401 });
        },
        { once: true },
      ),
    );
    const late = requestNothing({ service: 'order', method: 'GET', path: '/late' });
    await sendRequest();
    release();
    await late;
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(served).toEqual(['old', 'new', 'new']);
  });

  it('a late 401 needs no refresh even when the new token equals the old one', async () => {
    // Two tokens of one second may be identical: the service stops refusing after the renewal.
    let renewed = false;
    refreshToken.mockImplementation(() => {
      renewed = true;
      return Promise.resolve(stored);
    });
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first = true;
    server.use(
      http.get('*/services/order/late', async () => {
        if (!first) return new HttpResponse(null, { status: 204 });
        first = false;
        await gate;
        return new HttpResponse(null, { status: 401 });
      }),
      http.get('*/services/order/x', () => new HttpResponse(null, { status: renewed ? 204 : 401 })),
    );
    const late = requestNothing({ service: 'order', method: 'GET', path: '/late' });
    await sendRequest();
    release();
    await late;
    expect(refreshToken).toHaveBeenCalledTimes(1);
  });

  it('a second 401 causes no second refresh or repeat, and the session is reported as refused', async () => {
    accepted = 'never';
    const stop = onSessionRefused(refused.mockReset());
    await expect(sendRequest().catch(kindOf)).resolves.toBe('signedOut');
    stop();
    expect(refreshToken).toHaveBeenCalledTimes(1);
    expect(served).toEqual(['old', 'new']);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('without a renewed token the request is signed out and not repeated', async () => {
    refreshToken.mockReset().mockResolvedValue(null);
    await expect(sendRequest().catch(kindOf)).resolves.toBe('signedOut');
    expect(served).toEqual(['old']);
  });

  it('a token that another tab has renewed is used without a refresh', async () => {
    const running = sendRequest();
    stored = 'new';
    await running;
    expect(refreshToken).not.toHaveBeenCalled();
  });

  it('after a sign-out nothing is refreshed', async () => {
    const running = sendRequest().catch(kindOf);
    stored = null;
    await expect(running).resolves.toBe('signedOut');
    expect(refreshToken).not.toHaveBeenCalled();
  });

  it('a refresh that throws rejects the request, and the next one can refresh again', async () => {
    refreshToken.mockReset().mockRejectedValueOnce(new Error('unexpected'));
    await expect(sendRequest()).rejects.toThrow('unexpected');
    refreshToken.mockResolvedValueOnce('new');
    await expect(sendRequest()).resolves.toBeUndefined();
  });

  it('a request to a service that is not business is not repeated', async () => {
    server.use(http.get('*/services/content', () => new HttpResponse(null, { status: 401 })));
    const failure = requestNothing({ service: 'content', method: 'GET', path: '' }).catch(kindOf);
    await expect(failure).resolves.toBe('problem');
    expect(refreshToken).not.toHaveBeenCalled();
  });
});

describe('a token that a sign-out has removed, in this tab or another (QUALITY 7)', () => {
  const hooks: HttpHooks = {
    getIdToken: () => stored,
    getCountry: () => 'DE',
    refreshToken,
    onVersionChanged: () => undefined,
  };

  beforeEach(() => {
    stored = null;
  });

  it('ends the requests of the agent without sending them', async () => {
    configureHttp({ ...hooks, wasSignedIn: () => true });
    refreshToken.mockReset().mockResolvedValue(null);
    await expect(sendRequest().catch(kindOf)).resolves.toBe('signedOut');
    expect([served, refreshToken.mock.calls]).toEqual([[], [[null]]]);
  });

  it('is renewed before the request is sent where that is possible', async () => {
    configureHttp({ ...hooks, wasSignedIn: () => true });
    await sendRequest();
    expect(served).toEqual(['new']);
  });

  it('is not missed by a page that nobody has signed in to', async () => {
    configureHttp({ ...hooks, wasSignedIn: () => false });
    accepted = '';
    await sendRequest();
    expect(served).toEqual(['']);
  });
});
