import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useViewInAddress, type AddressedView } from './useViewInAddress';

interface View {
  readonly status: string;
  readonly payment: string;
}

const inAddress: AddressedView<View> = {
  read: (search) => ({ status: search.get('status') ?? '', payment: search.get('payment') ?? '' }),
  write: (view, search) => {
    const written = new URLSearchParams(search);
    for (const name of ['status', 'payment'] as const) {
      if (view[name] === '') written.delete(name);
      else written.set(name, view[name]);
    }
    return written;
  },
};

const rendered = vi.fn<(search: string) => void>();
const viewed = vi.fn<(view: View) => void>();

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Renders longer than React renders without a pause, so that an input arrives in between. */
function Slow() {
  const [search] = useSearchParams();
  block(8);
  rendered(search.toString());
  return null;
}

const changes: Readonly<Record<string, Partial<View>>> = {
  Offen: { status: 'OPEN' },
  Neu: { status: 'NEW' },
  Rechnung: { payment: 'INVOICE' },
  Nachnahme: { payment: 'CASH' },
};

function Filters() {
  const [view, change] = useViewInAddress(inAddress);
  viewed(view);
  const apply = (name: string) => change((before) => ({ ...before, ...changes[name] }), 'step');
  return (
    <>
      <output>
        {view.status} {view.payment}
      </output>
      {Object.keys(changes).map((name) => (
        <button key={name} type="button" onClick={() => apply(name)}>
          {name}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          apply('Neu');
          apply('Nachnahme');
        }}
      >
        Beides
      </button>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Slow key={name} />
      ))}
    </>
  );
}

function open(address = '/') {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isShown = (text: string) =>
  expect(screen.getByRole('status')).toHaveTextContent(text, { normalizeWhitespace: true });

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('A view that an address holds', () => {
  it('is read from the address, and each change is written into it; other parameters stay', async () => {
    const router = open('/?status=OPEN&columns=all');
    isShown('OPEN');
    press('Rechnung');
    isShown('OPEN INVOICE');
    await waitFor(() => expect(router.state.location.search).toBe('?status=OPEN&columns=all&payment=INVOICE'));
    isShown('OPEN INVOICE');
  });

  it('takes two changes of one event', async () => {
    const router = open();
    press('Beides');
    isShown('NEW CASH');
    await waitFor(() => expect(router.state.location.search).toBe('?status=NEW&payment=CASH'));
  });

  it('follows Back, Forward and a link', async () => {
    const router = open();
    press('Offen');
    await waitFor(() => expect(router.state.location.search).toBe('?status=OPEN'));
    await act(() => router.navigate(-1));
    expect(viewed).toHaveBeenLastCalledWith({ status: '', payment: '' });
    await act(() => router.navigate(1));
    isShown('OPEN');
    await act(() => router.navigate('/?payment=CASH'));
    expect(viewed).toHaveBeenLastCalledWith({ status: '', payment: 'CASH' });
    press('Neu');
    isShown('NEW CASH');
    await waitFor(() => expect(router.state.location.search).toBe('?payment=CASH&status=NEW'));
    await act(() => router.navigate('/?status=OPEN'));
    expect(viewed).toHaveBeenLastCalledWith({ status: 'OPEN', payment: '' });
  });

  it('stays the same object when another parameter of the address changes', async () => {
    const router = open('/?status=OPEN');
    const before = viewed.mock.lastCall?.[0];
    await act(() => router.navigate('/?status=OPEN&columns=all'));
    expect(rendered).toHaveBeenLastCalledWith('status=OPEN&columns=all');
    expect(viewed.mock.lastCall?.[0]).toBe(before);
  });

  it('keeps every change while an earlier address is still being rendered', async () => {
    // Outside of `act` React renders the address in slices, as in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    open();
    for (const [name, search] of [
      ['Offen', 'status=OPEN'],
      ['Rechnung', 'status=OPEN&payment=INVOICE'],
      ['Neu', 'status=NEW&payment=INVOICE'],
      ['Nachnahme', 'status=NEW&payment=CASH'],
    ] as const) {
      screen.getByRole('button', { name }).click();
      // The address is being rendered, and the next change interrupts it.
      await vi.waitFor(() => expect(rendered).toHaveBeenCalledWith(search), { interval: 1 });
    }
    // Rendered to the end.
    await vi.waitFor(() => expect(rendered.mock.calls.at(-6)).toEqual(['status=NEW&payment=CASH']));
    isShown('NEW CASH');
  });
});
