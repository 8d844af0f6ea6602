// @vitest-environment jsdom
// @isolated: a burst of an earlier file may still be pending.
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { configureHttp, request, requestNothing } from './httpClient';
import { onNetworkFailure, onRequestFailed, onSlowRequest } from './httpEvents';
import type { SlowRequest } from './httpEvents';
import { plainRequest } from './plainRequest';
import { ServiceError } from './serviceError';

setLimits({ networkNoticeDelay: 1_000 });
const server = setupServer();
beforeAll(() => {
  server.listen();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const sendRequest = async (quiet = false): Promise<unknown> =>
  requestNothing({
    service: 'order',
    method: 'GET',
    path: '/x',
    query: { email: 'a@b.de' },
    correlationId: 'c1',
    quiet,
  }).catch(() => undefined);

describe('network failures (REQ A12.5, QUALITY 14)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('50 in a burst emit one event, after one second; quiet requests none', async () => {
    server.use(http.get('*/services/order/x', () => HttpResponse.error()));
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    await sendRequest(true);
    vi.advanceTimersByTime(1_100);
    expect(report).not.toHaveBeenCalled();

    await Promise.all(Array.from({ length: 50 }, async () => sendRequest()));
    vi.advanceTimersByTime(999);
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(report).toHaveBeenCalledTimes(1);
    stop();
  });

  it('an error status is none', async () => {
    server.use(http.get('*/services/order/x', () => new HttpResponse(null, { status: 503 })));
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    await sendRequest();
    vi.advanceTimersByTime(1_100);
    expect(report).not.toHaveBeenCalled();
    stop();
  });
});

describe('slow requests (REQ A12.6)', () => {
  it.each([
    [8_001, 204, 1],
    [8_001, 500, 1],
    [8_000, 204, 0],
  ])('after %i ms with status %i: emits %i events, without the query', async (duration, status, times) => {
    const requests: SlowRequest[] = [];
    const stop = onSlowRequest((slow) => requests.push(slow));
    let late = false;
    const real = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => real + (late ? duration : 0));
    server.use(
      http.get('*/services/order/x', () => {
        late = true;
        return new HttpResponse(null, { status });
      }),
    );
    await sendRequest();
    stop();
    expect(requests).toEqual(
      Array.from({ length: times }, () => ({
        service: 'order',
        method: 'GET',
        path: '/x',
        duration,
        correlationId: 'c1',
      })),
    );
  });
});

describe('failed requests (REQ A12.1)', () => {
  async function emittedBy(work: () => Promise<unknown>): Promise<readonly string[]> {
    const failures: unknown[] = [];
    const stop = onRequestFailed((failure) => failures.push(failure));
    await work().catch(() => undefined);
    stop();
    return failures.map((failure) =>
      failure instanceof ServiceError ? `${failure.kind} ${String(failure.status)}` : 'other',
    );
  }
  const read = { service: 'order', method: 'GET', path: '/x', quiet: true } as const;

  it.each([
    ['an error status', () => new HttpResponse(null, { status: 503 }), 'problem 503'],
    ['a refusal by rule', () => HttpResponse.json({ key: 'StockReservationFailure' }, { status: 409 }), 'problem 409'],
    ['a response of another shape', () => HttpResponse.json({ id: 7 }), 'malformed 200'],
    ['no response', () => HttpResponse.error(), 'network null'],
  ])('%s is emitted once, whatever the caller makes of it', async (_case, answer, failure) => {
    server.use(http.get('*/services/order/x', answer));
    expect(await emittedBy(() => request(read, v.object({ id: v.string() })))).toEqual([failure]);
  });

  it('a request that succeeds with a renewed token has not failed; one that is refused again has, once', async () => {
    configureHttp({
      getIdToken: () => 'old',
      getCountry: () => 'DE',
      refreshToken: () => Promise.resolve('new'),
      onVersionChanged: () => undefined,
    });
    let refusals = 1;
    server.use(
      http.get('*/services/order/x', () => {
        refusals -= 1;
        return new HttpResponse(null, { status: refusals >= 0 ? 401 : 204 });
      }),
    );
    expect(await emittedBy(() => requestNothing(read))).toEqual([]);
    refusals = 2;
    expect(await emittedBy(() => requestNothing(read))).toEqual(['signedOut 401']);
  });

  it('tokens and keys that cannot be fetched are emitted too', async () => {
    server.use(http.get('*/keys', () => new HttpResponse(null, { status: 500 })));
    const keys = { name: 'keySet', url: `${globalThis.location.origin}/keys`, timeout: 1_000, convert: false };
    expect(await emittedBy(() => plainRequest(keys, v.object({})))).toEqual(['problem 500']);
  });

  it('a request of the logger is not', async () => {
    server.use(http.get('*/services/order/x', () => new HttpResponse(null, { status: 503 })));
    expect(await emittedBy(() => requestNothing({ ...read, unlogged: true }))).toEqual([]);
  });
});
