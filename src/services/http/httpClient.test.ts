// @vitest-environment jsdom
import * as fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '~config/endpoints';
import type { ServiceName } from '~config/endpoints';
import { configureHttp, request, requestBinary, requestNothing, runningMutations } from './httpClient';
import type { HttpHooks } from './httpClient';
import { followPage } from './pageLife';
import { resetServerVersions } from './serverVersions';
import { resetServiceClock, serviceNow } from './serviceClock';
import { ServiceError } from './serviceError';

const server = setupServer();
const onVersionChanged = vi.fn<HttpHooks['onVersionChanged']>();

beforeAll(() => {
  server.listen();
});
beforeEach(() => {
  configureHttp({
    getIdToken: () => 'token-1',
    getCountry: () => 'AT',
    refreshToken: () => Promise.resolve(null),
    onVersionChanged,
  });
});
afterEach(() => {
  server.resetHandlers();
  onVersionChanged.mockReset();
  resetServiceClock();
  resetServerVersions();
});
afterAll(() => {
  server.close();
});

async function failureOf(sending: Promise<unknown>): Promise<ServiceError> {
  const thrown: unknown = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ServiceError)) throw new Error('expected a ServiceError');
  return thrown;
}

describe('conversion', () => {
  it('sends snake_case and returns camelCase; codes and query parameters stay as they are', async () => {
    let sent: unknown;
    let query = '';
    server.use(
      http.post('*/services/customer/private/customer-search', async ({ request: received }) => {
        sent = await received.json();
        query = new URL(received.url).search;
        return HttpResponse.json({ external_customer_id: '0123456', limits: { SAVE_10: { due_day: 1 } } });
      }),
    );
    const answer = await request(
      {
        service: 'customer',
        method: 'POST',
        path: '/private/customer-search',
        query: { countryCode: 'DE', base_product_no: '1,2', left: undefined },
        body: { firstName: 'Änne', PACKSTATION: { postNumber: '1' } },
      },
      v.object({
        externalCustomerId: v.string(),
        limits: v.record(v.string(), v.object({ dueDay: v.number() })),
      }),
    );
    expect(sent).toEqual({ first_name: 'Änne', PACKSTATION: { post_number: '1' } });
    expect(new URLSearchParams(query)).toEqual(new URLSearchParams('countryCode=DE&base_product_no=1,2'));
    expect(answer).toEqual({ externalCustomerId: '0123456', limits: { SAVE_10: { dueDay: 1 } } });
  });

  it('passes keys unchanged where conversion is off', async () => {
    server.use(http.get('*/services/content', () => HttpResponse.json({ data: { some_key: 1 } })));
    const answer = await request(
      { service: 'content', method: 'GET', path: '', convert: false },
      v.object({ data: v.object({ some_key: v.number() }) }),
    );
    expect(answer.data.some_key).toBe(1);
  });

  it('returns binary content untouched and the problem document of a failed binary request', async () => {
    const bytes = Uint8Array.from([0, 255, 37, 80]);
    server.use(http.get('*/services/call-centre/letter', () => HttpResponse.arrayBuffer(bytes.buffer), { once: true }));
    const content = await requestBinary({ service: 'callCentre', method: 'GET', path: '/letter' });
    expect([...new Uint8Array(content)]).toEqual([0, 255, 37, 80]);

    server.use(http.get('*/services/call-centre/letter', () => HttpResponse.json({ key: 'gone' }, { status: 404 })));
    const failure = await failureOf(requestBinary({ service: 'callCentre', method: 'GET', path: '/letter' }));
    expect(failure).toMatchObject({ kind: 'problem', status: 404, code: 'gone' });
  });
});

describe('headers (REQ A7.2, A7.3, A7.4; QUALITY 19)', () => {
  const names = ['X-Authorization-Header', 'X-Authorization', 'X-Country', 'X-App-Version', 'X-Correlation-Id'];
  const special = ['X-Source', 'X-Client-Id', 'X-Device'];

  async function headersOf(service: ServiceName, path = '/anything'): Promise<Headers> {
    let received = new Headers();
    server.use(
      http.get('*/services/*', ({ request: seen }) => {
        received = seen.headers;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await requestNothing({ service, method: 'GET', path });
    return received;
  }

  const sends: Partial<Record<ServiceName, readonly string[]>> = {
    customer: ['X-Source'],
    product: ['X-Client-Id'],
    stock: ['X-Client-Id'],
    upsell: ['X-Device'],
    tvOffers: ['X-Device'],
  };
  const all = Object.keys(endpoints) as ServiceName[];

  it.each(all.filter((name) => endpoints[name].business))(
    '%s gets token, country, version and correlation id',
    async (service) => {
      const headers = await headersOf(service);
      expect(headers.get('X-Authorization-Header')).toBe('Bearer token-1');
      expect(headers.get('X-Authorization')).toBeNull();
      expect(headers.get('X-Country')).toBe('AT');
      expect(headers.get('X-App-Version')).toBe(__APP_VERSION__);
      expect(headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(special.filter((name) => headers.has(name))).toEqual(sends[service] ?? []);
    },
  );

  it.each(all.filter((name) => !endpoints[name].business))('%s gets none of the headers', async (service) => {
    const headers = await headersOf(service);
    expect([...names, ...special].filter((name) => headers.has(name))).toEqual([]);
  });

  it('the order service gets the source header on back-office requests only', async () => {
    expect((await headersOf('order', '/backoffice-orders/1')).get('X-Source')).toBe('BACKOFFICE');
    expect((await headersOf('order', '/order-pre-check')).get('X-Source')).toBeNull();
  });

  it('the order service gets the device header with offer requests only (REQ A7.4)', async () => {
    expect((await headersOf('order', '/backoffice-offers')).get('X-Device')).toBe('tablet');
    expect((await headersOf('order', '/backoffice-orders/1')).get('X-Device')).toBeNull();
  });

  it('an order attempt keeps its correlation id', async () => {
    let seen: string | null = null;
    server.use(
      http.post('*/services/order/x', ({ request: received }) => {
        seen = received.headers.get('X-Correlation-Id');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await requestNothing({ service: 'order', method: 'POST', path: '/x', correlationId: 'attempt-1' });
    expect(seen).toBe('attempt-1');
  });

  it('line breaks, umlauts and any other text in a header value never throw', async () => {
    server.use(http.get('*/services/order/x', () => new HttpResponse(null, { status: 204 })));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant('a\r\nX-Evil: 1'), fc.constant('Jörg 🛒'), fc.string({ unit: 'binary' })),
        async (text) => {
          const sending = requestNothing({ service: 'order', method: 'GET', path: '/x', correlationId: text });
          await expect(sending).resolves.toBeUndefined();
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('base addresses (REQ A7.5)', () => {
  it('names the country in lower case', async () => {
    server.use(http.get('*/services/basket/at/basket/1', () => HttpResponse.json({ id: '1' })));
    const answer = await request({ service: 'basket', method: 'GET', path: '/basket/1' }, v.object({ id: v.string() }));
    expect(answer.id).toBe('1');
  });

  it.each(['/orders/../admin', '/orders/..', '/orders/%2e%2E/x', 'orders', '/./x'])(
    'refuses the path %s without sending',
    async (path) => {
      const failure = await failureOf(requestNothing({ service: 'order', method: 'GET', path }));
      expect(failure).toMatchObject({ kind: 'malformed', status: null });
    },
  );
});

describe('bad responses (REQ A7.7, QUALITY 13)', () => {
  const schema = v.object({ id: v.string() });
  const sendRequest = (): Promise<ServiceError> =>
    failureOf(request({ service: 'order', method: 'GET', path: '/orders/1' }, schema));

  it.each([
    ['truncated JSON', '{"id": "1'],
    ['an HTML page', '<!doctype html><p>Willkommen</p>'],
    ['nothing', ''],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['null', 'null'],
    ['a wrong type', '{"id": 1}'],
    ['a megabyte of text', 'x'.repeat(1_000_000)],
    ['a hundred thousand brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('200 with %s is malformed', async (_name, body) => {
    server.use(
      http.get('*/orders/1', () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } })),
    );
    expect(await sendRequest()).toMatchObject({
      kind: 'malformed',
      status: 200,
      requestInfo: { service: 'order', path: '/orders/1' },
    });
  });

  it('names the paths that do not fit the schema, never the values', async () => {
    server.use(http.get('*/orders/1', () => HttpResponse.json({ id: { secret: 'Erika' } })));
    const failure = await sendRequest();
    expect(failure.message).toContain('id is not string');
    expect(failure.message).not.toContain('Erika');
  });

  it('204 resolves a request without a result, and is malformed where a body is required', async () => {
    server.use(http.get('*/orders/1', () => new HttpResponse(null, { status: 204 })));
    await expect(requestNothing({ service: 'order', method: 'GET', path: '/orders/1' })).resolves.toBeUndefined();
    expect(await sendRequest()).toMatchObject({ kind: 'malformed', status: 204 });
  });

  it.each([400, 403, 404, 409, 422, 429, 500, 502, 503, 504])(
    '%i with a page of a proxy keeps its status',
    async (status) => {
      server.use(http.get('*/orders/1', () => new HttpResponse('<html>', { status })));
      expect(await sendRequest()).toMatchObject({ kind: 'problem', status, code: null, detail: null });
    },
  );

  it('tells a network failure, a time-out and a cancelled request apart', async () => {
    server.use(http.get('*/orders/1', () => HttpResponse.error()));
    expect(await sendRequest()).toMatchObject({ kind: 'network', status: null });

    server.use(http.get('*/orders/1', () => new Promise<never>(() => undefined)));
    const base = { service: 'order', method: 'GET', path: '/orders/1' } as const;
    expect(await failureOf(requestNothing({ ...base, timeout: 30 }))).toMatchObject({ kind: 'timeout' });

    const controller = new AbortController();
    const running = failureOf(requestNothing({ ...base, signal: controller.signal }));
    controller.abort();
    expect(await running).toMatchObject({ kind: 'cancelled' });
  });

  it('a failure while the page is left is not believed, unless the page comes back (QUALITY 10)', async () => {
    const page = new EventTarget();
    followPage(page);
    page.dispatchEvent(new Event('pagehide'));
    server.use(http.get('*/orders/1', () => HttpResponse.error()));
    const failed = vi.fn<(error: ServiceError) => void>();
    const running = sendRequest().then(failed);
    server.use(http.get('*/orders/2', () => HttpResponse.json({ id: '2' })));
    await requestNothing({ service: 'order', method: 'GET', path: '/orders/2' });
    expect(failed).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pageshow'));
    await running;
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'network' }));
  });

  it('an answer that a redirect brought from another origin is refused, one of the same origin is not (QUALITY 19)', async () => {
    server.use(http.get('*/orders/1', () => HttpResponse.json({ id: '1' })));
    const answeredFrom = vi.spyOn(Response.prototype, 'url', 'get');
    answeredFrom.mockReturnValue('https://elsewhere.example/orders/1');
    expect((await sendRequest()).message).toContain('foreign origin');
    answeredFrom.mockReturnValue(`${globalThis.location.origin}/elsewhere`);
    await requestNothing({ service: 'order', method: 'GET', path: '/orders/1' });
  });

  it('no error contains the token (QUALITY 19)', async () => {
    server.use(http.get('*/orders/1', () => HttpResponse.json({ title: 'x' }, { status: 500 })));
    const failure = await sendRequest();
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure)) + String(failure.cause)).not.toContain(
      'token-1',
    );
  });
});

describe('versions and time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const get = async (path: string): Promise<void> => requestNothing({ service: 'basket', method: 'GET', path });

  it('reports a changed version once per new version and base address', async () => {
    let version = '1';
    server.use(
      http.get('*/services/basket/*', () => new HttpResponse(null, { status: 204, headers: { 'X-Version': version } })),
      http.get('*/services/order/*', () => new HttpResponse(null, { status: 204, headers: { 'X-Version': '77' } })),
    );
    await get('/a');
    await requestNothing({ service: 'order', method: 'GET', path: '/b' });
    expect(onVersionChanged).not.toHaveBeenCalled();
    for (version of ['2', '2', '1', '2']) await get('/a');
    expect(onVersionChanged.mock.calls).toEqual([['basket', '2']]);
  });

  it.each([{ 'Cache-Control': 'max-age=3600' }, { 'Last-Modified': 'Fri, 20 Nov 2026 10:00:00 GMT' }, { Age: '60' }])(
    'ignores the date of a response that may come from a cache: %j',
    async (cacheHeaders) => {
      const anHourAgo = new Date(Date.now() - 3_600_000).toUTCString();
      server.use(
        http.get('*/a', () => new HttpResponse(null, { status: 204, headers: { Date: anHourAgo, ...cacheHeaders } })),
      );
      await get('/a');
      expect(serviceNow()).toEqual(new Date());
    },
  );

  it.each([400, 404, 500])(
    'reports the changed version of an answer with status %d as well (REQ A8.1)',
    async (status) => {
      let answered = { status: 204, headers: { 'X-Version': '1' } };
      server.use(http.get('*/services/basket/*', () => new HttpResponse(null, answered)));
      await get('/a');
      answered = { status, headers: { 'X-Version': '2' } };
      await expect(get('/a')).rejects.toMatchObject({ status });
      expect(onVersionChanged.mock.calls).toEqual([['basket', '2']]);
    },
  );

  it('the date of responses moves the service clock, a malformed date does not', async () => {
    vi.setSystemTime('2026-11-20T10:00:00Z');
    const tomorrow = new Date('2026-11-21T10:00:00Z');
    server.use(
      http.get('*/a', () => new HttpResponse(null, { status: 204, headers: { Date: 'soon' } })),
      http.get('*/b', () => new HttpResponse(null, { status: 204, headers: { Date: tomorrow.toUTCString() } })),
    );
    await get('/a');
    expect(serviceNow()).toEqual(new Date());
    await get('/b');
    // The header contains whole seconds: the clock assumes the middle of the second.
    expect(serviceNow()).toEqual(new Date(tomorrow.getTime() + 500));
  });
});

describe('running mutations', () => {
  it('counts a mutation until its response has arrived, and no read', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.all('*/services/order/*', async () => {
        await gate;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const post = failureOf(requestNothing({ service: 'order', method: 'POST', path: '/x' }));
    const get = failureOf(requestNothing({ service: 'order', method: 'GET', path: '/x' }));
    const search = failureOf(requestNothing({ service: 'order', method: 'POST', path: '/x', mutation: false }));
    expect(runningMutations()).toBe(1);
    release();
    await Promise.all([post, get, search]);
    expect(runningMutations()).toBe(0);
  });
});
