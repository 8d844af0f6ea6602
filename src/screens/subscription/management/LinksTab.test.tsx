import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { rowsOf } from '~/shared/list/pagedList';
import { queryOf } from '~/shared/list/testing/queryOf';
import { setFault } from '../../../../mocks/node.ts';
import { LinksTab } from './LinksTab';

startScreens();

async function open(search = '', subscriptionLinksStream = true) {
  const desk = openDesk({ flags: { subscriptionLinksStream } });
  const router = await showScreen(desk, [{ path: '/links', element: <LinksTab /> }], `/links${search}`);
  const list = () => desk.getState().links.list;
  return { desk, router, list, query: () => queryOf(list()) };
}

const choose = (name: string, value: string) => {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
};
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the filters of the links (REQ G8.3)', () => {
  it('live in the address', async () => {
    const { desk, router, query } = await open();
    choose('Status', 'STOPPED');
    choose('Datum', 'CREATION_DATE');
    choose('Zeitraum', 'LAST_YEAR');
    choose('Länderausschluss', 'INCLUDE');
    choose('Länder', 'AT');
    choose('Suchen in', 'BRAND');
    await waitFor(() => {
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        status: 'STOPPED',
        date: 'CREATION_DATE',
        range: 'LAST_YEAR',
        exclusion: 'INCLUDE',
        country: 'AT',
        in: 'BRAND',
      });
    });
    await act(() => desk.rest());
    expect(query()?.filters).toMatchObject({ status: 'STOPPED', countries: ['AT'], searchIn: 'BRAND' });
    const keyword = screen.getByRole('textbox', { name: 'Stichwort' });
    fireEvent.change(keyword, { target: { value: 'Gibt es nicht' } });
    fireEvent.blur(keyword);
    fireEvent.click(await screen.findByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
  });

  it('come from a shared address, with its order and its open link; what it does not know is the default', async () => {
    const { query } = await open('?status=HUGE&keyword=zink&sort=CREATION_DATE&direction=ASC&page=x&open=lnk-101');
    expect(query()?.filters).toMatchObject({
      status: 'ALL',
      keywords: ['zink'],
      sortBy: 'CREATION_DATE',
      sortingMode: 'ASC',
    });
    expect(screen.getByRole('columnheader', { name: /Erstellt/ })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('status')).toHaveTextContent(/gefiltert nach Stichwort/);
  });

  it('a head sorts descending first, then ascending', async () => {
    const { desk, query } = await open();
    for (const mode of ['DESC', 'ASC']) {
      press('Bearbeitet');
      await act(() => desk.rest());
      expect(query()?.filters).toMatchObject({ sortBy: 'PREVIOUS_EDIT_DATE', sortingMode: mode });
    }
  });

  it('without the flag pages have controls', async () => {
    const { desk, router, list } = await open('', false);
    expect(rowsOf(list())).toHaveLength(10);
    expect(screen.getByText('Seite 1 von 25')).toBeVisible();
    press('Nächste Seite');
    await waitFor(() => {
      expect(router.state.location.search).toBe('?page=2');
    });
    await act(() => desk.rest());
    expect(list()).toMatchObject({ page: 2, query: { page: 2 } });
    expect(rowsOf(list())).toHaveLength(10);
  });
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the forms of a link (REQ G8.2, G8.4, G8.5)', () => {
  it('a new link: Lifer BNR is chosen from the search, Werbe BNR typed; it comes first in the list', async () => {
    const { desk } = await open();
    press('Neuer Link');
    const form = await dialog('Neuer Link');
    expect(within(form).getByRole('textbox', { name: 'Lifer BNR' })).toHaveAttribute('readonly');
    fireEvent.click(within(form).getByRole('button', { name: 'Link erstellen' }));
    expect(form).toHaveTextContent('Bitte die Lifer BNR aus den Abonnementprodukten wählen.');
    expect(form).toHaveTextContent('Bitte die Werbe BNR eingeben.');
    fireEvent.click(within(form).getByRole('button', { name: 'Lifer BNR wählen' }));
    const search = await dialog('Abonnementprodukt suchen');
    const number = within(search).getByRole('textbox', { name: 'BNR' });
    fireEvent.change(number, { target: { value: '12' } });
    fireEvent.click(within(search).getByRole('button', { name: 'Suchen' }));
    expect(within(search).getByText('Bitte BNR prüfen')).toBeVisible();
    fireEvent.change(number, { target: { value: '999999' } });
    fireEvent.click(within(search).getByRole('button', { name: 'Suchen' }));
    await act(() => desk.rest());
    expect(within(search).getByText('Produkt nicht gefunden')).toBeVisible();
    expect(within(search).getByText('Bitte BNR prüfen')).toBeVisible();
    fireEvent.change(number, { target: { value: '432 011' } });
    fireEvent.click(within(search).getByRole('button', { name: 'Suchen' }));
    await act(() => desk.rest());
    fireEvent.click(within(search).getByRole('button', { name: '532011 übernehmen' }));
    expect(within(form).getByRole('textbox', { name: 'Lifer BNR' })).toHaveValue('532011');
    fireEvent.change(within(form).getByRole('textbox', { name: 'Werbe BNR' }), { target: { value: '410217' } });
    fireEvent.blur(within(form).getByRole('textbox', { name: 'Werbe BNR' }));
    fireEvent.click(within(form).getByRole('checkbox', { name: 'Österreich' }));
    fireEvent.click(within(form).getByRole('button', { name: 'Link erstellen' }));
    await act(() => desk.rest());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/532011410217.*Österreich/);
  });

  it('an edited link shows who changed it, and keeps what was typed when saving fails', async () => {
    const { desk } = await open('?keyword=532011&in=SUBSCRIPTION_PRODUCT_NO');
    press('Link 532011 bearbeiten');
    const form = await dialog('Link 532011 bearbeiten');
    expect(form).toHaveTextContent(/Erstellt: .* von bernd.backoffice · Bearbeitet: noch nicht/);
    const description = within(form).getByRole('textbox', { name: 'Beschreibung' });
    fireEvent.change(description, { target: { value: 'Neue Beschreibung' } });
    fireEvent.blur(description);
    setFault({ method: 'PUT', fault: { kind: 'status', status: 500 }, times: 1 });
    fireEvent.click(within(form).getByRole('button', { name: 'Änderungen speichern' }));
    await act(() => desk.rest());
    expect(within(form).getByRole('alert')).toHaveTextContent('Der Dienst ist ausgefallen');
    expect(description).toHaveValue('Neue Beschreibung');
    fireEvent.click(within(form).getByRole('button', { name: 'Änderungen speichern' }));
    await act(() => desk.rest());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('table')).toHaveTextContent('Neue Beschreibung');
  });

  it('the row unfolds everything about its link, in words', async () => {
    const { router } = await open('?keyword=532011&in=SUBSCRIPTION_PRODUCT_NO');
    fireEvent.click(screen.getByRole('button', { name: '532011' }));
    await waitFor(() => {
      expect(router.state.location.search).toContain('open=lnk-001');
    });
    expect(screen.getByText('Artikelbeschreibung')).toBeVisible();
    expect(screen.getByText(/Neue Abonnements sind möglich\./)).toBeVisible();
  });
});

it('Down in the dialog of the saved filters stays there; in a field of the filters it leads to the list', async () => {
  await open();
  press('Filter speichern');
  const field = within(await dialog('Filter speichern')).getByRole('textbox', { name: 'Name' });
  field.focus();
  // Not prevented: nothing has handled it.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
  expect(field).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Stichwort' }), { key: 'ArrowDown' });
  expect(document.activeElement).toHaveAttribute('data-row-focus');
});
