import { describe, expect, it } from 'vitest';
import { openWire } from '../testing/aWire';
import { subscribeReminder } from './stockReminderService';

const wire = openWire();
const subscribe = () => subscribeReminder('465009001', 'erika.musterfrau@example.com');

describe('the subscription of a stock reminder (REQ H2.2, H2.3)', () => {
  it('sends SKU and e-mail address, neither of them in the address', async () => {
    wire.answers(undefined, 204);
    expect(await subscribe()).toEqual({ kind: 'subscribed' });
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/customer/private/stock-reminder',
      query: {},
      body: { sku: '465009001', email: 'erika.musterfrau@example.com' },
    });
  });

  it('has an outcome of its own for 409 and 429, with the wait that the service names', async () => {
    wire.answers({ type: '/dpl/cs/errors/stock_reminder' }, 409);
    expect(await subscribe()).toEqual({ kind: 'failed', code: '409' });
    wire.answers({ type: '/dpl/cs/errors/stock_reminder' }, 429);
    expect(await subscribe()).toEqual({ kind: 'failed', code: '429', retryAfterSeconds: null });
    wire.answers({}, 429, { 'Retry-After': '30' });
    expect(await subscribe()).toEqual({ kind: 'failed', code: '429', retryAfterSeconds: 30 });
  });

  it('is refused, or its outcome is not known, for everything else (DECISIONS 240)', async () => {
    for (const status of [400, 404]) {
      wire.answers({ detail: 'gesperrt' }, status);
      expect(await subscribe()).toEqual({ kind: 'refused', detail: 'gesperrt' });
    }
    for (const status of [500, 503]) {
      wire.answers({}, status);
      expect(await subscribe()).toEqual({ kind: 'unknown', detail: `HTTP ${String(status)}` });
    }
    wire.breaks();
    expect(await subscribe()).toEqual({ kind: 'unknown', detail: null });
  });
});
