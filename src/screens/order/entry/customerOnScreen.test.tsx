import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { recreatedOrderOf } from '~/domain/order/recreation';
import { customerInputOf } from '~/domain/customer/customerInput';
import { storedJournal } from '~/app/journal/testing/reloaded';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { anInput, numberOn, submitCustomer } from '~/flows/testing/customerForms';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { startI18n } from '~/shared/i18n/i18n';
import { clearFaults, requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';
import { RecreationFrame } from './RecreationFrame';
import { press, region, show } from './testing/entryScreen';

// Preloads no code: that takes time, and these tests do not render the preloaded parts.
setLimits({ loadAheadDelay: 600_000 });
startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

const needsRole = 'Kundendaten ändert die Sachbearbeitung (Rolle ServiceManagementRole).';

it('an agent who may neither edit customers nor find them by an order reads why at each button', async () => {
  const desk = await show(openDesk({ allowed: { editCustomer: false, limelightSearch: false } }));
  const expectOff = (button: HTMLElement) => {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(needsRole);
    fireEvent.click(button);
  };
  desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
  const search = within(await screen.findByRole('region', { name: 'Erweiterte Suche' }));
  const order = search.getByRole('textbox', { name: 'Auftragsnummer' });
  expect(order).toBeDisabled();
  expect(order).toHaveAccessibleDescription(/braucht die Rolle ServiceManagementRole/);
  expect(search.getByRole('button', { name: 'Kunde zum Auftrag laden' })).toHaveAttribute('aria-disabled', 'true');
  for (const [number, name] of [
    ['0400001', 'Kundendaten vervollständigen'],
    ['0200001', /^Land des Kunden/],
    ['0123456', 'Daten bearbeiten'],
  ] as const) {
    await act(() => desk.logIn(number));
    expectOff(await region('Kunde').findByRole('button', { name }));
  }
  expect(desk.getState().customerData.form.phase).toBe('closed');
});

it('an unknown number opens the search in place of the loaded customer, whose delivery addresses are one key away', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  await show(desk);
  await act(() => desk.logIn('0999999'));
  expect(await screen.findByRole('region', { name: 'Erweiterte Suche' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lieferadresse' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'F7' });
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('deliveryAddress');
  expect(screen.queryByRole('region', { name: 'Erweiterte Suche' })).toBeNull();
  expect(numberOn(desk)).toBe('0123456');
});

it.each([true, false])(
  'the order history of an order’s customer is offered only to an agent who may open it, because it replaces the order entry after the login: %j (REQ A3.6, B2.8)',
  async (orderHistory) => {
    const desk = await show(openDesk({ country: 'CH', variant: 'swiss', allowed: { orderHistory } }));
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    const search = within(await screen.findByRole('region', { name: 'Erweiterte Suche' }));
    expect(search.getByRole('button', { name: 'Kunde zum Auftrag laden' })).toBeVisible();
    expect(search.queryAllByRole('button', { name: 'Bestellhistorie öffnen' })).toHaveLength(orderHistory ? 1 : 0);
  },
);

it.each([
  ['nothing was typed', null],
  ['a name was typed', 'Musterfrau-Neu'],
])(
  'the form that edits the customer is filled after a reload once the customer is loaded again, birthday and contact included, where %s',
  async (_title, lastName) => {
    // The form must not appear late by itself.
    await import('~/features/customer/data/components/CustomerForm');
    const desk = await readyDesk();
    const { customer } = desk.getState().customer;
    if (customer === null) throw new Error('no customer');
    const known = customerInputOf(customer);
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
    if (lastName !== null) desk.dispatch(customerDataActions.customerDrafted({ ...known, lastName }));
    const journal = storedJournal(desk.getState());
    desk.end();
    setFault({ path: '/private/customers', fault: { kind: 'delay', milliseconds: 100 } });
    const again = await show(openDesk({ journal }));
    const form = within(await screen.findByRole('region', { name: 'Kundendaten bearbeiten' }));
    await act(() => again.rest());
    const valueOf = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
    expect({
      lastName: valueOf('Nachname'),
      dateOfBirth: valueOf('Geburtsdatum'),
      email: valueOf('E-Mail-Adresse'),
      phonePrivate: valueOf('Telefon privat'),
      street: valueOf('Straße'),
    }).toEqual({
      lastName: lastName ?? known.lastName,
      dateOfBirth: known.dateOfBirth,
      email: known.email,
      phonePrivate: known.phonePrivate,
      street: known.street,
    });
  },
);

it('a caller whose account is in Austria: the button that goes on there has the focus', async () => {
  const desk = await show(openDesk());
  await act(() => desk.logIn('0200001'));
  expect(region('Kunde').getByText(/Anna Gruber hat das Kundenkonto in Österreich/)).toBeVisible();
  expect(region('Kunde').getAllByRole('button', { name: /Österreich/ })[0]).toHaveFocus();
});

/** A sentence in quotes to say, and one without to do; src/domain/customer/customerNotes.test.ts has every restriction and block. */
const sayAndDo = /Sagen: „[^“]{10,}[.?!]“.{10,}\./;

it('a restriction refuses the login, a block does not; both, an employee’s discount and missing data have a sentence to say and one to do', async () => {
  const desk = await show(openDesk());
  const notes = () => region('Kunde').findByRole('list', { name: 'Hinweise und Sperren', hidden: true });
  for (const [number, isLoaded, text] of [
    ['0150000', false, sayAndDo],
    ['0150016', true, sayAndDo],
    ['0600001', true, /Rabattkonto: Mitarbeiter.*Keine Gutscheine und keine Ratenzahlung anbieten\./],
    ['0600001', true, sayAndDo],
    ['0700001', true, /keine E-Mail-Adresse/],
  ] as const) {
    await act(() => desk.logIn(number));
    expect(numberOn(desk) === number).toBe(isLoaded);
    expect(await notes()).toHaveTextContent(text);
  }
});

it('markup in the data of a customer is text in card, addresses and search (QUALITY 17)', async () => {
  const desk = await show(openDesk());
  await act(() => desk.logIn('0180005'));
  expect(region('Kunde').getAllByText(/<b>Dr\.<\/b>/)[0]).toBeVisible();
  expect(region('Lieferadresse').getByText(/c\/o <script>document\.title=2<\/script>/)).toBeVisible();
  expect(region('Lieferadresse').getByText(/Straße <b>der Zeichen<\/b>/)).toBeVisible();
  for (const [field, text] of [
    ['lastName', 'Zeichensalat'],
    ['city', 'Köln'],
    ['street', 'Linden*'],
  ] as const) {
    desk.dispatch(customerSearchActions.criterionTyped({ field, text }));
  }
  desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
  desk.dispatch(customerSearchActions.searchRequested());
  await act(() => desk.rest());
  expect(await region('Erweiterte Suche').findByRole('button', { name: /<img src=x.* laden$/ })).toBeVisible();
  expect(document.querySelector('img[src="x"], script, b')).toBeNull();
});

const type = (field: HTMLElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
};

it('one click takes the suggestion for a new delivery address; only one can be added, and it can be removed; a pick-up point typed as a street becomes one with one click', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  await show(desk);
  const add = () => screen.getByRole('button', { name: 'Neue Lieferadresse' });
  const addresses = () => region('Lieferadresse');
  const enter = async (fields: Readonly<Record<string, string>>) => {
    await press(desk, add());
    const form = within(await screen.findByRole('region', { name: 'Neue Lieferadresse' }));
    expect(form.getByRole('combobox', { name: 'Art der Adresse' })).toHaveFocus();
    for (const [name, text] of Object.entries(fields)) type(form.getByLabelText(name), text);
    await press(desk, form.getByRole('button', { name: 'Übernehmen' }));
    return form;
  };
  const check = await enter({ Ort: 'Köln', PLZ: '50667', Straße: 'Rasenweg', 'Hausnr.': '3' });
  const suggestion = await check.findByRole('button', { name: 'Übernehmen: Rosenweg 3, 50667 Köln' });
  expect(suggestion.parentElement).toHaveTextContent('korrigiert · anders: Straße');
  await press(desk, suggestion);
  expect(addresses().getByRole('radio', { name: /Rosenweg 3, 50667 Köln/ })).toBeChecked();
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  expect(add()).toHaveAccessibleDescription(/schon eine neue Lieferadresse/);
  await press(desk, screen.getByRole('button', { name: /^Entfernen/ }));
  expect(addresses().queryByRole('radio', { name: /Rosenweg 3/ })).toBeNull();

  const form = await enter({ Ort: 'Köln', PLZ: '50668', Straße: 'Pakstation', 'Hausnr.': '145' });
  await press(desk, await form.findByRole('button', { name: 'Als Packstation erfassen' }));
  expect(form.getByRole('combobox', { name: 'Art der Adresse' })).toHaveDisplayValue('Packstation');
  expect(form.getByRole('textbox', { name: 'Nummer der Abholstelle' })).toHaveValue('145');
});

it('the preferred address is saved at once, or a message says that it was not', async () => {
  const desk = openDesk();
  await desk.logIn('0180007');
  await show(desk);
  const address = (name: RegExp) => region('Lieferadresse').getByRole('radio', { name });
  expect(address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
  expect(address(/Rosenweg 3/)).toBeChecked();
  await press(desk, address(/Domstraße 30/));
  const prefer = async () => {
    await press(desk, screen.getByRole('button', { name: 'Lieferadresse: Weiteres' }));
    await press(desk, await screen.findByRole('button', { name: /^Als bevorzugt merken/ }));
  };
  setFault({ path: '/update-customer-preferences/', times: 1, fault: { kind: 'status', status: 500 } });
  await prefer();
  expect(desk.notices.at(-1)?.text).toMatchObject({ key: 'address.preferredFailed' });
  expect(address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
  await prefer();
  expect(address(/Domstraße 30/)).toHaveAccessibleName(/bevorzugt/);
  expect(address(/Rosenweg 3/)).not.toHaveAccessibleName(/bevorzugt/);
});

it('bank details on file are used when the caller agrees, or others are entered; an invalid IBAN is refused, a valid one is stored with the customer only when the agent asks for it (REQ B11.1, B11.2)', async () => {
  const desk = openDesk();
  await desk.logIn('0110001');
  await desk.enter('432011001');
  await show(desk);
  const payment = () => region('Zahlung');
  const method = () => payment().getByRole('radio', { name: /^Bankeinzug/ });
  const agreed = () => payment().getByRole('checkbox', { name: /^Kunde ist einverstanden/ });
  const isOpen = () => /Bankverbindung eingeben/.test(screen.getByRole('region', { name: 'Noch offen' }).textContent);
  expect(method()).toHaveAccessibleName(/bevorzugt/);
  await press(desk, method());
  expect(agreed()).not.toBeChecked();
  expect(isOpen()).toBe(true);
  await press(desk, agreed());
  expect(isOpen()).toBe(false);
  await press(desk, payment().getByRole('button', { name: 'Andere Bankverbindung' }));
  const field = (name: string) => payment().findByRole('textbox', { name });
  expect(await field('Kontoinhaber')).toHaveFocus();
  await press(desk, payment().getByRole('button', { name: 'Hinterlegte Bankverbindung verwenden' }));
  expect(agreed()).not.toBeChecked();

  await act(() => desk.logIn('0123456'));
  method().focus();
  await press(desk, method());
  // The focus stays on the methods, so that the arrow keys can move on; the bank form does not take it.
  await field('IBAN');
  expect(method()).toHaveFocus();
  await press(desk, payment().getByRole('button', { name: 'Zahlung: Weiteres' }));
  expect(payment().getByText(/Keine Bankverbindung begründet/)).toBeVisible();
  const enter = async (iban: string) => {
    type(await field('Kontoinhaber'), 'Erika Musterfrau');
    type(await field('IBAN'), iban);
    await press(desk, payment().getByRole('button', { name: 'Bankverbindung prüfen' }));
  };
  await enter('DE89 3704 0044 0532 0130 01');
  expect(await payment().findByRole('alert')).toBeVisible();
  expect(isOpen()).toBe(true);
  await enter('de89 3704 0044 0532 0130 00');
  expect(await payment().findByText(/IBAN endet auf 3000/)).toBeVisible();
  expect(method()).toHaveFocus();
  expect(isOpen()).toBe(false);
  const saved = () => requestsSeen().filter(({ operation }) => operation === 'saveBankingDetails').length;
  expect(saved()).toBe(0);
  await press(desk, payment().getByRole('button', { name: 'Beim Kunden hinterlegen' }));
  expect(saved()).toBe(1);
  expect(desk.notices.at(-1)?.text).toEqual({ key: 'payment.bank.stored' });
});

it('with services that answer only what the requirement names, costs that nothing explains are named, and a telephone number of a type that nobody knows has no word beside it', async () => {
  resetWorld('bare');
  const desk = await show(await readyDesk());
  await act(() => desk.pay('CASH_ON_DELIVERY'));
  expect(region('Angebot').getByText('Weitere Kosten').nextElementSibling).toHaveTextContent('5,99 €');
  expect(region('Kunde').getByText('00870 7730 1234')).toBeVisible();
});

it('consents that could not be saved are named in the confirmation, which can save them again (REQ B5.5)', async () => {
  resetWorld('consentSaveFails');
  const desk = await readyDesk();
  const answers = { phoneMarketResearch: 'ALLOWED', emailMarketResearch: 'NOT_ALLOWED' } as const;
  desk.dispatch(
    consentActions.answersSubmitted({
      answers: { ...answers, phoneNumber: '0221123456', email: null, newsletter: false, dataProtection: true },
      withoutEmailCheck: true,
    }),
  );
  await desk.rest();
  await show(desk);
  await act(() => desk.submit());
  const confirmation = await screen.findByRole('dialog', { name: 'Auftragsbestätigung' });
  await within(confirmation).findByText(/Die Bestellung steht, aber die Einwilligungen konnten nicht gespeichert/);
  clearFaults();
  await press(desk, within(confirmation).getByRole('button', { name: 'Einwilligungen erneut speichern' }));
  // Neither the failure nor the saving that replaces it.
  expect(confirmation).not.toHaveTextContent('gespeichert');
  const saved = requestsSeen().filter(({ operation }) => operation === 'changeMarketResearchConsent');
  expect(saved.map(({ status }) => status)).toEqual([500, 204]);
});

it('what was not taken over from a rejected order is named above the order entry; a step is repeated or left out (REQ D3.2)', async () => {
  const desk = openDesk();
  const outcome = await loadDisplayedOrder('1300000252');
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  desk.dispatch(recreationActions.recreateRequested(recreatedOrderOf(outcome.order, outcome.details)));
  await desk.rest();
  desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  await desk.rest();
  await show(desk, RecreationFrame);
  const step = (name: string) => screen.findByRole('button', { name });
  const steps = region('Neu angelegter Auftrag');
  expect(steps.getByText(/Zahlungsart übernommen/)).toBeVisible();
  expect(steps.getByText(/Gutschein offen/)).toBeVisible();
  await press(desk, await step('Warenkorb: erneut versuchen'));
  expect(await steps.findByText(/Nicht übernommen: Akku-Staubsauger/)).toBeVisible();
  const open = () => screen.queryByRole('button', { name: /^Nicht übernommene Angaben noch einmal versuchen/ });
  const link = open();
  if (link === null) throw new Error('The open point is not listed');
  fireEvent.click(link);
  expect(await step('Warenkorb: erneut versuchen')).toHaveFocus();
  await press(desk, await step('Warenkorb: ohne weiter'));
  expect(open()).toBeVisible();
  await press(desk, await step('Gutschein: ohne weiter'));
  expect(await steps.findByText(/Gutschein offen gelassen/)).toBeVisible();
  expect(open()).toBeNull();
});

it('an agent without the role to edit customers creates one and corrects it before the order (REQ A3.6, B8.1, DECISIONS 270)', async () => {
  const desk = await show(openDesk({ allowed: { editCustomer: false } }));
  fireEvent.keyDown(document.body, { key: 'F3' });
  expect(desk.getState().customerData.form).toMatchObject({ phase: 'customer', purpose: { kind: 'create' } });
  await act(() => submitCustomer(desk, anInput()));
  const card = within(screen.getByRole('region', { name: 'Kunde', hidden: true }));
  const save = await card.findByRole('button', { name: 'Jetzt speichern', hidden: true });
  expect(save).not.toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(card.getByRole('button', { name: 'Daten bearbeiten', hidden: true }));
  expect(desk.getState().customerData.form).toMatchObject({ phase: 'customer', purpose: { kind: 'edit' } });
});
