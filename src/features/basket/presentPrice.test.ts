import { describe, expect, it, vi } from 'vitest';
import { nineArticles } from '~/domain/testing/nineArticles';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded, storedJournal } from '~/app/journal/testing/reloaded';
import type { Basket } from '~/domain/basket/basket';
import type * as BasketService from '~/services/basketService/basketService';
import { doIt } from '~/flows/testing/doIt';
import { basketActions } from './basketSlice';

/** A service that names the time of the request where a line is sent with null. */
vi.mock('~/services/basketService/basketService', async (importOriginal) => {
  const service = await importOriginal<typeof BasketService>();
  const filled = (basket: Basket): Basket => ({
    ...basket,
    items: basket.items.map((item) => ({ ...item, priceDate: item.priceDate ?? '2026-11-20T10:00:00+01:00' })),
  });
  return {
    ...service,
    addItem: async (...sent: Parameters<typeof service.addItem>) => {
      const outcome = await service.addItem(...sent);
      return outcome.kind === 'added' ? { ...outcome, basket: filled(outcome.basket) } : outcome;
    },
    updateItem: async (...sent: Parameters<typeof service.updateItem>) => {
      const outcome = await service.updateItem(...sent);
      return outcome.kind === 'updated' && outcome.basket !== null
        ? { ...outcome, basket: filled(outcome.basket) }
        : outcome;
    },
    loadBasket: async (basketId: string) => {
      const basket = await service.loadBasket(basketId);
      return basket === null || basket === 'notReadable' ? basket : filled(basket);
    },
  };
});

startStandIn();

const cream = '432011001';
const eightOthers = nineArticles.slice(1);
const line = (priceDate: string | null = null) => ({
  sku: cream,
  baseProductNo: '432011',
  quantity: 1,
  priceDate,
  crossSell: null,
  weeeTakeBackEnabled: false,
});
const chosen = '2026-11-01T10:00:00+01:00';
const dates = ({ getState }: Desk) => getState().basket.items.map(({ priceDate }) => priceDate);

async function deskWithCream(): Promise<Desk> {
  const desk = openDesk();
  await desk.enter(cream);
  return desk;
}

describe('a date that the service gives a line sent without one is the present price (REQ C3.1, C3.7)', () => {
  it('a second entry raises the line', async () => {
    const desk = await deskWithCream();
    await desk.enter(cream);
    expect(desk.lines()).toEqual([`${cream}*2`]);
    expect(dates(desk)).toEqual([null]);
  });

  it('a second entry raises a line of a full basket', async () => {
    const desk = await deskWithCream();
    for (const sku of eightOthers) await desk.enter(sku);
    expect(desk.lines()).toHaveLength(9);
    await desk.enter(cream);
    expect(desk.lines()[0]).toBe(`${cream}*2`);
    expect(desk.getState().productSearch.problem).toBeNull();
    expect(desk.getState().basket.addProblem).toBeNull();
  });

  it.each([
    ['the first entry', 0],
    ['a second entry', 1],
  ])('%s that is undone while it is added is taken out again', async (_what, before) => {
    const desk = openDesk();
    if (before === 1) await desk.enter(cream);
    const request = basketActions.addItemRequested(line());
    desk.dispatch(request);
    desk.dispatch(basketActions.addUndone(request.payload.key));
    await desk.rest();
    expect(desk.lines()).toEqual(before === 1 ? [`${cream}*1`] : []);
  });

  it('a line with a chosen date stays a line of its own', async () => {
    const desk = await deskWithCream();
    await doIt(desk, basketActions.addItemRequested(line(chosen)));
    expect(desk.lines()).toEqual([`${cream}*1`, `${cream}*1`]);
    expect(dates(desk).map((date) => date !== null)).toEqual([false, true]);
  });

  it('a date that is chosen later is kept, and the present price can be chosen again', async () => {
    const desk = await deskWithCream();
    const itemId = desk.getState().basket.items[0]?.id ?? '';
    await doIt(desk, basketActions.detailsChangeRequested({ itemId, change: { priceDate: chosen } }));
    expect(dates(desk)[0]).not.toBeNull();
    await doIt(desk, basketActions.detailsChangeRequested({ itemId, change: { priceDate: null } }));
    expect(dates(desk)).toEqual([null]);
  });

  it('a basket that is opened again', async () => {
    const desk = await deskWithCream();
    await doIt(desk, basketActions.basketLost());
    await desk.enter(cream);
    expect(desk.lines()).toEqual([`${cream}*2`]);
  });

  it('after a reload', async () => {
    const desk = await reloaded(await deskWithCream());
    await desk.enter(cream);
    expect(desk.lines()).toEqual([`${cream}*2`]);
  });

  it('an article whose answer the reload has lost is not added twice', async () => {
    const desk = await deskWithCream();
    await desk.enter('443015001');
    const { basket } = desk.getState();
    desk.dispatch(basketActions.addItemRequested({ ...line(), sku: '454287001', baseProductNo: '454287' }));
    const journal = storedJournal(desk.getState());
    await desk.rest();
    expect(desk.getState().basket.id).toBe(basket.id);
    desk.end();
    const again = openDesk({ journal });
    await again.rest();
    expect(again.lines()).toEqual([`${cream}*1`, '443015001*1', '454287001*1']);
    expect(dates(again)).toEqual([null, null, null]);
  });
});
