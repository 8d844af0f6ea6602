import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startScreens } from '~/app/testing/aScreen';
import { germanDate } from '~/domain/common/berlinTime';
import { movedDate, type DateMove } from '~/domain/subscription/nextOrderDate';
import { subscriptionOverviewActions } from '~/features/subscription/list/subscriptionOverviewSlice';
import { rowsOf } from '~/shared/list/pagedList';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { button, choose, ofDora, openManagement as open, path, rowOf } from './testing/managementScreen';

startScreens();

describe('bulk actions (REQ A6.9, G4.5, G5.1, G5.3)', () => {
  it('wait for a selection, and numbers for the list of those who may change them', async () => {
    const { desk } = await open(ofDora, { mayEditNumbers: false });
    expect(screen.queryByRole('button', { name: 'Kündigen' })).toBeNull();
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox', { name: '7000012 auswählen' }));
    expect(screen.getByText('1 ausgewählt')).toBeVisible();
    expect(button('Kündigen')).toHaveAttribute('aria-disabled', 'false');
    expect(button('Nummern ändern')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Nummern ändern'));
    expect(desk.getState().subscriptionOverview.bulk).toBeNull();
  });

  it('need a reason, and say that the outcome of a lost answer is not known', async () => {
    const { desk } = await open(ofDora);
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Kündigen'));
    const dialog = await screen.findByRole('dialog', { name: 'Abonnements kündigen' });
    expect(within(dialog).getByText(/^1 Abonnement wird gekündigt/)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kündigen' }));
    expect(await within(dialog).findByText('Bitte einen Kündigungsgrund wählen.')).toBeVisible();
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'reset', after: 'after' }, times: 1 });
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'COLLECTION' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kündigen' }));
    await act(() => desk.rest());
    expect(
      await screen.findByText(/^Es liegt keine Antwort des Dienstes vor, die das Ergebnis nennt\. Ob die Änderung/),
    ).toBeVisible();
    expect(requestsSeen().filter(({ operation }) => operation === 'cancelSubscriptions')).toHaveLength(1);
  });

  it('go back to what was typed where the outcome is not known, so that nothing is typed twice', async () => {
    const { desk } = await open(ofDora, { mayEditNumbers: true });
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Nummern ändern'));
    // The list has a filter of this name too.
    const field = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Werbe BNR' });
    const send = async () => {
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nummern ändern' }));
      await act(() => desk.rest());
    };
    const back = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Zurück zu den Angaben' }));
      expect(await field()).toHaveValue('443015');
    };
    fireEvent.change(await field(), { target: { value: '443015' } });
    fireEvent.blur(await field());
    setFault({ path: '/edit-multiple-subscription-numbers', fault: { kind: 'status', status: 504 }, times: 1 });
    await send();
    await back();
    // The same change again is not sent without being asked for, and can be gone back to as well.
    await send();
    expect(await screen.findByRole('button', { name: 'Noch einmal senden' })).toBeVisible();
    expect(requestsSeen().filter(({ operation }) => operation === 'editSubscriptionNumbers')).toHaveLength(1);
    await back();
    // So can one that was sent again although it had been sent before.
    await send();
    setFault({ path: '/edit-multiple-subscription-numbers', fault: { kind: 'status', status: 504 }, times: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal senden' }));
    await act(() => desk.rest());
    expect(requestsSeen().filter(({ operation }) => operation === 'editSubscriptionNumbers')).toHaveLength(2);
    await back();
  });

  it('list the failed ones; the result stays beside that list until it is closed', async () => {
    const failed = ['abo-7000011', 'abo-7000012'].map((id) => ({ id, result: 'FAILED' }));
    const body = { results: failed, already_processed: 0 };
    setFault({ path: '/cancel-subscriptions-products', fault: { kind: 'json', body }, times: 1 });
    const { desk } = await open(ofDora);
    for (const number of ['7000011', '7000012']) fireEvent.click((await rowOf(number)).getByRole('checkbox'));
    fireEvent.click(button('Kündigen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abonnements kündigen' }));
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'COLLECTION' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Kündigen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Fehlgeschlagene in der Liste zeigen' }));
    await act(() => desk.rest());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /^70000\d\d auswählen$/ })).toHaveLength(2);
    fireEvent.click(button('Zeigen'));
    const result = within(await screen.findByRole('dialog'));
    fireEvent.click(result.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Zeigen' })).not.toBeInTheDocument();
    });
  });

  it('state the number of all once they are read, where the service names no total (DECISIONS 203, 236)', async () => {
    // By a button, because rows that are all in sight would load the next page at once.
    const { desk } = await open('?keyword=0180010&keywordType=CUSTOMER_NO', {}, { infiniteScrolling: false });
    const { list } = desk.getState().subscriptionOverview;
    if (list.status === 'notAsked') throw new Error('the list is not asked');
    act(() => void desk.dispatch(subscriptionOverviewActions.listAdvanced({ ...list, status: 'page', total: null })));
    const count = String(rowsOf(list).length);
    expect(screen.getByText(`${count} geladen, weitere können folgen`)).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    expect(screen.getByText(/^mindestens \d+ ausgewählt$/)).toBeVisible();
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    fireEvent.click(button('Kündigen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Abonnements kündigen' }));
    const again = await dialog.findByRole('button', { name: 'Erneut versuchen' });
    expect(dialog.getByText(/^Mindestens \d+ sind ausgewählt/)).toBeVisible();
    expect(dialog.queryByText(/werden gekündigt/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Kündigen' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(again);
    expect(await dialog.findByText(/^\d+ Abonnements werden gekündigt/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Kündigen' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('keep what was typed when they are refused', async () => {
    const { desk } = await open(ofDora);
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Nummern ändern'));
    const dialog = await screen.findByRole('dialog', { name: 'Nummern ändern' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Nummern ändern' }));
    expect(await within(dialog).findByText('Bitte mindestens eine Nummer angeben.')).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: 'Lifer BNR' });
    fireEvent.change(field, { target: { value: '999 999' } });
    fireEvent.blur(field);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Nummern ändern' }));
    await act(() => desk.rest());
    expect(await screen.findByText(/^Diese Lifer BNR steht nicht in der Liste/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Lifer BNR' })).toHaveValue('999 999');
  });
});

describe('a form of a bulk action (REQ G4.3, G5.3, UX 5)', () => {
  it('cannot be sent once the list below it shows others, and says why', async () => {
    const { desk, router } = await open(ofDora);
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Kündigen'));
    const dialog = await screen.findByRole('dialog', { name: 'Abonnements kündigen' });
    choose('Kündigungsgrund', 'NO_MORE_NEED');
    await act(() => router.navigate(`${path}?status=ACTIVE`));
    await act(() => desk.rest());
    expect(within(dialog).getByText(/^Es ist nichts mehr ausgewählt/)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kündigen' }));
    await act(() => desk.rest());
    expect(requestsSeen().filter(({ operation }) => operation === 'cancelSubscriptions')).toEqual([]);
    expect(within(dialog).getByRole('combobox', { name: 'Kündigungsgrund' })).toHaveValue('NO_MORE_NEED');
  });

  it('moves a single one from its own date, and says of several that all get the same one (REQ G4.3)', async () => {
    const { desk } = await open(ofDora);
    const list = rowsOf(desk.getState().subscriptionOverview.list);
    const own = list.find(({ id }) => id === 'abo-7000012')?.aboInfo.nextOrderDate ?? null;
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Liefertermine ändern'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Liefertermine ändern' }));
    const moved = (by: DateMove) => germanDate(movedDate(own, by, currentWorld().db.now()));
    expect(dialog.getByText(new RegExp(moved({ kind: 'WEEK' })))).toBeVisible();
    choose('Termin', 'SKIP');
    choose('Monate', 'THREE_MONTHS');
    expect(dialog.getByText(new RegExp(moved({ kind: 'SKIP', rotation: 'THREE_MONTHS' })))).toBeVisible();
    expect(dialog.queryByText(/Alle bekommen dasselbe Datum/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    fireEvent.click((await rowOf('7000011')).getByRole('checkbox'));
    fireEvent.click(button('Liefertermine ändern'));
    expect(await screen.findByText(/Alle bekommen dasselbe Datum, gezählt ab heute/)).toBeVisible();
    // How many of them come earlier is said, and old and new date of each (DECISIONS 225).
    choose('Termin', 'WEEK');
    const next = germanDate(movedDate(null, { kind: 'WEEK' }, currentWorld().db.now()));
    const preview = within(screen.getByRole('region', { name: 'Was geändert wird' }));
    expect(preview.getByText(`7000012: bisher ${germanDate(own ?? '')}, neu ${next}`)).toBeVisible();
  });

  it('is confirmed by the number of its subscriptions where these are more than a hundred, and needs a day to come', async () => {
    const { desk } = await open('?status=DELAY_IN_DELIVERY');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    await act(() => desk.rest());
    const selected = (
      /^([\d.]+) ausgewählt$/.exec(screen.getByText(/^[\d.]+ ausgewählt$/).textContent)?.[1] ?? ''
    ).replace('.', '');
    expect(Number(selected)).toBeGreaterThan(100);
    fireEvent.click(button('Liefertermine ändern'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Liefertermine ändern' }));
    choose('Termin', 'OWN');
    fireEvent.change(dialog.getByRole('textbox', { name: 'Nächster Liefertermin' }), {
      target: { value: '01.01.2020' },
    });
    const send = dialog.getByRole('button', { name: 'Liefertermine ändern' });
    expect(dialog.getByText(/^Mehr als 100 werden erst geändert/)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    const count = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Zum Bestätigen/ });
    // Enter in it confirms: it belongs to the form, which the browser submits.
    expect(count.form).toBe(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Termin' }).form);
    fireEvent.change(count, { target: { value: selected } });
    expect(send).toHaveAttribute('aria-disabled', 'false');
    fireEvent.click(send);
    expect(await dialog.findByText('Das Datum muss heute oder später sein.')).toBeVisible();
    expect(requestsSeen().filter(({ operation }) => operation === 'editDeliveryDates')).toEqual([]);
  });

  it('sends no other date than the one in its field', async () => {
    const { desk } = await open(ofDora);
    fireEvent.click((await rowOf('7000012')).getByRole('checkbox'));
    fireEvent.click(button('Liefertermine ändern'));
    const dialog = await screen.findByRole('dialog', { name: 'Liefertermine ändern' });
    choose('Termin', 'OWN');
    const field = within(dialog).getByRole('textbox', { name: 'Nächster Liefertermin' });
    fireEvent.change(field, { target: { value: '01.03.2027' } });
    fireEvent.change(field, { target: { value: '99.99.' } });
    fireEvent.blur(field);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Liefertermine ändern' }));
    await act(() => desk.rest());
    expect(field).toHaveValue('99.99.');
    expect(requestsSeen().filter(({ operation }) => operation === 'editDeliveryDates')).toEqual([]);
  });
});
