import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { button, openEditScreen as open, region, rowOf, type } from '~/features/order/edit/testing/editScreen';
import { change, editDesk, editOf, itemAt, threeArticles } from '~/flows/testing/editDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { readingTime } from '~/shared/keyboard/openQuestion';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';

startStandIn();
beforeEach(() => startI18n('de'));

/** The screen of an edit whose submission the service answered with 503; the next one succeeds. */
async function afterFailedSubmission(): Promise<Desk> {
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
  return desk;
}

describe('submitting and leaving on the edit screen (REQ F3.2, F3.3, F3.5, F3.7)', () => {
  it('is off with its reason while nothing is changed; F4 and F9 focus the fields for an article and a voucher', async () => {
    await open();
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/Änderungen abschicken/)).toHaveAccessibleDescription('Es ist noch nichts geändert.');
    for (const [key, label] of [
      ['F4', 'Artikelnummer oder SKU'],
      ['F9', 'Gutscheincode'],
    ] as const) {
      fireEvent.keyDown(document, { key });
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
  });

  it('asks to submit again where Ctrl+Enter would send another total than the one on the screen', async () => {
    const desk = await open();
    const quantity = within(rowOf('Gesichtscreme')).getByLabelText('Menge');
    fireEvent.change(quantity, { target: { value: '2' } });
    fireEvent.keyDown(quantity, { key: 'Enter', ctrlKey: true });
    expect(button(/Wartet/)).toHaveAccessibleDescription('Die letzte Änderung wird noch gespeichert.');
    await desk.rest();
    expect(screen.getByText(/Nicht abgeschickt/).parentElement).toHaveTextContent(/Gesamt.*→/);
    expect(requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder')).toEqual([]);
  });

  it('confirms the edited order with what was sent; closing goes to the history (DECISIONS 243)', async () => {
    const paths: string[] = [];
    const desk = await open(threeArticles, { goTo: (path) => paths.push(path) });
    const quantity = within(rowOf('Gesichtscreme')).getByLabelText('Menge');
    fireEvent.change(quantity, { target: { value: '2' } });
    fireEvent.keyDown(quantity, { key: 'Enter', ctrlKey: true });
    await desk.rest();
    // The second of two presses sends nothing; one that comes once the answer could be read does.
    const submissions = () => requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder');
    fireEvent.keyDown(quantity, { key: 'Enter', ctrlKey: true });
    await desk.rest();
    expect(submissions()).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, readingTime));
    fireEvent.keyDown(quantity, { key: 'Enter', ctrlKey: true });
    await desk.rest();
    expect(submissions()).toHaveLength(1);
    const dialog = await screen.findByRole('dialog', { name: 'Auftragsbestätigung' });
    expect(dialog).toHaveTextContent('2 × Gesichtscreme');
    for (const [name, value] of [
      ['Zahlung', 'Rechnung'],
      ['Lieferadresse', /Lindenweg 8a, 50668 Köln/],
      ['Gutschein', 'ohne Gutschein'],
    ] as const)
      expect(within(dialog).getByText(name).nextElementSibling).toHaveTextContent(value);
    fireEvent.click(within(dialog).getByRole('button', { name: /Schließen/ }));
    await desk.rest();
    expect(paths).toEqual([expect.stringMatching(/^\/orderhistory\/0/)]);
  });

  it('names the customer, and what somebody else has changed once the window is looked at again (DECISIONS 244)', async () => {
    const desk = await open();
    expect(screen.getByText('Dora Danach · 0180011')).toBeVisible();
    type(within(rowOf('Magnesium')).getByLabelText('Menge'), '4');
    await desk.rest();
    const other = await editDesk();
    await change(other, { type: 'UPDATE_POSITION', id: itemAt(other, 0).id, quantity: 5 });
    fireEvent.focus(globalThis.window);
    const message = (await screen.findByText('Dieser Entwurf wurde von anderer Stelle geändert:')).parentElement;
    expect(message).toHaveTextContent('Gesichtscreme: Menge: 1 Stück → 5 Stück');
    expect(within(rowOf('Gesichtscreme')).getByLabelText('Menge')).toHaveValue('5');
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(/^Wählen, womit es weitergeht/));
    expect(button('Mit diesem Stand weiter')).toHaveFocus();
    fireEvent.click(button('Nur meine Änderungen behalten'));
    await desk.rest();
    expect(within(rowOf('Gesichtscreme')).getByLabelText('Menge')).toHaveValue('1');
    expect(within(rowOf('Magnesium')).getByLabelText('Menge')).toHaveValue('4');
    expect(button(/Änderungen abschicken/)).toHaveAttribute('aria-disabled', 'false');
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
    const desk = await afterFailedSubmission();
    expect(button('Erneut abschicken')).toBeVisible();
    fireEvent.click(button('Erneut abschicken'));
    await desk.rest();
    expect(await screen.findByRole('dialog', { name: 'Auftragsbestätigung' })).toBeVisible();
  });

  it('says that what was typed since waits until it is submitted again, and leads to it', async () => {
    const desk = await afterFailedSubmission();
    const voucher = screen.getByRole('textbox', { name: 'Gutscheincode' });
    fireEvent.change(voucher, { target: { value: 'SOMMER' } });
    expect(screen.getByText(/kann erst danach übernommen werden/)).toBeVisible();
    expect(button('Gutscheincode: Feld leeren')).toBeVisible();
    fireEvent.click(button('Erneut abschicken'));
    expect(voucher).toHaveFocus();
    fireEvent.change(voucher, { target: { value: '' } });
    fireEvent.click(button('Erneut abschicken'));
    await desk.rest();
    expect(await screen.findByRole('dialog', { name: 'Auftragsbestätigung' })).toBeVisible();
  });

  it('says why a submission is refused where the service names a code and no detail (REQ C12.6)', async () => {
    const desk = await open();
    type(within(rowOf('Gesichtscreme')).getByLabelText('Menge'), '2');
    await desk.rest();
    const body = { key: 'missing_banking_info', title: null, detail: null };
    setFault({ path: `/edit-order/${threeArticles}`, method: 'POST', fault: { kind: 'status', status: 422, body } });
    fireEvent.click(button(/Änderungen abschicken/));
    await desk.rest();
    const message = screen.getByText(/^Die Änderungen wurden nicht angenommen/);
    expect(message).toHaveTextContent('Die Bankverbindung fehlt. Bitte eingeben.');
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

  it('asks before contact details that are only typed are lost, and discards them by their button', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: 'neu@example.com' } });
    fireEvent.click(screen.getByRole('link', { name: 'Bisherige Bearbeitungen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    fireEvent.click(within(region('Kontakt')).getByRole('button', { name: 'Verwerfen' }));
    expect(screen.getByLabelText('E-Mail')).not.toHaveValue('neu@example.com');
    expect(region('Kontakt')).not.toHaveTextContent('noch nicht übernommen');
  });

  it('ends a confirmed leave by a link at the history of the customer (REQ F3.8)', async () => {
    const paths: string[] = [];
    const desk = await open(threeArticles, { goTo: (path) => paths.push(path) });
    type(within(rowOf('Gesichtscreme')).getByLabelText('Menge'), '2');
    await desk.rest();
    fireEvent.click(screen.getByRole('link', { name: 'Bisherige Bearbeitungen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Verlassen und verwerfen' }));
    await desk.rest();
    expect(paths).toEqual([expect.stringMatching(/^\/orderhistory\/0/)]);
  });

  it('names the reason why an order cannot be edited', async () => {
    await open('1300000205');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Auftrag 1300000205 kann nicht bearbeitet werden',
    );
    expect(screen.getByRole('link', { name: 'Zum Auftrag' })).toBeVisible();
  });
});
