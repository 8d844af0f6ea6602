import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rendersDuring } from '~config/testing/renders';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { showScreen } from '~/app/testing/aScreen';
import { startI18n } from '~/shared/i18n/i18n';
import { OrderEntryPage } from './OrderEntryPage';

// What is looked up beside the basket is not rendered.
setLimits({ loadAheadDelay: 600_000, recommendationPatience: 600_000 });
startStandIn();
beforeEach(() => startI18n('de'));
afterEach(cleanup);

/** Opens the order entry and a form in it; returns the commits of the screen since the last call. */
async function open(form: RegExp): Promise<() => number> {
  let commits = 0;
  const desk = openDesk();
  const page = <OrderEntryPage onNewSession={() => undefined} leftCallLine={null} onCountrySwitch={() => undefined} />;
  const router = createMemoryRouter([{ path: '/orderapp', element: page }], { initialEntries: ['/orderapp'] });
  render(
    <Provider store={desk.store}>
      <Profiler
        id="screen"
        onRender={() => {
          commits += 1;
        }}
      >
        <RouterProvider router={router} />
      </Profiler>
    </Provider>,
  );
  await act(() => desk.rest());
  fireEvent.click(screen.getByRole('button', { name: form }));
  await act(() => desk.rest());
  return () => {
    const since = commits;
    commits = 0;
    return since;
  };
}

/** Types the value of a field, and what follows from it. */
async function type(field: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    await Promise.resolve();
  });
}

describe('a key in a field of the order entry', () => {
  it.each([
    ['Neukunde', 'Vorname', 0],
    ['Neukunde', 'E-Mail', 0],
    ['Neukunde', 'Straße', 0],
    ['Gastkunde', 'Nachname', 0],
    ['Neukunde', 'Kundennummer', 0],
    // Its field, which opens its suggestions.
    ['Neukunde', 'Artikelnummer', 1],
  ])('renders nothing else: %s, %s', async (form, label, expected) => {
    const commits = await open(new RegExp(form));
    const [field] = screen.getAllByLabelText(new RegExp(label));
    if (field === undefined) throw new Error(`There is no field ${label}`);
    act(() => field.focus());
    // The first key makes the form one with unsaved input.
    await type(field, '4');
    commits();
    await type(field, '43');
    expect(commits()).toBeLessThanOrEqual(expected);
  });
});

/** The panels of the order entry whose renders are asserted. */
const parts = [
  'CustomerPanel',
  'SearchField',
  'BasketPanel',
  'OfferPanel',
  'VoucherField',
  'PaymentPanel',
  'SubmitPanel',
];

describe('a change beside a customer and articles', () => {
  async function openFilled() {
    const desk = openDesk();
    await desk.logIn('0123456');
    for (const sku of ['432011001', '443015001']) await desk.enter(sku);
    const page = (
      <OrderEntryPage onNewSession={() => undefined} leftCallLine={null} onCountrySwitch={() => undefined} />
    );
    await showScreen(desk, [{ path: '/orderapp', element: page }], '/orderapp');
    return desk;
  }

  it.each([
    ['Kundennummer', []],
    // A code or number that is typed and not submitted yet is an open point, which the submit panel lists.
    ['Gutscheincode', ['VoucherField', 'SubmitPanel']],
    ['Artikelnummer', ['SearchField', 'SubmitPanel']],
  ])('typed into %s renders %j, whose components are at most 20', async (label, shown) => {
    const desk = await openFilled();
    const [field] = screen.getAllByLabelText(new RegExp(label));
    if (field === undefined) throw new Error(`There is no field ${label}`);
    act(() => field.focus());
    await type(field, '4');
    await act(() => desk.rest());
    const rendered = await rendersDuring(async () => {
      await type(field, '43');
      // The field reports what was typed.
      fireEvent.blur(field);
      await act(() => desk.rest());
    });
    expect(new Set(rendered.filter((name) => parts.includes(name)))).toEqual(new Set(shown));
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered.length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['a payment', (desk: Desk) => desk.pay('INVOICE')],
    ['a quantity', (desk: Desk) => desk.changeQuantity('432011001', 3)],
    ['an article', (desk: Desk) => desk.enter('410217004')],
  ])('of %s renders neither the page nor the customer', async (_change, change) => {
    const desk = await openFilled();
    const rendered = await rendersDuring(() => act(async () => change(desk)));
    expect(rendered).toContain('OfferPanel');
    expect(rendered).not.toContain('CustomerPanel');
    expect(rendered).not.toContain('OrderEntryPage');
  });
});
