import { describe, expect, it, vi } from 'vitest';
import { withoutIdsAndTimes } from '~/domain/testing/withoutIdsAndTimes';
import { setLimits } from '~config/testing/testLimits';
import { offerActions } from '~/features/offer/offerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { scriptActions } from '~/features/script/scriptSlice';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld } from '../../../mocks/node.ts';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { storedJournal } from './testing/reloaded';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };

async function reloaded(desk: Desk): Promise<Desk> {
  const after = openDesk({ journal: storedJournal(desk.getState()) });
  await vi.waitFor(() => {
    expect(after.getState().customer.customer).not.toBeNull();
    expect(after.getState().offer.offer).not.toBeNull();
  });
  await after.rest();
  return after;
}

describe.each(['INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const)('%s after a reload', (method) => {
  it('keeps plan, due day and conditions; typed bank details have to be entered again', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    await desk.pay(method);
    await doIt(desk, paymentActions.dueDayChosen(15));
    await doIt(desk, paymentActions.planChosen(6));
    await doIt(desk, paymentActions.bankDetailsEntered(bank));
    await doIt(desk, paymentActions.conditionsAccepted());
    expect(selectSubmitBlocks(desk.getState())).toEqual([]);
    const text = withoutIdsAndTimes(JSON.stringify(storedJournal(desk.getState())));
    expect(text).not.toContain(bank.iban);
    expect(text).not.toContain('3000');
    expect(text).not.toContain(bank.accountHolder);

    const after = await reloaded(desk);
    expect(after.getState().payment).toMatchObject({
      selection: { method, dueDay: 15, count: 6, conditionsAccepted: true, bank: { kind: 'missing' } },
      reset: { kind: 'bankDetailsLost' },
      installmentDialog: null,
    });
    expect(after.getState().offer.plans.map(({ dueDay }) => dueDay)).toEqual([15, 15, 15]);
    expect(selectSubmitBlocks(after.getState())).toEqual([{ kind: 'bankDetailsMissing' }]);
    await doIt(after, paymentActions.bankDetailsEntered(bank));
    await after.submit();
    expect(after.getState().order.phase).toBe('confirmed');
  });

  it('with the bank details on file can be submitted at once', async () => {
    const desk = await readyDesk({ customer: '0110001' });
    await desk.enter('443015001');
    await desk.pay(method, true);
    await doIt(desk, paymentActions.planChosen(3));
    await doIt(desk, paymentActions.prefillAgreed(true));
    await doIt(desk, paymentActions.conditionsAccepted());
    const after = await reloaded(desk);
    expect(selectSubmitBlocks(after.getState())).toEqual([]);
    await after.submit();
    expect(after.getState().order.phase).toBe('confirmed');
  });

  it('without a chosen plan is blocked by the missing plan', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    await desk.pay(method);
    const after = await reloaded(desk);
    expect(after.getState().payment).toMatchObject({ selection: { method, count: null }, installmentDialog: null });
    expect(selectSubmitBlocks(after.getState())).toEqual([{ kind: 'installmentPlanMissing' }]);
  });
});

describe('after a reload', () => {
  it.each([
    ['was being checked', orderActions.checkStarted()],
    ['waited for the offer', orderActions.waitStarted()],
    ['could not be checked', orderActions.checkFailed()],
  ])('a submission that %s says that nothing was sent', async (_what, action) => {
    const desk = await readyDesk();
    desk.dispatch(action);
    const after = await reloaded(desk);
    expect(after.getState().order).toEqual({ phase: 'failed' });
    expect(selectSubmitBlocks(after.getState())).toEqual([]);
  });

  it('shipping is still waived, with its reason', async () => {
    const desk = await readyDesk();
    await doIt(desk, offerActions.freeShippingChosen('SYSTEMFEHLER'));
    const after = await reloaded(desk);
    expect(after.getState().offer).toMatchObject({ freeShipping: 'SYSTEMFEHLER', offer: { shippingCost: 0 } });
  });

  it('the done steps of the call script are kept', async () => {
    const desk = await readyDesk();
    for (const id of ['greeting', 'address'] as const) desk.dispatch(scriptActions.ticked(id));
    desk.dispatch(scriptActions.ticked('statements'));
    desk.dispatch(scriptActions.unticked('statements'));
    expect((await reloaded(desk)).getState().script.doneSteps).toEqual(['greeting', 'address']);
  });

  it('an unchanged announced total keeps its time and opens no price stop', async () => {
    const desk = await readyDesk();
    desk.dispatch(offerActions.totalAnnounced());
    const at = desk.getState().offer.announcedTotal?.at;
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await reloaded(desk)).getState().offer).toMatchObject({
      announcedTotal: { total: 40_94, at },
      priceStop: null,
    });
  });

  it('right after cash on delivery was chosen, its fee stops no submission', async () => {
    const desk = await readyDesk();
    // The offer with the fee has not arrived when the journal is written.
    desk.dispatch(paymentActions.methodChosen({ method: 'CASH_ON_DELIVERY', hasBankDetails: false }));
    const after = await reloaded(desk);
    expect(after.getState().offer.offer?.cashOnDeliveryFee).toBe(5_99);
    await doIt(after, orderActions.submitRequested());
    expect(after.getState()).toMatchObject({ order: { phase: 'confirmed' }, offer: { priceStop: null } });
  });

  it('an announced total that has changed opens the price stop', async () => {
    const desk = await readyDesk();
    desk.dispatch(offerActions.totalAnnounced());
    currentWorld().db.prices.changeTo(110);
    expect((await reloaded(desk)).getState().offer.priceStop).toMatchObject({ from: 40_94, to: 44_44 });
  });
});
