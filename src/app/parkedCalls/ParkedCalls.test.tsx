import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parkingLimits } from '~config/limits/parking';
import type { Agent } from '~/domain/common/agent';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import type { ParkedMark, ParkingReason } from '~/features/call/parkedMark';
import { closeCall, openCall, startNewCall } from '~/app/call/currentCall';
import { forgetParkedCalls, parkedInMemory } from '~/app/call/heldCalls';
import { currentCall } from '~/app/call/runningCall';
import { currentCountry } from '~/app/session/currentCountry';
import { connectToStandIn, startStandIn } from '~/app/testing/aDesk';
import { provideLocks } from '~/app/testing/browserLocks';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { startI18n } from '~/shared/i18n/i18n';
import { onNotice, type Notice } from '~/shared/notify/notices';
import { endParkedCall } from './changeCall';
import { markOf } from './markOf';
import { ParkedCalls } from './ParkedCalls';
import { readCalls } from './parkedList';

startStandIn();
provideLocks();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };
const callsBack: ParkingReason = { reason: 'callsBack', text: '', dueAt: null };
let notices: Notice[] = [];
let stopListening = () => {};

beforeEach(async () => {
  await startI18n('de');
  connectToStandIn(currentCountry);
  notices = [];
  stopListening = onNotice((notice) => notices.push(notice));
  await openCall(agent);
});
afterEach(async () => {
  cleanup();
  stopListening();
  for (const { id } of parkedInMemory()) await endParkedCall(agent, id);
  await closeCall('chosen');
  localStorage.clear();
});

function runningCall() {
  const call = currentCall();
  if (call === null) throw new Error('no call');
  return call;
}

function park(why: ParkingReason, changes: Partial<ParkedMark> = {}): string {
  const { id, store } = runningCall();
  startNewCall(agent, { parked: { ...markOf(store.getState(), why, '/orderapp', new Date()), ...changes } });
  return id;
}

function show(dialog: 'park' | 'list' | null, onPark: (mark: ParkedMark) => void = () => undefined): void {
  render(
    <MemoryRouter initialEntries={['/orderapp']}>
      <Provider store={runningCall().store}>
        <ParkedCalls agent={agent} dialog={dialog} onDialog={() => undefined} onPark={onPark} />
      </Provider>
    </MemoryRouter>,
  );
}

const noticesOf = (key: string) => notices.filter(({ text }) => 'key' in text && text.key === key);
const reminders = () => noticesOf('parked.reminder');

it('eight calls are parked; a further one is refused, also where only their journals are left, and the list names the oldest instead (DECISIONS 250)', async () => {
  const parkNumber = (parked: number) => {
    runningCall().store.dispatch(customerActions.numberTyped(`999000${String(parked)}`));
    const parkedAt = new Date(Date.now() - parked * 60_000).toISOString();
    const why: ParkingReason = { reason: 'inquiry', text: `Nummer ${String(parked)}`, dueAt: null };
    park(why, { name: `Kunde ${String(parked)}`, parkedAt });
  };
  for (let parked = 1; parked < parkingLimits.parkedCalls; parked += 1) parkNumber(parked);
  runningCall().store.dispatch(customerActions.numberTyped('9990008'));
  show('park');
  expect(await screen.findByRole('dialog', { name: 'Gespräch parken' })).toBeVisible();
  cleanup();
  parkNumber(parkingLimits.parkedCalls);
  runningCall().store.dispatch(customerActions.numberTyped('9990009'));
  show('park');
  const list = await screen.findByRole('dialog', { name: 'Geparkte Gespräche' });
  expect(list).toHaveTextContent('Es sind schon 8 Gespräche geparkt, mehr geht nicht. Am längsten wartet: Kunde 8');
  expect(list).toHaveTextContent('Rückfrage: Nummer 7');
  cleanup();
  // As after a reload: no tab has them in memory.
  forgetParkedCalls();
  show('park');
  const stored = await screen.findByRole('dialog', { name: 'Geparkte Gespräche' });
  expect(stored).toHaveTextContent('Es sind schon 8 Gespräche geparkt, mehr geht nicht. Am längsten wartet: Kunde 8');
});

it('a reminder at no time of day is refused at its field (DECISIONS 250)', async () => {
  runningCall().store.dispatch(customerActions.numberTyped('0123456'));
  const onPark = vi.fn<(mark: ParkedMark) => void>();
  show('park', onPark);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Erinnern um' }), { target: { value: '99:99' } });
  fireEvent.click(screen.getByRole('button', { name: /^Parken/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte eine Uhrzeit wie 14:30');
  expect(screen.getByRole('dialog', { name: 'Gespräch parken' })).toBeVisible();
  expect(onPark).not.toHaveBeenCalled();
});

it('a call that is due is announced once, also after a reload, and stays marked; one that is due later is not (DECISIONS 250)', async () => {
  const dueIn = (milliseconds: number) => ({
    ...callsBack,
    dueAt: new Date(Date.now() + milliseconds).toISOString(),
  });
  park(dueIn(600_000), { name: 'Max Muster' });
  park(dueIn(-1_000), { name: 'Erika Musterfrau' });
  const dueTabs = async () => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Geparkte Gespräche' }));
    // In a narrow window only the number is there.
    expect(tabs.getByRole('button', { name: /^2 Gespräche geparkt 1 fällig/ })).toBeVisible();
    return within(tabs.getByRole('list'))
      .getAllByText(/fällig/)
      .map((line) => line.closest('button')?.textContent);
  };
  show(null);
  await expect
    .poll(reminders)
    .toMatchObject([{ text: { params: { name: 'Erika Musterfrau', reason: 'ruft zurück' } } }]);
  expect(await dueTabs()).toEqual([expect.stringContaining('Erika Musterfrau')]);
  cleanup();
  show(null);
  await act(() => readCalls(agent.username));
  expect(await dueTabs()).toEqual([expect.stringContaining('Erika Musterfrau')]);
  expect(reminders()).toHaveLength(1);
});

it('a call that is opened again names the orders that were placed meanwhile (DECISIONS 250)', async () => {
  const query = { externalCustomerId: '0123456', page: 1, size: 10, status: 'ALL', keywords: [] } as const;
  const [newest] = (await loadOrders(query)).orders;
  if (newest === undefined) throw new Error('no order');
  runningCall().store.dispatch(customerActions.numberTyped('0123456'));
  const id = park(callsBack, {
    customerNumber: '0123456',
    parkedAt: new Date(Date.parse(newest.placedAt) - 2_000).toISOString(),
  });
  show('list');
  fireEvent.click(await screen.findByRole('button', { name: /^Öffnen: / }));
  await expect
    .poll(() => noticesOf('parked.orderedMeanwhile'))
    .toMatchObject([{ text: { params: { orders: expect.stringContaining(newest.number) as string } } }]);
  expect(runningCall().id).toBe(id);
});

it('two calls of the same name are told apart, at their tabs and buttons and in the question before one is ended (DECISIONS 250)', async () => {
  park(callsBack);
  park({ reason: 'inquiry', text: 'Ring in Gold', dueAt: null });
  show('list');
  await screen.findByRole('dialog', { name: 'Geparkte Gespräche' });
  expect(screen.getAllByRole('button', { name: 'Öffnen: ohne Kunde' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Beenden: ohne Kunde', description: /Ring in Gold/ }));
  expect(screen.getByRole('dialog', { name: 'Gespräch beenden?' })).toHaveTextContent('Rückfrage: Ring in Gold');
  expect(screen.getByRole('button', { name: /^ohne Kunde.*Rückfrage: Ring in Gold$/, hidden: true })).toBeDefined();
});
