import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { callActions } from '~/features/call/callSlice';
import type { ParkedMark } from '~/features/call/parkedMark';
import { editOrderActions } from '~/features/order/edit/state/editOrderSlice';
import { editOf, threeArticles } from '~/flows/testing/editDesk';
import { loadProduct } from '~/services/productService/productService';
import { startI18n } from '~/shared/i18n/i18n';
import { requestsSeen } from '../../../../mocks/node.ts';
import {
  button,
  openEditScreen as open,
  region,
  rowOf,
  showEdit,
  type,
} from '~/features/order/edit/testing/editScreen';

startStandIn();
beforeEach(() => startI18n('de'));

const aMark: ParkedMark = {
  reason: 'callsBack',
  text: '',
  dueAt: null,
  parkedAt: '2026-01-02T10:00:00Z',
  name: 'Dora Danach',
  customerNumber: null,
  total: null,
  path: `/edit-order/${threeArticles}`,
};

async function enterArticle(desk: Desk, text: string): Promise<void> {
  const field = screen.getByLabelText('Artikelnummer oder SKU');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
  await desk.rest();
}

describe('an order that does not exist', () => {
  it('is named in the heading, with the way on', async () => {
    await open('1399999999');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Auftrag 1399999999 bearbeiten');
    expect(screen.getByRole('alert')).toHaveTextContent('Diesen Auftrag gibt es nicht.');
  });
});

describe('the positions on the edit screen (REQ F1.2, F1.4, F1.9)', () => {
  it('focus the first quantity; a typed one is sent, listed line by line and undone', async () => {
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

  it('say of a quantity and a price date that the value is invalid, and keep it', async () => {
    await open();
    for (const [label, typed] of [
      ['Menge', '0'],
      ['Menge', 'viele'],
      ['Preisdatum', '31.02.2026'],
    ] as const) {
      const field = within(rowOf('Gesichtscreme')).getByLabelText(label);
      type(field, typed);
      expect(await within(rowOf('Gesichtscreme')).findByRole('alert')).toHaveTextContent(
        'Sie haben einen ungültigen Wert eingegeben',
      );
      expect(field).toHaveValue(typed);
      expect(region('Noch offen')).toHaveTextContent('Menge oder Preisdatum ist noch nicht übernommen');
      fireEvent.keyDown(field, { key: 'Escape' });
      expect(within(rowOf('Gesichtscreme')).queryByRole('alert')).toBeNull();
    }
  });

  it('hold a submission back by Ctrl+Enter and by click while a typed value is invalid', async () => {
    const desk = await open();
    type(within(rowOf('Magnesium')).getByLabelText('Menge'), '2');
    await desk.rest();
    const field = within(rowOf('Gesichtscreme')).getByLabelText('Menge');
    fireEvent.change(field, { target: { value: 'viele' } });
    const submissions = [
      () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }),
      () => {
        fireEvent.blur(field);
        button(/Änderungen abschicken/).focus();
        return fireEvent.click(button(/Änderungen abschicken/));
      },
    ];
    for (const submitIt of submissions) {
      submitIt();
      await desk.rest();
      expect(field).toHaveFocus();
      expect(field).toHaveValue('viele');
      expect(requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder')).toEqual([]);
    }
  });

  it('hold a submission back while contact details are typed only', async () => {
    const desk = await open();
    type(within(rowOf('Magnesium')).getByLabelText('Menge'), '2');
    await desk.rest();
    fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '0221 7654321' } });
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    expect(screen.getByText(/Nicht abgeschickt/)).toBeVisible();
    expect(region('Kontakt')).toHaveTextContent('noch nicht übernommen');
    fireEvent.click(within(region('Noch offen')).getByRole('button', { name: /Kontaktdaten sind getippt/ }));
    expect(screen.getByLabelText('E-Mail')).toHaveFocus();
    expect(screen.getByLabelText('Telefon')).toHaveValue('0221 7654321');
    expect(requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder')).toEqual([]);
    screen.getByLabelText('Telefon').focus();
    fireEvent.click(button('Kontakt übernehmen'));
    await desk.rest();
    expect(screen.getByLabelText('Telefon')).toHaveFocus();
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    expect(requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder')).toHaveLength(1);
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
    await enterArticle(desk, '454287001');
    expect(rowOf('454287001')).toHaveTextContent('neu');
    fireEvent.click(await within(rowOf('454287001')).findByLabelText('Altgerät wird zurückgenommen'));
    await desk.rest();
    expect(editOf(desk).editedOffer.items.at(-1)?.weeeTakeBackEnabled).toBe(true);
    fireEvent.click(within(rowOf('454287001')).getByRole('button', { name: 'Position entfernen' }));
    await desk.rest();
    expect(editOf(desk).editedOffer.items).toHaveLength(3);
  });

  it('follow the country of the order, not that of the call', async () => {
    const desk = await open(threeArticles, { country: 'AT' });
    await enterArticle(desk, '454287001');
    expect(await within(rowOf('454287001')).findByLabelText('Altgerät wird zurückgenommen')).toBeVisible();
    expect(within(region('Zahlung')).getByRole('radio', { name: /Ratenkauf/ })).toBeEnabled();
  });

  it('show the details of a product that cannot be reserved, and add it once for a double click there (REQ F1.5, QUALITY 8)', async () => {
    const desk = await open();
    await enterArticle(desk, '454287001*900');
    const dialog = await screen.findByRole('dialog', { name: /fritteuse/i });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/RESERVATION_FAILURE.*454287001/);
    fireEvent.change(within(dialog).getByLabelText('Menge'), { target: { value: '1' } });
    const add = within(dialog).getByRole('button', { name: /454287001/ });
    fireEvent.click(add);
    fireEvent.click(add);
    await desk.rest();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowOf('454287001')).toBeVisible();
    expect(editOf(desk).editedOffer.items.slice(3)).toMatchObject([{ sku: '454287001', quantity: 1 }]);
  });

  it.each([true, false])(
    'show in these details the pieces in stock with the flag only: variantStockDisplay %s (REQ A6.3)',
    async (variantStockDisplay) => {
      const desk = await open(threeArticles, { flags: { variantStockDisplay } });
      await enterArticle(desk, '454287001*900');
      const { textContent } = await screen.findByRole('dialog');
      expect(/verfügbar · \d+ Stück/.test(textContent)).toBe(variantStockDisplay);
    },
  );

  it.each([
    ['543015001', /gibt es nur im Abonnement und kann nicht direkt bestellt werden/],
    ['454740001', /ist ausverkauft\./],
  ])('say why %s cannot be added (REQ F1.5, C1.6)', async (sku, reason) => {
    const desk = await open();
    await enterArticle(desk, sku);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(reason)).toBeVisible();
    expect(within(dialog).queryByLabelText('Menge')).toBeNull();
  });

  it('are added once by a double click on a cross-sell (QUALITY 8)', async () => {
    const desk = await open();
    await within(region('Positionen')).findAllByRole('button', { name: / hinzufügen$/ });
    const [offered] = desk.getState().editOrder.crossSells;
    if (offered === undefined) throw new Error('no cross-sell');
    desk.dispatch(editOrderActions.reported({ crossSells: [{ ...offered, productNo: '454287001' }] }));
    const product = await loadProduct('454287');
    if (product === null) throw new Error('no product');
    desk.dispatch(editOrderActions.reported({ products: { [product.baseProductNo]: product } }));
    const add = await screen.findByRole('button', { name: 'Heißluftfritteuse hinzufügen' });
    fireEvent.click(add);
    fireEvent.click(add);
    await desk.rest();
    expect(editOf(desk).editedOffer.items.slice(3)).toMatchObject([{ sku: '454287001', quantity: 1 }]);
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

describe('an edit whose call is parked (DECISIONS 250)', () => {
  it('comes back with what was typed and what was being sent, and its draft is read again', async () => {
    const desk = await open();
    fireEvent.change(screen.getByLabelText('Artikelnummer oder SKU'), { target: { value: '4430' } });
    const [position] = editOf(desk).editedOffer.items;
    if (position?.id === undefined) throw new Error('no position');
    desk.dispatch(
      editOrderActions.operationRequested({
        type: 'UPDATE_POSITION',
        id: position.id,
        quantity: 3,
      }),
    );
    desk.dispatch(callActions.parked(aMark));
    cleanup();
    expect(desk.getState().editOrder.sent?.work).toMatchObject({ type: 'UPDATE_POSITION' });
    await desk.rest();
    desk.dispatch(callActions.resumed());
    const reads = () => requestsSeen().filter(({ operation }) => operation === 'initEditOrder').length;
    const before = reads();
    await showEdit(desk);
    expect(screen.getByLabelText('Artikelnummer oder SKU')).toHaveValue('4430');
    expect(region('Noch offen')).toHaveTextContent('Der Artikel ist noch nicht übernommen');
    expect(within(rowOf('Gesichtscreme')).getByLabelText('Menge')).toHaveValue('3');
    expect(reads()).toBe(before + 1);
  });

  it('is forgotten where the agent goes to another screen', async () => {
    const desk = await open();
    cleanup();
    expect(desk.getState().editOrder.orderId).toBeNull();
  });
});

describe('restrictions stand beside what they restrict (REQ F3.6)', () => {
  it.each([
    ['1300000211', 'Lieferadresse', 'Nicht möglich: Der Auftrag ist schon in Bearbeitung.'],
    ['1300000206', 'Gutscheine', 'Bei Ratenzahlung kann kein Gutschein eingelöst werden.'],
    ['1300000209', 'Gutscheine', 'Mit Mitarbeiterrabatt kann kein Gutschein eingelöst werden.'],
    ['1300000221', 'Positionen', 'Bei einem Rekla-Auftrag nicht möglich.'],
  ])('of order %s in %s', async (number, name, text) => {
    await open(number);
    expect(region(name)).toHaveTextContent(text);
  });

  it('of a PayPal order, in two regions, with what is left of its 36 hours (REQ E5.1)', async () => {
    await open('1300000118');
    for (const name of ['Zahlung', 'Positionen'])
      expect(region(name)).toHaveTextContent('Bei einem PayPal-Auftrag nicht möglich.');
    expect(screen.getByText(/PayPal: noch \d+ Std\. \d+ Min\./)).toBeVisible();
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
