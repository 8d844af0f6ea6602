import { describe, expect, it, vi } from 'vitest';
import { itemIdOf, openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { requestsSeen, currentWorld, setFault } from '../../../mocks/node.ts';
import { basketActions } from './basketSlice';
import type { DetailsChange } from './basketState';

startStandIn();

const fryer = '454287001';
const cream = '432011001';
const lately = new Date(Date.now() - 3_600_000).toISOString();
const tooOld = '2020-01-01T10:00:00+01:00';

async function deskWith(...skus: readonly string[]): Promise<Desk> {
  const desk = openDesk();
  for (const sku of skus) await desk.enter(sku);
  return desk;
}
async function change(desk: Desk, sku: string, wanted: DetailsChange['change']): Promise<void> {
  desk.dispatch(basketActions.detailsChangeRequested({ itemId: itemIdOf(desk.getState(), sku), change: wanted }));
  await desk.rest();
}
const activityOf = (desk: Desk, sku: string) => desk.getState().basket.activity[itemIdOf(desk.getState(), sku)];
const lineOf = (desk: Desk, sku: string) => desk.getState().basket.items.find((item) => item.sku === sku);

describe('the price date of a line (REQ C3.7)', () => {
  it('is changed at the service, and reset to the current price', async () => {
    const desk = await deskWith(cream);
    await change(desk, cream, { priceDate: lately });
    expect(lineOf(desk, cream)).toMatchObject({ priceDate: lately, quantity: 1 });
    await change(desk, cream, { priceDate: null });
    expect(lineOf(desk, cream)).toMatchObject({ priceDate: null });
    const sent = requestsSeen().filter(({ operation }) => operation === 'changeBasketItem');
    expect(sent).toHaveLength(2);
  });

  it('that the service refuses is reported at the line, and the old one is kept', async () => {
    const desk = await deskWith(cream);
    await change(desk, cream, { priceDate: lately });
    await change(desk, cream, { priceDate: tooOld });
    expect(activityOf(desk, cream)).toEqual({ status: 'error', problem: { kind: 'invalidPriceDate' } });
    expect(lineOf(desk, cream)?.priceDate).toBe(lately);
  });

  it('is moved with the line into a new basket when the old one is lost', async () => {
    const desk = await deskWith(cream, fryer);
    currentWorld().db.baskets.removeAll();
    await change(desk, cream, { priceDate: lately });
    expect(desk.lines()).toEqual([`${cream}*1`, `${fryer}*1`]);
    expect(lineOf(desk, cream)?.priceDate).toBe(lately);
  });
});

describe('the old device of a line', () => {
  it('can be taken back or declined', async () => {
    const desk = await deskWith(fryer);
    expect(desk.getState().basket.facts[fryer]).toMatchObject({ weeeTakeBack: true });
    await change(desk, fryer, { weeeTakeBackEnabled: true });
    expect(lineOf(desk, fryer)?.weeeTakeBackEnabled).toBe(true);
    await change(desk, fryer, { weeeTakeBackEnabled: false });
    expect(lineOf(desk, fryer)?.weeeTakeBackEnabled).toBe(false);
  });

  it('with a lost answer is settled by the reloaded basket', async () => {
    const desk = await deskWith(fryer);
    setFault({ service: 'basket', method: 'PATCH', times: 1, fault: { kind: 'reset', after: 'after' } });
    await change(desk, fryer, { weeeTakeBackEnabled: true });
    expect(lineOf(desk, fryer)?.weeeTakeBackEnabled).toBe(true);
    expect(activityOf(desk, fryer)?.status).not.toBe('error');
  });

  it('of a line missing at the service removes the line from the screen', async () => {
    const desk = await deskWith(fryer);
    const body = { type: 'ItemNotFound', title: 'ItemNotFound', status: 404, detail: 'x' };
    setFault({ service: 'basket', method: 'PATCH', fault: { kind: 'json', status: 404, body } });
    await change(desk, fryer, { weeeTakeBackEnabled: true });
    expect(desk.lines()).toEqual([]);
  });

  it('that could not be stored is reported at the line', async () => {
    const desk = await deskWith(fryer);
    setFault({ service: 'basket', method: 'PATCH', fault: { kind: 'status', status: 500 } });
    await change(desk, fryer, { weeeTakeBackEnabled: true });
    expect(activityOf(desk, fryer)).toEqual({ status: 'error', problem: { kind: 'failed' } });
    expect(lineOf(desk, fryer)?.weeeTakeBackEnabled).toBe(false);
  });
});

describe('a changed line (REQ C3.5)', () => {
  it('is marked as successful for a moment', async () => {
    const desk = await deskWith(cream);
    await desk.changeQuantity(cream, 2);
    expect(activityOf(desk, cream)).toEqual({ status: 'success' });
    await vi.waitFor(() => {
      expect(activityOf(desk, cream)).toBeUndefined();
    });
  });

  it('stores both a quantity and a price date that are changed together', async () => {
    const desk = await deskWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity: 3 }));
    desk.dispatch(basketActions.detailsChangeRequested({ itemId, change: { priceDate: lately } }));
    await desk.rest();
    expect(lineOf(desk, cream)).toMatchObject({ quantity: 3, priceDate: lately });
    expect(desk.getState().basket.openWrites).toBe(0);
  });

  it('keeps the problem of a refused change when a later quantity succeeds', async () => {
    const desk = await deskWith(cream);
    const itemId = itemIdOf(desk.getState(), cream);
    desk.dispatch(basketActions.detailsChangeRequested({ itemId, change: { priceDate: tooOld } }));
    desk.dispatch(basketActions.quantityChangeRequested({ itemId, quantity: 3 }));
    await desk.rest();
    expect(lineOf(desk, cream)).toMatchObject({ quantity: 3, priceDate: null });
    expect(activityOf(desk, cream)).toEqual({ status: 'error', problem: { kind: 'invalidPriceDate' } });
  });
});
