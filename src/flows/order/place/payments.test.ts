import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { availablePayments } from '~/domain/payment/availablePayments';
import { cheapestRepair } from '~/domain/payment/paymentRepair';
import type { PaymentMethod } from '~/domain/payment/payment';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, currentWorld, resetWorld } from '../../../../mocks/node.ts';
import { selectPaymentFacts } from './offerInputs';
import { selectSubmitBlocks } from './submitFacts';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const choices = ({ getState }: Desk) => availablePayments(selectPaymentFacts(getState()));
const possible = (desk: Desk) => choices(desk).flatMap(({ method, refusal }) => (refusal === null ? [method] : []));
const listed = (desk: Desk) => choices(desk).map(({ method }) => method);
const refusalOf = (desk: Desk, method: PaymentMethod) =>
  choices(desk).find((choice) => choice.method === method)?.refusal;

async function toBillingAddress(desk: Desk): Promise<void> {
  const id = desk.getState().customer.customer?.billingAddress?.id ?? '';
  desk.dispatch(customerActions.deliveryAddressChosen(id));
  await desk.rest();
}

describe('cash on delivery', () => {
  it.each([
    ['0123456', 'DE', 5_99],
    ['0200001', 'AT', 4_50],
  ] as const)('of customer %s in %s costs its fee in offer and order', async (customer, country, fee) => {
    const desk = await readyDesk({ customer, country });
    await toBillingAddress(desk);
    const before = desk.getState().offer.offer?.totalPrice ?? 0;
    await desk.pay('CASH_ON_DELIVERY');
    const { offer } = desk.getState().offer;
    expect(offer).toMatchObject({ cashOnDeliveryFee: fee, totalPrice: before + fee });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: before + fee } });
  });

  it('is reset by another address; delivering to the billing address is the cheapest repair', async () => {
    const desk = await readyDesk();
    await toBillingAddress(desk);
    await desk.pay('CASH_ON_DELIVERY');
    const other = desk.getState().customer.customer?.deliveryAddresses[0]?.id ?? '';
    desk.dispatch(customerActions.deliveryAddressChosen(other));
    await desk.rest();
    expect(desk.getState().payment).toMatchObject({
      selection: null,
      reset: { kind: 'ruledOut', method: 'CASH_ON_DELIVERY', refusal: { kind: 'onlyToBillingAddress' } },
    });
    expect(cheapestRepair('CASH_ON_DELIVERY', selectPaymentFacts(desk.getState()))).toEqual({
      kind: 'deliverToBillingAddress',
      cost: 0,
    });
  });
});

describe('no method is left (REQ C14.4)', () => {
  it.each([
    ['0110004', 'everyday'],
    ['0123456', 'noPaymentLeft'],
  ])('for %s in the world %s: submitting refers the caller to the online shop', async (customer, world) => {
    resetWorld(world);
    const desk = openDesk();
    await desk.logIn(customer);
    await desk.enter('432011001');
    expect(possible(desk)).toEqual([]);
    expect(selectSubmitBlocks(desk.getState())).toEqual([{ kind: 'noPaymentLeft' }]);
    desk.dispatch(orderActions.submitRequested());
    expect((await desk.rest()).payment.onlineShop).toBe('noneLeft');
    expect(requestsSeen().some(({ operation }) => operation === 'preCheckOrder')).toBe(false);
    desk.dispatch(paymentActions.onlineShopClosed());
    expect(desk.getState().payment.onlineShop).toBeNull();
  });

  it('and something else is open as well: the online shop is not named yet', async () => {
    const desk = openDesk();
    await desk.logIn('0110004');
    await desk.enter('432011001');
    currentWorld().db.stock.leaveOnly('432011001', 0);
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    await desk.rest();
    desk.dispatch(orderActions.submitRequested());
    expect((await desk.rest()).payment.onlineShop).toBeNull();
  });
});

describe('restricted payments (REQ A11.4, C14.4)', () => {
  it('are listed with the hint that refers the caller to the online shop', async () => {
    const desk = await readyDesk();
    for (const method of ['PAYPAL', 'CREDIT_CARD', 'SOFORT'] as const) {
      expect(refusalOf(desk, method)).toEqual({ kind: 'onlineShopOnly' });
    }
    desk.dispatch(paymentActions.onlineShopOpened('restricted'));
    expect(desk.getState().payment).toMatchObject({ onlineShop: 'restricted', selection: { method: 'INVOICE' } });
    desk.dispatch(paymentActions.onlineShopClosed());
    expect(desk.getState().payment).toMatchObject({ onlineShop: null, selection: { method: 'INVOICE' } });
  });
});

describe('in Austria (REQ C9.8, C10.2)', () => {
  it('factoring is not possible, installments are', async () => {
    const desk = await readyDesk({ customer: '0200001', country: 'AT' });
    await desk.enter('443015001');
    expect(refusalOf(desk, 'INSTALLMENTS_FACTORING')).toEqual({ kind: 'factoringNotInAustria' });
    expect(possible(desk)).toContain('INSTALLMENTS');
  });

  it('installments are not even listed without their flag', async () => {
    const desk = await readyDesk({ customer: '0200001', country: 'AT', flags: { installmentsInAustria: false } });
    expect(listed(desk)).not.toContain('INSTALLMENTS');
  });

  it('the flag of Austria does not apply to Germany; factoring has its own', async () => {
    const desk = await readyDesk({ flags: { installmentsInAustria: false, installmentFactoring: false } });
    expect(listed(desk)).toContain('INSTALLMENTS');
    expect(listed(desk)).not.toContain('INSTALLMENTS_FACTORING');
  });
});

describe('in Switzerland (REQ D4.2)', () => {
  it('in the standard order entry the service decides on every method, with its own reason (DECISIONS 48)', async () => {
    const desk = await readyDesk({ customer: '0300001', country: 'CH' });
    await desk.enter('443015001');
    expect(possible(desk)).toEqual(['INVOICE']);
    expect(refusalOf(desk, 'DIRECT_DEBIT')).toEqual({
      kind: 'service',
      text: 'In der Schweiz ist nur der Kauf auf Rechnung möglich.',
    });
    await desk.submit();
    expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { currency: 'CHF' } });
  });

  it('the Swiss order entry lists the invoice only', async () => {
    const desk = await readyDesk({ customer: '0300001', country: 'CH', variant: 'swiss' });
    expect(listed(desk)).toEqual(['INVOICE']);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('an employee (REQ C8.7, C17.1, C17.2)', () => {
  it('has a discount, no vouchers and no installments', async () => {
    const desk = await readyDesk({ customer: '0600001' });
    await desk.enter('443015001');
    expect(desk.getState().offer.offer?.employeeDiscount).toBeGreaterThan(0);
    for (const method of ['INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const) {
      expect(refusalOf(desk, method)).toEqual({ kind: 'notForEmployees' });
      expect(cheapestRepair(method, selectPaymentFacts(desk.getState()))).toBeNull();
    }
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    expect((await desk.rest()).voucher).toMatchObject({ codes: [], failure: { kind: 'notForEmployees' } });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('the reason of the service against a method (REQ C8.6, C8.8)', () => {
  it.each([
    ['0110002', 'INSTALLMENTS', 'Wegen einer offenen Mahnung ist keine Ratenzahlung möglich.'],
    ['0110003', 'INVOICE', 'Wegen offener Forderungen ist nur Nachnahme möglich.'],
  ] as const)('is shown for %s at %s', async (customer, method, text) => {
    const desk = openDesk();
    await desk.logIn(customer);
    await desk.enter('432011001');
    await desk.enter('443015001');
    expect(refusalOf(desk, method)).toEqual({ kind: 'service', text });
  });

  it('for a total over the limit of the chosen method blocks the submission; another method is possible', async () => {
    const desk = await readyDesk({ customer: '0110007' });
    await desk.enter('443015001');
    await desk.changeQuantity('443015001', 3);
    expect(desk.getState().offer).toMatchObject({
      status: 'failed',
      failure: {
        kind: 'payment',
        code: 'invalid_payment_method',
        detail: expect.stringMatching(/Limit von 100,00/) as unknown,
      },
    });
    expect(desk.getState().payment.selection).toEqual({ method: 'INVOICE' });
    expect(selectSubmitBlocks(desk.getState())).toEqual([{ kind: 'paymentRefused' }]);
    await toBillingAddress(desk);
    await desk.pay('CASH_ON_DELIVERY');
    const total = desk.getState().offer.offer?.totalPrice ?? 0;
    expect(refusalOf(desk, 'INVOICE')).toEqual({ kind: 'overLimit', limit: 100_00, excess: total - 100_00 });
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('the cheapest step that makes a method possible', () => {
  it('below the minimum with a voucher: to remove it, where that is enough', async () => {
    const desk = await readyDesk();
    await desk.enter('443015001');
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    await desk.rest();
    expect(cheapestRepair('INSTALLMENTS', selectPaymentFacts(desk.getState()))).toEqual({
      kind: 'removeVouchers',
      cost: 10_00,
    });
  });

  it('below the minimum without a voucher: to add articles', async () => {
    const desk = await readyDesk();
    expect(refusalOf(desk, 'INSTALLMENTS')).toEqual({ kind: 'belowMinimum', missing: 4_06 });
    expect(cheapestRepair('INSTALLMENTS', selectPaymentFacts(desk.getState()))).toEqual({
      kind: 'addArticles',
      cost: 4_06,
    });
  });
});
