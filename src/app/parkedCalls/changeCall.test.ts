// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { parkingLimits } from '~config/limits/parking';
import type { Agent } from '~/domain/common/agent';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { orderActions, type OrderAttempt } from '~/features/order/place/orderSlice';
import type { ParkingReason } from '~/features/call/parkedMark';
import { closeCall, openCall, startNewCall } from '~/app/call/currentCall';
import { parkedInMemory } from '~/app/call/heldCalls';
import { currentCall } from '~/app/call/runningCall';
import { readJournals } from '~/app/journal/journalStore';
import { currentCountry } from '~/app/session/currentCountry';
import { connectToStandIn, startStandIn } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { requestsSeen } from '../../../mocks/node.ts';
import { endParkedCall, showParkedCall } from './changeCall';
import { markOf } from './markOf';

startStandIn();
const { held } = provideLocks();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };

beforeEach(async () => {
  connectToStandIn(currentCountry);
  await openCall(agent);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of parkedInMemory()) await endParkedCall(agent, id);
  await closeCall('chosen');
  localStorage.clear();
});

/** An order that was sent and not answered. */
const attempt: OrderAttempt = {
  attemptId: 'a-1',
  erpNumber: null,
  customerNumber: null,
  customerKey: '',
  contentKey: null,
  isCreated: false,
  readOut: null,
  said: null,
};

function park(why: ParkingReason = { reason: 'callsBack', text: '', dueAt: null }): string {
  const call = currentCall();
  if (call === null) throw new Error('no call');
  startNewCall(agent, { parked: markOf(call.store.getState(), why, '/orderapp', new Date()) });
  return call.id;
}
const typeNumber = (number: string) => currentCall()?.store.dispatch(customerActions.numberTyped(number));
const typed = () => currentCall()?.store.getState().customer.numberField;

describe('a parked call (DECISIONS 250)', () => {
  it('comes back as it was, and the one on the screen is parked in turn', async () => {
    typeNumber('0123456');
    const first = park();
    typeNumber('0110001');
    const second = currentCall()?.id ?? '';
    expect(await showParkedCall(agent, first, '/orders/1')).toMatchObject({
      kind: 'shown',
      mark: { path: '/orderapp' },
    });
    expect(typed()).toBe('0123456');
    expect(currentCall()?.store.getState().call.parked).toBeNull();
    expect(parkedInMemory().map(({ id, store }) => [id, store.getState().call.parked])).toMatchObject([
      [second, { reason: 'interrupted', path: '/orders/1' }],
    ]);
  });

  it('takes the place of an untouched call, which ends', async () => {
    typeNumber('0123456');
    const first = park();
    await showParkedCall(agent, first, '/orderapp');
    expect(parkedInMemory()).toEqual([]);
  });

  it('is not shown while an order of the call on the screen is in flight, and stays parked', async () => {
    typeNumber('0123456');
    const first = park();
    currentCall()?.store.dispatch(orderActions.checkStarted());
    expect(await showParkedCall(agent, first, '/orderapp')).toEqual({ kind: 'sending' });
    expect(parkedInMemory().map(({ id }) => id)).toEqual([first]);
  });

  it('that only its journal has is left to any tab, where it is not shown because an order is in flight', async () => {
    typeNumber('0123456');
    const first = park();
    await expect.poll(() => readJournals(agent.username, new Date())).toHaveLength(1);
    await closeCall('forced');
    await openCall(agent);
    currentCall()?.store.dispatch(orderActions.checkStarted());
    expect(await showParkedCall(agent, first, '/orderapp')).toEqual({ kind: 'sending' });
    await expect.poll(() => [...held]).not.toContain(`kontor.call.${first}`);
  });

  it('is restored from its journal where no tab has it in memory; one that was ended is gone', async () => {
    typeNumber('0123456');
    const first = park();
    await expect
      .poll(() => readJournals(agent.username, new Date()))
      .toMatchObject([{ callId: first, parked: { reason: 'callsBack' } }]);
    await closeCall('forced');
    await openCall(agent);
    expect(typed()).toBe('');
    expect(await showParkedCall(agent, first, '/orderapp')).toMatchObject({ kind: 'shown' });
    expect(typed()).toBe('0123456');
    const second = park();
    await endParkedCall(agent, second);
    expect(await showParkedCall(agent, second, '/orderapp')).toEqual({ kind: 'gone' });
    expect(await readJournals(agent.username, new Date())).toEqual([]);
  });

  it('survives a chosen sign-out and another agent, and is removed when it is too old', async () => {
    typeNumber('0123456');
    const first = park();
    await expect.poll(() => readJournals(agent.username, new Date())).toHaveLength(1);
    await closeCall('chosen');
    expect(await readJournals('bbackoffice', new Date())).toEqual([]);
    const read = (age: number) => readJournals(agent.username, new Date(Date.now() + age));
    expect(await read(limits.parkedAge - 60_000)).toMatchObject([{ callId: first }]);
    expect(await read(limits.parkedAge)).toEqual([]);
    expect(await read(0)).toEqual([]);
  });

  it('keeps its reason and a reminder that is still to come when it is parked again, also after a reload', async () => {
    typeNumber('0123456');
    const dueAt = new Date(Date.now() + 60 * 60_000).toISOString();
    const first = park({ reason: 'waitsForGoods', text: 'Ring', dueAt });
    typeNumber('0110001');
    const second = currentCall()?.id ?? '';
    await showParkedCall(agent, first, '/orderapp');
    await expect
      .poll(() => readJournals(agent.username, new Date()))
      .toContainEqual(expect.objectContaining({ callId: first, parked: null }));
    await closeCall('forced');
    await openCall(agent);
    expect(currentCall()?.id).toBe(first);
    await showParkedCall(agent, second, '/orderapp');
    expect(parkedInMemory().map(({ store }) => store.getState().call.parked)).toMatchObject([
      { reason: 'waitsForGoods', text: 'Ring', dueAt },
    ]);
    await showParkedCall(agent, first, '/orderapp');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(dueAt) });
    await showParkedCall(agent, second, '/orderapp');
    expect(parkedInMemory().map(({ store }) => store.getState().call.parked)).toMatchObject([
      { reason: 'waitsForGoods', text: 'Ring', dueAt: null },
    ]);
  });

  it('handles an action that reaches it when it comes back', async () => {
    typeNumber('0123456');
    const call = currentCall();
    const first = park();
    const before = requestsSeen().length;
    call?.store.dispatch(productSearchActions.termSubmitted('432011001'));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(requestsSeen()).toHaveLength(before);
    await showParkedCall(agent, first, '/orderapp');
    await expect.poll(() => call?.store.getState().basket.items).toMatchObject([{ sku: '432011001' }]);
  });

  it('is one of eight that are changed 100 times: as many calls and journals as before, and none once they have ended (QUALITY Load)', async () => {
    const kept = async () => [parkedInMemory().length, (await readJournals(agent.username, new Date())).length];
    const ids = Array.from({ length: parkingLimits.parkedCalls }, (_, index) => {
      typeNumber(`011000${String(index)}`);
      return park();
    });
    await expect.poll(kept).toEqual([8, 8]);
    for (let change = 0; change < 100; change += 1) {
      const [next] = parkedInMemory();
      await showParkedCall(agent, next?.id ?? '', '/orderapp');
    }
    await expect.poll(kept).toEqual([7, 8]);
    for (const id of ids) await endParkedCall(agent, id);
    startNewCall(agent);
    await expect.poll(kept).toEqual([0, 0]);
  });

  it.each(['memory', 'journal'] as const)(
    'ended by hand deletes its basket, but not that of an order that may have been placed: %s',
    async (place) => {
      const deleted = () =>
        requestsSeen().flatMap(({ operation, path }) => (operation === 'deleteBasket' ? [path] : []));
      const endedWith = async (isUnknown: boolean) => {
        const call = currentCall();
        const basketId = () => call?.store.getState().basket.id ?? null;
        call?.store.dispatch(productSearchActions.termSubmitted('432011001'));
        await expect.poll(basketId).not.toBeNull();
        if (isUnknown) call?.store.dispatch(orderActions.outcomeLost(attempt));
        const parked = park();
        const isStored = async () => {
          const journals = await readJournals(agent.username, new Date());
          return journals.some((journal) => journal.callId === parked && journal.parked !== null);
        };
        await expect.poll(isStored).toBe(true);
        if (place === 'journal') {
          await closeCall('forced');
          await openCall(agent);
        }
        await endParkedCall(agent, parked);
        return basketId();
      };
      await endedWith(true);
      const id = await endedWith(false);
      await expect.poll(deleted).toEqual([`/services/basket/de/basket/${String(id)}`]);
    },
  );

  it.each([
    [0, 0],
    [parkingLimits.parkedFresh, 1],
  ])('has a new offer only after a while: %i ms, %i request', async (age, count) => {
    const call = currentCall();
    call?.store.dispatch(customerActions.loginRequested('0123456'));
    await expect.poll(() => call?.store.getState().customer.login.phase).toBe('asking');
    call?.store.dispatch(customerActions.birthdayAnswered('confirmed'));
    call?.store.dispatch(productSearchActions.termSubmitted('432011001'));
    await expect.poll(() => call?.store.getState().offer.status).toBe('current');
    const offers = () => requestsSeen().filter(({ operation }) => operation === 'createOffer').length;
    const before = offers();
    const first = park();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age });
    await showParkedCall(agent, first, '/orderapp');
    await expect.poll(offers).toBe(before + count);
    await expect.poll(() => call?.store.getState().offer.status).toBe('current');
  });
});
