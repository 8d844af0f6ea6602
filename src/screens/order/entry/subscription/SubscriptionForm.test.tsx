import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import type { Country } from '~/domain/common/country';
import { customerInputOf } from '~/domain/customer/customerInput';
import { callerCheckActions } from '~/features/customer/callerCheck/callerCheckSlice';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { submitCustomer } from '~/flows/testing/customerForms';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { startI18n } from '~/shared/i18n/i18n';
import { requestsSeen, setFault } from '../../../../../mocks/node.ts';
import { NewSubscriptionDialog } from './NewSubscriptionDialog';

startStandIn();
beforeEach(() => {
  forgetBodies();
  return startI18n('de');
});

it('a changed billing address has to be saved before a subscription is created, which is billed to the stored one', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('Erika is not loaded');
  const street = { street: 'Lindenweg', streetNumber: '9', zipCode: '50668' };
  await submitCustomer(desk, { ...customerInputOf(customer), ...street }, { kind: 'edit' });
  desk.dispatch(newSubscriptionActions.subscriptionRequested({ sku: '543015001', quantity: 1 }));
  await desk.rest();
  desk.dispatch(callerCheckActions.checkRequested({ customerNumber: '0123456', birthDate: '1964-08-12' }));
  await desk.rest();
  render(
    <Provider store={desk.store}>
      <MemoryRouter>
        <NewSubscriptionDialog />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Rechnung' }));
  const create = screen.getByRole('button', { name: 'Abonnement anlegen' });
  expect(create).toHaveAttribute('aria-disabled', 'true');
  const said = screen.getByText(/Bitte zuerst speichern/);
  fireEvent.click(screen.getByRole('button', { name: 'Jetzt speichern' }));
  await desk.rest();
  await waitFor(() => {
    expect(said).not.toBeInTheDocument();
  });
  fireEvent.click(create);
  await desk.rest();
  expect(desk.getState().newSubscription.phase).toBe('created');
  const sent = requestsSeen().flatMap(({ operation }) =>
    operation === 'changeCustomer' || operation === 'createSubscription' ? [operation] : [],
  );
  expect(sent).toEqual(['changeCustomer', 'createSubscription']);
});

describe('an own first day (REQ G1.3)', () => {
  const leaveAndPress = (field: HTMLElement) => {
    fireEvent.blur(field);
    fireEvent.click(screen.getByRole('button', { name: 'Abonnement anlegen' }));
  };
  const pressByKey = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });

  it.each([
    ['1.3.2027', 'the button', leaveAndPress, '2027-03-01'],
    ['1.3.2027', 'Ctrl+Enter', pressByKey, '2027-03-01'],
    ['31.02.2027', 'the button', leaveAndPress],
    ['31.02.2027', 'Ctrl+Enter', pressByKey],
    ['morgen', 'Ctrl+Enter', pressByKey],
  ] as const)('%s, then %s: sends no other day than the field shows', async (typed, _name, press, ...days) => {
    const sent = bodiesOf('/subscription-product');
    const desk = await openForm();
    fireEvent.click(screen.getByRole('radio', { name: 'Rechnung' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Startdatum' }), { target: { value: 'CUSTOM' } });
    const field = screen.getByRole('textbox', { name: 'Nächster Liefertermin' });
    fireEvent.change(field, { target: { value: typed } });
    press(field);
    await act(() => desk.rest());
    expect(sent).toMatchObject(days.map((day) => ({ abo_info: { next_order_date: day } })));
  });
});

/** Erika's new subscription of magnesium, by invoice. */
async function openForm(country: Country = 'DE') {
  const desk = openDesk({ country });
  await desk.logIn('0123456');
  desk.dispatch(newSubscriptionActions.subscriptionRequested({ sku: '543015001', quantity: 1 }));
  await desk.rest();
  render(
    <Provider store={desk.store}>
      <MemoryRouter>
        <NewSubscriptionDialog />
      </MemoryRouter>
    </Provider>,
  );
  return desk;
}

describe('a subscription that cannot be created', () => {
  it.each([
    [
      'a refusal',
      { kind: 'status', status: 400, body: { detail: 'Gesperrt.' } },
      /Hoppla\.\.\. Fehler beim Erstellen des Abonnements\. Gesperrt\./,
    ],
    [
      'an error of the service',
      { kind: 'status', status: 500, body: { detail: 'kaputt' } },
      /Hoppla\.\.\. Fehler beim Erstellen des Abonnements\. Der Dienst hat .* \(„kaputt“\)\. Es ist nicht sicher/,
    ],
    ['no answer', { kind: 'reset', after: 'before' }, /Es liegt keine Antwort .* Es ist nicht sicher/],
  ] as const)('says the quoted text where the service answered (REQ G1.4): %s', async (_name, fault, text) => {
    const desk = await openForm();
    fireEvent.click(screen.getByRole('radio', { name: 'Rechnung' }));
    setFault({ path: '/subscription-product', method: 'POST', fault });
    fireEvent.click(screen.getByRole('button', { name: 'Abonnement anlegen' }));
    await act(() => desk.rest());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('says in which country the product is not available, by its name (REQ C1.5)', async () => {
    await openForm('CH');
    expect(screen.getByRole('alert')).toHaveTextContent(/^.*Magnesium.* ist in der Schweiz nicht erhältlich\.$/);
  });
});
