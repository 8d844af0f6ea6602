import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import { aCrossSell, aProduct, aVariant } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { recommendationsActions } from '~/features/recommendations/recommendationsSlice';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, requestsSeen } from '../../../mocks/node.ts';

startStandIn();

const cream = '432011001';
const line = (quantity: number) => ({
  sku: cream,
  baseProductNo: '432011',
  quantity,
  priceDate: null,
  crossSell: null,
  weeeTakeBackEnabled: false,
});
const name = 'Gesichtscreme';
/** What the agent is told: below the article field, or at the basket. */
const told = ({ getState }: Desk) => getState().productSearch.problem ?? getState().basket.addProblem?.problem;
const writes = () => requestsSeen().filter(({ method, path }) => method !== 'GET' && path.includes('/basket')).length;

/** A desk with two creams of a stock of three. */
async function deskWithTwo(): Promise<Desk> {
  currentWorld().db.stock.leaveOnly(cream, 3);
  const desk = openDesk();
  await desk.enter(`${cream}*2`);
  expect(desk.lines()).toEqual([`${cream}*2`]);
  expect(writes()).toBe(1);
  return desk;
}

const card = { product: aProduct(), variant: aVariant({ availableStockAmount: 3 }), crossSell: null };

describe('the pieces in the basket count for the stock (REQ C3.6)', () => {
  it.each([
    ['a SKU', (desk: Desk) => desk.enter(`${cream}*2`)],
    ['a product number', (desk: Desk) => desk.enter('432011*2')],
    [
      'a variant of the details',
      (desk: Desk) => doIt(desk, productSearchActions.variantChosen({ sku: cream, quantity: 2, priceDate: null })),
    ],
    [
      'another price date',
      (desk: Desk) =>
        doIt(
          desk,
          productSearchActions.variantChosen({ sku: cream, quantity: 2, priceDate: '2026-11-01T10:00:00+01:00' }),
        ),
    ],
  ])('for %s that is entered again: nothing is sent, and the number is back in the field', async (_what, enter) => {
    const desk = await deskWithTwo();
    await enter(desk);
    expect(told(desk)).toMatchObject({ kind: 'quantityExceeded', available: 3 });
    expect(desk.getState().productSearch.term).toBe(`${cream}*2`);
    expect(desk.lines()).toEqual([`${cream}*2`]);
    expect(writes()).toBe(1);
  });

  it('for the last piece: it is added', async () => {
    const desk = await deskWithTwo();
    await desk.enter(cream);
    expect(desk.lines()).toEqual([`${cream}*3`]);
  });

  it('also while they are added', async () => {
    currentWorld().db.stock.leaveOnly(cream, 3);
    const desk = openDesk();
    await desk.enter('443015001');
    for (let times = 0; times < 4; times += 1) desk.dispatch(productSearchActions.termSubmitted(cream));
    await desk.rest();
    expect(desk.lines()).toEqual(['443015001*1', `${cream}*3`]);
    expect(told(desk)).toMatchObject({ kind: 'quantityExceeded', available: 3 });
  });

  it('for a recommendation', async () => {
    const desk = await deskWithTwo();
    await doIt(desk, recommendationsActions.articleChosen(card));
    expect(desk.lines()).toEqual([`${cream}*3`]);
    await doIt(desk, recommendationsActions.articleChosen(card));
    expect(desk.lines()).toEqual([`${cream}*3`]);
    expect(told(desk)).toEqual({ kind: 'quantityExceeded', available: 3, name });
  });

  it('for an upgrade: the article that it would replace stays', async () => {
    const desk = openDesk();
    desk.dispatch(recommendationsActions.panelShown());
    await desk.enter(`${cream}*2`);
    const variant = aVariant({ sku: '432128001', availableStockAmount: 1 });
    const product = aProduct({ baseProductNo: '432128', variants: [variant] });
    const crossSell = aCrossSell({ productNo: '432128', leadProductSku: cream });
    await doIt(desk, recommendationsActions.upgradeRequested({ product, variant, crossSell }));
    expect(told(desk)).toEqual({ kind: 'quantityExceeded', available: 1, name });
    expect(desk.lines()).toEqual([`${cream}*2`]);
  });

  it('for a line of an order that is begun elsewhere, an undo, or a retry: nothing is sent', async () => {
    const desk = await deskWithTwo();
    await doIt(desk, basketActions.addItemRequested(line(2)));
    expect(told(desk)).toEqual({ kind: 'quantityExceeded', available: 3 });
    expect(desk.lines()).toEqual([`${cream}*2`]);
    expect(writes()).toBe(1);
  });

  it('for a refused line that is tried again: it keeps the reason, also over a reload', async () => {
    const desk = await deskWithTwo();
    await doIt(desk, basketActions.addItemRequested(line(2), { kind: 'failed' }));
    const refused = [{ sku: cream, quantity: 2, problem: { kind: 'quantityExceeded', available: 3 } }];
    expect(desk.getState().basket.refused).toMatchObject(refused);
    expect((await reloaded(desk)).getState().basket.refused).toMatchObject(refused);
  });
});
