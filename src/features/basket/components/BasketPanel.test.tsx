import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { itemIdOf, openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { Country } from '~/domain/common/country';
import { berlinDateAndTime, berlinShortDateTime } from '~/domain/common/berlinTime';
import { aCrossSell, anOfferItem } from '~/domain/testing/samples';
import type { OfferItem } from '~/domain/offer/offer';
import { currentWorld } from '../../../../mocks/node.ts';
import { startI18n } from '~/shared/i18n/i18n';
import { basketActions } from '../basketSlice';
import type { BasketProblem } from '../basketState';
import { BasketPanel } from './BasketPanel';

startStandIn();
beforeEach(() => startI18n('de'));

const cream = '432011001';
const fryer = '454287001';
const freezer = '454398001';

interface PanelOptions {
  readonly country?: Country;
  readonly takeBackIsOn?: boolean;
  readonly offerItems?: readonly OfferItem[] | null;
}

async function openWith(
  sku: string,
  { country = 'DE', takeBackIsOn = true, offerItems = null }: PanelOptions = {},
): Promise<Desk> {
  const desk = openDesk({ country });
  await desk.enter(sku);
  render(
    <Provider store={desk.store}>
      <BasketPanel
        country={country}
        currency="EUR"
        offerItems={offerItems}
        lookingUp={[]}
        takeBackIsOn={takeBackIsOn}
        notesBySku={{ [cream]: 'In den letzten 14 Tagen bestellt' }}
        actionsBySku={{}}
        now={() => new Date()}
        onSettled={() => undefined}
      />
    </Provider>,
  );
  await screen.findByRole('table', { name: 'Warenkorb' });
  return desk;
}
const basket = () => screen.getByRole('table', { name: 'Warenkorb' });
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** Opens the menu of a line and presses one of its buttons. */
const pressInLine = async (name: string | RegExp) => {
  press(/: Weiteres$/);
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('a line of the basket', () => {
  it('renders the notes passed for its article', async () => {
    await openWith(cream);
    expect(basket()).toHaveTextContent('In den letzten 14 Tagen bestellt');
  });

  it.each([
    ['a delivery time where it is in stock', {}, true],
    ['none where the offer cannot sell it', { isSellable: false }, false],
    ['none where the offer says that it is sold out', { stockLevel: 'SOLD_OUT', reserved: false }, false],
  ] as const)('shows %s (REQ C2.4)', async (_what, changes, isShown) => {
    await openWith(cream, { offerItems: [anOfferItem(changes)] });
    expect(basket().textContent.includes('3–5 Werktage')).toBe(isShown);
  });

  it('shows that it is not reserved', async () => {
    await openWith(cream, { offerItems: [anOfferItem({ reserved: false, availableStockAmount: 0 })] });
    expect(basket()).toHaveTextContent('nicht reserviert');
  });

  it('shows and changes the day of its price', async () => {
    const desk = await openWith(cream);
    await pressInLine('Gesichtscreme: Preisdatum ändern');
    const field = await screen.findByLabelText<HTMLInputElement>('Preis von');
    expect(field).toHaveFocus();
    // What is typed replaces the present time.
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    fireEvent.change(field, { target: { value: berlinDateAndTime(hourAgo) } });
    fireEvent.submit(field);
    expect(screen.queryByRole('dialog')).toBeNull();
    await desk.rest();
    const shown = `Preisdatum ${berlinShortDateTime(hourAgo.toISOString())}`;
    expect(basket()).toHaveTextContent(shown);
    await pressInLine(`Gesichtscreme: ${shown} ändern`);
    fireEvent.click(await screen.findByRole('button', { name: 'Aktueller Preis' }));
    await desk.rest();
    expect(desk.getState().basket.items[0]?.priceDate).toBeNull();
  });

  it('reports a day in the future at the field, and one without price at the line', async () => {
    const desk = await openWith(cream);
    await pressInLine('Gesichtscreme: Preisdatum ändern');
    const field = await screen.findByLabelText('Preis von');
    fireEvent.change(field, { target: { value: '01.01.2099 10:00' } });
    fireEvent.submit(field);
    expect(screen.getByRole('alert')).toHaveTextContent('Das Preisdatum darf nicht in der Zukunft liegen.');
    fireEvent.change(field, { target: { value: '01.01.2020 10:00' } });
    fireEvent.submit(field);
    await desk.rest();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Das Preisdatum von ${cream} ist ungültig. Bitte ein anderes wählen.`,
    );
    expect(desk.getState().basket.items[0]?.priceDate).toBeNull();
  });
});

describe('cross-sell, upgrade and subscription of a line', () => {
  it('show the upgrade and the subscription that the offer names', async () => {
    const desk = await openWith(cream, {
      offerItems: [anOfferItem({ upgrades: ['432128'], hasSubscriptionOffer: true })],
    });
    press(/: Weiteres$/);
    const better = await within(basket()).findByRole('button', { name: 'Upgrade möglich: 432128' });
    expect(basket()).toHaveTextContent('auch im Abo');
    fireEvent.click(better);
    expect((await desk.rest()).productSearch.dialog).toMatchObject({
      phase: 'details',
      product: { baseProductNo: '432128' },
      quantity: 1,
      crossSell: { feature: 'UPGRADE', leadProductSku: cream },
    });
  });

  it.each([
    ['UPGRADE', 'Upgrade statt Gesichtscreme'],
    ['ERGANZEND', 'Zusatzkauf zu Gesichtscreme'],
  ])('show that the line is a cross-sell: %s', async (feature, text) => {
    const desk = await openWith(cream);
    const crossSell = aCrossSell({ feature, leadProductName: 'Gesichtscreme' });
    const item = { sku: '443015001', baseProductNo: '443015', quantity: 1, priceDate: null, crossSell };
    act(() => void desk.dispatch(basketActions.addItemRequested({ ...item, weeeTakeBackEnabled: false })));
    fireEvent.click(await screen.findByRole('button', { name: /^(Magnesium.*|443015001): Weiteres$/ }));
    expect(await within(basket()).findByText(text)).toBeInTheDocument();
  });
});

describe('a quantity that is typed', () => {
  const quantity = () => within(basket()).getByRole('textbox', { name: 'Menge' });
  const type = (text: string) => {
    fireEvent.change(quantity(), { target: { value: text } });
    fireEvent.keyDown(quantity(), { key: 'Enter' });
  };

  it('and exceeds the stock is kept and refused with the available quantity', async () => {
    const desk = await openWith('410217006');
    const available = desk.getState().basket.facts['410217006']?.availableStockAmount ?? 0;
    type(String(available + 1));
    await desk.rest();
    expect(quantity()).toHaveValue(String(available + 1));
    expect(await within(basket()).findByRole('alert')).toBeVisible();
    expect(quantity()).toHaveAccessibleDescription(
      `⚠ Von Ring Solitär sind nur ${String(available)} verfügbar. Bitte die Menge reduzieren.`,
    );
    expect(desk.lines()).toEqual(['410217006*1']);
    type('2');
    await desk.rest();
    expect([desk.lines(), screen.queryByRole('alert')]).toEqual([['410217006*2'], null]);
  });

  it('and is no number is dropped', async () => {
    const desk = await openWith('410217006*2');
    type('abc');
    await desk.rest();
    expect([desk.lines(), quantity()]).toEqual([['410217006*2'], expect.objectContaining({ value: '2' })]);
  });
});

describe('a line that the reopened basket refused', () => {
  it('shows its name and reason, a retry button and a remove button', async () => {
    const desk = await openWith(cream);
    currentWorld().db.baskets.removeAll();
    currentWorld().db.stock.leaveOnly(cream, 0);
    act(() => void desk.dispatch(basketActions.basketLost()));
    await desk.rest();
    const row = (await within(basket()).findByText('Gesichtscreme')).closest('tr');
    expect(row).toHaveTextContent(/nicht übernommen.*432011001 ist ausverkauft/);
    currentWorld().db.stock.leaveOnly(cream, 1);
    press('Gesichtscreme noch einmal versuchen');
    await desk.rest();
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(basket()).not.toHaveTextContent('nicht übernommen');
  });
});

describe('articles that were chosen with another customer', () => {
  it.each([
    ['Warenkorb leeren', []],
    ['Artikel behalten', [`${cream}*1`]],
  ])('are marked as such, and "%s" resolves it', async (button, lines) => {
    const desk = await openWith(cream);
    act(() => void desk.dispatch(basketActions.customerReplaced('Max Muster')));
    expect(await screen.findByText(/mit Max Muster ausgewählt/)).toBeInTheDocument();
    press(button);
    await desk.rest();
    expect(desk.lines()).toEqual(lines);
    expect(screen.queryByText(/mit Max Muster ausgewählt/)).toBeNull();
  });
});

describe('the old device (REQ C3.8, C14.5)', () => {
  it.each([
    [fryer, /als kostenlose Rücksendung/, 'Altgerät zurücknehmen: ja, kostenlose Rücksendung'],
    [freezer, /der Fahrer nimmt es bei der Lieferung mit/, 'Altgerät zurücknehmen: ja, der Fahrer nimmt es mit'],
  ])('of %s raises the question, and a yes is stored', async (sku, option, link) => {
    const desk = await openWith(sku);
    expect(basket()).toHaveTextContent('Altgerät-Frage offen');
    await pressInLine('Altgerät zurücknehmen');
    const yes = await screen.findByRole('radio', { name: option });
    expect(yes).toBeChecked();
    expect(yes).toHaveFocus();
    fireEvent.submit(yes);
    await desk.rest();
    press(/: Weiteres$/);
    expect(await screen.findByRole('button', { name: link })).toBeInTheDocument();
    expect(basket()).not.toHaveTextContent('Altgerät-Frage offen');
    expect(desk.getState().basket.items[0]?.weeeTakeBackEnabled).toBe(true);
  });

  it('can be declined, which is kept until it is changed', async () => {
    const desk = await openWith(fryer);
    await pressInLine('Altgerät zurücknehmen');
    fireEvent.click(await screen.findByRole('radio', { name: /Nein, kein Altgerät/ }));
    press('Antwort übernehmen');
    await desk.rest();
    expect(basket()).not.toHaveTextContent('Altgerät-Frage offen');
    await pressInLine('Altgerät zurücknehmen: nein');
    expect(await screen.findByRole('radio', { name: /Nein, kein Altgerät/ })).toBeChecked();
  });

  it('shows the take-back conditions in a separate dialog', async () => {
    await openWith(fryer);
    await pressInLine('Altgerät zurücknehmen');
    fireEvent.click(await screen.findByRole('button', { name: 'Bedingungen' }));
    const conditions = screen.getByRole('dialog', { name: 'Bedingungen der Altgeräterücknahme' });
    expect(within(conditions).getAllByRole('listitem')).toHaveLength(5);
    fireEvent.keyDown(conditions, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Altgerät zurücknehmen');
  });

  it.each([
    ['of another kind of article', cream, {}],
    ['where the flag is off', fryer, { takeBackIsOn: false }],
    ['in Austria', fryer, { country: 'AT' as const }],
  ])('raises no question %s', async (_case, sku, options) => {
    await openWith(sku, options);
    expect(basket()).toHaveTextContent(sku);
    expect(basket()).not.toHaveTextContent('Altgerät');
  });
});

describe('the outcome of a change', () => {
  const lost = `Die Position ${cream} war nicht mehr im Warenkorb.`;
  const answers: readonly (readonly [BasketProblem, string])[] = [
    [{ kind: 'reservationFailed', detail: null }, `${cream} konnte nicht reserviert werden.`],
    [{ kind: 'reservationFailed', detail: 'Nur noch 2.' }, 'Nur noch 2.'],
    [{ kind: 'invalidPriceDate' }, `Das Preisdatum von ${cream} ist ungültig. Bitte ein anderes wählen.`],
    [{ kind: 'invalidVariantSku' }, `${cream} gibt es nicht. Artikelnummer prüfen.`],
    [{ kind: 'productNotFound' }, `${cream} wurde nicht gefunden. Artikelnummer prüfen.`],
    [
      { kind: 'basketNotFound' },
      `Der Warenkorb war abgelaufen und wurde neu angelegt. ${cream} bitte noch einmal hinzufügen.`,
    ],
    [{ kind: 'timeout' }, 'Der Warenkorb hat zu lange nicht geantwortet.'],
    [{ kind: 'failed' }, 'Der Warenkorb konnte nicht geändert werden. Bitte erneut versuchen.'],
  ];

  it.each(answers)('is shown below the lines after an add, and can be closed: %j', async (problem, text) => {
    const desk = await openWith(fryer);
    act(() => {
      desk.dispatch(basketActions.itemNotAdded({ key: 'k', sku: cream, quantity: 1, problem }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    press('Schließen');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(answers)('is shown at the line after a change or removal: %j', async (problem, text) => {
    const desk = await openWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    act(() => {
      desk.dispatch(basketActions.itemNotUpdated({ itemId, quantity: null, problem }));
    });
    expect(await within(basket()).findByRole('alert')).toHaveTextContent(text);
  });

  it('is shown below the lines where the line no longer exists', async () => {
    const desk = await openWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    act(() => {
      desk.dispatch(basketActions.itemNotUpdated({ itemId, quantity: 2, problem: { kind: 'itemNotFound' } }));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(lost);
    expect(desk.lines()).toEqual([]);
  });

  it('offers undo after a removal', async () => {
    const desk = await openWith(cream);
    press('Gesichtscreme entfernen');
    await desk.rest();
    expect(await screen.findByRole('status')).toHaveTextContent(`„Gesichtscreme“ (${cream}) wurde entfernt.`);
    press('Rückgängig');
    await desk.rest();
    expect(desk.lines()).toEqual([`${cream}*1`]);
  });
});
