import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { doIt } from '~/flows/testing/doIt';
import { cancelRejectedOrder } from '~/services/orderService/rejectedOrderService';
import { localStorageKeys } from '~config/storageKeys';
import { startI18n } from '~/shared/i18n/i18n';
import { OrderActions } from '~/features/order/display/components/OrderActions';
import { RejectionManagementPage } from '../rejections/RejectionManagementPage';
import { OrderDisplayPage } from './OrderDisplayPage';
import { setFault } from '../../../../mocks/node.ts';

startStandIn();
beforeEach(async () => {
  localStorage.clear();
  await startI18n('de');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens an order, or with `null` the search for rejected ones. */
async function open(number: string | null, desk = openDesk()) {
  const page = (
    <OrderDisplayPage
      onResubmittedFromCorrection={() => () => undefined}
      onRecreate={() => undefined}
      onClaim={() => undefined}
    />
  );
  const router = await showScreen(
    desk,
    [
      { path: '/orders/:id', element: page },
      { path: '/rejectionmgmt', element: <RejectionManagementPage /> },
    ],
    number === null ? '/rejectionmgmt' : `/orders/${number}`,
  );
  return { desk, router };
}

describe('the search for rejected orders (REQ E4.1)', () => {
  it('needs a number, says that there is no such order, and counts what was pasted', async () => {
    const { desk, router } = await open(null);
    const field = screen.getByRole('textbox', { name: 'Auftragsnummer' });
    const enter = async (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      await act(async () => {
        fireEvent.submit(field);
        await desk.rest();
      });
    };
    await enter('');
    expect(screen.getByRole('alert')).toHaveTextContent('Erforderlich');
    await enter('1399999999');
    expect(screen.getByRole('alert')).toHaveTextContent('1399999999 gibt es nicht');
    fireEvent.change(field, { target: { value: '1300000110 1300000107 1300000101' } });
    expect(screen.getByText('3 erkannt, 0 doppelt, 0 ungültig')).toBeVisible();
    await enter('1300000110');
    expect(router.state.location.pathname).toBe('/orders/1300000110');
  });
});

describe('an order of the history', () => {
  const number = '1000000002';
  const actions = () => screen.getByRole('region', { name: 'Aktionen' });

  /** A desk with the history of the order's customer. */
  async function withHistory() {
    const desk = openDesk();
    await doIt(desk, orderHistoryActions.listRequested(aListQuery({ filters: { dates: { name: 'ALL_TIME' } } })));
    const { list } = desk.getState().orderHistory;
    if (list.status === 'notAsked') throw new Error('the history is not loaded');
    return { desk, list };
  }

  it('shows what the history knows of it until it is loaded; nothing can be done with it before', async () => {
    const { desk } = await withHistory();
    const opened = open(number, desk);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(number);
    expect(screen.getByRole('region', { name: 'Artikel' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Wird geladen');
    expect(actions()).toHaveAttribute('inert');
    expect(screen.queryByRole('region', { name: 'Kunde' })).not.toBeInTheDocument();
    await opened;
    expect(actions()).not.toHaveAttribute('inert');
    expect(screen.getByRole('region', { name: 'Kunde' })).toBeVisible();
    expect(screen.queryByText(/^Wird geladen/)).not.toBeInTheDocument();
  });

  it('is cancelled before it is loaded if it was cancelled in this session; a rejected one is not shown before', async () => {
    const { desk, list } = await withHistory();
    const listed = list.rows.find((order) => order.number === number);
    if (listed === undefined) throw new Error('the history does not have the order');
    desk.dispatch(orderCancellationActions.ordersCancelled([listed.id]));
    const opened = open(number, desk);
    expect(screen.getByText('storniert')).toBeVisible();
    await opened;
    cleanup();
    const rejected = { ...listed, status: { code: 'REJECTED', label: '' }, statusHistory: [] };
    desk.dispatch(orderHistoryActions.listAdvanced({ ...list, rows: [rejected] }));
    const reopened = open(number, desk);
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await reopened;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(number);
  });
});

it('a rejected order that is refused to be cancelled by a code alone says why (REQ E4.3, C12.6)', async () => {
  const desk = openDesk();
  await open('1300000101', desk);
  const body = { key: 'returned_order', title: null, detail: null };
  setFault({ path: '/cancel', fault: { kind: 'status', status: 409, body } });
  fireEvent.click(screen.getByRole('button', { name: 'Stornieren' }));
  const question = screen.getByRole('dialog', { name: 'Auftrag stornieren' });
  fireEvent.click(within(question).getByRole('button', { name: 'Stornieren' }));
  await act(() => desk.rest());
  expect(question).toHaveTextContent('Vorgang fehlgeschlagen. Der Auftrag wurde zurückgesendet.');
});

describe('a work-list that is done (REQ E4.3)', () => {
  it('an order is cancelled in a dialog, which the history of its statuses shows; after the last one the bar says that all are done', async () => {
    const desk: Desk = openDesk();
    desk.dispatch(orderDisplayActions.workListExtended(['1300000101', '1300000107']));
    await open('1300000101', desk);
    fireEvent.click(screen.getByRole('button', { name: 'Stornieren' }));
    const question = screen.getByRole('dialog', { name: 'Auftrag stornieren' });
    expect(question).toHaveTextContent('1300000101');
    await act(async () => {
      fireEvent.click(within(question).getByRole('button', { name: 'Stornieren' }));
      await desk.rest();
    });
    expect(question).not.toBeInTheDocument();
    const [newest] = within(screen.getByRole('region', { name: 'Statusverlauf' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('storniert');
    screen.getByRole('main').focus();
    press('n');
    await act(() => desk.rest());
    const bar = within(screen.getByRole('navigation', { name: 'Arbeitsliste' }));
    await act(async () => {
      fireEvent.click(bar.getByRole('button', { name: 'Überspringen' }));
      await desk.rest();
    });
    expect(screen.getByText('Alle Aufträge der Arbeitsliste sind erledigt oder übersprungen.')).toBeVisible();
  });
});

describe('the work-list over an order that cannot be opened (REQ E4.6)', () => {
  it('leads on to the next order', async () => {
    const desk: Desk = openDesk();
    desk.dispatch(orderDisplayActions.workListExtended(['1399999999', '1300000107']));
    const { router } = await open('1399999999', desk);
    expect(screen.getByRole('alert')).toHaveTextContent('Diesen Auftrag gibt es nicht.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Auftrag 1399999999');
    fireEvent.click(screen.getByRole('button', { name: 'Erledigt' }));
    await act(() => desk.rest());
    expect(router.state.location.pathname).toBe('/orders/1300000107');
    expect(desk.getState().orderDisplay.workList).toMatchObject([{ number: '1399999999', mark: 'done' }, {}]);
  });
});

function press(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

describe('the keys of a rejected order (DECISIONS 220)', () => {
  it('a digit only focuses an action, K opens the proposed correction; in its fields neither does anything', async () => {
    const { desk } = await open('1300000110');
    screen.getByRole('main').focus();
    for (const [digit, name] of [
      ['1', 'Erneut einreichen'],
      ['2', 'Stornieren'],
      ['6', 'Drucken'],
      ['7', 'Als Text kopieren'],
    ] as const) {
      press(digit);
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    expect(desk.getState().orderDisplay).toMatchObject({
      resubmission: { status: 'none' },
      cancellation: { status: 'none' },
    });
    press('K');
    const field = screen.getByRole('combobox', { name: 'Anrede' });
    expect(field).toHaveFocus();
    press('1');
    press('k');
    expect(field).toHaveFocus();
  });

  it('the digit of an action that is not possible opens the line of these with their reasons (DECISIONS 242)', async () => {
    await open('1300000201');
    for (const [digit, reason] of [
      ['1', /Erneut einreichen.*nur für abgelehnte Aufträge/],
      ['3', /Auftrag neu anlegen.*nur für abgelehnte Aufträge/],
      ['5', /Reklamation.*Auftrag enthält mehr als 1 Produkt\. Rekla-Auftrag nicht möglich\./],
    ] as const) {
      screen.getByRole('main').focus();
      press(digit);
      const off = screen.getByRole('button', {
        name: 'Nicht möglich: Erneut einreichen, Auftrag neu anlegen, Reklamation',
      });
      expect(off).toHaveFocus();
      expect(off).toHaveAccessibleDescription(reason);
      fireEvent.keyUp(off, { key: digit });
      const items = await screen.findAllByRole('listitem');
      expect(items.find(({ textContent }) => reason.test(textContent))).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Erneut einreichen' })).toBeNull();
  });

  it('U, E and N work through the work-list', async () => {
    const desk: Desk = openDesk();
    desk.dispatch(orderDisplayActions.workListExtended(['1300000107', '1300000110', '1300000101']));
    const { router } = await open('1300000107', desk);
    for (const [key, path] of [
      ['n', '/orders/1300000110'],
      ['e', '/orders/1300000101'],
      ['u', '/orders/1300000107'],
    ] as const) {
      screen.getByRole('main').focus();
      press(key);
      await act(() => desk.rest());
      expect(router.state.location.pathname).toBe(path);
    }
  });
});

describe('a work-list that another tab works through as well (REQ E4.6)', () => {
  /** Another tab marks the order as done; the browser tells this tab. */
  async function doneElsewhere(number: string) {
    const there = openDesk();
    await doIt(there, orderDisplayActions.workListMarked({ number, mark: 'done' }));
    await act(async () => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: localStorageKeys.rejectedOrders }));
      await Promise.resolve();
    });
  }

  it('goes on to an order that was not done there, from an order and from the list', async () => {
    const desk: Desk = openDesk();
    desk.dispatch(orderDisplayActions.workListExtended(['1300000107', '1300000110', '1300000101']));
    const { router } = await open('1300000107', desk);
    await doneElsewhere('1300000110');
    await act(() => desk.rest());
    expect(screen.getByRole('navigation', { name: 'Arbeitsliste' })).toHaveTextContent('2 von 3 offen');
    screen.getByRole('main').focus();
    press('n');
    await act(() => desk.rest());
    expect(router.state.location.pathname).toBe('/orders/1300000101');
    cleanup();
    await open(null, desk);
    await doneElsewhere('1300000107');
    await act(() => desk.rest());
    expect(screen.getByText('Erledigt (2)')).toBeVisible();
  });
});

describe('a correction by keyboard (REQ E4.5, UX Keys)', () => {
  it('is submitted by Ctrl+Enter, with what the open form holds (DECISIONS 221)', async () => {
    const { desk } = await open('1300000110');
    screen.getByRole('main').focus();
    press('k');
    const name = screen.getByRole('textbox', { name: 'Nachname' });
    fireEvent.change(name, { target: { value: 'Neumann' } });
    fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true });
    await act(() => desk.rest());
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: true });
    expect(screen.getByText(/Rita Neumann/)).toBeVisible();
  });

  it('that is typed and not taken over is named when its order is opened again', async () => {
    const desk: Desk = openDesk();
    desk.dispatch(orderDisplayActions.workListExtended(['1300000110', '1300000107']));
    await open('1300000110', desk);
    screen.getByRole('main').focus();
    press('k');
    fireEvent.input(screen.getByRole('textbox', { name: 'Nachname' }), { target: { value: 'Neumann' } });
    cleanup();
    await open('1300000107', desk);
    cleanup();
    await open('1300000110', desk);
    fireEvent.click(screen.getByRole('button', { name: 'Kundendaten berichtigen vorgeschlagen nicht übernommen' }));
    expect(screen.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Neumann');
  });

  it('is applied by its button; the focus goes back to the button of the form, also when the correction is undone', async () => {
    await open('1300000107');
    const button = screen.getByRole('button', { name: /^Zahlung berichtigen/ });
    fireEvent.click(button);
    const method = screen.getByRole('combobox');
    fireEvent.change(method, { target: { value: 'CASH_ON_DELIVERY' } });
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(method).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    const undo = screen.getByRole('button', { name: 'Zurücknehmen: Zahlung' });
    undo.focus();
    fireEvent.click(undo);
    expect(undo).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('a resubmission that fails (REQ E4.4)', () => {
  const resubmit = async (desk: Desk) => {
    fireEvent.click(screen.getByRole('button', { name: 'Erneut einreichen' }));
    await act(() => desk.rest());
  };

  it('names the reason where the service gives a code and no detail', async () => {
    const { desk } = await open('1300000110');
    const body = { key: 'missing_banking_info', detail: null };
    setFault({ path: '/submission', method: 'POST', fault: { kind: 'status', status: 422, body } });
    await resubmit(desk);
    expect(screen.getByText('Vorgang fehlgeschlagen. Die Bankverbindung fehlt. Bitte eingeben.')).toBeVisible();
  });

  it('says that the order is no longer rejected where another tab has cancelled it', async () => {
    const { desk } = await open('1300000104');
    const { shown } = desk.getState().orderDisplay;
    if (shown.phase !== 'loaded') throw new Error(shown.phase);
    await cancelRejectedOrder(shown.order.id);
    await resubmit(desk);
    expect(screen.getByText(/^Nicht eingereicht: Der Auftrag ist inzwischen nicht mehr abgelehnt/)).toBeVisible();
  });
});

describe('the 36 hours of a PayPal order on the screen (REQ E5.1)', () => {
  it('count down, and close the resubmission when they are over', async () => {
    const desk = openDesk();
    desk.dispatch(orderDisplayActions.orderRequested('1300000115'));
    await desk.rest();
    const { shown } = desk.getState().orderDisplay;
    if (shown.phase !== 'loaded') throw new Error(shown.phase);
    vi.useFakeTimers();
    const router = createMemoryRouter([
      {
        path: '/',
        element: (
          <OrderActions order={shown.order} loaded={shown} onRecreate={() => undefined} onClaim={() => undefined} />
        ),
      },
    ]);
    render(
      <Provider store={desk.store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    const resubmit = screen.getByRole('button', { name: 'Erneut einreichen' });
    const before = screen.getByText(/^PayPal:/).textContent;
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText(/^PayPal:/).textContent).not.toBe(before);
    // Advances by an hour at a time: React renders once after each, not after each minute's timer.
    for (let hour = 0; hour < 36; hour += 1) act(() => void vi.advanceTimersByTime(3_600_000));
    expect(resubmit).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Nicht möglich: Erneut einreichen/ })).toBeVisible();
    expect(screen.getByText(/^PayPal: Die 36 Stunden sind abgelaufen/)).toBeVisible();
  });
});
