import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk, type DeskOptions } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { injectFault } from '~/app/testing/faultMatrix';
import { CustomerWaitlist } from '~/features/waitlist/components/CustomerWaitlist';
import { clearFaults, requestsSeen } from '../../../mocks/node.ts';
import { waitlistInAddress } from './waitlistAddress';
import { WaitlistHistoryPage } from './WaitlistHistoryPage';

startScreens();

/** Opens the address in the call of its customer, or of nobody with `customer: null`. */
async function open(address: string, { customer, ...options }: DeskOptions & { readonly customer?: null } = {}) {
  const desk = openDesk(options);
  const ofAddress = /\d{7}/.exec(address)?.[0] ?? '0123456';
  if (customer !== null) await desk.logIn(ofAddress);
  const router = await showScreen(
    desk,
    [
      { path: '/waitlisthistory/:customerId', element: <WaitlistHistoryPage /> },
      { path: '/record', element: <CustomerWaitlist customerId="0123456" /> },
    ],
    address,
  );
  return { desk, router };
}

const rows = () => screen.queryAllByRole('button', { name: /^Einzelheiten zu/ });
const cancels = () => screen.getAllByRole('button', { name: 'Vormerkung stornieren' });

async function cancelFirst(desk: { rest: () => Promise<unknown> }, reason: string): Promise<void> {
  const [first] = cancels();
  if (first === undefined) throw new Error('Nothing can be cancelled');
  fireEvent.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Vormerkung stornieren' });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Stornogrund' }), { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Vormerkung stornieren' }));
  await act(() => desk.rest());
}

describe('the waitlist of a customer (REQ H1.3)', () => {
  it('lists its items with their statuses in words, and loads all of them as it scrolls', async () => {
    const { desk } = await open('/waitlisthistory/0123456');
    await waitFor(async () => {
      await act(() => desk.rest());
      expect(rows()).toHaveLength(23);
    });
    const region = screen.getByRole('region', { name: 'Warteliste' });
    for (const words of ['aktiv', 'Auftrag angelegt', 'storniert', 'fehlgeschlagen', 'abgelehnt']) {
      expect(within(region).getAllByText(words).length).toBeGreaterThan(0);
    }
    expect(screen.getByText('23 Vormerkungen')).toBeVisible();
    expect(cancels()).toHaveLength(5);
  });

  it('unfolds what it knows of an item, with the reason in words', async () => {
    await open('/waitlisthistory/0123456?open=waitlist-3');
    expect(await screen.findByText('Wunsch des Kunden')).toBeVisible();
  });

  it('is filtered by keywords and days, which are in the address', async () => {
    const { desk, router } = await open('/waitlisthistory/0123456?range=LAST_WEEK');
    expect(rows()).toHaveLength(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Zeitraum' }), { target: { value: 'ALL_TIME' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Stichwort' }), { target: { value: 'gibt es nicht' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Stichwort' }));
    expect(await screen.findByText(/Keine Vormerkung passt zu den Filtern/)).toBeVisible();
    expect(router.state.location.search).toBe('?keyword=gibt+es+nicht');
    fireEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(async () => {
      await act(() => desk.rest());
      expect(rows().length).toBeGreaterThan(9);
    });
    expect(router.state.location.search).toBe('');
  });

  it('loads the next ones by a button where scrolling does not append (flag infiniteScrolling)', async () => {
    const { desk } = await open('/waitlisthistory/0123456', { flags: { infiniteScrolling: false } });
    expect(rows()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Weitere laden' }));
    await act(() => desk.rest());
    expect(rows()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Weitere laden' }));
    await act(() => desk.rest());
    expect(rows()).toHaveLength(23);
    expect(screen.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  });

  it('says when it could not be loaded, and loads it again', async () => {
    injectFault('readWaitlist', { kind: 'status', status: 503 });
    const { desk } = await open('/waitlisthistory/0180011');
    expect(screen.getByRole('alert')).toHaveTextContent('Die Warteliste konnte nicht geladen werden.');
    clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await act(() => desk.rest());
    expect(rows()).toHaveLength(1);
  });

  it('of another customer than the call’s is shown after the date of birth (DECISIONS 89)', async () => {
    const { desk } = await open('/waitlisthistory/0123456', { customer: null });
    const asked = () => requestsSeen().some(({ operation }) => operation === 'readWaitlist');
    expect([rows().length, asked()]).toEqual([0, false]);
    const answer = async (day: string) => {
      fireEvent.change(screen.getByRole('textbox', { name: 'Geburtsdatum' }), { target: { value: day } });
      fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
      await act(() => desk.rest());
    };
    await answer('13.08.1964');
    expect([rows().length, asked()]).toEqual([0, false]);
    await answer('12.08.1964');
    await waitFor(async () => {
      await act(() => desk.rest());
      expect(rows().length).toBeGreaterThan(9);
    });
  });

  it('is behind a flag', async () => {
    await open('/waitlisthistory/0123456', { flags: { waitlistHistory: false } });
    expect(screen.getByText('Die Warteliste ist zurzeit abgeschaltet.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(['', 'range=LAST_WEEK', 'keyword=Ring&keyword=Creme&range=CUSTOM&from=2026-01-01', 'open=waitlist-1'])(
    'reads and writes the address %j',
    (search) => {
      const view = waitlistInAddress.read(new URLSearchParams(search));
      expect(waitlistInAddress.write(view, new URLSearchParams()).toString()).toBe(search);
    },
  );
});

describe('cancelling an item (REQ H1.4)', () => {
  it('needs a reason', async () => {
    await open('/waitlisthistory/0180011');
    fireEvent.click(screen.getByRole('button', { name: 'Vormerkung stornieren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vormerkung stornieren' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vormerkung stornieren' }));
    expect(within(dialog).getByRole('combobox', { name: 'Stornogrund' })).toHaveAccessibleDescription(
      'Bitte einen Stornogrund wählen.',
    );
  });

  it('shows the item as cancelled', async () => {
    const { desk } = await open('/waitlisthistory/0180011');
    await cancelFirst(desk, 'WAITLIST_TIMEOUT');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('storniert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vormerkung stornieren' })).toBeNull();
  });

  it('that fails has a message of its own, and can be tried again', async () => {
    const { desk } = await open('/waitlisthistory/0180011');
    injectFault('cancelWaitlistItem', { kind: 'status', status: 409, body: { detail: 'Schon ausgeliefert.' } });
    await cancelFirst(desk, 'CUSTOMER_REQUEST');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Die Vormerkung konnte nicht storniert werden. Schon ausgeliefert.',
    );
    clearFaults();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vormerkung stornieren' }));
    await act(() => desk.rest());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the waitlist in the record of a customer', () => {
  it('shows the first items in the same words, and the way to all of them', async () => {
    const { desk } = await open('/record');
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getAllByText('aktiv').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Ganze Warteliste öffnen' })).toHaveAttribute(
      'href',
      '/waitlisthistory/0123456',
    );
    const before = cancels().length;
    await cancelFirst(desk, 'CUSTOMER_REQUEST');
    expect(cancels()).toHaveLength(before - 1);
  });
});

it('leaving the waitlist closes the question about one of its items (REQ H1.4)', async () => {
  const { desk, router } = await open('/waitlisthistory/0123456');
  const [first] = cancels();
  if (first === undefined) throw new Error('Nothing can be cancelled');
  fireEvent.click(first);
  await screen.findByRole('dialog');
  await act(() => router.navigate('/waitlisthistory/0180011'));
  await act(() => desk.rest());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(desk.getState().waitlist.cancellation).toBeNull();
});
