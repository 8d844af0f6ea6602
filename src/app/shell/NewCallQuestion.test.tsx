import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { journalOf } from '~/app/journal/callJournal';
import { dropJournal, saveJournal } from '~/app/journal/journalStore';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { ParkedMark } from '~/features/call/parkedMark';
import { startI18n } from '~/shared/i18n/i18n';
import { customerInputOf } from '~/domain/customer/customerInput';
import { submitCustomer } from '~/flows/testing/customerForms';
import { orderActions } from '~/features/order/place/orderSlice';
import { currentWorld, setFault } from '../../../mocks/node.ts';
import { whilePending } from '~/services/http/pendingRequests';
import { NewCallQuestion } from './NewCallQuestion';
import { SignOutQuestion } from './SignOutQuestion';

startStandIn();
beforeEach(() => startI18n('de'));

const askToSignOut = ({ store }: Desk, onSignOut: () => void) =>
  render(
    <Provider store={store}>
      <SignOutQuestion username="anna.beispiel" onStay={vi.fn<() => void>()} onSignOut={onSignOut} />
    </Provider>,
  );

it('names everything that a new call gives up, the edit of an order first (REQ F3.4)', async () => {
  const onConfirm = vi.fn<() => void>();
  const onPark = vi.fn<(mark: ParkedMark) => void>();
  render(
    <MemoryRouter initialEntries={['/orders/1?x=2']}>
      <Provider store={openDesk().store}>
        <NewCallQuestion
          lost={['edit', 'basket']}
          hasCustomerData={false}
          onCancel={vi.fn<() => void>()}
          onConfirm={onConfirm}
          onPark={onPark}
        />
      </Provider>
    </MemoryRouter>,
  );
  expect(await screen.findByText(/Die Änderungen am Auftrag sind noch nicht abgeschickt/)).toBeVisible();
  expect(screen.getByText(/Der Warenkorb dieses Gesprächs/)).toBeVisible();
  expect(screen.queryByText(/Kundendaten/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen und neu beginnen' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  // Nothing has to be given up (DECISIONS 250).
  fireEvent.click(screen.getByRole('button', { name: /^Gespräch parken/ }));
  expect(onPark).toHaveBeenCalledWith(expect.objectContaining({ reason: 'interrupted', path: '/orders/1?x=2' }));
});

it('a sign-out names customer data that is not saved yet, and can save it first (DECISIONS 34, 51)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('no customer');
  await submitCustomer(desk, { ...customerInputOf(customer), academicTitle: 'Prof.' }, { kind: 'edit' });
  const onSignOut = vi.fn<() => void>();
  askToSignOut(desk, onSignOut);
  expect(await screen.findByText(/noch nicht gespeichert/)).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Speichern und abmelden' }));
    await desk.rest();
  });
  expect(onSignOut).toHaveBeenCalledOnce();
  expect(currentWorld().db.customers.get('0123456')).toMatchObject({ academic_title: 'Prof.' });
});

it.each(['in this tab', 'in another tab'])(
  'a sign-out says that the outcome of an order %s is still open',
  async (place) => {
    const ordering = await readyDesk();
    setFault({ method: 'POST', path: '/backoffice-orders', fault: { kind: 'stall' } });
    ordering.dispatch(orderActions.submitRequested());
    await waitFor(() => {
      expect(ordering.getState().order.phase).toBe('sending');
    });
    const state = ordering.getState();
    if (place === 'in another tab')
      await saveJournal(journalOf({ ...state, call: { ...state.call, id: 'call-elsewhere' } }, new Date()));
    askToSignOut(place === 'in this tab' ? ordering : openDesk(), vi.fn<() => void>());
    expect(await screen.findByText(/Abgemeldet sagt niemand mehr, ob sie angekommen ist/)).toBeVisible();
    await dropJournal('call-elsewhere');
  },
);

it('a sign-out asks about open calls that are not in this tab, and about none where there are none (DECISIONS 34)', async () => {
  const elsewhere = openDesk();
  await elsewhere.logIn('0123456');
  const state = elsewhere.getState();
  await saveJournal(journalOf({ ...state, call: { ...state.call, id: 'call-elsewhere' } }, new Date()));
  const onSignOut = vi.fn<() => void>();
  const ask = () => askToSignOut(openDesk(), onSignOut);
  const asked = ask();
  expect(await screen.findByText(/nicht in diesem Tab sind: 1\./)).toBeVisible();
  expect(screen.queryByText(/mit Kunde und Warenkorb gelöscht/)).toBeNull();
  expect(onSignOut).not.toHaveBeenCalled();
  asked.unmount();
  await dropJournal('call-elsewhere');
  ask();
  await waitFor(() => {
    expect(onSignOut).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a sign-out asks while any change waits for its answer, without an open call too, and not for what is only read', async () => {
  const onSignOut = vi.fn<() => void>();
  const ask = () => askToSignOut(openDesk(), onSignOut);
  const send = (method: 'GET' | 'PATCH') => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const request = { service: 'callCentre', method, path: '/', isChange: method !== 'GET', timeout: 1_000 } as const;
    return { sent: whilePending(request, () => answered), answer };
  };
  const change = send('PATCH');
  const asked = ask();
  expect(await screen.findByText(/^Eine Änderung ist unterwegs/)).toBeVisible();
  expect(onSignOut).not.toHaveBeenCalled();
  await act(async () => {
    change.answer();
    await change.sent;
  });
  expect(screen.queryByText(/^Eine Änderung ist unterwegs/)).toBeNull();
  asked.unmount();
  const read = send('GET');
  ask();
  await waitFor(() => {
    expect(onSignOut).toHaveBeenCalledOnce();
  });
  read.answer();
  await read.sent;
});
