// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import type { Agent } from '~/domain/common/agent';
import type { CallFigures } from '~/domain/figures/callFigures';
import { anOrder } from '~/domain/testing/samples';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { whilePending } from '~/services/http/pendingRequests';
import { ServiceError, type ServiceErrorKind } from '~/services/http/serviceError';
import { closeCall, openCall, startNewCall } from '~/app/call/currentCall';
import { currentCall } from '~/app/call/runningCall';
import { runningPractice } from '~/app/practice/practice';
import { startStandIn } from '~/app/testing/aDesk';
import { recordFigures } from './recordFigures';

startStandIn();
setLimits({ figuresSaveDelay: 1 });

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };
const login = { service: 'customer', method: 'GET', path: '/private/customers', isChange: false, timeout: 1 } as const;
const written = new Map<string, CallFigures>();
let remove: () => void = () => undefined;
const storage = {
  onRemoved: (listener: () => void) => {
    remove = listener;
    return () => undefined;
  },
  read: (callId: string) => Promise.resolve(written.get(callId) ?? null),
  write: (callId: string, figures: CallFigures) => {
    written.set(callId, figures);
    return Promise.resolve();
  },
};
const figures = () => written.get(currentCall()?.id ?? '');
const press = (key: string) => globalThis.dispatchEvent(new KeyboardEvent('keydown', { key }));
const order = () => currentCall()?.store.dispatch(orderActions.confirmed({ order: anOrder(), readOut: null }));
let stop: () => void = () => undefined;

beforeEach(async () => {
  written.clear();
  await openCall(agent);
  stop = recordFigures(storage);
});
afterEach(async () => {
  stop();
  runningPractice.set(null);
  await closeCall('chosen');
});

describe('the figures of a call (DECISIONS 254)', () => {
  it('have the time of each answered step and nothing of the customer', async () => {
    await whilePending(login, () => Promise.resolve());
    await whilePending({ ...login, path: '/private/customers/0110001' }, () => Promise.resolve());
    await expect.poll(figures).toMatchObject({ durations: { login: [expect.any(Number)] }, failures: {} });
    expect(JSON.stringify([...written.values()])).not.toContain('0110001');
  });

  it('count the keys of each order from the one before', async () => {
    for (const key of ['1', '2', 'Shift', 'Enter']) press(key);
    order();
    press('3');
    currentCall()?.store.dispatch(customerActions.numberTyped('1'));
    await expect.poll(figures).toMatchObject({ keysOfOrders: [3] });
    currentCall()?.store.dispatch(orderActions.checkStarted());
    press('4');
    order();
    await expect.poll(() => figures()?.keysOfOrders).toEqual([3, 2]);
  });

  it.each<readonly [ServiceErrorKind, number | null, number | undefined]>([
    ['problem', 503, 1],
    ['network', null, 1],
    ['timeout', null, 1],
    ['malformed', 200, 1],
    ['problem', 404, undefined],
    ['cancelled', null, undefined],
    ['signedOut', 401, undefined],
  ])('count technical failures by operation: %s %s', async (kind, status, count) => {
    const failing = whilePending(login, () => Promise.reject(new ServiceError({ kind, status })));
    await expect(failing).rejects.toThrow(ServiceError);
    // Written after the failure.
    await whilePending(login, () => Promise.resolve());
    await expect.poll(figures).toBeDefined();
    expect(figures()?.failures['customer GET /private/customers']).toBe(count);
  });

  it('are those of each call, and go on when a call comes back', async () => {
    press('1');
    await whilePending(login, () => Promise.resolve());
    const first = currentCall()?.id ?? '';
    startNewCall(agent);
    press('2');
    press('3');
    await whilePending(login, () => Promise.resolve());
    await expect.poll(figures).toMatchObject({ keys: 2 });
    expect(written.get(first)).toMatchObject({ keys: 1, durations: { login: [expect.any(Number)] } });
    stop();
    stop = recordFigures(storage);
    press('4');
    await whilePending(login, () => Promise.resolve());
    await expect
      .poll(figures)
      .toMatchObject({ keys: 3, durations: { login: [expect.any(Number), expect.any(Number)] } });
  });

  it('that were removed do not come back with the next of the running call', async () => {
    await whilePending(login, () => Promise.resolve());
    await whilePending(login, () => Promise.resolve());
    await expect.poll(figures).toMatchObject({ durations: { login: [expect.any(Number), expect.any(Number)] } });
    written.clear();
    remove();
    await whilePending(login, () => Promise.resolve());
    await expect.poll(figures).toMatchObject({ durations: { login: [expect.any(Number)] } });
  });

  it('are not those of a practice call', async () => {
    runningPractice.set({ lesson: 'known', callId: currentCall()?.id ?? '', isResumed: false });
    press('1');
    await whilePending(login, () => Promise.resolve());
    startNewCall(agent);
    await whilePending(login, () => Promise.resolve());
    await expect.poll(figures).toBeDefined();
    expect([...written.keys()]).toEqual([currentCall()?.id]);
  });
});
