import { describe, expect, it } from 'vitest';
import { journalOf, restoredState } from '~/app/journal/callJournal';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { after } from '~/app/testing/virtualTime';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';
import { selectScriptSteps } from './scriptFacts';
import { selectSubmitBlocks } from './submitFacts';

startStandIn();

const DEARER = 38_49 + 5_95;
const open = ({ getState }: Desk) => selectSubmitBlocks(getState()).map(({ kind }) => kind);
const orders = () => requestsSeen().filter(({ operation }) => operation === 'createOrder');
const totalTicked = ({ getState }: Desk) => selectScriptSteps(getState()).find(({ id }) => id === 'readOut')?.done;

const recalculate = (desk: Desk) => doIt(desk, offerActions.recalculationRequested());

/** A desk whose total was announced; the next offer is 10 % higher. */
async function deskWithAnnouncedTotal(): Promise<Desk> {
  const desk = await readyDesk();
  desk.dispatch(offerActions.totalAnnounced());
  currentWorld().db.prices.changeTo(110);
  return desk;
}

describe('the announced total has changed', () => {
  it('and was announced in the script: the price stop opens with the changes, and nothing is sent', async () => {
    const desk = await deskWithAnnouncedTotal();
    expect(totalTicked(desk)).toBe(true);
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toEqual({
      from: 40_94,
      to: DEARER,
      changes: [{ figure: 'products', difference: 3_50 }],
      articles: [{ sku: '432011001', difference: 3_50 }],
      isSubmission: false,
    });
    expect(totalTicked(desk)).toBe(false);
    expect(open(desk)).toEqual(['totalChanged']);
    await doIt(desk, orderActions.submitRequested());
    expect(requestsSeen().some(({ operation }) => operation === 'preCheckOrder')).toBe(false);
  });

  it('and the new one is announced: the order is sent with it', async () => {
    const desk = await deskWithAnnouncedTotal();
    await recalculate(desk);
    desk.dispatch(offerActions.totalAnnounced());
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: DEARER } });
  });

  it('and was announced by submitting: a higher total after the pre-check is announced before the order is sent', async () => {
    const desk = await readyDesk();
    const body = {
      type: '/dpl/order/errors/price_changed',
      title: 'x',
      status: 409,
      detail: 'Der Preis hat sich geändert.',
    };
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 409, body } });
    currentWorld().db.prices.changeTo(110);
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().offer).toMatchObject({ status: 'current', priceStop: { from: 40_94, to: DEARER } });
    await doIt(desk, orderActions.submitRequested());
    expect(orders()).toEqual([]);
    await desk.submit();
    expect(orders()).toHaveLength(1);
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: DEARER } });
  });

  it('in the world priceChange: the price stop opens with the second offer', async () => {
    resetWorld('priceChange');
    const desk = await readyDesk();
    // The first offer's total is the announced one, whatever it is.
    const announced = desk.getState().offer.offer?.totalPrice ?? 0;
    await doIt(desk, offerActions.totalAnnounced());
    await desk.enter('443015001');
    expect(desk.getState().offer.priceStop).toMatchObject({ from: announced });
    expect(desk.getState().offer.priceStop?.articles.map(({ sku }) => sku)).toContain('443015001');
  });

  it('and changes back: the price stop closes, and nothing has to be announced', async () => {
    const desk = await deskWithAnnouncedTotal();
    await recalculate(desk);
    currentWorld().db.prices.changeTo(10_000 / 110);
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
    expect(open(desk)).toEqual([]);
  });

  it('to a lower one: no price stop opens, and the step of the script is open again', async () => {
    const desk = await deskWithAnnouncedTotal();
    await recalculate(desk);
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    expect(desk.getState().offer).toMatchObject({ priceStop: null, announcedTotal: { total: 40_94 } });
    expect(desk.getState().offer.offer?.totalPrice).toBe(DEARER - 10_00);
    expect(totalTicked(desk)).toBe(false);
    expect(open(desk)).toEqual([]);
  });

  it('and the next offer fails: the price stop stays', async () => {
    const desk = await deskWithAnnouncedTotal();
    await recalculate(desk);
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
    await recalculate(desk);
    expect(open(desk)).toContain('totalChanged');
  });
});

describe('the total rose after the payment was chosen, and none was announced', () => {
  /** The invoice is chosen at a total of 40.94; the next offer is higher. */
  async function chosenDesk(): Promise<Desk> {
    const desk = await readyDesk();
    currentWorld().db.prices.changeTo(110);
    await recalculate(desk);
    return desk;
  }

  it('the submission stops and names the cause; the order is sent once it was announced', async () => {
    const desk = await chosenDesk();
    expect(desk.getState().offer).toMatchObject({ announcedTotal: null, priceStop: null });
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().offer.priceStop).toEqual({
      from: 40_94,
      to: DEARER,
      changes: [{ figure: 'products', difference: 3_50 }],
      articles: [{ sku: '432011001', difference: 3_50 }],
      isSubmission: true,
    });
    expect(requestsSeen().some(({ operation }) => operation === 'preCheckOrder')).toBe(false);
    await doIt(desk, offerActions.totalAnnounced());
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: DEARER } });
  });

  it('the agent may decline: the total counts as announced, nothing is sent until the next submission', async () => {
    const desk = await chosenDesk();
    await doIt(desk, orderActions.submitRequested());
    await doIt(desk, offerActions.submissionDeclined());
    expect(desk.getState().offer).toMatchObject({ announcedTotal: { total: DEARER }, priceStop: null });
    expect(orders()).toEqual([]);
    await doIt(desk, orderActions.submitRequested());
    expect(orders()).toHaveLength(1);
  });

  it('with the offer that the choice itself requests (world priceChange)', async () => {
    resetWorld('priceChange');
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    const shown = desk.getState().offer.offer?.totalPrice ?? 0;
    await desk.pay('INVOICE');
    expect(desk.getState().offer.offer?.totalPrice).toBeGreaterThan(shown);
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().offer.priceStop).toMatchObject({ from: shown, isSubmission: true });
    expect(orders()).toEqual([]);
  });

  it('chosen before the first offer: the first total counts', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.pay('INVOICE');
    await desk.enter('432011001');
    expect(desk.getState().offer.totalAtPayment).toMatchObject({ total: 40_94 });
    await desk.enter('443015001');
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().offer.priceStop).toMatchObject({ from: 40_94, articles: [{ sku: '443015001' }] });
  });

  it.each([
    ['the first', '/products/432011'],
    ['the second', '/products/443015'],
  ])('chosen while two articles are looked up: the total with both counts; %s arrives late', async (_which, path) => {
    const desk = openDesk();
    await desk.logIn('0123456');
    setFault({ path, fault: { kind: 'delay', milliseconds: 80 } });
    desk.dispatch(productSearchActions.termSubmitted('432011001'));
    desk.dispatch(productSearchActions.termSubmitted('443015001'));
    await desk.pay('INVOICE');
    expect(desk.getState().offer).toMatchObject({ offer: { totalPrice: 70_93 }, totalAtPayment: { total: 70_93 } });
  });

  it('chosen while an article is looked up that does not exist: the total without it counts', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    setFault({ path: '/products/999999', fault: { kind: 'delay', milliseconds: 80 } });
    desk.dispatch(productSearchActions.termSubmitted('999999001'));
    await desk.pay('INVOICE');
    await after();
    expect(desk.getState().offer.totalAtPayment).toMatchObject({ total: 40_94 });
  });

  it('by the fee of the payment alone: no price stop opens', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await desk.pay('CASH_ON_DELIVERY');
    expect(desk.getState().offer.offer?.totalPrice).toBe(40_94 + 5_99);
    await doIt(desk, orderActions.submitRequested());
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('survives a reload', async () => {
    const desk = await readyDesk();
    const journal = journalOf(desk.getState(), new Date());
    const { offer } = restoredState(openDesk().getState(), journal);
    expect(offer.totalAtPayment).toEqual({ total: 40_94, fee: 0, offer: null });
  });
});

describe('no price stop opens', () => {
  it('with a new offer before the submission', async () => {
    const desk = await readyDesk();
    currentWorld().db.prices.changeTo(110);
    await recalculate(desk);
    expect(desk.getState().offer).toMatchObject({
      priceStop: null,
      changes: [{ figure: 'products', difference: 3_50 }],
    });
    expect(totalTicked(desk)).toBe(false);
  });

  it('when the total stays the same', async () => {
    const desk = await readyDesk();
    desk.dispatch(offerActions.totalAnnounced());
    await recalculate(desk);
    expect(desk.getState().offer.priceStop).toBeNull();
    expect(totalTicked(desk)).toBe(true);
  });

  it('for another customer, for whom no total was announced', async () => {
    const desk = await deskWithAnnouncedTotal();
    await desk.logIn('0110001');
    expect(desk.getState().offer).toMatchObject({ announcedTotal: null, priceStop: null });
  });

  it('in the next order of the same call', async () => {
    const desk = await readyDesk();
    await desk.submit();
    desk.dispatch(orderActions.confirmationClosed());
    await desk.enter('443015001');
    await desk.pay('INVOICE');
    expect(desk.getState().offer).toMatchObject({ status: 'current', announcedTotal: null, priceStop: null });
  });
});
