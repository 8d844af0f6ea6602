import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStandIn } from '~/app/testing/aDesk';
import { editOrderActions } from '../state/editOrderSlice';
import { editOf, threeArticles } from '~/flows/testing/editDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { currentWorld, requestsSeen, setFault } from '../../../../../mocks/node.ts';
import { button, openEditScreen as open, region, type } from '../testing/editScreen';

startStandIn();
// jsdom lays nothing out, so it has nothing to scroll to.
beforeEach(() => startI18n('de'));
afterEach(() => {
  vi.unstubAllEnvs();
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

  it('asks for the plans of an agreement where none are known, and makes it again when the dialog is cancelled', async () => {
    const desk = await open();
    fireEvent.click(within(region('Zahlung')).getByRole('radio', { name: /Ratenzahlung/ }));
    await desk.rest();
    fireEvent.click(screen.getByRole('button', { name: 'Plan übernehmen' }));
    fireEvent.click(await screen.findByRole('button', { name: /hinterlegte Bankverbindung/ }));
    await desk.rest();
    act(() => {
      desk.dispatch(editOrderActions.reported({ session: { ...editOf(desk), installmentPlans: [] } }));
    });
    fireEvent.click(within(region('Zahlung')).getByRole('button', { name: 'Ratenplan ändern' }));
    await desk.rest();
    expect(await screen.findByRole('button', { name: 'Plan übernehmen' })).toBeEnabled();
    expect(editOf(desk).installmentPlans).not.toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await desk.rest();
    expect(editOf(desk).editedOffer.payment).toMatchObject({ method: 'INSTALLMENTS', count: 3 });
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

  it('is not submitted while direct debit is chosen without its bank details', async () => {
    const desk = await open();
    fireEvent.change(screen.getByLabelText('Versandkosten'), { target: { value: 'UMTAUSCH' } });
    await desk.rest();
    fireEvent.click(within(region('Zahlung')).getByRole('radio', { name: /Bankeinzug/ }));
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    expect(requestsSeen().map(({ operation }) => operation)).not.toContain('submitEditedOrder');
    expect(screen.getByText(/Nicht abgeschickt/)).toBeVisible();
    fireEvent.click(within(region('Noch offen')).getByRole('button', { name: /Bankeinzug ist gewählt/ }));
    expect(button(/hinterlegte Bankverbindung/)).toHaveFocus();
    fireEvent.click(within(region('Zahlung')).getByRole('button', { name: 'Abbrechen' }));
    expect(within(region('Zahlung')).getByRole('radio', { name: /Bankeinzug/ })).not.toBeChecked();
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'false');
  });

  it('is reset at once when cash on delivery would go to another address than the billing address (REQ C8.5)', async () => {
    const desk = await open();
    const radio = (panel: string, name: RegExp) => within(region(panel)).getByRole('radio', { name });
    fireEvent.click(radio('Zahlung', /Nachnahme/));
    await desk.rest();
    expect(radio('Zahlung', /Nachnahme/)).toBeChecked();
    fireEvent.click(radio('Lieferadresse', /Domstraße 12/));
    expect(radio('Zahlung', /Nachnahme/)).not.toBeChecked();
    expect(radio('Zahlung', /Nachnahme/)).toBeDisabled();
    expect(region('Zahlung')).toHaveTextContent('Nachnahme: nur an die Rechnungsadresse.');
    await desk.rest();
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(radio('Zahlung', /^Rechnung/));
    await desk.rest();
    expect(region('Noch offen')).not.toHaveTextContent('Nachnahme');
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'false');
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

  it.each(['of the order', 'of this edit'])(
    'restores the agreement %s when another due day is cancelled',
    async (whose) => {
      const desk = await open('1300000206');
      const dueDay = async (label: RegExp, end: string) => {
        fireEvent.click(button('Ratenplan ändern'));
        const dialog = await screen.findByRole('dialog', { name: 'Ratenzahlung vereinbaren' });
        fireEvent.click(within(dialog).getByRole('radio', { name: label }));
        await desk.rest();
        fireEvent.click(within(dialog).getByRole('button', { name: end }));
        await desk.rest();
      };
      expect(editOf(desk).editedOffer.payment?.dueDay).toBe(15);
      if (whose === 'of this edit') await dueDay(/\b1\./, 'Plan übernehmen');
      const before = editOf(desk).editedOffer.payment;
      await dueDay(whose === 'of this edit' ? /15\./ : /\b1\./, 'Abbrechen');
      expect(requestsSeen().map(({ operation }) => operation)).toContain('changeOrderPayment');
      expect(editOf(desk).editedOffer.payment).toEqual(before);
      expect(editOf(desk).isEdited).toBe(whose === 'of this edit');
    },
  );

  it('asks the service for no plans of a due day that it has named already', async () => {
    const desk = await open('1300000206');
    const session = editOf(desk);
    const installmentPlans = session.installmentPlans.flatMap((plan) => [plan, { ...plan, dueDay: 1 as const }]);
    desk.dispatch(editOrderActions.reported({ session: { ...session, installmentPlans } }));
    fireEvent.click(button('Ratenplan ändern'));
    const dialog = await screen.findByRole('dialog', { name: 'Ratenzahlung vereinbaren' });
    fireEvent.click(within(dialog).getByRole('radio', { name: /\b1\./ }));
    await desk.rest();
    expect(requestsSeen().map(({ operation }) => operation)).not.toContain('changeOrderPayment');
    expect(within(dialog).getByRole('button', { name: 'Plan übernehmen' })).toHaveAttribute('aria-disabled', 'false');
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

describe('a new delivery address on the edit screen (REQ F2.1)', () => {
  const fill = async (street: string) => {
    fireEvent.click(within(region('Lieferadresse')).getByRole('button', { name: /Neue Lieferadresse/ }));
    const form = await screen.findByRole('form', { name: 'Neue Lieferadresse' });
    const entries = { Straße: street, 'Hausnr.': '3', PLZ: '50667', Ort: 'Köln' };
    for (const [label, value] of Object.entries(entries)) {
      fireEvent.change(within(form).getByLabelText(label), { target: { value } });
    }
    return form;
  };
  const take = async (form: HTMLElement, desk: Awaited<ReturnType<typeof open>>) => {
    fireEvent.submit(form);
    await vi.waitFor(() => {
      expect(requestsSeen().map(({ operation }) => operation)).toContain('switchDeliveryAddress');
    });
    await desk.rest();
  };

  it.each([false, true])('is entered, named as open until then, and delivered to; for a guest: %s', async (isGuest) => {
    const record = currentWorld().db.orders.find(threeArticles);
    if (isGuest) record?.replace({ ...record.order, external_customer_id: null, customer_id: null });
    const desk = await open();
    const form = await fill('Seeweg');
    expect(region('Noch offen')).toHaveTextContent('Die neue Lieferadresse ist getippt, aber nicht übernommen');
    await take(form, desk);
    expect(editOf(desk).editedOffer.deliveryAddress).toMatchObject({ street: 'Seeweg', zipCode: '50667' });
    expect(screen.queryByRole('form', { name: 'Neue Lieferadresse' })).toBeNull();
    expect(region('Noch offen')).not.toHaveTextContent('Lieferadresse');
  });

  it('is not sent when its form is cancelled while it is being validated', async () => {
    const desk = await open();
    const form = await fill('Seeweg');
    fireEvent.submit(form);
    fireEvent.click(within(form).getByRole('button', { name: 'Abbrechen' }));
    await desk.rest();
    expect(requestsSeen().map(({ operation }) => operation)).not.toContain('switchDeliveryAddress');
    expect(editOf(desk).isEdited).toBe(false);
  });

  it('stays in its form when the service refuses it', async () => {
    const desk = await open();
    const form = await fill('Hasenweg');
    const body = { key: 'order_with_address_category1_not_allowed', detail: 'KAT1' };
    setFault({ path: 'switch-delivery-address', times: 1, fault: { kind: 'json', status: 400, body } });
    await take(form, desk);
    expect(await screen.findByLabelText('Straße')).toHaveValue('Hasenweg');
    expect(desk.notices).toHaveLength(1);
  });
});

describe('vouchers, contact and billing address', () => {
  it('redeem and remove a voucher, and waive the shipping costs (REQ F2.5)', async () => {
    const desk = await open();
    const code = screen.getByLabelText('Gutscheincode');
    fireEvent.change(code, { target: { value: ' SOM MER ' } });
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
    fireEvent.change(screen.getByLabelText('Straße'), { target: { value: 'Packstation 145' } });
    fireEvent.click(button('Rechnungsadresse übernehmen'));
    expect(screen.getByLabelText('Straße')).toHaveAccessibleDescription('Sie haben einen ungültigen Wert eingegeben');
    fireEvent.change(screen.getByLabelText('Straße'), { target: { value: 'Lindenweg' } });
    fireEvent.change(screen.getByLabelText('Hausnr.'), { target: { value: '9' } });
    fireEvent.click(button('Rechnungsadresse übernehmen'));
    await desk.rest();
    expect(region('Änderungen')).toHaveTextContent('Lindenweg 9');
  });
});
