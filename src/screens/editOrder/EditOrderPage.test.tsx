import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { editOrderActions } from '~/features/editOrder/editOrderSlice';
import { editOf, threeArticles } from '~/flows/testing/editDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { currentWorld, requestsSeen, setFault } from '../../../mocks/node.ts';
import { EditHistoryPage } from './EditHistoryPage';
import { EditOrderPage } from './EditOrderPage';

startStandIn();
// jsdom lays nothing out, so it has nothing to scroll to.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  return startI18n('de');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function open(orderId = threeArticles, options: DeskOptions = {}): Promise<Desk> {
  const desk = openDesk(options);
  const router = createMemoryRouter(
    [
      { path: '/edit-order/:orderId', element: <EditOrderPage /> },
      { path: '/edited-order/history/:orderId', element: <EditHistoryPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/edit-order/${orderId}`] },
  );
  render(
    <Provider store={desk.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await desk.rest();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(desk.getState().editOrder.session.phase !== 'open' || desk.getState().editOrder.customer !== null).toBe(
      true,
    );
  });
  return desk;
}

const region = (name: string) => screen.getByRole('region', { name });
const rowOf = (article: string) => within(region('Positionen')).getByRole('row', { name: new RegExp(article) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

describe('the positions on the edit screen (REQ F1.2, F1.4, F1.9)', () => {
  it('focus the first quantity; a typed one is sent, listed line by line and taken back', async () => {
    const desk = await open();
    const quantity = within(rowOf('Gesichtscreme')).getByLabelText('Menge');
    expect(quantity).toHaveFocus();
    type(quantity, '3');
    await desk.rest();
    const changes = await within(region('Änderungen')).findByRole('row', { name: /Gesichtscreme: Menge/ });
    expect(changes).toHaveTextContent('1 Stück3 Stück+69,98 €');
    expect(within(region('Änderungen')).getByRole('row', { name: /Gesamt/ })).toHaveTextContent('+69,98 €');
    fireEvent.click(within(rowOf('Gesichtscreme')).getByRole('button', { name: 'Zurücknehmen' }));
    await desk.rest();
    expect(within(region('Änderungen')).queryByRole('row', { name: /Menge/ })).toBeNull();
  });

  it.each([
    ['Menge', '0'],
    ['Menge', 'viele'],
    ['Preisdatum', '31.02.2026'],
  ])('say for the %s %j that the value is invalid, and keep it', async (label, typed) => {
    await open();
    const field = within(rowOf('Gesichtscreme')).getByLabelText(label);
    type(field, typed);
    expect(await within(rowOf('Gesichtscreme')).findByRole('alert')).toHaveTextContent(
      'Sie haben einen ungültigen Wert eingegeben',
    );
    expect(field).toHaveValue(typed);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(within(rowOf('Gesichtscreme')).queryByRole('alert')).toBeNull();
  });

  it('have no field for the price date without the flag priceDateInEditing', async () => {
    await open(threeArticles, { flags: { priceDateInEditing: false } });
    expect(screen.queryByLabelText('Preisdatum')).toBeNull();
  });

  it('are cancelled with a reason, new ones removed', async () => {
    const desk = await open();
    fireEvent.click(within(rowOf('Magnesium')).getByRole('button', { name: 'Position stornieren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Position stornieren' });
    fireEvent.change(within(dialog).getByLabelText('Stornogrund'), { target: { value: 'WRONG_ITEM' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Position stornieren' }));
    await desk.rest();
    expect(rowOf('Magnesium')).toHaveTextContent('storniert: Falscher Artikel bestellt');
    type(screen.getByLabelText('Artikelnummer oder SKU'), '454287001');
    fireEvent.submit(screen.getByLabelText('Artikelnummer oder SKU'));
    await desk.rest();
    expect(rowOf('454287001')).toHaveTextContent('neu');
    fireEvent.click(await within(rowOf('454287001')).findByLabelText('Altgerät wird zurückgenommen'));
    await desk.rest();
    expect(editOf(desk).editedOffer.items.at(-1)?.weeeTakeBackEnabled).toBe(true);
    fireEvent.click(within(rowOf('454287001')).getByRole('button', { name: 'Position entfernen' }));
    await desk.rest();
    expect(editOf(desk).editedOffer.items).toHaveLength(3);
  });

  it('show the details of a product that cannot be reserved, with title and detail (REQ F1.5)', async () => {
    const desk = await open();
    const field = screen.getByLabelText('Artikelnummer oder SKU');
    fireEvent.change(field, { target: { value: '454287001*900' } });
    fireEvent.submit(field);
    await desk.rest();
    const dialog = await screen.findByRole('dialog', { name: /fritteuse/i });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/RESERVATION_FAILURE.*454287001/);
    fireEvent.change(within(dialog).getByLabelText('Menge'), { target: { value: '1' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /454287001/ }));
    await desk.rest();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowOf('454287001')).toBeVisible();
  });

  it('that go to different addresses block adding, and one address for all is confirmed (REQ F1.7)', async () => {
    const desk = await open('1300000204');
    expect(region('Positionen')).toHaveTextContent('Die Positionen gehen an verschiedene Lieferadressen.');
    expect(screen.queryByLabelText('Artikelnummer oder SKU')).toBeNull();
    const [first] = within(region('Lieferadresse')).getAllByRole('radio');
    if (first === undefined) throw new Error('no address');
    fireEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Mehrere Lieferadressen ändern' });
    expect(dialog).toHaveTextContent('2 verschiedene Adressen');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Für alle ändern' }));
    await desk.rest();
    expect(await screen.findByLabelText('Artikelnummer oder SKU')).toBeVisible();
  });
});

describe('the keys of the edit screen', () => {
  it.each([
    ['F4', 'Artikelnummer oder SKU'],
    ['F9', 'Gutscheincode'],
  ])('%s focuses %s', async (key, label) => {
    await open();
    fireEvent.keyDown(document, { key });
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});

describe('restrictions stand beside what they restrict (REQ F3.6)', () => {
  it.each([
    ['1300000118', 'Zahlung', 'Bei einem PayPal-Auftrag nicht möglich.'],
    ['1300000118', 'Positionen', 'Bei einem PayPal-Auftrag nicht möglich.'],
    ['1300000211', 'Lieferadresse', 'Nicht möglich: Der Auftrag ist schon in Bearbeitung.'],
    ['1300000206', 'Gutscheine', 'Bei Ratenzahlung kann kein Gutschein eingelöst werden.'],
    ['1300000209', 'Gutscheine', 'Mit Mitarbeiterrabatt kann kein Gutschein eingelöst werden.'],
    ['1300000221', 'Positionen', 'Bei einem Rekla-Auftrag nicht möglich.'],
  ])('of order %s in %s', async (number, name, text) => {
    await open(number);
    expect(region(name)).toHaveTextContent(text);
  });

  it('also a code that is unknown, and the sentence of a service', async () => {
    const desk = await open();
    const session = editOf(desk);
    const restrictions = { CANCEL_POSITION: 'SOMETHING_NEW', CHANGE_PAYMENT: 'Zahlung ist gesperrt.' };
    desk.dispatch(editOrderActions.reported({ session: { ...session, restrictions } }));
    expect(await screen.findAllByText('Für diesen Auftrag nicht möglich.')).toHaveLength(3);
    expect(region('Zahlung')).toHaveTextContent('Zahlung ist gesperrt.');
    expect(within(rowOf('Magnesium')).getByRole('button', { name: 'Position stornieren' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the payment on the edit screen (REQ F2.2, F2.3, F2.4, F2.6)', () => {
  it.each([
    ['true', 'Die Zahlung kann wegen Wartungsarbeiten gerade nicht geändert werden.'],
    ['2099-01-01T12:00:00Z', 'Die Zahlung kann wegen Wartungsarbeiten bis 01.01.2099 13:00 nicht geändert werden.'],
  ])('is blocked during maintenance: %s', async (value, text) => {
    vi.stubEnv('VITE_PAYMENT_EDIT_MAINTENANCE', value);
    await open();
    expect(region('Zahlung')).toHaveTextContent(text);
    for (const radio of within(region('Zahlung')).getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it('agrees on installments with plan and bank details', async () => {
    const desk = await open();
    fireEvent.click(within(region('Zahlung')).getByRole('radio', { name: /Ratenzahlung/ }));
    await desk.rest();
    const dialog = await screen.findByRole('dialog', { name: 'Ratenzahlung vereinbaren' });
    expect(screen.getByRole('region', { name: 'Noch offen', hidden: true })).toHaveTextContent(
      'Ratenplan für den geänderten Betrag vereinbaren',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Plan übernehmen' }));
    fireEvent.click(await screen.findByRole('button', { name: /hinterlegte Bankverbindung/ }));
    await desk.rest();
    expect(editOf(desk).editedOffer.payment).toMatchObject({ method: 'INSTALLMENTS', count: 3 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(region('Noch offen')).not.toHaveTextContent('Ratenplan');
  });

  it('takes an installment method back when its dialog is cancelled', async () => {
    const desk = await open();
    fireEvent.click(within(region('Zahlung')).getByRole('radio', { name: /Ratenkauf/ }));
    await desk.rest();
    const dialog = await screen.findByRole('dialog', { name: 'Ratenkauf vereinbaren' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await desk.rest();
    expect(editOf(desk).editedOffer.payment?.method).toBe('INVOICE');
    expect(editOf(desk).isEdited).toBe(false);
  });

  it('asks for bank details for direct debit, checked by the service', async () => {
    const desk = await open();
    fireEvent.click(within(region('Zahlung')).getByRole('radio', { name: /Bankeinzug/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Andere Bankverbindung' }));
    fireEvent.change(await screen.findByLabelText('Kontoinhaber'), { target: { value: 'Dora Danach' } });
    fireEvent.change(screen.getByLabelText('IBAN'), { target: { value: 'DE89 3704 0044 0532 0130 00' } });
    fireEvent.click(button('Bankverbindung prüfen'));
    fireEvent.click(await screen.findByRole('button', { name: 'Bankverbindung übernehmen' }));
    await desk.rest();
    expect(editOf(desk).editedOffer.payment?.method).toBe('DIRECT_DEBIT');
    expect(desk.notices).toEqual([]);
  });

  it('opens the dialog of an existing agreement in EDIT_MODE', async () => {
    const desk = await open('1300000206');
    fireEvent.click(button('Ratenplan ändern'));
    expect(desk.getState().editOrder.installments).toBe('EDIT_MODE');
    expect(await screen.findByRole('dialog', { name: 'Ratenzahlung vereinbaren' })).toBeVisible();
  });

  it('asks for a new plan after the amount has changed, and jumps to it (REQ F3.2)', async () => {
    const desk = await open('1300000206');
    const [quantity] = screen.getAllByLabelText('Menge');
    if (quantity === undefined) throw new Error('no quantity');
    type(quantity, '2');
    await desk.rest();
    fireEvent.click(within(region('Noch offen')).getByRole('button', { name: /Ratenplan/ }));
    expect(button('Ratenplan ändern')).toHaveFocus();
    fireEvent.click(button('Ratenplan ändern'));
    fireEvent.click(await screen.findByRole('button', { name: 'Plan übernehmen' }));
    await desk.rest();
    expect(region('Noch offen')).not.toHaveTextContent('Ratenplan');
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    expect(desk.getState().editOrder.submission.phase).toBe('submitted');
  });
});

describe('vouchers, contact and billing address', () => {
  it('redeem and remove a voucher, and waive the shipping costs (REQ F2.5)', async () => {
    const desk = await open();
    const code = screen.getByLabelText('Gutscheincode');
    fireEvent.change(code, { target: { value: 'SOMMER' } });
    fireEvent.submit(code);
    await desk.rest();
    fireEvent.click(button('Gutschein SOMMER entfernen'));
    fireEvent.change(screen.getByLabelText('Versandkosten'), { target: { value: 'UMTAUSCH' } });
    await desk.rest();
    expect(editOf(desk).editedOffer).toMatchObject({ vouchers: [], serviceVoucher: 'UMTAUSCH' });
    expect(region('Änderungen')).toHaveTextContent('werden berechneterlassen: Umtausch');
  });

  it('name the vouchers that no longer fit, which block the submission', async () => {
    const desk = await open();
    const code = screen.getByLabelText('Gutscheincode');
    fireEvent.change(code, { target: { value: 'ABGELAUFEN' } });
    fireEvent.submit(code);
    await desk.rest();
    expect(await within(region('Gutscheine')).findByRole('alert')).toHaveTextContent('ABGELAUFEN');
  });

  it('change e-mail and phone, and refuse invalid ones (REQ F1.8)', async () => {
    const desk = await open();
    fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: 'kein e-mail' } });
    fireEvent.click(button('Kontakt übernehmen'));
    expect(await within(region('Kontakt')).findByRole('alert')).toHaveTextContent(
      'Sie haben einen ungültigen Wert eingegeben',
    );
    fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: 'neu@example.com' } });
    fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '+49 30 1234567' } });
    fireEvent.click(button('Kontakt übernehmen'));
    await desk.rest();
    expect(editOf(desk).editedOffer.contact).toEqual({ email: 'neu@example.com', phoneNumber: '0301234567' });
  });

  it('edit the billing address only with the flag invoiceAddressEdit (REQ F2.7)', async () => {
    await open(threeArticles, { flags: { invoiceAddressEdit: false } });
    expect(region('Kontakt')).toHaveTextContent('Lindenweg 8a');
    expect(screen.queryByRole('button', { name: 'Rechnungsadresse bearbeiten' })).toBeNull();
  });

  it('edit the billing address with the flag', async () => {
    const desk = await open();
    fireEvent.click(button('Rechnungsadresse bearbeiten'));
    fireEvent.change(screen.getByLabelText('Hausnr.'), { target: { value: '9' } });
    fireEvent.click(button('Rechnungsadresse übernehmen'));
    await desk.rest();
    expect(region('Änderungen')).toHaveTextContent('Lindenweg 9');
  });
});

describe('submitting and leaving on the edit screen (REQ F3.2, F3.3, F3.5, F3.7)', () => {
  it('is off with its reason while nothing is changed', async () => {
    await open();
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/Änderungen abschicken/)).toHaveAccessibleDescription('Es ist noch nichts geändert.');
  });

  it('confirms the edited order; closing goes to the history', async () => {
    const paths: string[] = [];
    const desk = await open(threeArticles, { goTo: (path) => paths.push(path) });
    const quantity = within(rowOf('Gesichtscreme')).getByLabelText('Menge');
    fireEvent.change(quantity, { target: { value: '2' } });
    fireEvent.keyDown(quantity, { key: 'Enter', ctrlKey: true });
    await desk.rest();
    const dialog = await screen.findByRole('dialog', { name: 'Auftragsbestätigung' });
    expect(dialog).toHaveTextContent('2 × Gesichtscreme');
    fireEvent.click(within(dialog).getByRole('button', { name: /Schließen/ }));
    await desk.rest();
    expect(paths).toEqual([expect.stringMatching(/^\/orderhistory\/0/)]);
  });

  it('asks before the whole order is cancelled', async () => {
    const desk = await open('1300000203');
    fireEvent.click(button('Position stornieren'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Position stornieren' }));
    await desk.rest();
    fireEvent.click(button(/Änderungen abschicken/));
    const dialog = await screen.findByRole('dialog', { name: 'Auftrag stornieren' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Auftrag stornieren' }));
    await desk.rest();
    expect(await screen.findByText('Der Auftrag 1300000203 ist storniert.')).toBeVisible();
    expect(currentWorld().db.orders.find('1300000203')?.read().order_status.code).toBe('CANCELLED');
  });

  it('discards all changes, which can be undone', async () => {
    const desk = await open();
    type(within(rowOf('Gesichtscreme')).getByLabelText('Menge'), '2');
    await desk.rest();
    fireEvent.click(button('Änderungen verwerfen'));
    await desk.rest();
    expect(editOf(desk).isEdited).toBe(false);
    fireEvent.click(button('Rückgängig'));
    await desk.rest();
    expect(within(region('Änderungen')).getByRole('row', { name: /Gesichtscreme: Menge/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  it('offers to submit again after a failure', async () => {
    const desk = await open();
    type(within(rowOf('Gesichtscreme')).getByLabelText('Menge'), '2');
    await desk.rest();
    setFault({
      method: 'POST',
      path: `/edit-order/${threeArticles}`,
      times: 1,
      fault: { kind: 'status', status: 503 },
    });
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    expect(button('Erneut abschicken')).toBeVisible();
    fireEvent.click(button('Erneut abschicken'));
    await desk.rest();
    expect(await screen.findByRole('dialog', { name: 'Auftragsbestätigung' })).toBeVisible();
  });

  it('asks before changes are discarded by leaving', async () => {
    const paths: string[] = [];
    const desk = await open(threeArticles, { goTo: (path) => paths.push(path) });
    type(within(rowOf('Gesichtscreme')).getByLabelText('Menge'), '2');
    await desk.rest();
    fireEvent.click(screen.getByRole('link', { name: 'Bisherige Bearbeitungen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bearbeitung verlassen' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    fireEvent.click(button('Zur Bestellhistorie'));
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Bearbeitung verlassen' })).getByRole('button', {
        name: 'Verlassen und verwerfen',
      }),
    );
    await desk.rest();
    expect(paths).toEqual([expect.stringMatching(/^\/orderhistory\/0/)]);
    expect(requestsSeen().map(({ operation }) => operation)).toContain('clearEditedOrder');
  });

  it('names the reason why an order cannot be edited', async () => {
    await open('1300000205');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Auftrag 1300000205 kann nicht bearbeitet werden',
    );
    expect(screen.getByRole('link', { name: 'Zum Auftrag' })).toBeVisible();
  });
});
