// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { closeCall, openCall } from '~/app/call/currentCall';
import { resumeLeftOpenCall } from './resumeLeftOpenCall';
import { currentCall } from '~/app/call/runningCall';
import { journalOf } from '~/app/journal/callJournal';
import { saveJournal } from '~/app/journal/journalStore';
import { limits } from '~config/limits';
import type { Agent } from '~/domain/common/agent';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { recentEntryOf } from '~/domain/customer/recentCustomers';
import { aCustomer } from '~/domain/testing/samples';
import { otherCalls, ownCall } from './openCalls';

startStandIn();

const agent: Agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] };
const { held } = provideLocks();

afterEach(async () => {
  await closeCall('chosen');
});

/** A call with a customer and two articles, saved at `savedAt`, whose browser was killed. */
async function leaveOpen(callId: string, savedAt: Date): Promise<void> {
  const desk = openDesk();
  await desk.logIn('0123456');
  await desk.enter('432011001');
  await desk.enter('443015001');
  const state = desk.getState();
  await saveJournal(journalOf({ ...state, call: { ...state.call, id: callId } }, savedAt));
}

/** Old enough not to be restored by itself, young enough to be kept. */
const longAgo = () => new Date(Date.now() - limits.inactiveBasketAge - 60_000);

describe('the calls that are open (REQ A5.4)', () => {
  it('one without a tab: number, articles, and the name where this tab knows it', async () => {
    await leaveOpen('call-left', longAgo());
    expect(await otherCalls(agent.username, 'own', [])).toMatchObject([
      { callId: 'call-left', customerNumber: '0123456', customerName: null, articles: 2, place: 'left' },
    ]);
    const customer = aCustomer({ externalCustomerId: '0123456', firstName: 'Erika', lastName: 'Musterfrau' });
    const recent = [recentEntryOf(customer, '2026-11-20T09:00:00Z')];
    expect(await otherCalls(agent.username, 'own', recent)).toMatchObject([{ customerName: 'Erika Musterfrau' }]);
  });

  it('not the own one, and none of another agent', async () => {
    await leaveOpen('call-left', longAgo());
    expect(await otherCalls(agent.username, 'call-left', [])).toEqual([]);
    await leaveOpen('call-left', longAgo());
    expect(await otherCalls('bernd.backoffice', 'own', [])).toEqual([]);
  });

  it('one that another tab has open is listed, and cannot be resumed', async () => {
    await openCall(agent);
    await leaveOpen('call-elsewhere', longAgo());
    held.add('kontor.call.call-elsewhere');
    expect(await otherCalls(agent.username, 'own', [])).toMatchObject([{ place: 'otherTab' }]);
    expect(await resumeLeftOpenCall(agent, 'call-elsewhere')).toBe(false);
    expect(currentCall()?.id).not.toBe('call-elsewhere');
  });

  it('one that was left is resumed in place of an untouched call', async () => {
    await openCall(agent);
    await leaveOpen('call-left', longAgo());
    expect(await resumeLeftOpenCall(agent, 'call-left')).toBe(true);
    expect(await resumeLeftOpenCall(agent, 'call-left')).toBe(true);
    expect(currentCall()?.id).toBe('call-left');
    expect(currentCall()?.store.getState().basket.items).toHaveLength(2);
    expect(await resumeLeftOpenCall(agent, 'call-gone')).toBe(false);
  });

  it('one that was left is not resumed once something was typed in the own one, which would be lost', async () => {
    await openCall(agent);
    await leaveOpen('call-left', longAgo());
    currentCall()?.store.dispatch(customerActions.numberTyped('01'));
    const ownId = currentCall()?.id;
    expect(await resumeLeftOpenCall(agent, 'call-left')).toBe(false);
    expect(currentCall()?.id).toBe(ownId);
  });

  it('nor once something was typed in the own one while the lock was awaited; the other call is left to any tab', async () => {
    await openCall(agent);
    await leaveOpen('call-awaited', longAgo());
    const ownId = currentCall()?.id;
    const { request } = navigator.locks;
    vi.spyOn(navigator.locks, 'request').mockImplementationOnce(async (...sent) => {
      currentCall()?.store.dispatch(customerActions.numberTyped('01'));
      return request(...sent);
    });
    expect(await resumeLeftOpenCall(agent, 'call-awaited')).toBe(false);
    expect(currentCall()?.id).toBe(ownId);
    expect(held).not.toContain('kontor.call.call-awaited');
  });

  it('the own one, once something was typed', async () => {
    const desk = openDesk();
    expect(ownCall(desk.getState())).toBeNull();
    desk.dispatch(customerActions.numberTyped('01'));
    expect(ownCall(desk.getState())).toMatchObject({ place: 'here', customerNumber: null, articles: 0 });
    await desk.logIn('0123456');
    expect(ownCall(desk.getState())).toMatchObject({ customerNumber: '0123456', customerName: 'Erika Musterfrau' });
  });
});
