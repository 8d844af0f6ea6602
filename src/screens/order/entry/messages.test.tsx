import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nineArticles } from '~/domain/testing/nineArticles';
import { setLimits } from '~config/testing/testLimits';
import { itemIdOf, openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import type { CustomerSearchCriteria } from '~/domain/customer/customerSearch';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { anAddressInput, anInput, submitAddress, submitCustomer } from '~/flows/testing/customerForms';
import { deskAskingFor, say } from '~/flows/testing/pinDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { readingTime } from '~/shared/keyboard/openQuestion';
import { requestsSeen, resetWorld, setFault } from '../../../../mocks/node.ts';
import { region, show } from './testing/entryScreen';

// Preloads no code: that takes time, and these tests do not render the preloaded parts.
setLimits({ loadAheadDelay: 600_000, requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

const alertIn = (name: string) => region(name).getByRole('alert', { hidden: true });

it('the product field says what is wrong with a number, why an article cannot be ordered, and that the basket is full (REQ C1.1, C1.5, C1.8, C3.1)', async () => {
  const desk = await show(openDesk());
  for (const [term, message] of [
    ['123', 'Die Produktnummer muss aus mindestens 4 Zeichen bestehen!'],
    ['1234567', 'Bitte BNR prüfen'],
    ['410217003', /ist ausverkauft/],
    ['532011', /gibt es nur im Abonnement/],
    ['432011999', /Produkt nicht gefunden/],
  ] as const) {
    await act(() => desk.enter(term));
    expect(alertIn('Artikelsuche')).toHaveTextContent(message);
  }
  for (const sku of nineArticles) await act(() => desk.enter(sku));
  expect(region('Warenkorb').getByText(/9 von 9 Positionen/)).toBeInTheDocument();
  await act(() => desk.enter('411064002'));
  expect(alertIn('Artikelsuche')).toHaveTextContent('Der Warenkorb fasst 9 Positionen');
});

it('the customer number says why nobody is loaded, and which customer cannot order (REQ B1.1, B13.2)', async () => {
  const desk = await show(openDesk());
  for (const [number, message] of [
    ['', 'Die Kundennummer ist erforderlich!'],
    ['123', /beginnt mit 0/],
    ['0999999', /Kein Kunde mit der Nummer 0999999/],
  ] as const) {
    act(() => void desk.dispatch(customerActions.numberTyped(number)));
    await act(() => desk.logIn(number));
    expect(screen.getByRole('textbox', { name: 'Kundennummer' })).toHaveAccessibleDescription(message);
  }
  for (const [number, message] of [
    ['0400001', /Lea Leicht hat nur ein Kurzkonto/],
    ['0123457', /Max Gesperrt ist gesperrt/],
  ] as const) {
    await act(() => desk.logIn(number));
    expect(await region('Kunde').findByText(message)).toBeVisible();
  }
  expect(region('Kunde').getByText(/Betrugsverdacht/)).toBeVisible();
});

it('a customer to whom no address may be added is named beside the button (REQ B9.9)', async () => {
  const desk = openDesk();
  await desk.logIn('0140001');
  await show(desk);
  const add = screen.getByRole('button', { name: 'Neue Lieferadresse' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Für diesen Kunden ist keine neue Lieferadresse möglich.');
});

it('a PIN that is locked after the last attempt is named, and can no longer be entered (REQ B3.3)', async () => {
  resetWorld('pinMaxAttempts');
  const desk = await deskAskingFor('0500001');
  await say(desk, '000');
  await show(desk);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Die PIN ist nach 5 Fehlversuchen gesperrt\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'PIN prüfen' })).not.toBeInTheDocument();
});

it('the button at the message about a light user opens the form that completes the data (REQ B2.3)', async () => {
  const desk = openDesk();
  await desk.logIn('0400001');
  await show(desk);
  fireEvent.click(region('Kunde').getByRole('button', { name: 'Kundendaten vervollständigen' }));
  const form = within(await screen.findByRole('region', { name: 'Kundendaten vervollständigen' }));
  expect(form.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Lea');
});

it('the question for a missing birthday says at its field that none was typed, and that the customer is under age (REQ B4.2, B7.6)', async () => {
  const desk = await show(openDesk());
  desk.dispatch(customerActions.loginRequested('0700002'));
  await act(() => desk.rest());
  const field = within(await screen.findByRole('dialog', { name: 'Geburtsdatum ergänzen' })).getByRole('textbox');
  for (const [typed, message] of [
    ['', 'Bitte das Geburtsdatum eingeben (TT.MM.JJJJ).'],
    ['01.01.2015', 'Kunden müssen mindestens 18 Jahre alt sein.'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(field).toHaveAccessibleDescription(message);
  }
  expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'missingBirthday' });
});

it('the form of a new customer says that the duplicate check failed, and offers to go on without it (REQ B8.1)', async () => {
  const desk = await show(openDesk());
  setFault({ path: '/fetch-customers-by-name-dob', times: 1, fault: { kind: 'status', status: 503 } });
  await act(() => submitCustomer(desk, anInput()));
  const form = region('Neukunde anlegen');
  expect(
    await form.findByText('Die Dublettenprüfung ist gerade nicht möglich. Alle Eingaben stehen noch da.'),
  ).toBeVisible();
  expect(form.getByRole('button', { name: 'Ohne Dublettenprüfung weiter' })).toBeVisible();
});

it('the duplicate check of a new customer begins with a date of birth that can be one (REQ B7.6, B8.1)', async () => {
  const desk = await show(openDesk());
  fireEvent.click(screen.getByRole('button', { name: 'Neukunde' }));
  const form = region('Neukunde anlegen');
  const type = (label: string, value: string) => {
    const field = form.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await form.findByLabelText('Vorname');
  type('Vorname', 'Doris');
  type('Nachname', 'Doppel');
  const checks = () => requestsSeen().filter(({ operation }) => operation === 'fetchCustomersByNameAndBirthday').length;
  for (const [date, count] of [
    ['31.12.1899', 0],
    ['01.01.2015', 0],
    ['17.05.1971', 1],
  ] as const) {
    type('Geburtsdatum', date);
    await act(() => desk.rest());
    expect(checks()).toBe(count);
  }
});

it('the search says that there are too few fields, too many hits or none, and that it failed (REQ B1.4, B1.5, B1.6)', async () => {
  const desk = await show(openDesk());
  desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
  const meier = { lastName: 'Meier', street: 'Neusser*', city: 'Köln' };
  const search = async (criteria: Partial<CustomerSearchCriteria>) => {
    const empty = { firstName: '', lastName: '', street: '', city: '', dateOfBirth: '' };
    for (const [field, text] of Object.entries({ ...empty, ...criteria })) {
      desk.dispatch(customerSearchActions.criterionTyped({ field: field as keyof CustomerSearchCriteria, text }));
    }
    desk.dispatch(customerSearchActions.searchRequested());
    await desk.rest();
  };
  for (const [criteria, message] of [
    [{ lastName: 'Meier', city: 'Köln' }, 'Bitte mindestens drei Felder ausfüllen.'],
    [meier, 'Mehr als 10 Treffer. Bitte weitere Felder ausfüllen.'],
    [{ ...meier, firstName: 'Ank*' }, 'ein Treffer'],
    [{ ...meier, firstName: 'Xaver' }, /^Kein Kunde gefunden\./],
  ] as const) {
    await act(() => search(criteria));
    expect(region('Erweiterte Suche').getByText(message)).toBeVisible();
  }
  setFault({ path: '/private/customer-search', times: 1, fault: { kind: 'status', status: 500 } });
  await act(() => search({ ...meier, firstName: 'Anke' }));
  expect(alertIn('Erweiterte Suche')).toHaveTextContent('Die Kundensuche ist gerade nicht möglich.');
});

it('a delivery address says that its post number is unknown or was not checked (REQ B10.2)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  await show(desk);
  const form = () => region('Neue Lieferadresse');
  const packstation = { type: 'PACKSTATION', street: '', streetNumber: '', pointNumber: '145' } as const;
  await act(() => submitAddress(desk, anAddressInput({ ...packstation, postNumber: '87654325' })));
  expect(await form().findByText(/DHL kennt diese Postnummer nicht\./)).toBeVisible();
  setFault({ path: '/verify-post-number', times: 1, fault: { kind: 'status', status: 503 } });
  await act(() => submitAddress(desk, anAddressInput({ ...packstation, postNumber: '12345678' })));
  expect(await form().findByText(/Die Postnummer kann gerade nicht geprüft werden\./)).toBeVisible();
});

it('an address check that is down is named; the agent goes on without it, and edits the added address (REQ B9.1, B9.5)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  setFault({ path: '/address-check-and-suggestions', times: 1, fault: { kind: 'status', status: 503 } });
  await submitAddress(desk, anAddressInput());
  await show(desk);
  const click = async (button: HTMLElement) => {
    await act(async () => {
      fireEvent.click(button);
      await desk.rest();
    });
  };
  const form = within(await screen.findByRole('region', { name: 'Neue Lieferadresse' }));
  expect(form.getByText(/Die Adressprüfung ist gerade nicht möglich\./)).toBeVisible();
  await click(form.getByRole('button', { name: 'Ohne Prüfung weiter' }));
  expect(await screen.findByRole('radio', { name: /Hasenweg 5, 50667 Köln/ })).toBeChecked();
  await click(screen.getByRole('button', { name: /^Bearbeiten: / }));
  const edit = within(await screen.findByRole('region', { name: 'Lieferadresse bearbeiten' }));
  fireEvent.change(edit.getByRole('textbox', { name: 'Hausnr.' }), { target: { value: '7' } });
  await click(edit.getByRole('button', { name: 'Übernehmen' }));
  expect(await screen.findByRole('radio', { name: /Hasenweg 7, 50667 Köln/ })).toBeChecked();
});

it('a delivery address says that its street was renamed or that it is partly known; a postcode lists its towns (REQ B9.4, B9.6)', async () => {
  const desk = openDesk();
  await desk.logIn('0123456');
  await show(desk);
  const form = () => region('Neue Lieferadresse');
  await act(() => submitAddress(desk, anAddressInput({ street: 'Kaiserallee' })));
  expect(await form().findByText(/umbenannt/)).toBeVisible();
  expect(form().getByText(/Europaallee 5, 50667 Köln/)).toBeVisible();
  await act(() => submitAddress(desk, anAddressInput({ street: 'Rosenweg', streetNumber: '12-14' })));
  expect(await form().findByText(/nur teilweise bekannt/)).toBeVisible();
  await act(async () => {
    fireEvent.change(form().getByRole('textbox', { name: 'PLZ' }), { target: { value: '07907' } });
    await desk.rest();
  });
  const list = form().getByRole('combobox', { name: 'Ort' }).getAttribute('list') ?? '';
  expect(document.getElementById(list)?.children).toHaveLength(2);
});

it('an offer that failed or was refused says why and keeps the last figures; one with a sold-out article names it (REQ C6.6, C6.7, C6.9)', async () => {
  resetWorld('soldOutInBetween');
  const desk = await readyDesk();
  await show(desk);
  expect(region('Angebot').getByText(/Artikel 432011001 ist mittlerweile ausverkauft/)).toBeVisible();
  expect(region('Noch offen').getByRole('button', { name: 'Bestand von 432011001 prüfen' })).toBeVisible();
  const refused = { type: '/dpl/order/errors/invalid_payment_method', key: 'invalid_payment_method' };
  for (const [fault, message] of [
    [{ kind: 'status', status: 504 }, /Die Berechnung hat zu lange gedauert\. Bitte neu berechnen\./],
    [
      { kind: 'status', status: 400, body: { ...refused, detail: 'Rechnung geht gerade nicht.' } },
      /Diese Zahlungsart ist für das Angebot nicht möglich\. Rechnung geht gerade nicht\./,
    ],
  ] as const) {
    setFault({ path: '/backoffice-offers', times: 1, fault });
    await act(async () => {
      desk.dispatch(offerActions.recalculationRequested());
      await desk.rest();
    });
    expect(region('Angebot').getByText(message)).toBeVisible();
    expect(region('Angebot').getByText('40,94 €')).toBeVisible();
  }
});

it('an order that was refused or did not arrive says so above its button (REQ C12.4)', async () => {
  resetWorld('preCheckRefuses');
  const refused = await readyDesk();
  await refused.submit();
  await show(refused);
  expect(alertIn('Noch offen')).toHaveTextContent('Der Bestellwert ist zu hoch');
  cleanup();
  resetWorld('orderLost');
  const lost = await readyDesk();
  await lost.submit();
  await show(lost);
  expect(alertIn('Noch offen')).toHaveTextContent('Die Bestellung ist nicht angekommen');
  expect(region('Noch offen').getByRole('button', { name: 'Erneut senden' })).toBeVisible();
});

it('an article that was added while the order waited is named; so is a quantity that is typed but not taken', async () => {
  const desk = await readyDesk();
  desk.dispatch(offerActions.recalculationRequested());
  desk.dispatch(orderActions.submitRequested());
  desk.dispatch(productSearchActions.termSubmitted('443015001'));
  await desk.rest();
  await show(desk);
  expect(alertIn('Noch offen')).toHaveTextContent('Artikel 443015001 ist dazugekommen.');
  act(
    () =>
      void desk.dispatch(basketActions.quantityTyped({ itemId: itemIdOf(desk.getState(), '432011001'), text: '2' })),
  );
  expect(region('Noch offen').getByText('Eingegebene Menge von 432011001 mit Enter übernehmen')).toBeVisible();
});

it('a payment method says by how much the order exceeds its limit (REQ C8.8)', async () => {
  const desk = openDesk();
  await desk.logIn('0110007');
  await desk.enter('432011001*3');
  await show(desk);
  expect(region('Zahlung').getByText(/nur bis 100,00 €, 10,92 € zu viel/)).toBeVisible();
});

it('the second of two presses sends no order again that was refused between them; a press behind what could be read does', async () => {
  resetWorld('preCheckRefuses');
  const desk = await readyDesk();
  await show(desk);
  const press = async () => {
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await act(async () => void (await desk.rest()));
  };
  const checks = () => requestsSeen().filter(({ operation }) => operation === 'preCheckOrder').length;
  await press();
  const asked = checks();
  expect(alertIn('Noch offen')).toHaveTextContent('Der Bestellwert ist zu hoch');
  await press();
  fireEvent.click(region('Noch offen').getByRole('button', { name: /^Bestellung abschicken/ }));
  await act(async () => void (await desk.rest()));
  expect(checks()).toBe(asked);
  await new Promise((resolve) => setTimeout(resolve, readingTime));
  await press();
  expect(checks()).toBe(asked + 1);
});

it('the telephone number for the forwarder has the focus, and is refused while it is empty (REQ C14.1)', async () => {
  const desk = openDesk();
  await desk.logIn('0700003');
  await desk.enter('454398001');
  await desk.pay('INVOICE');
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  await show(desk);
  const phone = await screen.findByRole('textbox', { name: 'Telefonnummer für die Spedition' });
  expect(phone).toHaveFocus();
  fireEvent.submit(phone);
  expect(phone).toHaveAccessibleDescription(/Bitte Telefonnummer prüfen/);
});
