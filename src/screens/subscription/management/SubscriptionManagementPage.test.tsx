import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startScreens } from '~/app/testing/aScreen';
import { rowsOf } from '~/shared/list/pagedList';
import { setFault } from '../../../../mocks/node.ts';
import { button, choose, ofDora, openManagement as open, path, rowOf } from './testing/managementScreen';

startScreens();

/** Returns the query of an address without the parameters of {@link ofDora}. */
function addedTo(search: string): string {
  const address = new URLSearchParams(search);
  for (const name of new URLSearchParams(ofDora).keys()) address.delete(name);
  return address.toString();
}

const detailsOf = (number: string) => `?view=ABO_DETAILS&abo=${number}`;

describe('tabs (REQ G3.1, G7.5)', () => {
  it('live in the address; the report says why it is not shown', async () => {
    const { router } = await open(ofDora, { mayReadReport: false });
    fireEvent.click(screen.getByRole('tab', { name: 'Produkte' }));
    expect(await screen.findByText(/Den Bericht dürfen nur Berechtigte sehen/)).toBeVisible();
    expect(router.state.location.search).toBe('?tab=products');
    expect(screen.getByRole('tab', { name: 'Artikelpflege' })).toBeVisible();
  });

  it('are only the report for an agent outside the list of managers (REQ A6.12)', async () => {
    await open('?tab=care&keyword=creme', { mayManage: false });
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
    const { desk, router } = await open(ofDora);
    expect(screen.queryByRole('combobox', { name: 'Kündigungsgrund' })).not.toBeInTheDocument();
    choose('Status', 'CANCELED');
    await act(() => desk.rest());
    choose('Kündigungsgrund', 'ANIMAL_DIED');
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('status=CANCELED&reason=ANIMAL_DIED');
    });
    choose('Status', 'ACTIVE');
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('status=ACTIVE');
    });
    await act(() => desk.rest());
  });

  it('filters by a kind of date with presets and days of one’s own', async () => {
    const { desk, router } = await open(ofDora);
    choose('Datum', 'NEXT_DELIVERY_DATE');
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('date=NEXT_DELIVERY_DATE&range=NEXT_MONTH');
    });
    const from = await screen.findByRole('textbox', { name: 'Von' });
    fireEvent.change(from, { target: { value: '01.12.2026' } });
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toContain('range=CUSTOM&from=2026-12-01');
    });
    await act(() => desk.rest());
  });

  it('does not filter by half a product number, which stays typed', async () => {
    const { desk, router } = await open(ofDora);
    const field = screen.getByRole('textbox', { name: 'Werbe BNR' });
    fireEvent.change(field, { target: { value: '4430' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Eine BNR hat 6 Ziffern.')).toBeVisible();
    expect(field).toHaveValue('4430');
    fireEvent.change(field, { target: { value: '443 015' } });
    fireEvent.blur(field);
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('product=443015');
    });
    await act(() => desk.rest());
  });

  it('sorts by its heads, up and down', async () => {
    const { desk, router } = await open(ofDora);
    fireEvent.click(button('Nächster Liefertermin'));
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('sort=NEXT_ORDER_DATE');
    });
    await waitFor(() => {
      const head = screen.getByRole('columnheader', { name: 'Nächster Liefertermin' });
      expect(head).toHaveAttribute('aria-sort', 'ascending');
    });
    fireEvent.click(button('Nächster Liefertermin'));
    await waitFor(() => {
      expect(addedTo(router.state.location.search)).toBe('sort=NEXT_ORDER_DATE&direction=DESC');
    });
    await act(() => desk.rest());
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
