import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import type { ParkedMark } from '~/features/call/parkedMark';
import { startI18n } from '~/shared/i18n/i18n';
import { customerInputOf } from '~/domain/customer/customerInput';
import { submitCustomer } from '~/flows/testing/customerForms';
import { currentWorld } from '../../../mocks/node.ts';
import { NewCallQuestion } from './NewCallQuestion';
import { SignOutQuestion } from './SignOutQuestion';

startStandIn();
beforeEach(() => startI18n('de'));

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
  render(
    <Provider store={desk.store}>
      <SignOutQuestion onStay={vi.fn<() => void>()} onSignOut={onSignOut} />
    </Provider>,
  );
  expect(screen.getByText(/noch nicht gespeichert/)).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Speichern und abmelden' }));
    await desk.rest();
  });
  expect(onSignOut).toHaveBeenCalledOnce();
  expect(currentWorld().db.customers.get('0123456')).toMatchObject({ academic_title: 'Prof.' });
});
