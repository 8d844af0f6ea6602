import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { installmentSteps } from '~/domain/payment/installments';
import type { InstallmentMethod } from '~/domain/payment/payment';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { offerActions } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, clearFaults, resetWorld, setFault } from '../../../../mocks/node.ts';
import { selectSubmitBlocks } from './submitFacts';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { doIt } from '~/flows/testing/doIt';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();
forgetBodies();

const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };
const both = ['INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const;
const payment = ({ getState }: Desk) => getState().payment;
const counts = ({ getState }: Desk) => getState().offer.plans.map(({ count }) => count);
const open = ({ getState }: Desk) => selectSubmitBlocks(getState()).map(({ kind }) => kind);

/** Erika with two articles for 70.93, enough for both methods. */
async function deskWithEnough(): Promise<Desk> {
  const desk = await readyDesk();
  await desk.enter('443015001');
  return desk;
}

const aWirePlan = [
  {
    installment_count: 3,
    installment: 14,
    final_installment: 13.98,
    total: 40.94,
    total_gross_amount: 41.98,
    due_day: 1,
  },
];

/** Replaces the answer to the next offer: a service with other rules than the stand-in could send it. */
function offerOnce(
  { getState }: Desk,
  { method, total, plans }: { readonly method: string; readonly total: number; readonly plans: readonly object[] },
): void {
  const items = getState().basket.items.map(({ sku }) => ({ sku, quantity: 1, single_price: 10, total: 10 }));
  const body = {
    offer: { items, total_product_price: total, total_price: total },
    payment_options: [{ method, enabled: true }],
    installment_plans: plans,
  };
  setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'json', status: 200, body } });
}

async function agree(desk: Desk, method: InstallmentMethod, count = 6): Promise<void> {
  await desk.pay(method);
  await doIt(desk, paymentActions.planChosen(count));
  await doIt(desk, paymentActions.bankDetailsEntered(bank));
  if (method === 'INSTALLMENTS_FACTORING') await doIt(desk, paymentActions.conditionsAccepted());
}

describe.each(both)('%s', (method) => {
  it('is agreed step by step, ordered with its plan, and confirmed (REQ C9.3, C9.5, C10.1)', async () => {
    const offers = bodiesOf('/backoffice-offers');
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await deskWithEnough();
    await desk.pay(method);
    expect(payment(desk).installmentDialog).toMatchObject({ mode: 'NORMAL_MODE', step: 'CHOOSE_PLAN' });
    expect(counts(desk)).toEqual([3, 6, 9]);
    expect(offers.at(-1)?.payment).toEqual({ method, due_day: 1 });
    expect(open(desk)).toEqual(['installmentPlanMissing']);

    await doIt(desk, paymentActions.dueDayChosen(15));
    expect(offers.at(-1)?.payment).toEqual({ method, due_day: 15 });
    expect(desk.getState().offer.plans.every(({ dueDay }) => dueDay === 15)).toBe(true);
    await doIt(desk, paymentActions.planChosen(6));
    expect(payment(desk).installmentDialog?.step).toBe('ENTER_BANKING_INFO');
    expect(offers.at(-1)?.payment).toEqual({ method, due_day: 15, installment_count: 6 });
    expect(open(desk)).toEqual(['bankDetailsMissing']);

    await doIt(desk, paymentActions.bankDetailsEntered(bank));
    const [, , conditions = null] = installmentSteps(method);
    expect(payment(desk).installmentDialog?.step ?? null).toBe(conditions);
    expect(open(desk)).toEqual(conditions === null ? [] : ['conditionsNotAccepted']);
    await doIt(desk, paymentActions.conditionsAccepted());
    expect(payment(desk).installmentDialog).toBeNull();
    expect(open(desk)).toEqual([]);

    const plan = desk.getState().offer.plans.find(({ count }) => count === 6);
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', readOut: { plan } });
    expect(orders).toHaveLength(1);
    expect(orders[0]?.payment).toMatchObject({
      method,
      iban: bank.iban,
      account_holder: bank.accountHolder,
      uses_prefilled_iban: false,
      due_day: 15,
      installment_count: 6,
      calculation_id: plan?.calculationId,
      installment: (plan?.installment ?? 0) / 100,
      final_installment: (plan?.finalInstallment ?? 0) / 100,
      total: 70.93,
    });
  });

  it('a failed load of the plans returns to no selected method, with the reason (REQ C9.1)', async () => {
    const desk = await deskWithEnough();
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
    await desk.pay(method);
    expect(payment(desk)).toMatchObject({
      selection: null,
      installmentDialog: null,
      reset: { kind: 'plansNotLoaded', method },
    });
    expect(desk.getState().offer.status).toBe('current');
    expect(open(desk)).toEqual(['chosePaymentMethod']);
  });

  it('plans of which none can be read are not told as none', async () => {
    const desk = await deskWithEnough();
    offerOnce(desk, { method, total: 70.93, plans: [{ count: 3 }] });
    await desk.pay(method);
    expect(payment(desk)).toMatchObject({ selection: null, reset: { kind: 'plansNotLoaded', method } });
  });

  it('without any plan the selection is reset', async () => {
    const bodies = bodiesOf('/backoffice-offers');
    const desk = await deskWithEnough();
    offerOnce(desk, { method, total: 70.93, plans: [] });
    await desk.pay(method);
    expect(payment(desk)).toMatchObject({
      selection: null,
      installmentDialog: null,
      reset: { kind: 'noPlans', method },
    });
    expect(bodies.at(-1)?.payment).toBeNull();
  });

  it('is reset when the total falls below 45.00, with the message of the service (REQ C9.4)', async () => {
    const desk = await deskWithEnough();
    await agree(desk, method);
    await desk.remove('443015001');
    expect(payment(desk)).toMatchObject({
      selection: null,
      reset: {
        kind: 'refusedByService',
        method,
        detail: expect.stringMatching(/^Ratenzahlung ist erst ab 45,00\s€ möglich\.$/) as unknown,
      },
    });
    expect(desk.getState().offer.status).toBe('current');
  });

  it('is reset below 45.00 even if the service offers it, with the missing amount', async () => {
    const desk = await deskWithEnough();
    await desk.pay(method);
    offerOnce(desk, { method, total: 40.94, plans: aWirePlan });
    await doIt(desk, paymentActions.planChosen(3));
    expect(payment(desk)).toMatchObject({
      selection: null,
      reset: { kind: 'ruledOut', method, refusal: { kind: 'belowMinimum', missing: 4_06 } },
    });
  });

  it('is reset by a voucher, and by one whose removal is undone (REQ C9.7)', async () => {
    const desk = await deskWithEnough();
    await agree(desk, method);
    await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
    const reset = { selection: null, reset: { kind: 'ruledOut', method, refusal: { kind: 'notWithVoucher' } } };
    expect(payment(desk)).toMatchObject(reset);
    await doIt(desk, voucherActions.removed('SOMMER'));
    await agree(desk, method);
    await doIt(desk, voucherActions.removalUndone());
    expect(payment(desk)).toMatchObject(reset);
    expect(desk.getState().offer).toMatchObject({ status: 'current', offer: { totalVoucherDiscount: 10_00 } });
  });

  it('shows what the service says of a refused plan, also after the next calculation (REQ C6.6, C9.6)', async () => {
    const desk = await deskWithEnough();
    await agree(desk, method);
    const body = { key: 'invalid-installments', title: 'x', status: 400, detail: 'Der Plan ist abgelaufen.' };
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'json', status: 400, body } });
    await doIt(desk, offerActions.recalculationRequested());
    expect(desk.getState().offer).toMatchObject({ status: 'current', failure: null });
    expect(payment(desk)).toMatchObject({
      selection: { method, count: null },
      reset: { kind: 'planGone', detail: 'Der Plan ist abgelaufen.' },
    });
    await doIt(desk, paymentActions.planChosen(3));
    expect(payment(desk).reset).toBeNull();
  });

  it('asks for another plan where the chosen one is gone; the method stays (REQ C9.6)', async () => {
    resetWorld('installmentPlanGone');
    const desk = await deskWithEnough();
    await desk.pay(method);
    await doIt(desk, paymentActions.planChosen(3));
    expect(payment(desk)).toMatchObject({ selection: { method, count: null }, reset: { kind: 'planGone' } });
    expect(counts(desk)).toEqual([6, 9]);
    expect(open(desk)).toEqual(['installmentPlanMissing']);
    await doIt(desk, paymentActions.planChosen(9));
    await doIt(desk, paymentActions.bankDetailsEntered(bank));
    if (method === 'INSTALLMENTS_FACTORING') await doIt(desk, paymentActions.conditionsAccepted());
    expect(payment(desk)).toMatchObject({ reset: null, installmentDialog: null });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('restores the choice before when it is cancelled', async () => {
    const desk = await deskWithEnough();
    await desk.pay(method);
    await doIt(desk, paymentActions.installmentsCancelled());
    expect(payment(desk)).toMatchObject({ selection: { method: 'INVOICE' }, installmentDialog: null });
    await agree(desk, method);
    await doIt(desk, paymentActions.installmentEditRequested());
    await doIt(desk, paymentActions.dueDayChosen(15));
    await doIt(desk, paymentActions.planChosen(9));
    await doIt(desk, paymentActions.installmentEditRequested());
    await doIt(desk, paymentActions.planChosen(3));
    await doIt(desk, paymentActions.installmentEditRequested());
    await doIt(desk, paymentActions.planChosen(6));
    await doIt(desk, paymentActions.installmentsCancelled());
    expect(payment(desk).selection).toMatchObject({ method });
    expect(open(desk)).toEqual(method === 'INSTALLMENTS' ? [] : ['conditionsNotAccepted']);
  });

  it('another plan or another due day asks for the conditions of factoring again', async () => {
    const desk = await deskWithEnough();
    await agree(desk, method);
    await doIt(desk, paymentActions.dueDayChosen(15));
    expect(open(desk)).toEqual(method === 'INSTALLMENTS' ? [] : ['conditionsNotAccepted']);
  });

  it('the plan changes with the basket, its count does not; the conditions must be accepted again', async () => {
    const desk = await deskWithEnough();
    await agree(desk, method);
    const before = desk.getState().offer.plans.find(({ count }) => count === 6);
    await desk.changeQuantity('443015001', 2);
    const after = desk.getState().offer.plans.find(({ count }) => count === 6);
    expect(after?.total).toBe((before?.total ?? 0) + 29_99);
    expect(payment(desk).selection).toMatchObject({ method, count: 6 });
    // The caller accepted the conditions for other figures.
    expect(open(desk)).toEqual(method === 'INSTALLMENTS' ? [] : ['conditionsNotAccepted']);
    await doIt(desk, paymentActions.conditionsAccepted());
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', readOut: { plan: after } });
  });

  it('with the account on file needs no IBAN', async () => {
    const orders = bodiesOf('/backoffice-orders/');
    const desk = await readyDesk({ customer: '0110001' });
    await desk.enter('443015001');
    await desk.pay(method, true);
    await doIt(desk, paymentActions.planChosen(3));
    expect(open(desk)).toEqual(['bankDetailsMissing']);
    await doIt(desk, paymentActions.prefillAgreed(true));
    if (method === 'INSTALLMENTS_FACTORING') await doIt(desk, paymentActions.conditionsAccepted());
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(orders[0]?.payment).toMatchObject({ uses_prefilled_iban: true });
    expect(orders[0]?.payment).not.toHaveProperty('iban');
  });
});

describe('installments', () => {
  it('are not possible to a pick-up point: its choice resets them (REQ C7.2)', async () => {
    const desk = await readyDesk({ customer: '0180002' });
    await desk.enter('443015001');
    const billing = desk.getState().customer.customer?.billingAddress?.id ?? '';
    const [pickUp] = desk.getState().customer.customer?.deliveryAddresses ?? [];
    await doIt(desk, customerActions.deliveryAddressChosen(billing));
    await agree(desk, 'INSTALLMENTS');
    await doIt(desk, customerActions.deliveryAddressChosen(pickUp?.id ?? ''));
    expect(payment(desk)).toMatchObject({
      selection: null,
      reset: { kind: 'ruledOut', method: 'INSTALLMENTS', refusal: { kind: 'notToPickupPoint' } },
    });
  });

  it('the pre-check may refuse the plan: nothing is ordered, and another plan is asked for', async () => {
    const desk = await deskWithEnough();
    await agree(desk, 'INSTALLMENTS');
    const body = { type: '/dpl/order/errors/invalid-installments', title: 'x', status: 400, detail: 'Neu wählen.' };
    setFault({ path: '/order-pre-check', times: 1, fault: { kind: 'json', status: 400, body } });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'refused', code: 'invalid-installments' });
    expect(payment(desk)).toMatchObject({
      selection: { count: null },
      reset: { kind: 'planGone', detail: 'Neu wählen.' },
    });
    expect(requestsSeen().some(({ operation }) => operation === 'createOrder')).toBe(false);
    await doIt(desk, paymentActions.planChosen(3));
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('an amount that the service does not finance resets them', async () => {
    const desk = await deskWithEnough();
    const body = { key: 'order-amount-not-eligible', title: 'x', status: 400, detail: 'Zu wenig für eine Rate.' };
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'json', status: 400, body } });
    await desk.pay('INSTALLMENTS');
    expect(payment(desk).selection).toBeNull();
    expect(payment(desk).reset).toMatchObject({ method: 'INSTALLMENTS' });
    expect(desk.getState().offer.status).toBe('current');
  });
});

describe('factoring that the partner refuses (REQ C10.2)', () => {
  it('is reset with the message of the service, and another method can be ordered', async () => {
    resetWorld('factoringRefused');
    const desk = await deskWithEnough();
    await desk.pay('INSTALLMENTS_FACTORING');
    const { selection, reset, installmentDialog } = payment(desk);
    expect({ selection, installmentDialog }).toEqual({ selection: null, installmentDialog: null });
    expect(reset).toEqual({
      kind: 'refusedByService',
      method: 'INSTALLMENTS_FACTORING',
      detail: 'Der Factoring-Partner lehnt die Finanzierung ab. Bitte eine andere Zahlungsart wählen.',
    });
    await agree(desk, 'INSTALLMENTS');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('the plans of another method or another due day', () => {
  it('fail to load: the old ones do not count, and the selection is reset', async () => {
    const desk = await deskWithEnough();
    await agree(desk, 'INSTALLMENTS');
    setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'status', status: 503 } });
    await desk.pay('INSTALLMENTS_FACTORING');
    expect(payment(desk)).toMatchObject({ selection: null, reset: { kind: 'plansNotLoaded' } });
  });

  it('fail to load once a plan is agreed: the agreement stays, and the offer can be requested again', async () => {
    const desk = await deskWithEnough();
    await agree(desk, 'INSTALLMENTS');
    setFault({ path: '/backoffice-offers', fault: { kind: 'status', status: 503 } });
    await doIt(desk, offerActions.recalculationRequested());
    expect(payment(desk).selection).toMatchObject({ method: 'INSTALLMENTS', count: 6 });
    expect(open(desk)).toEqual(['offerFailed']);
    clearFaults();
    await doIt(desk, offerActions.recalculationRequested());
    expect(open(desk)).toEqual([]);
  });
});
