import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { customerInputOf } from '~/domain/customer/customerInput';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { skipReasons } from '~/features/customer/pin/pinSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { anInput, submitCustomer } from '~/flows/testing/customerForms';
import { deskAskingFor } from '~/flows/testing/pinDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { clearFaults, requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';
import { press, region, show } from './testing/entryScreen';

// Preloads no code: that takes time, and these tests do not render the preloaded parts.
setLimits({ loadAheadDelay: 600_000 });
startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;

it('the reception survey is answered by one choice and saved once; the customer is not asked again (REQ B6.2, B6.3)', async () => {
  const desk = await show(openDesk());
  await act(() => desk.logIn('0900002'));
  const answer = (await dialog('Empfangsumfrage')).getByRole('button', { name: 'MagentaTV' });
  expect(answer).toHaveAttribute('aria-keyshortcuts', '7');
  await press(desk, answer);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('changePreferences')).toBe(1);
  await act(() => desk.logIn('0110001'));
  await act(() => desk.logIn('0900002'));
  expect(region('Kunde').getByText(/0900002/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a birthday that is denied loads nobody, says so and leaves the focus in the field of the next number (REQ B4.1)', async () => {
  const desk = await show(openDesk());
  desk.dispatch(customerActions.loginRequested('0123456'));
  await act(() => desk.rest());
  const question = await dialog('Geburtsdatum prüfen');
  expect(question.getByText(/12\.08\.1964/)).toBeVisible();
  await press(desk, question.getByRole('button', { name: /^Stimmt nicht/ }));
  expect(region('Kunde').getByText(/der Kunde ist nicht geladen/)).toBeVisible();
  expect(region('Noch offen').getByText(/Kunden laden/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Kundennummer' })).toHaveFocus();
});

it('a customer without a birthday is stopped at the submission until it is entered (REQ B4.2)', async () => {
  const desk = await show(await readyDesk({ customer: '0700002' }));
  expect(
    region('Noch offen')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Customer date of birth is empty: Geburtsdatum eintragen']);
  await act(() => desk.submit());
  expect(sent('createOrder')).toBe(0);
});

it('a wrong PIN is counted at its field, which takes the next one; the PIN is skipped with a reason only (REQ B3.2, B3.7)', async () => {
  const desk = await deskAskingFor('0500001');
  await show(desk);
  const question = await dialog('PIN-Abfrage');
  expect(question.getByText(/die ersten drei Ziffern/)).toBeVisible();
  const digits = question.getByRole('textbox', { name: 'PIN: genannte Ziffern' });
  fireEvent.change(digits, { target: { value: '739' } });
  await press(desk, question.getByRole('button', { name: /^PIN prüfen/ }));
  expect(digits).toHaveAccessibleDescription('Falsche PIN: Fehlversuch 1 von 5.');
  expect(digits).toHaveValue('');
  const skip = question.getByRole('button', { name: 'Überspringen' });
  await press(desk, skip);
  const reason = question.getByRole('combobox', { name: 'Grund' });
  expect(reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
  fireEvent.change(reason, { target: { value: skipReasons[0] } });
  await press(desk, skip);
  expect(await screen.findByRole('dialog', { name: 'Geburtsdatum prüfen' })).toBeVisible();
});

it('a form that is discarded changes nothing, and the focus goes to the product field (REQ B7.1)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  await show(desk);
  await press(desk, region('Kunde').getByRole('button', { name: 'Daten bearbeiten' }));
  const form = within(await screen.findByRole('region', { name: 'Kundendaten bearbeiten' }));
  fireEvent.change(form.getByLabelText('E-Mail-Adresse'), { target: { value: 'erika.neu@example.com' } });
  await act(() => desk.rest());
  expect(region('Noch offen').getByText('Formular übernehmen oder verwerfen')).toBeVisible();
  await press(desk, form.getByRole('button', { name: /^Verwerfen/ }));
  expect(screen.queryByRole('region', { name: 'Kundendaten bearbeiten' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Artikelnummer, SKU oder Text' })).toHaveFocus();
  expect(region('Kunde').getByText(/erika\.musterfrau@example\.com/)).toBeVisible();
});

it('customer data that cannot be saved before another customer is loaded keeps the question open and says so (REQ B7.11)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('no customer');
  await submitCustomer(desk, { ...customerInputOf(customer), email: 'erika.neu@example.com' }, { kind: 'edit' });
  await show(desk);
  setFault({ method: 'PATCH', path: '/private/customers/', fault: { kind: 'status', status: 500 } });
  desk.dispatch(customerActions.loginRequested('0110001'));
  await act(() => desk.rest());
  const question = await dialog('Anderen Kunden laden?');
  expect(question.getByText(/Die Daten von Erika Musterfrau sind noch nicht gespeichert/)).toBeVisible();
  await press(desk, question.getByRole('button', { name: 'Speichern und weiter' }));
  const again = await dialog('Anderen Kunden laden?');
  expect(again.getByText(/konnten nicht gespeichert werden/)).toBeVisible();
  expect(desk.getState().customer.customer).toMatchObject({ email: 'erika.neu@example.com' });
});

it('duplicates are compared side by side, with a word for what differs, and are skipped only with a reason (REQ B8.2, B8.5)', async () => {
  const desk = await show(openDesk());
  const doris = anInput({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });
  await act(() => submitCustomer(desk, doris));
  const question = await dialog('Diesen Kunden gibt es vielleicht schon');
  expect(question.getByRole('columnheader', { name: 'Vorhanden: 0160001' })).toBeVisible();
  const row = (name: string) => question.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Name')).not.toHaveTextContent('weicht ab');
  expect(row('Geburtsdatum')).toHaveTextContent('17.05.1971');
  expect(row('Straße')).toHaveTextContent('Lindenweg 8a · weicht ab');
  await press(desk, question.getByRole('button', { name: 'Trotzdem neu anlegen' }));
  const reason = question.getByRole('combobox', { name: 'Warum ist es ein anderer Kunde?' });
  expect(reason).toHaveAccessibleDescription('Bitte einen Grund wählen.');
  fireEvent.change(reason, { target: { value: 'OTHER_PERSON' } });
  await press(desk, question.getByRole('button', { name: 'Trotzdem neu anlegen' }));
  expect(desk.getState().customer.customer).toMatchObject({ firstName: 'Doris', externalCustomerId: null });
});

it('an e-mail in use leads back to its field; a light account of another name is compared (REQ B8.3, B8.4)', async () => {
  const desk = await show(openDesk());
  await act(() => submitCustomer(desk, anInput({ email: 'erika.musterfrau@example.com' })));
  const inUse = await dialog('E-Mail-Adresse schon vergeben');
  await press(desk, inUse.getByRole('button', { name: 'Andere E-Mail-Adresse eingeben' }));
  expect(await region('Neukunde anlegen').findByLabelText('E-Mail-Adresse')).toHaveFocus();
  await act(() => submitCustomer(desk, anInput({ email: 'lea.leicht@example.com' })));
  const light = await dialog('Kurzkonto zu dieser E-Mail-Adresse');
  expect(light.getByRole('row', { name: /^Name/ })).toHaveTextContent('Lea Leicht · weicht ab');
});

it('an article of which there are too few says so, and the open point leads to its line (REQ C6.9)', async () => {
  resetWorld('onlyOneLeft');
  const desk = openDesk();
  await desk.logIn('0123456');
  await desk.enter('432011001*2');
  await desk.pay('INVOICE');
  await show(desk);
  expect(region('Angebot').getByRole('alert')).toHaveTextContent(
    'Für 432011001 sind nur 1 Produkte verfügbar. Bitte die Menge reduzieren.',
  );
  fireEvent.click(region('Noch offen').getByRole('button', { name: 'Bestand von 432011001 prüfen' }));
  expect(region('Warenkorb').getByRole('textbox', { name: 'Menge' })).toHaveFocus();
});

it('an address of category 1 opens its question once; after that the open point leads to the address (REQ B13.4, C14.6)', async () => {
  const desk = openDesk();
  await desk.logIn('0110005');
  await desk.enter('432011001');
  await show(desk);
  const question = await dialog('Lieferadresse gesperrt (KAT1)');
  expect(question.getByText(/An diese Adresse kann nicht geliefert werden/)).toBeVisible();
  await press(desk, question.getByRole('button', { name: 'Schließen' }));
  const point = () => region('Noch offen').getByRole('button', { name: /diese ist gesperrt \(KAT1\)/ });
  fireEvent.click(point());
  expect(region('Lieferadresse').getByRole('radio', { name: /KAT1/ })).toHaveFocus();
  desk.dispatch(offerActions.recalculationRequested());
  await act(() => desk.rest());
  expect(point()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a basket that is too old leaves only a new order (REQ C12.8)', async () => {
  resetWorld('basketInactive', { tokenLifetimeSeconds: 24 * 3600 });
  const desk = await readyDesk();
  desk.dispatch(offerActions.recalculationRequested());
  await desk.rest();
  await show(desk);
  const question = await dialog('Sitzung inaktiv');
  expect(question.getByText(/zu alt, um ihn wieder anzulegen/)).toBeVisible();
  expect(question.getByRole('button', { name: 'Neue Bestellung' })).toBeVisible();
});

it('customer data that could not be saved after its order is named in the confirmation, which saves it (REQ B7.11)', async () => {
  const desk = await readyDesk();
  const { customer } = desk.getState().customer;
  if (customer === null) throw new Error('no customer');
  await submitCustomer(desk, { ...customerInputOf(customer), academicTitle: 'Dr.' }, { kind: 'edit' });
  setFault({ path: '/private/customers/0123456', method: 'PATCH', fault: { kind: 'status', status: 500 } });
  await desk.submit();
  await desk.rest();
  await show(desk);
  const confirmation = await dialog('Auftragsbestätigung');
  expect(confirmation.getByText(/Die Kundendaten konnten nicht gespeichert werden/)).toBeVisible();
  clearFaults();
  await press(desk, confirmation.getByRole('button', { name: 'Jetzt speichern' }));
  expect(confirmation.queryByText(/gespeichert/)).toBeNull();
});

it('where no payment method is left, the open point and the submission refer the caller to the online shop (REQ C14.4)', async () => {
  const desk = openDesk();
  await desk.logIn('0110004');
  await desk.enter('432011001');
  await show(desk);
  const shop = 'An den Online-Shop verweisen';
  fireEvent.click(region('Noch offen').getByRole('button', { name: /Kunden an den Online-Shop verweisen/ }));
  const opened = await dialog(shop);
  expect(opened.getByText(/am Telefon keine Zahlungsart möglich/)).toBeVisible();
  await press(desk, opened.getAllByRole('button').at(-1) ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  desk.dispatch(orderActions.submitRequested());
  await act(() => desk.rest());
  expect(await screen.findByRole('dialog', { name: shop })).toBeVisible();
});
