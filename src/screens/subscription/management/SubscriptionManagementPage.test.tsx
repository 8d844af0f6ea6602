import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Flags } from '~config/flags';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { giveElementsSize, showScreen } from '~/app/testing/aScreen';
import { germanDate } from '~/domain/common/berlinTime';
import { movedDate, type DateMove } from '~/domain/subscription/nextOrderDate';
import { startI18n } from '~/shared/i18n/i18n';
import { rowsOf } from '~/shared/list/pagedList';
import { currentWorld, requestsSeen, setFault } from '../../../../mocks/node.ts';
import { SubscriptionManagementPage, type SubscriptionManagementPageProps } from './SubscriptionManagementPage';

setLimits({ listDebounce: 1 });
startStandIn();
beforeEach(async () => {
  localStorage.clear();
  giveElementsSize();
  await startI18n('de');
});

const path = '/subscription-product-management';
const ofDora = '?keyword=0180011&keywordType=CUSTOMER_NO';
const detailsOf = (number: string) => `?view=ABO_DETAILS&abo=${number}`;

async function open(search = '', may: Partial<SubscriptionManagementPageProps> = {}, flags: Partial<Flags> = {}) {
  const desk = openDesk({ flags });
  const page = <SubscriptionManagementPage mayManage mayReadReport mayEditNumbers {...may} />;
  const router = await showScreen(desk, [{ path, element: page }], `${path}${search}`);
  return { desk, router };
}

const button = (name: string) => screen.getByRole('button', { name });
const choose = (name: string, value: string) => {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
};
const rowOf = async (number: string) => {
  const opened = await screen.findByRole('button', { name: number });
  const row = opened.closest('tr');
  if (row === null) throw new Error(`${number} is in no row`);
  return within(row);
};

describe('tabs (REQ G3.1, G7.5)', () => {
  it('live in the address; the report says why it is not shown', async () => {
    const { router } = await open('', { mayReadReport: false });
    fireEvent.click(screen.getByRole('tab', { name: 'Produkte' }));
    expect(await screen.findByText(/Den Bericht dürfen nur Berechtigte sehen/)).toBeVisible();
    expect(router.state.location.search).toBe('?tab=products');
    expect(screen.getByRole('tab', { name: 'Artikelpflege' })).toBeVisible();
  });

  it('of somebody who is no manager are the report alone (REQ A6.12)', async () => {
    await open('?tab=care', { mayManage: false });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Produkte']);
    expect(screen.getByRole('tab', { name: 'Produkte' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the overview (REQ G3.2, G3.3, G3.5)', () => {
  it('shows each status with a word, and names only where they are known', async () => {
    await open();
    expect((await rowOf('7000006')).getByText(/Lieferverzug/)).toBeVisible();
    expect((await rowOf('7000002')).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await (await rowOf('7000001')).findByText('Erika Musterfrau')).toBeVisible();
  });

  it('loads more by a button where scrolling does not append (flag infiniteScrolling)', async () => {
    const { desk } = await open('', {}, { infiniteScrolling: false });
    const listed = () => rowsOf(desk.getState().subscriptionOverview.list).length;
    expect(listed()).toBe(10);
    fireEvent.click(button('Weitere laden'));
    await act(() => desk.rest());
    expect(listed()).toBeGreaterThan(10);
  });

  it('that fails says so, and can be loaded again', async () => {
    setFault({ path: '/overview', fault: { kind: 'status', status: 503 }, times: 1 });
    const { desk } = await open();
    const alert = await screen.findByText('Hoppla... Fehler beim Abrufen der Abonnementübersicht');
    expect(alert).toBeVisible();
    fireEvent.click(button('Erneut versuchen'));
    await act(() => desk.rest());
    expect(await rowOf('7000001')).toBeDefined();
  });

  it('asks for a reason only with cancelled ones, and writes filters into the address', async () => {
    const { desk, router } = await open();
    expect(screen.queryByRole('combobox', { name: 'Kündigungsgrund' })).not.toBeInTheDocument();
    choose('Status', 'CANCELED');
    await act(() => desk.rest());
    choose('Kündigungsgrund', 'ANIMAL_DIED');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?status=CANCELED&reason=ANIMAL_DIED');
    });
    choose('Status', 'ACTIVE');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?status=ACTIVE');
    });
    await act(() => desk.rest());
  });

  it('filters by a kind of date with presets and days of one’s own', async () => {
    const { desk, router } = await open();
    choose('Datum', 'NEXT_DELIVERY_DATE');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?date=NEXT_DELIVERY_DATE&range=NEXT_MONTH');
    });
    const from = await screen.findByRole('textbox', { name: 'Von' });
    fireEvent.change(from, { target: { value: '01.12.2026' } });
    await waitFor(() => {
      expect(router.state.location.search).toContain('range=CUSTOM&from=2026-12-01');
    });
    await act(() => desk.rest());
  });

  it('does not filter by half a product number, which stays typed', async () => {
    const { desk, router } = await open();
    const field = screen.getByRole('textbox', { name: 'Werbe BNR' });
    fireEvent.change(field, { target: { value: '4430' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Eine BNR hat 6 Ziffern.')).toBeVisible();
    expect(field).toHaveValue('4430');
    fireEvent.change(field, { target: { value: '443 015' } });
    fireEvent.blur(field);
    await waitFor(() => {
      expect(router.state.location.search).toBe('?product=443015');
    });
    await act(() => desk.rest());
  });

  it('sorts by its heads, up and down', async () => {
    const { desk, router } = await open();
    fireEvent.click(button('Nächster Liefertermin'));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=NEXT_ORDER_DATE');
    });
    await waitFor(() => {
      const head = screen.getByRole('columnheader', { name: 'Nächster Liefertermin' });
      expect(head).toHaveAttribute('aria-sort', 'ascending');
    });
    fireEvent.click(button('Nächster Liefertermin'));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?sort=NEXT_ORDER_DATE&direction=DESC');
    });
    await act(() => desk.rest());
  });
});

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
    fireEvent.change(dialog.getByRole('textbox', { name: /^Zum Bestätigen/ }), { target: { value: selected } });
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

it('a product number that is not complete filters nothing and does not hide one that does (REQ G3.3)', async () => {
  const { router } = await open('?product=443015');
  const field = screen.getByRole('textbox', { name: 'Werbe BNR' });
  fireEvent.change(field, { target: { value: '4430' } });
  fireEvent.blur(field);
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(field).toHaveValue('4430');
  await act(() => router.navigate(`${path}?product=443016`));
  expect(field).toHaveValue('443016');
});

describe('the details (REQ G3.7, G4.4, G6.1)', () => {
  it('of one that is not listed are found by the number in the address', async () => {
    await open(detailsOf('7104321'));
    expect(await screen.findByRole('heading', { name: 'Abonnement 7104321' })).toBeVisible();
    expect(button('Zur Liste')).toHaveFocus();
  });

  it('of a number that nobody has say so', async () => {
    await open(detailsOf('1'));
    expect(await screen.findByText(/^Das Abonnement 1 wurde nicht gefunden/)).toBeVisible();
  });

  it('of a cancelled one offer no change, with the reason beside it', async () => {
    const { desk } = await open(detailsOf('7000013'));
    const edit = await screen.findByRole('button', { name: 'Bearbeiten' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription('Ein gekündigtes Abonnement kann nicht geändert werden.');
    fireEvent.click(edit);
    expect(desk.getState().subscription.edit).toBeNull();
    expect(screen.getAllByText('Preiserhöhung').length).toBeGreaterThan(0);
  });

  it('without a history say so, and load it again', async () => {
    setFault({ path: '/subscription-changes-history', fault: { kind: 'status', status: 503 }, times: 1 });
    const { desk } = await open(detailsOf('7000012'));
    expect(await screen.findByText('Hoppla... Fehler beim Abrufen des Abonnementverlaufs')).toBeVisible();
    fireEvent.click(button('Erneut versuchen'));
    await act(() => desk.rest());
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });

  it('an edit whose next order exists already, and one that is refused, keep the form', async () => {
    const { desk } = await open(detailsOf('7000011'));
    fireEvent.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
    await act(() => desk.rest());
    const dialog = await screen.findByRole('dialog', { name: 'Abonnement 7000011 bearbeiten' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Änderungen prüfen' }));
    expect(await within(dialog).findByText('Es ist nichts geändert.')).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Um einen Monat verschieben' }));
    const save = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Änderungen prüfen' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Änderungen speichern' }));
      await act(() => desk.rest());
    };
    await save();
    expect(await screen.findByText(/^Die nächste Bestellung ist schon erzeugt/)).toBeVisible();
    setFault({ path: '/edit-subscription-product', fault: { kind: 'status', status: 400 }, times: 1 });
    await save();
    expect(await screen.findByText(/^Hoppla... Fehler beim Bearbeiten des Abonnements/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nächster Liefertermin' })).not.toHaveValue('');
  });
});
