import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { currentWorld, requestsSeen, resetWorld } from '../../../../mocks/node.ts';
import { bareWorlds } from '../../../../mocks/worlds/bareWorlds.ts';

startStandIn();

const cream = '432011001';
const magnesium = '443015001';

const storedBaskets = () => currentWorld().db.baskets.notOrdered();
const stored = () => storedBaskets().map(({ items }) => items.map(({ sku, quantity }) => `${sku}*${String(quantity)}`));

/** Adds the last line of the basket once more at the service, as a browser does that sends a request again. */
function repeatLastAddition(): void {
  for (const basket of storedBaskets()) {
    const line = basket.items.at(-1);
    if (line !== undefined) currentWorld().db.baskets.add(basket, { ...line, quantity: 1 });
  }
}

async function recalculate(desk: Desk): Promise<void> {
  desk.dispatch(offerActions.recalculationRequested());
  await desk.rest();
}

describe.each(bareWorlds)('a basket of which the offer has more than its lines show ($name)', ({ name }) => {
  async function deskWithDouble(): Promise<Desk> {
    resetWorld(name);
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter(magnesium);
    await desk.enter(cream);
    repeatLastAddition();
    expect(stored()).toEqual([[`${magnesium}*1`, `${cream}*2`]]);
    return desk;
  }

  it('is replaced by one with the lines on the screen, which is offered and ordered', async () => {
    const desk = await deskWithDouble();
    await recalculate(desk);
    expect(stored()).toEqual([[`${magnesium}*1`, `${cream}*1`]]);
    expect(desk.lines()).toEqual([`${magnesium}*1`, `${cream}*1`]);
    expect(desk.getState().offer).toMatchObject({ status: 'current', offer: { totalProductPrice: 64_98 } });
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('is replaced once where the service offers more of every basket', async () => {
    resetWorld(name);
    const { baskets } = currentWorld().db;
    const add = baskets.add.bind(baskets);
    vi.spyOn(baskets, 'add').mockImplementation((basket, wanted) => add(basket, { ...wanted, quantity: 2 }));
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter(cream);
    await recalculate(desk);
    const opened = requestsSeen().filter(({ path }) => path.endsWith('/basket/items'));
    expect(opened).toHaveLength(2);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(desk.getState().offer.status).toBe('current');
  });
});
