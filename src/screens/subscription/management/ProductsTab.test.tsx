import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Flags } from '~config/flags';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { queryOf } from '~/shared/list/testing/queryOf';
import { resetWorld, setFault } from '../../../../mocks/node.ts';
import { ProductsTab } from './ProductsTab';

startScreens();

// Without charts: jsdom has no layout to draw in.
async function open(search = '?month=2026-11&charts=off', flags: Partial<Flags> = {}) {
  const desk = openDesk({ flags });
  const router = await showScreen(desk, [{ path: '/report', element: <ProductsTab /> }], `/report${search}`);
  return { desk, router, query: () => queryOf(desk.getState().productReport.list) };
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

describe('the report (REQ G7.1, G7.2)', () => {
  it('loads more by a button where scrolling does not append (flag infiniteScrolling)', async () => {
    const { desk } = await open(undefined, { infiniteScrolling: false });
    expect(screen.getByRole('status')).toHaveTextContent('247 Artikel · 100 geladen');
    press('Weitere laden');
    await act(() => desk.rest());
    expect(screen.getByRole('status')).toHaveTextContent('247 Artikel · 200 geladen');
  });

  it('has the total of its figures where the service names none, and no total with a keyword (REQ G7.1, DECISIONS 236)', async () => {
    resetWorld('bare');
    const { desk } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('247 Artikel · 100 geladen');
    const keyword = screen.getByRole('textbox', { name: 'Stichwort' });
    fireEvent.change(keyword, { target: { value: 'e' } });
    fireEvent.blur(keyword);
    await act(() => desk.rest());
    expect(screen.getByRole('status')).toHaveTextContent('100 geladen, weitere können folgen');
  });

  it('shows the totals of the month and is sorted by its heads', async () => {
    const { desk, router, query } = await open();
    const totals = screen.getByRole('region', { name: 'Monatszahlen 11.2026' });
    expect(totals).toHaveTextContent('Abonnierte Artikel247');
    expect(totals).toHaveTextContent(/Veränderung(▲ \+|▼ −)/);
    expect(head('Aktiv')).toHaveAttribute('aria-sort', 'descending');
    press('Aktiv');
    await act(() => desk.rest());
    expect(query()?.sort).toEqual({ field: 'ACTIVE_SUBSCRIPTIONS', mode: 'ASC' });
    press('Preis');
    await act(() => desk.rest());
    expect(query()?.sort).toEqual({ field: 'PRICE', mode: 'DESC' });
    expect(head('Preis')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Aktiv')).not.toHaveAttribute('aria-sort');
    expect(router.state.location.search).toBe('?month=2026-11&charts=off&sort=PRICE');
    expect(screen.getByRole('status')).toHaveTextContent('247 Artikel · 100 geladen');
  });

  it('comes from a shared address; what it does not know is the default', async () => {
    const { query } = await open('?month=2026-13&keyword=543015&sort=HUGE&direction=ASC&delays=8&charts=off');
    expect(query()).toMatchObject({ keyword: '543015', sort: { field: 'ACTIVE_SUBSCRIPTIONS', mode: 'ASC' } });
    expect(query()?.month).toMatch(/^\d{4}-\d{2}$/);
    expect(screen.getByRole('button', { name: 'Frühere Monate' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('of another month, and with a keyword, is in the address', async () => {
    const { desk, router, query } = await open();
    const months = screen.getByRole('combobox', { name: 'Monat' });
    const before = within(months).getAllByRole('option')[3];
    if (!(before instanceof HTMLOptionElement)) throw new Error('there is no such month');
    fireEvent.change(months, { target: { value: before.value } });
    const keyword = screen.getByRole('textbox', { name: 'Stichwort' });
    fireEvent.change(keyword, { target: { value: ' Magnesium ' } });
    fireEvent.blur(keyword);
    await waitFor(() => {
      expect(router.state.location.search).toContain('keyword=Magnesium');
    });
    await act(() => desk.rest());
    expect(query()).toMatchObject({ month: before.value, keyword: 'Magnesium' });
  });
});

describe('the range of stock delays (REQ G7.3)', () => {
  it('moves by six months, not before the first one and not behind the last one', async () => {
    await open();
    const delayHeads = () =>
      screen.getAllByRole('columnheader').flatMap(({ textContent }) => /^Rückst\. (.*)$/.exec(textContent)?.[1] ?? []);
    expect(delayHeads()).toEqual(['11.26', '12.26', '01.27', '02.27', '03.27', '04.27']);
    press('Frühere Monate');
    expect(delayHeads()[0]).toBe('11.26');
    press('Spätere Monate');
    await waitFor(() => {
      expect(delayHeads()[0]).toBe('05.27');
    });
    for (let step = 0; step < 5; step += 1) {
      press('Spätere Monate');
      await act(() => Promise.resolve());
    }
    expect(delayHeads()).toEqual(['05.28', '06.28', '07.28', '08.28', '09.28', '10.28']);
    expect(screen.getByRole('button', { name: 'Spätere Monate' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Spätere Monate gibt es nicht.')).toBeVisible();
  });
});

describe('the note of an item (REQ G7.4)', () => {
  it('is edited in a dialog that keeps the text when saving fails', async () => {
    const { desk } = await open('?month=2026-11&charts=off&keyword=543015');
    press('Notiz zu 543015');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox', { name: 'Notiz' });
    expect(field).toHaveValue('Im Dezember im Tagesangebot.');
    fireEvent.change(field, { target: { value: 'Nachbestellt.' } });
    setFault({ path: '/edit-note', fault: { kind: 'status', status: 500 }, times: 1 });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await act(() => desk.rest());
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Es ist nicht sicher, ob die Notiz gespeichert ist.');
    expect(field).toHaveValue('Nachbestellt.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await act(() => desk.rest());
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.getByRole('table')).toHaveTextContent('Nachbestellt.');
  });
});

describe('the file of the report (DECISIONS 97)', () => {
  it('its button keeps the focus while the file is written, and takes it back from the one that cancels', async () => {
    const { desk } = await open();
    setFault({ path: '/products-report', fault: { kind: 'stall' } });
    const save = screen.getByRole('button', { name: 'Als CSV speichern' });
    save.focus();
    fireEvent.click(save);
    const cancel = await screen.findByRole('button', { name: 'Abbrechen' });
    expect(save).toHaveFocus();
    expect(save).toHaveAttribute('aria-disabled', 'true');
    // A second press neither cancels the file nor starts another one.
    fireEvent.click(save);
    expect(desk.getState().productReport.file.phase).toBe('loading');
    cancel.focus();
    fireEvent.click(cancel);
    expect(desk.getState().productReport.file.phase).toBe('none');
    expect(save).toHaveFocus();
  });
});
