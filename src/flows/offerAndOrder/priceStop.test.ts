import { describe, expect, it, vi } from 'vitest';
import { readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/orderSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { callsSeen, currentWorld, resetWorld, setFault } from '../../../mocks/node.ts';
import { selectScriptSteps } from './scriptFacts';
import { selectSubmitBlocks } from './submitFacts';

vi.mock('~config/limits', async (original) => (await import('~/app/testing/quickly')).quickLimits(original));
startStandIn();

const DEARER = 38_49 + 5_95;
const open = ({ getState }: Desk) => selectSubmitBlocks(getState()).map(({ kind }) => kind);
const orders = () => callsSeen().filter(({ call }) => call === 'createOrder');
const totalTicked = ({ getState }: Desk) => selectScriptSteps(getState()).find(({ id }) => id === 'readOut')?.done;

async function doIt(desk: Desk, action: Parameters<Desk['dispatch']>[0]): Promise<void> {
  desk.dispatch(action);
  await desk.rest();
}
const recalculate = (desk: Desk) => doIt(desk, offerActions.recalculationRequested());

/** Told by the tick of the call script; the next offer is a tenth dearer. */
async function toldDesk(): Promise<Desk> {
  const desk = await readyDesk();
  desk.dispatch(offerActions.totalTold());
  currentWorld().db.prices.changeTo(110);
  return desk;
}

describe('the caller was told another total', () => {
  it('by the tick of the script: the agent is stopped, with what changed it, and nothing goes', async () => {
    const desk = await toldDesk();
    expect(totalTicked(desk)).toBe(true);
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toEqual({
      from: 40_94,
      to: DEARER,
      changes: [{ figure: 'products', difference: 3_50 }],
      articles: [{ sku: '432011001', difference: 3_50 }],
    });
    expect(totalTicked(desk)).toBe(false);
    expect(open(desk)).toEqual(['totalChanged']);
    await doIt(desk, orderActions.submitRequested());
    expect(callsSeen().some(({ call }) => call === 'preCheckOrder')).toBe(false);
  });

  it('the new one is told: the order goes on with it', async () => {
    const desk = await toldDesk();
    await recalculate(desk);
    desk.dispatch(offerActions.totalTold());
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: DEARER } });
  });

  it('by submitting: what the pre-check finds dearer is told before it goes', async () => {
    const desk = await readyDesk();
    const body = {
      type: '/dpl/order/errors/price_changed',
      title: 'x',
      status: 409,
      detail: 'Der Preis hat sich geändert.',
    };
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 409, body } });
    currentWorld().db.prices.changeTo(110);
    desk.dispatch(orderActions.submitRequested());
    await desk.rest();
    expect(desk.getState().offer).toMatchObject({ status: 'current', priceStop: { from: 40_94, to: DEARER } });
    desk.dispatch(orderActions.submitRequested());
    await desk.rest();
    expect(orders()).toEqual([]);
    await desk.submit();
    expect(orders()).toHaveLength(1);
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: DEARER } });
  });

  it('in the world where everything becomes dearer: the stop comes with the second offer', async () => {
    resetWorld('priceChange');
    const desk = await readyDesk();
    // Whatever the first offer said was the caller's price.
    const told = desk.getState().offer.offer?.totalPrice ?? 0;
    await doIt(desk, offerActions.totalTold());
    await desk.enter('443015001');
    expect(desk.getState().offer.priceStop).toMatchObject({ from: told });
    expect(desk.getState().offer.priceStop?.articles.map(({ sku }) => sku)).toContain('443015001');
  });

  it('and it comes back by itself: the stop goes, and nothing has to be said', async () => {
    const desk = await toldDesk();
    await recalculate(desk);
    currentWorld().db.prices.changeTo(10_000 / 110);
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
    expect(open(desk)).toEqual([]);
  });

  it('and it moves once more: the stop names the total that was told, and the last one', async () => {
    const desk = await toldDesk();
    await recalculate(desk);
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    expect(desk.getState().offer.priceStop).toMatchObject({
      from: 40_94,
      to: DEARER - 10_00,
      changes: [
        { figure: 'products', difference: 3_50 },
        { figure: 'voucher', difference: -10_00 },
      ],
    });
  });

  it('and it cannot be calculated: the stop stays', async () => {
    const desk = await toldDesk();
    await recalculate(desk);
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
    await recalculate(desk);
    expect(open(desk)).toContain('totalChanged');
  });
});

describe('nobody is stopped', () => {
  it('where nothing was told yet', async () => {
    const desk = await readyDesk();
    currentWorld().db.prices.changeTo(110);
    await recalculate(desk);
    expect(desk.getState().offer).toMatchObject({
      priceStop: null,
      changes: [{ figure: 'products', difference: 3_50 }],
    });
    expect(totalTicked(desk)).toBe(false);
  });

  it('where the total stayed', async () => {
    const desk = await readyDesk();
    desk.dispatch(offerActions.totalTold());
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
  });

  it('with another customer: the total of the first was told to nobody', async () => {
    const desk = await toldDesk();
    await desk.logIn('0110001');
    expect(desk.getState().offer).toMatchObject({ told: null, priceStop: null });
  });

  it('in the next order of the same call', async () => {
    const desk = await readyDesk();
    await desk.submit();
    desk.dispatch(orderActions.confirmationClosed());
    await desk.enter('443015001');
    await desk.pay('INVOICE');
    expect(desk.getState().offer).toMatchObject({ status: 'current', told: null, priceStop: null });
  });
});
