// @isolated: the address of the machine is looked up once per page.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { requestsSettled } from '~config/testing/leftovers';
import { onNetworkFailure } from '../http/httpEvents';
import { runningMutations } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { alarmKey, createAlarmGate } from './alarm';
import { levelOf } from './logRules';
import { configureLogging, log, logFailure } from './loggingService';

const server = setupServer();
let entries: Record<string, unknown>[] = [];
let alarms: unknown[] = [];
let ipAsked = 0;
let remembered: Readonly<Record<string, number>> = {};

beforeAll(() => {
  server.listen();
});
beforeEach(() => {
  entries = [];
  alarms = [];
  remembered = {};
  ipAsked = 0;
  configureLogging({
    getUsername: () => 'anna.beispiel',
    alarmMemory: {
      read: () => remembered,
      write: (sent) => {
        remembered = sent;
      },
    },
  });
  server.use(
    http.post('*/services/logging', async ({ request }) => {
      entries.push((await request.json()) as Record<string, unknown>);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/services/alarm', async ({ request }) => {
      alarms.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/services/ip-lookup', () => {
      ipAsked += 1;
      return HttpResponse.json({ ip: '192.0.2.7' });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function delivered(count: number): Promise<void> {
  await vi.waitFor(() => {
    expect(entries).toHaveLength(count);
  });
}

describe('an entry (REQ A12.1, CONTRACT Logging)', () => {
  it('is sent in snake_case, masked, with agent, version and correlation id (REQ A1.6)', async () => {
    log('info', 'order_created for erika@example.de', { orderId: '4711', correlationId: 'c-1', firstName: 'Erika' });
    await delivered(1);
    const { timestamp, context, ...entry } = entries[0] ?? {};
    expect(entry).toEqual({
      project_id: 'kontor',
      level: 'info',
      message: 'order_created for ***',
      agent_username: 'anna.beispiel',
      correlation_id: 'c-1',
      app_version: __APP_VERSION__,
    });
    expect(context).toMatchObject({ order_id: '4711', first_name: '***' });
    expect(String(timestamp)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('has the address once it is known; it is looked up once and never waited for', async () => {
    log('info', 'a');
    await delivered(1);
    await vi.waitFor(async () => {
      const before = entries.length;
      log('info', 'b');
      await delivered(before + 1);
      expect(entries.at(-1)?.['context']).toEqual({ ip: '192.0.2.7' });
    });
    expect(ipAsked).toBeLessThanOrEqual(1);
  });

  it('that cannot be delivered is dropped silently, and is no mutation that a reload waits for', async () => {
    server.use(http.post('*/services/logging', () => HttpResponse.error()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const report = vi.fn<() => void>();
    const stop = onNetworkFailure(report);
    expect(() => {
      log('error', 'x');
    }).not.toThrow();
    expect(runningMutations()).toBe(0);
    await requestsSettled();
    vi.advanceTimersByTime(limits.networkNoticeDelay);
    expect(report).not.toHaveBeenCalled();
    vi.useRealTimers();
    stop();
  });
});

describe('failures (REQ A12.3, A12.4)', () => {
  const problem = (status: number, body: unknown = null, service = 'order', path = '/x'): ServiceError =>
    new ServiceError({ kind: 'problem', status, body, requestInfo: { service, method: 'GET', path } });

  it.each([
    ['401', problem(401), null],
    ['a session that is over', new ServiceError({ kind: 'signedOut', status: 401 }), null],
    ['invalid_grant', problem(400, { error: 'invalid_grant' }), null],
    ['what was not found', problem(404), null],
    [
      'a delivery processed meanwhile',
      problem(409, { key: '/dpl/ccs/errors/next_order_date_already_processed' }),
      null,
    ],
    ['address suggestions', problem(500, null, 'addressCheck', '/address-suggestions'), null],
    ['city suggestions', problem(503, null, 'addressCheck', '/city-suggestions'), null],
    ['a post number that cannot be verified', problem(503, null, 'addressCheck', '/verify-post-number'), 'error'],
    ['a letter already sent', problem(409, null, 'callCentre', '/ringstemplate-send'), null],
    ['a letter that could not be sent', problem(500, null, 'callCentre', '/ringstemplate-send'), 'error'],
    ['a request that the application cancelled', new ServiceError({ kind: 'cancelled' }), null],
    ['a refusal by rule', problem(409), 'warning'],
    ['no network', new ServiceError({ kind: 'network' }), 'warning'],
    ['a service that is down', problem(503), 'error'],
    ['an unreadable answer', new ServiceError({ kind: 'malformed', status: 200 }), 'severe'],
    ['a mistake of ours', new TypeError('x'), 'severe'],
    [
      'a chunk in Chromium',
      new TypeError('Failed to fetch dynamically imported module: https://k/assets/a.js'),
      'warning',
    ],
    [
      'a chunk in Firefox',
      new TypeError('error loading dynamically imported module: https://k/assets/a.js'),
      'warning',
    ],
    ['a style sheet', new Error('Unable to preload CSS for /assets/a.css'), 'warning'],
  ] as const)('%s', (_name, failure, level) => {
    expect(levelOf(failure)).toBe(level);
  });

  it('a failed request is logged with its details, never with the server’s text', async () => {
    logFailure(problem(500, { key: 'broken', detail: 'Erika Mustermann', customer: { first_name: 'Erika' } }));
    await delivered(1);
    expect(entries[0]).toMatchObject({
      level: 'error',
      context: { kind: 'problem', status: 500, code: 'broken', call: { path: '/x' } },
    });
    expect(JSON.stringify(entries)).not.toContain('Erika');
  });

  const personal = [
    'Erika Mustermann',
    'Kundin Erika',
    'erika@example.de',
    'IBAN DE89 3704 0044 0532 0130 00',
    'DE89370400440532013000',
    '04.05.1961',
    '1961-05-04',
    '015123456789',
    'Lange Straße 12',
    'Erika%20Mustermann',
    `code_${'x'.repeat(60)}`,
    '{"first_name":"Erika"}',
  ];
  it.each(
    personal.flatMap((text) => [
      [{ title: text }, text] as const,
      [{ key: text }, text] as const,
      [{ type: `/dpl/errors/${text}` }, text] as const,
      [{ error: text }, text] as const,
    ]),
  )('a problem %j is logged without it', async (body, text) => {
    logFailure(problem(400, body));
    await delivered(1);
    expect(JSON.stringify(entries)).not.toContain(text);
    expect(entries[0]).toMatchObject({ context: { kind: 'problem', status: 400 } });
  });

  it.each(['StockReservationFailure', 'basket_not_found', 'order.invalid.paymentMethod', 'KAT1'])(
    'the code %s of a problem is logged',
    async (key) => {
      logFailure(problem(409, { key }));
      await delivered(1);
      expect(entries[0]).toMatchObject({ context: { code: key } });
      expect(String(entries[0]?.['message'])).toContain(key);
    },
  );

  it('is logged once, whoever reports it', async () => {
    const failure = problem(503);
    logFailure(failure);
    logFailure(failure);
    await delivered(1);
    logFailure(problem(502));
    await delivered(2);
    expect(entries).toMatchObject([{ context: { status: 503 } }, { context: { status: 502 } }]);
  });

  it('a severe failure is logged as an error with an alarm, once per message', async () => {
    for (const id of ['4711', '4712']) logFailure(new TypeError(`no order ${id}`));
    await delivered(2);
    expect(entries.map(({ level }) => level)).toEqual(['error', 'error']);
    await vi.waitFor(() => {
      expect(alarms).toEqual([{ text: 'no order 4711' }]);
    });
  });
});

describe('alarms (REQ A12.2, QUALITY 20)', () => {
  const hours = 3_600_000;
  const memory = { read: () => remembered, write: (sent: Readonly<Record<string, number>>) => (remembered = sent) };

  it('at most once per message in three hours, over reloads and tabs', () => {
    expect(createAlarmGate(memory)('order 1 failed', 0)).toBe(true);
    expect(createAlarmGate(memory)('order 2 failed', 1)).toBe(false);
    expect(createAlarmGate(memory)('basket failed', 1)).toBe(true);
    expect(createAlarmGate(memory)('order 3 failed', 3 * hours)).toBe(true);
  });

  it('where nothing can be stored, once per tab', () => {
    const isDue = createAlarmGate({ read: () => ({}), write: () => undefined });
    expect([isDue('x', 0), isDue('x', 1), isDue('x', 3 * hours)]).toEqual([true, false, true]);
  });

  it('a clock that is set back does not suppress it for ever', () => {
    remembered = { x: 100 * hours };
    expect(createAlarmGate(memory)('x', 0)).toBe(true);
  });

  it('limits the number of stored alarms', () => {
    const isDue = createAlarmGate(memory);
    const word = (index: number): string =>
      String(index)
        .split('')
        .map((digit) => 'ghijklmnop'[Number(digit)])
        .join('');
    for (let index = 0; index < 1_000; index += 1) isDue(word(index), index);
    expect(Object.keys(remembered)).toHaveLength(200);
  });

  it.each([
    ['order 4711 failed', 'Order 12 failed'],
    [
      'GET order /orders/3e4f8a52-7b1c-4c1d-9e55-6f7a8b9c0d1e: 500',
      'GET order /orders/00000000-7b1c-4c1d-9e55-6f7a8b9c0d1e: 503',
    ],
    ['chunk a1b2c3d4 missing', 'chunk 99b2c3d4 missing'],
    ['basket-7f3 gone', 'basket-8a1 gone'],
  ])('%s is the same as %s', (one, other) => {
    expect(alarmKey(one)).toBe(alarmKey(other));
  });
});
