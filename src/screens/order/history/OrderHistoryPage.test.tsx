import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localStorageKeys, sessionStorageKeys } from '~config/storageKeys';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { queryOf } from '~/shared/list/testing/queryOf';
import { setFault } from '../../../../mocks/node.ts';
import { OrderHistoryPage } from './OrderHistoryPage';

startScreens();

async function open(address: string, infiniteScrolling: boolean, voucherDetails = true) {
  const desk = openDesk({ flags: { infiniteScrolling }, allowed: { voucherDetails } });
  const router = await showScreen(
    desk,
    [{ path: '/orderhistory/:customerId', element: <OrderHistoryPage /> }],
    address,
  );
  const numbers = () => screen.queryAllByRole('link', { name: /^1\d{9}$/ }).map(({ textContent }) => textContent);
  return { desk, router, numbers };
}

const allTime = '/orderhistory/0123456?range=ALL_TIME';

it.each([true, false])(
  'leads to the vouchers of the customer only with their area: %j (REQ A3.6, I1.1)',
  async (may) => {
    await open('/orderhistory/0123456', true, may);
    expect(screen.queryAllByRole('link', { name: 'Gutscheine des Kunden' })).toHaveLength(may ? 1 : 0);
  },
);

it('marks an order that was cancelled before a reload, before the service does (REQ E3.2)', async () => {
  const rowOf = () => screen.getByRole('link', { name: '1000000001' }).closest('tr');
  await open(allTime, true);
  expect(rowOf()).not.toHaveTextContent('in dieser Sitzung storniert');
  cleanup();
  sessionStorage.setItem(sessionStorageKeys.cancelledOrders, '["5f0000000001"]');
  await open(allTime, true);
  expect(rowOf()).toHaveTextContent('in dieser Sitzung storniert');
});

it('without a filter says nothing of orders that are older than its period (REQ E1.2)', async () => {
  await open('/orderhistory/0199999', true);
  expect(await screen.findByText(/^In diesem Zeitraum gibt es keine Aufträge\./)).toHaveTextContent(/Letzte 6 Monate/);
});

describe('pages of the order history (REQ E1.3, E1.8, DECISIONS 43)', () => {
  it('with the flag further pages are appended, without page controls', async () => {
    const { numbers } = await open(allTime, true);
    await waitFor(() => {
      expect(new Set(numbers()).size).toBeGreaterThan(10);
    });
    expect(screen.queryByRole('button', { name: 'Nächste Seite' })).not.toBeInTheDocument();
  });

  it('without it page controls replace one page by another, also in the address', async () => {
    const { desk, router, numbers } = await open(allTime, false);
    expect(numbers()).toHaveLength(10);
    expect(screen.getByText('Seite 1 von 3')).toBeVisible();
    const first = numbers();
    expect(screen.getByRole('button', { name: 'Vorige Seite' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?range=ALL_TIME&page=2');
    });
    await act(() => desk.rest());
    expect(numbers()).toHaveLength(10);
    expect(numbers().filter((number) => first.includes(number))).toEqual([]);
    // Another filter begins at the first page.
    fireEvent.click(screen.getByRole('tab', { name: 'Abgeschlossen' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('?range=ALL_TIME&status=CANCELED');
    });
  });

  it('a page that fails keeps the loaded ones and offers to try again', async () => {
    const { desk, numbers } = await open(allTime, true);
    await waitFor(() => {
      expect(new Set(numbers()).size).toBeGreaterThan(10);
    });
    const before = numbers();
    setFault({ path: '/orders-overview', fault: { kind: 'status', status: 503 }, times: 1 });
    fireEvent.click(screen.getByRole('tab', { name: 'In Bearbeitung' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Die Bestellhistorie konnte nicht geladen werden.');
    expect(numbers()).toEqual(before);
    fireEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await act(() => desk.rest());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/von 28 Aufträgen/);
  });
});

describe('columns that this browser remembers (DECISIONS 59, QUALITY 15)', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const key = `${localStorageKeys.listSettings}orderHistory`;

  it('are shown in their order, without the hidden ones', async () => {
    localStorage.setItem(
      key,
      JSON.stringify({
        order: ['total', 'gone', 'status'],
        hidden: ['payment', 'number', 'items'],
        density: 'compact',
      }),
    );
    await open('/orderhistory/0123456', true);
    expect(heads()).toEqual(['Auftragsnummer', 'Gesamt', 'Status', 'Bestellt am', 'Lieferung', 'Aktionen']);
  });

  it.each(['{', 'null', '[]', '{"order":1}', '{"order":[],"hidden":[],"density":"huge"}'])(
    'are all of them for %j in storage',
    async (stored) => {
      localStorage.setItem(key, stored);
      await open('/orderhistory/0123456', true);
      expect(heads()).toHaveLength(8);
    },
  );
});

it('columns are hidden, moved and set closer in a dialog, and stay so (DECISIONS 59)', async () => {
  await open('/orderhistory/0123456', true);
  fireEvent.click(screen.getByRole('button', { name: 'Spalten' }));
  const columns = within(await screen.findByRole('dialog', { name: 'Spalten' }));
  fireEvent.click(columns.getByRole('checkbox', { name: 'Zahlungsart' }));
  fireEvent.click(columns.getByRole('button', { name: 'Gesamt nach links' }));
  fireEvent.click(columns.getByRole('radio', { name: 'Kompakt' }));
  cleanup();
  await open('/orderhistory/0123456', true);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Auftragsnummer',
    'Bestellt am',
    'Artikel',
    'Status',
    'Gesamt',
    'Lieferung',
    'Aktionen',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Spalten' }));
  expect(await screen.findByRole('radio', { name: 'Kompakt' })).toBeChecked();
});

it('filters, tab and unfolded order are in the address, which shows the same when it is opened again (REQ E1.1, E1.2)', async () => {
  const { desk, router } = await open(allTime, true);
  const change = async (element: HTMLElement, value: string) => {
    fireEvent.change(element, { target: { value } });
    fireEvent.blur(element);
    await act(() => desk.rest());
  };
  fireEvent.click(screen.getByRole('tab', { name: 'In Bearbeitung' }));
  await change(screen.getByRole('combobox', { name: 'Zahlungsart' }), 'INVOICE');
  await change(screen.getByRole('textbox', { name: 'Von' }), '1.6.26');
  await change(screen.getByRole('textbox', { name: 'Stichwort' }), ' Hausschuhe , ');
  await waitFor(() => {
    expect(router.state.location.search).toContain('keyword=Hausschuhe');
  });
  await act(() => desk.rest());
  const [unfold] = screen.getAllByRole('button', { name: /^Einzelheiten zu / });
  if (unfold === undefined) throw new Error('No order is listed');
  const name = unfold.getAttribute('aria-label') ?? unfold.textContent;
  fireEvent.click(unfold);
  expect(unfold).toHaveAttribute('aria-expanded', 'true');
  const { pathname, search } = router.state.location;
  cleanup();
  await open(`${pathname}${search}`, true);
  expect(screen.getByRole('tab', { name: 'In Bearbeitung' })).toHaveAttribute('aria-selected', 'true');
  for (const [field, value] of [
    ['Status', 'IN_PROGRESS'],
    ['Zahlungsart', 'INVOICE'],
    ['Zeitraum', 'CUSTOM'],
  ] as const) {
    expect(screen.getByRole('combobox', { name: field })).toHaveValue(value);
  }
  expect(screen.getByRole('textbox', { name: 'Von' })).toHaveValue('01.06.2026');
  expect(screen.getByRole('textbox', { name: 'Stichwort' })).toHaveValue('Hausschuhe');
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('row', { name: /Zwischensumme/ })).toBeVisible();
});

it('a cancellation needs a reason, and marks the order for the rest of the session (REQ E3.1, E3.2)', async () => {
  const { desk } = await open('/orderhistory/0123456', true);
  const row = () => within(screen.getByRole('row', { name: /1000000001/ }));
  fireEvent.click(row().getByRole('button', { name: 'Stornieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Auftrag stornieren' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stornieren' }));
  expect(dialog.getByText('Bitte einen Stornogrund wählen.')).toBeVisible();
  const reason = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Stornogrund' });
  fireEvent.change(reason, { target: { value: reason.options[1]?.value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Stornieren' }));
  await act(() => desk.rest());
  expect(row().getAllByText(/storniert/)[0]).toBeVisible();
  expect(row().queryByRole('button', { name: 'Stornieren' })).toBeNull();
  cleanup();
  await open('/orderhistory/0123456', true);
  expect(row().getByText(/in dieser Sitzung storniert/)).toBeVisible();
});

it('an order that is refused to be cancelled by a code alone says why (REQ E3.1, C12.6)', async () => {
  const { desk } = await open('/orderhistory/0123456', true);
  setFault({
    path: '/cancel',
    fault: { kind: 'status', status: 409, body: { key: 'returned_order', title: null, detail: null } },
  });
  fireEvent.click(within(screen.getByRole('row', { name: /1000000001/ })).getByRole('button', { name: 'Stornieren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Auftrag stornieren' }));
  const reason = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Stornogrund' });
  fireEvent.change(reason, { target: { value: reason.options[1]?.value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Stornieren' }));
  await act(() => desk.rest());
  expect(dialog.getByText(/Der Auftrag konnte nicht storniert werden/)).toHaveTextContent(
    'Der Auftrag wurde zurückgesendet.',
  );
});

describe('dates of the agent (REQ E1.2, DECISIONS 55)', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, text: string) => {
    fireEvent.change(field(name), { target: { value: text } });
    fireEvent.blur(field(name));
  };

  it('are sent however they are typed; what is no day is refused with what to do, and stays typed', async () => {
    const { desk } = await open('/orderhistory/0123456', true);
    for (const [typed, shown, sent] of [
      ['1.7.26', '01.07.2026', '2026-07-01'],
      ['1-7-1999', '01.07.1999', '1999-07-01'],
      ['010726', '01.07.2026', '2026-07-01'],
      ['02.07.2026', '02.07.2026', '2026-07-02'],
    ] as const) {
      type('Von', typed);
      await act(() => desk.rest());
      expect(field('Von')).toHaveValue(shown);
      expect(screen.getByRole('combobox', { name: 'Zeitraum' })).toHaveValue('CUSTOM');
      expect(queryOf(desk.getState().orderHistory.list)?.filters.dates).toMatchObject({ name: 'CUSTOM', from: sent });
    }
    const before = queryOf(desk.getState().orderHistory.list);
    for (const typed of ['31.02.2026', '1.7.', 'gestern']) {
      type('Bis', typed);
      expect(screen.getByText('Diesen Tag gibt es nicht. Bitte als tt.mm.jjjj eingeben.')).toBeVisible();
      expect(field('Bis')).toHaveValue(typed);
      await act(() => desk.rest());
      expect(queryOf(desk.getState().orderHistory.list)).toBe(before);
    }
  });

  it('a reversed range of a shared link is named and does not load for ever', async () => {
    const { desk } = await open('/orderhistory/0123456?range=CUSTOM&from=2026-05-01&to=2026-01-01', true);
    expect(screen.getByText(/„Von“ liegt nach „Bis“/)).toBeVisible();
    expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    type('Bis', '01.06.2026');
    await act(() => desk.rest());
    expect(desk.getState().orderHistory.list.status).toBe('all');
  });

  it('a range that ends before it begins is not requested', async () => {
    const { desk } = await open('/orderhistory/0123456', true);
    const before = queryOf(desk.getState().orderHistory.list);
    type('Bis', '01.01.2020');
    expect(await screen.findByText(/„Von“ liegt nach „Bis“/)).toBeVisible();
    await act(() => desk.rest());
    expect(queryOf(desk.getState().orderHistory.list)).toBe(before);
  });
});
