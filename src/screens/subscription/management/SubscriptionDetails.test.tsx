import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { startScreens } from '~/app/testing/aScreen';
import type { WireSubscription } from '../../../../mocks/db/subscription/wireSubscriptionTypes.ts';
import { currentWorld, server, setFault } from '../../../../mocks/node.ts';
import { openManagement } from './testing/managementScreen';

startScreens();

async function open() {
  const { desk } = await openManagement('?view=ABO_DETAILS&abo=7000011');
  await act(() => desk.rest());
  return desk;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an edit that the service answers with an error (REQ G4.1, G4.4)', () => {
  it.each([
    [
      500,
      { detail: 'kaputt' },
      /Hoppla\.\.\. Fehler beim Bearbeiten des Abonnements\. Der Dienst .* \(„kaputt“\)\. Ob die Änderung ausgeführt wurde, ist nicht bekannt/,
    ],
    [
      500,
      { key: '/dpl/ccs/errors/next_order_date_already_processed', type: null, detail: null },
      /Die nächste Bestellung ist schon erzeugt/,
    ],
  ])('says the quoted text first, then what is known: %d %j', async (status, body, text) => {
    const desk = await open();
    press('Bearbeiten');
    await act(() => desk.rest());
    const dialog = await screen.findByRole('dialog', { name: 'Abonnement 7000011 bearbeiten' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Um einen Monat verschieben' }));
    setFault({ path: '/edit-subscription-product', fault: { kind: 'status', status, body }, times: 1 });
    press('Änderungen prüfen');
    fireEvent.click(await screen.findByRole('button', { name: 'Änderungen speichern' }));
    await act(() => desk.rest());
    expect(screen.getByRole('dialog')).toHaveTextContent(text);
  });

  it('goes back to what was entered where the outcome is not known, so that nothing is typed twice', async () => {
    const desk = await open();
    press('Bearbeiten');
    await act(() => desk.rest());
    fireEvent.change(await screen.findByRole('textbox', { name: 'Menge' }), { target: { value: '7' } });
    setFault({ path: '/edit-subscription-product', fault: { kind: 'status', status: 504 }, times: 1 });
    press('Änderungen prüfen');
    fireEvent.click(await screen.findByRole('button', { name: 'Änderungen speichern' }));
    await act(() => desk.rest());
    press('Zurück zu den Angaben');
    expect(await screen.findByRole('textbox', { name: 'Menge' })).toHaveValue('7');
  });
});

describe('a change of the history (REQ G6.2, DECISIONS 187)', () => {
  it.each([
    [{ type: 'STATUS_UPDATED', new_status: { type: 'IN_PROGRESS' } }, /Status geändert.*in Bearbeitung/],
    [{ type: 'CREATED', new_status: { type: 'CREATED' } }, /Abonnement angelegt.*angelegt/],
    [{ type: 'STATUS_UPDATED', new_status: { type: 'DELAYED_IN_DELIVERY' } }, /Status geändert.*Lieferverzug/],
    [{ type: 'STATUS_UPDATED', new_status: { type: 'ACTIVE' } }, /Status geändert.*aktiv/],
    [{ type: 'STATUS_UPDATED', new_status: { type: 'METEOR' } }, /Status geändert.*METEOR/],
    [{ type: 'STATUS_UPDATED', new_status: { order_id: '1' } }, /Status nicht bekannt/],
    [{ type: 'METEOR' }, /Änderung \(METEOR\)/],
    [{ type: 'ROTATION_UPDATED', note: 'two-months' }, /Rhythmus geändert alle 2 Monate/],
    [{ type: 'PAYMENT_UPDATED', note: 'direct_debit' }, /Zahlungsart geändert Bankeinzug/],
  ])('is in words as far as they are known, else by its code: %j', async (change, text) => {
    const changes = [{ timestamp: '2026-11-02T10:15:00Z', ...change }];
    server.use(http.post('*/subscription-changes-history', () => HttpResponse.json({ page: 1, size: 20, changes })));
    await open();
    const history = screen.getByRole('region', { name: 'Änderungsverlauf' });
    expect(within(history).getByRole('listitem')).toHaveTextContent(text);
  });
});

/** The overview answers with this subscription alone, changed. */
function answerWith(change: (wire: WireSubscription) => object) {
  const record = currentWorld().db.subscriptions.find('abo-7000011');
  const result = record === undefined ? [] : [{ ...record.wire, ...change(record.wire) }];
  server.use(
    http.post('*/subscription-product-management/overview', () =>
      HttpResponse.json({ page: 1, size: 10, total: 1, result }),
    ),
  );
}

it('shows the code of a status that is not known, in the details as in the list (DECISIONS 187)', async () => {
  answerWith(() => ({ status: { type: 'METEOR' } }));
  await open();
  expect(screen.getByText(/Status nicht bekannt \(METEOR\)/)).toBeVisible();
});

it('names the source channel in words, as an order does', async () => {
  answerWith(({ details }) => ({ details: { ...details, source_channel: 'classic TV' } }));
  await open();
  expect(screen.getByText(/\/ Classic TV$/)).toBeVisible();
});

it.each([
  ['the last page', 25, 'N20'],
  ['a page that is empty', 20, 'N19'],
])(
  'the focus goes to the first further change, so that a key goes on from there: %s',
  async (_name, count, focused) => {
    const all = Array.from({ length: count }, (_, index) => ({
      type: 'CUSTOM_NOTE',
      note: `N${index}`,
      timestamp: '2026-11-02T10:15:00Z',
    }));
    server.use(
      http.post<never, { page: number }>('*/subscription-changes-history', async ({ request }) => {
        const { page } = await request.json();
        return HttpResponse.json({ page, size: 20, changes: all.slice((page - 1) * 20, page * 20) });
      }),
    );
    const desk = await open();
    const history = within(screen.getByRole('region', { name: 'Änderungsverlauf' }));
    const more = history.getByRole('button', { name: 'Weitere laden' });
    more.focus();
    fireEvent.click(more);
    expect(more).toHaveFocus();
    await act(() => desk.rest());
    expect(history.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
    expect(history.getByText(new RegExp(`${focused}$`)).closest('li')).toHaveFocus();
  },
);

it('an address that cannot be read is not shown as the billing address, and an edit asks for one (REQ G4.1)', async () => {
  answerWith(({ details }) => ({ details: { ...details, delivery_address: 'Musterweg 1' } }));
  const desk = await open();
  expect(screen.getByText('nicht lesbar')).toBeVisible();
  press('Bearbeiten');
  await act(() => desk.rest());
  const dialog = within(await screen.findByRole('dialog', { name: 'Abonnement 7000011 bearbeiten' }));
  expect(dialog.getByText(/Die bisherige Lieferadresse ist nicht lesbar/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Adresse behalten' })).toBeNull();
});

it('a long note is saved whole (REQ G6.3)', async () => {
  const note = 'Rückruf '.repeat(500).trim();
  const desk = await open();
  press('Notiz');
  const dialog = within(await screen.findByRole('dialog', { name: 'Notiz zum Abonnement 7000011' }));
  const field = dialog.getByRole('textbox', { name: 'Notiz' });
  // The browser cuts what is typed and pasted at this length, and says nothing.
  expect(field).not.toHaveAttribute('maxlength');
  fireEvent.change(field, { target: { value: note } });
  press('Speichern');
  await act(() => desk.rest());
  expect(currentWorld().db.subscriptions.find('abo-7000011')?.wire.note).toBe(note);
});
