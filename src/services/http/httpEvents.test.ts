// @vitest-environment jsdom
// @isolated: a burst of an earlier file may still be pending.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { requestNothing } from './httpClient';
import { onNetworkFailure, onSlowRequest } from './httpEvents';
import type { SlowRequest } from './httpEvents';

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
  it('50 in a burst emit one event, after one second; quiet requests none', async () => {
    server.use(http.get('*/services/order/x', () => HttpResponse.error()));
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    await sendRequest(true);
    await new Promise((resolve) => {
      setTimeout(resolve, 1_100);
    });
    expect(report).not.toHaveBeenCalled();

    const started = performance.now();
    await Promise.all(Array.from({ length: 50 }, async () => sendRequest()));
    expect(report).not.toHaveBeenCalled();
    await vi.waitFor(
      () => {
        expect(report).toHaveBeenCalledTimes(1);
      },
      { timeout: 3_000 },
    );
    expect(performance.now() - started).toBeGreaterThan(990);
    stop();
  });

  it('an error status is none', async () => {
    server.use(http.get('*/services/order/x', () => new HttpResponse(null, { status: 503 })));
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    await sendRequest();
    await new Promise((resolve) => {
      setTimeout(resolve, 1_100);
    });
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
