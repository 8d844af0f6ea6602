import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { setFault } from '../../../mocks/node.ts';
import { VoucherManagementPage } from './VoucherManagementPage';
import { vouchersInAddress } from './vouchersAddress';

startScreens();

async function open(address: string, desk: Desk = openDesk()) {
  const router = await showScreen(
    desk,
    [
      { path: '/vouchermgmt', element: <VoucherManagementPage /> },
      { path: '/customervoucher/:customerId', element: <VoucherManagementPage /> },
    ],
    address,
  );
  return { desk, router };
}

const numberField = () => screen.getByRole('textbox', { name: 'Kundennummer' });
const codes = () => screen.queryAllByRole('button', { name: /^(TREUE|BENUTZT|FRUEHLING|MUTTERTAG).* prüfen$/ });

describe('the voucher management (REQ I1.1, I1.2)', () => {
  it('opens the vouchers of a customer by number, and checks a redeemed code with one press', async () => {
    const { desk, router } = await open('/vouchermgmt');
    expect(numberField()).toHaveFocus();
    fireEvent.change(numberField(), { target: { value: '012 34 56' } });
    fireEvent.click(screen.getByRole('button', { name: 'Gutscheine zeigen' }));
    await act(() => desk.rest());
    expect(router.state.location.pathname).toBe('/customervoucher/0123456');
    expect(await screen.findByRole('heading', { name: 'Frau Erika Musterfrau' })).toBeVisible();
    expect(codes()).toHaveLength(3);
    expect(screen.getByRole('link', { name: '1000000004' })).toHaveAttribute('href', '/orders/1000000004');
    fireEvent.click(screen.getByRole('button', { name: 'BENUTZT prüfen' }));
    await act(() => desk.rest());
    const field = screen.getByRole('textbox', { name: 'Gutscheincode' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('BENUTZT');
    expect(screen.getByRole('alert')).toHaveTextContent('Der Gutschein BENUTZT wurde bereits eingelöst.');
  });

  it.each([
    ['/customervoucher/0999999', 'Kein Kunde mit der Nummer 0999999.'],
    ['/customervoucher/abc', 'Das ist keine Kundennummer'],
  ])('says at the field what is wrong with %s', async (address, text) => {
    await open(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers the customer of the call, whose basket is checked with the code', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('411377001');
    await open('/vouchermgmt', desk);
    fireEvent.click(screen.getByRole('link', { name: 'Kunde des Gesprächs: Erika Musterfrau (0123456)' }));
    await act(() => desk.rest());
    expect(await screen.findByText(/und den Warenkorb des Gesprächs/)).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: 'AURELIND10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
    await act(() => desk.rest());
    // Without the basket, the code would be valid.
    expect(screen.getByRole('alert')).toHaveTextContent('Im Warenkorb liegt keiner.');
  });

  it('says what a valid voucher is, in words', async () => {
    const { desk } = await open('/vouchermgmt');
    fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: 'SCHMUCK15' } });
    fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
    await act(() => desk.rest());
    const region = screen.getByRole('region', { name: 'Gutschein prüfen' });
    for (const text of [
      'SCHMUCK15 kann eingelöst werden.',
      'Prozentgutschein',
      '15 %',
      'nur für die Kategorie Schmuck',
    ]) {
      expect(within(region).getByText(text)).toBeVisible();
    }
    fireEvent.change(screen.getByRole('textbox', { name: 'Gutscheincode' }), { target: { value: 'JUBEL' } });
    fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
    await act(() => desk.rest());
    expect(within(region).getByText(/^\d\d\.\d\d\.\d{4} bis \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  });

  it('says that employees get no vouchers (REQ C11.9)', async () => {
    await open('/customervoucher/0600001');
    expect(
      await screen.findByText('Für Mitarbeiter, Partner und Creator ist keine Gutscheineinlösung möglich.'),
    ).toBeVisible();
    expect(screen.getByText('Dieser Kunde hat noch keinen Gutschein eingelöst.')).toBeVisible();
  });

  it('says when redeemed vouchers cannot be loaded, and loads them again (REQ C11.6)', async () => {
    setFault({ path: 'redeemed-vouchers', times: 1, fault: { kind: 'status', status: 503 } });
    const { desk } = await open('/customervoucher/0123456');
    expect(screen.getByRole('alert')).toHaveTextContent('Die eingelösten Gutscheine konnten nicht geladen werden.');
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await act(() => desk.rest());
    expect(codes()).toHaveLength(3);
  });

  it('shows text of the service as text, and links a number that is none safely (REQ I1.1)', async () => {
    await open('/customervoucher/0180005');
    expect(await screen.findByRole('link', { name: '=1+1' })).toHaveAttribute('href', '/orders/%3D1%2B1');
    expect(document.querySelector('img')).toBeNull();
  });

  it('searches and sorts hundreds of redeemed vouchers, of which it mounts a part; the address keeps the view', async () => {
    const { router } = await open('/customervoucher/0180006');
    expect(screen.getByText('600 von 600 Gutscheinen')).toBeVisible();
    expect(codes().length).toBeLessThan(100);
    fireEvent.click(screen.getByRole('button', { name: /^Wert/ }));
    const keyword = screen.getByRole('textbox', { name: 'Stichwort' });
    fireEvent.change(keyword, { target: { value: 'treue60' } });
    fireEvent.blur(keyword);
    await waitFor(() => {
      expect(codes().map((code) => code.textContent)).toEqual(['TREUE600', 'TREUE60']);
    });
    expect(router.state.location.search).toBe('?sort=value&direction=DESC&keyword=treue60');
  });

  it.each([
    ['voucherForm', 'Gutscheincode', 'textbox'],
    ['voucherDetails', 'Eingelöste Gutscheine', 'table'],
  ] as const)('shows what needs the area of %s only to somebody with it (REQ A3.6)', async (area, name, role) => {
    await open('/customervoucher/0123456');
    expect(await screen.findByRole(role, { name })).toBeVisible();
    cleanup();
    await open('/customervoucher/0123456', openDesk({ allowed: { [area]: false } } satisfies DeskOptions));
    expect(await screen.findByText('Frau Erika Musterfrau')).toBeVisible();
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it.each(['', 'keyword=x', 'sort=code&direction=ASC', 'sort=value&direction=DESC&keyword=x', 'open=1'])(
    'reads and writes the address %j',
    (search) => {
      const view = vouchersInAddress.read(new URLSearchParams(search));
      const written = vouchersInAddress.write(view, new URLSearchParams(search)).toString();
      expect(written).toBe(search);
    },
  );
});
