import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { berlinDateAndTime } from '~/domain/common/berlinTime';
import { aProduct, aVariant } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { productSearchActions } from '../productSearchSlice';
import { SearchDialog } from './SearchDialog';

startStandIn();
beforeEach(() => startI18n('de'));

const now = () => new Date();

async function openFor(term: string, variantStockDisplay = false): Promise<Desk> {
  const desk = openDesk({ flags: { variantStockDisplay } });
  await desk.enter(term);
  render(
    <Provider store={desk.store}>
      <SearchDialog country="DE" currency="EUR" subscriptionBySubscriptionInfo now={now} />
    </Provider>,
  );
  return desk;
}
const dialog = () => screen.getByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

describe('the product details (REQ C2.1)', () => {
  it('show the data of the product', async () => {
    await openFor('410217');
    expect(dialog()).toHaveAccessibleName(/Solitär/);
    expect(dialog()).toHaveTextContent(/· 410217 · Schmuck/);
    expect(dialog()).toHaveTextContent('3–5 Werktage');
    expect(dialog()).toHaveTextContent('✓ verfügbar');
    expect(dialog()).not.toHaveTextContent('Stück');
  });

  it('show the stock amount only with the flag (REQ A6.3, C2.3)', async () => {
    await openFor('410217', true);
    expect(dialog()).toHaveTextContent(/verfügbar · \d+ Stück/);
  });

  it('name the subscription product', async () => {
    await openFor('432274');
    expect(dialog()).toHaveTextContent('Auch im Abo: 532274');
  });

  it('focus the button of the default variant; one click adds it', async () => {
    const desk = await openFor('410217*2');
    expect(button('410217004 in den Warenkorb')).toHaveFocus();
    fireEvent.click(button('410217005 in den Warenkorb'));
    await desk.rest();
    expect(desk.lines()).toEqual(['410217005*2']);
  });

  it('offer the choice of a variant by its dimensions, and add it with Enter', async () => {
    const desk = await openFor('410217');
    const sizes = screen.getByRole('radiogroup', { name: 'Größe' });
    fireEvent.click(within(sizes).getByRole('radio', { name: /^50/ }));
    expect(within(sizes).getByRole('radio', { name: /^50/ })).toBeChecked();
    fireEvent.submit(within(sizes).getByRole('radio', { name: /^50/ }));
    await desk.rest();
    expect(desk.lines()).toEqual(['410217001*1']);
  });

  it('show at a variant why it cannot be sold', async () => {
    await openFor('410217');
    const soldOut = screen.getAllByRole('row').find((row) => row.textContent.includes('410217003'));
    expect(soldOut).toHaveTextContent('✕ ausverkauft');
    expect(soldOut).not.toHaveTextContent('Werktage');
    expect(within(soldOut ?? document.body).queryByRole('button')).toBeNull();
  });

  it('mark an unavailable combination; choosing it selects an available one with its pictures and price', async () => {
    const desk = await openFor('410217');
    const shirt = (sku: string, color: string, size: string) =>
      aVariant({
        sku,
        price: 10_00,
        images: [`/${color}.jpg`, '/back.jpg'],
        dimensions: [
          { type: 'COLOR', value: color },
          { type: 'SIZE', value: size },
        ],
      });
    const variants = [
      shirt('100000001', 'blau', 'S'),
      shirt('100000002', 'blau', 'M'),
      shirt('100000003', 'blau', 'L'),
      shirt('100000004', 'rot', 'M'),
      { ...shirt('100000005', 'rot', 'L'), price: 8_00, priceBeforeDiscount: 12_00 },
    ];
    const product = aProduct({ baseProductNo: '100000', variants, defaultVariantSku: '100000001' });
    act(() => {
      desk.dispatch(productSearchActions.searchAdvanced({ phase: 'details', product, quantity: 1 }));
    });
    const red = screen.getByRole('radio', { name: /^rot\s*\(in dieser Kombination nicht erhältlich\)$/ });
    fireEvent.click(red);
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'L' }));
    expect(dialog()).toHaveTextContent('8,00 € statt 12,00 €');
    fireEvent.click(button('Gesichtscreme: Bild 1 vergrößern'));
    const zoomed = screen.getByRole('dialog', { name: 'Gesichtscreme: Bild 1 von 3' });
    expect(within(zoomed).getByRole('img')).toHaveAttribute('src', '/rot.jpg');
    fireEvent.keyDown(within(zoomed).getByRole('button', { name: 'Schließen' }), { key: 'ArrowRight' });
    expect(screen.getByRole('img', { name: 'Gesichtscreme: Bild 2 von 3' })).toHaveAttribute('src', '/back.jpg');
    fireEvent.click(button('Voriges Bild'));
    fireEvent.click(button('Voriges Bild'));
    expect(screen.getByRole('img', { name: 'Gesichtscreme: Bild 3 von 3' })).toHaveAttribute('src', '/blau.jpg');
  });

  it('refuse an invalid quantity or one above the stock, and add nothing', async () => {
    const desk = await openFor('410217');
    const quantity = screen.getByRole('textbox', { name: 'Menge' });
    fireEvent.change(quantity, { target: { value: '0' } });
    fireEvent.click(button('410217001 in den Warenkorb'));
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte eine Menge ab 1 eingeben.');
    fireEvent.change(quantity, { target: { value: '500' } });
    expect(screen.getByRole('alert')).toHaveTextContent(/sind nur \d+ verfügbar/);
    expect(desk.getState().productSearch.dialog.phase).toBe('details');
    expect(desk.lines()).toEqual([]);
  });

  it('add with a typed price date, but not with one in the future', async () => {
    const before = new Date();
    const desk = await openFor('410217');
    const field = screen.getByLabelText<HTMLInputElement>('Preis von');
    // The field shows the present minute, which may change while the dialog opens.
    expect([before, new Date()].map(berlinDateAndTime)).toContain(field.value);
    fireEvent.change(field, { target: { value: '01.01.2099 10:00' } });
    fireEvent.click(button('410217001 in den Warenkorb'));
    expect(screen.getByRole('alert')).toHaveTextContent('Das Preisdatum darf nicht in der Zukunft liegen.');
    const yesterday = new Date(Date.now() - 86_400_000);
    fireEvent.change(field, { target: { value: berlinDateAndTime(yesterday) } });
    fireEvent.click(button('410217001 in den Warenkorb'));
    const { basket } = await desk.rest();
    expect(berlinDateAndTime(new Date(basket.items[0]?.priceDate ?? ''))).toBe(berlinDateAndTime(yesterday));
    expect(basket.items[0]?.priceDate).toMatch(/[+]\d\d:\d\d$/);
  });

  it('zoom a picture; Esc returns to the details', async () => {
    await openFor('410217');
    fireEvent.click(screen.getByRole('button', { name: /Bild 1 vergrößern/ }));
    const zoomed = screen.getByRole('dialog', { name: /: Bild 1 von \d/ });
    expect(within(zoomed).getByRole('button', { name: 'Schließen' })).toHaveFocus();
    fireEvent.keyDown(zoomed, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: /: Bild 1 von/ })).toBeNull();
    expect(dialog()).toHaveAccessibleName(/Solitär/);
  });

  it.each([
    ['454740001', 'ist ausverkauft.'],
    ['465445001', 'ist in Deutschland nicht erhältlich.'],
    ['465228001', 'ist nicht mehr im Sortiment.'],
    ['465334001', 'ist noch nicht freigegeben.'],
  ])('of %s show: %s, and that the team leader must be informed', async (sku, reason) => {
    await openFor(sku);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte die Teamleitung informieren.');
    expect(button('Schließen')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /In den Warenkorb/i })).toBeNull();
  });

  it('of a product that is sold by subscription only name no team leader (DECISIONS 86)', async () => {
    await openFor('532011001');
    expect(dialog()).toHaveTextContent('gibt es nur im Abonnement und kann nicht direkt bestellt werden.');
    expect(dialog()).not.toHaveTextContent('Teamleitung');
  });

  it('of a variant that is sold out offer the others', async () => {
    await openFor('410217003');
    expect(dialog()).toHaveTextContent('410217003: Ring Solitär ist ausverkauft.');
    expect(dialog()).not.toHaveTextContent('Teamleitung');
    expect(button('410217004 in den Warenkorb')).toHaveFocus();
  });
});

describe('the product search', () => {
  it('without hits keeps the term in its field and can search again', async () => {
    const desk = await openFor('999999');
    expect(dialog()).toHaveTextContent('Nichts gefunden für „999999“');
    const field = screen.getByRole('textbox', { name: 'Suchbegriff' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('999999');
    fireEvent.change(field, { target: { value: 'creme' } });
    fireEvent.submit(field);
    await desk.rest();
    expect(screen.getByRole('button', { name: 'In den Warenkorb: Gesichtscreme 432011' })).toBeInTheDocument();
  });

  it('shows the problem of a number in the dialog', async () => {
    await openFor('qwertzuiop');
    const field = screen.getByRole('textbox', { name: 'Suchbegriff' });
    fireEvent.change(field, { target: { value: '1234567' } });
    fireEvent.submit(field);
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte BNR prüfen');
  });

  it('focuses the first hit; Esc closes', async () => {
    const desk = await openFor('creme');
    expect(screen.getAllByRole('button', { name: /^(In den Warenkorb|Ausführung wählen): / })[0]).toHaveFocus();
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(desk.getState().productSearch.dialog).toEqual({ phase: 'closed' });
    desk.dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
