import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { onlineShopMethods } from '~/domain/payment/availablePayments';
import { inflightActions, type PreloadSteps } from '~/features/order/inflight/inflightSlice';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { rememberedSales } from '~/flows/order/place/tabSales';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { confirmBirthday } from '~/flows/testing/confirmBirthday';
import { doIt } from '~/flows/testing/doIt';
import { replaceCustomer } from '~/flows/testing/replaceCustomer';
import { requestsSeen, clearFaults, currentWorld, resetWorld, server, setFault } from '../../../../mocks/node.ts';

startStandIn();
forgetBodies();

/** Loads the order, closes the rejection's dialog if it is open, and confirms the birthday. */
async function preload(code: string, desk = openDesk()): Promise<Desk> {
  await doIt(desk, inflightActions.loadRequested(code));
  const { inflight } = desk.getState();
  if (inflight.phase === 'loaded' && !inflight.isRejectionRead) {
    await doIt(desk, inflightActions.rejectionRead());
  }
  await confirmBirthday(desk);
  return desk;
}

function inflightOf(desk: Desk) {
  const { inflight } = desk.getState();
  if (inflight.phase !== 'loaded') throw new Error(`the in-flight order is ${inflight.phase}`);
  return inflight;
}

const statusOf = (steps: PreloadSteps) =>
  [steps.basket, steps.customer, steps.voucher, steps.payment].map((step) =>
    step.status === 'failed' ? step.problem.kind : step.status,
  );

describe('an in-flight order without a fault (REQ D1.3)', () => {
  it('brings channel, basket, customer, voucher and payment into the call', async () => {
    const desk = await preload('7001');
    const { call, basket, customer, voucher, payment, offer } = desk.getState();
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'done', 'done']);
    expect(call).toMatchObject({ sourceOverride: 'IVR', sales: { channel: '01', office: '1002' } });
    expect(desk.lines()).toEqual(['432011001*1', '443015001*2']);
    expect(basket.openedAt).not.toBeNull();
    expect(basket.facts['432011001']).toMatchObject({ price: 34_99, stockLevel: 'AVAILABLE' });
    expect(Object.keys(basket.facts)).toEqual(['432011001', '443015001']);
    expect(customer.customer?.externalCustomerId).toBe('0123456');
    expect(voucher.codes).toEqual(['SOMMER']);
    expect(payment.selection).toEqual({ method: 'INVOICE' });
    expect(offer).toMatchObject({ status: 'current', failure: null });
    expect(inflightOf(desk)).toMatchObject({ rejection: null, isRejectionRead: true });
    expect(desk.notices).toEqual([]);
  });

  it('has its channel in the basket before the first offer', async () => {
    const desk = await preload('7001');
    const { id } = desk.getState().basket;
    expect(currentWorld().db.baskets.open(id ?? '')).toMatchObject({ salesChannel: '01', salesOffice: '1002' });
    const names = requestsSeen().map(({ operation }) => operation);
    expect(names.indexOf('switchBasketChannel')).toBeLessThan(names.indexOf('createOffer'));
    expect(rememberedSales()).toBeNull();
  });

  it('does not set the source of the second order of the call', async () => {
    const desk = await preload('7001');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    const offers = bodiesOf('/backoffice-offers');
    await desk.enter('443015001');
    expect(offers.at(-1)).toMatchObject({ source_channel: 'TELE', sales_channel: '01' });
  });

  it('sends the voice computer as the source of its offers (REQ C15.4, D1.1)', async () => {
    const offers = bodiesOf('/backoffice-offers');
    await preload('7001');
    expect(offers.length).toBeGreaterThan(0);
    for (const body of offers) expect(body).toMatchObject({ source_channel: 'IVR', sales_channel: '01' });
  });

  it('asks for the PIN as always', async () => {
    const desk = openDesk();
    await doIt(desk, inflightActions.loadRequested('7017'));
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'pin' });
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'running', 'none', 'waiting']);
    await doIt(desk, pinActions.pinEntered('482'));
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'none', 'done']);
    expect(desk.getState().payment.selection).toEqual({ method: 'INVOICE' });
  });

  it('does not load a customer again who is already in the call', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    const asked = requestsSeen().filter(({ operation }) => operation === 'findCustomer').length;
    await preload('7001', desk);
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'done', 'done']);
    expect(requestsSeen().filter(({ operation }) => operation === 'findCustomer')).toHaveLength(asked);
  });
});

describe('why the voice computer stopped (REQ D1.2)', () => {
  it.each([
    ['7002', 'INVALID_BASE_PRODUCT_NUMBER_SELECTION', ['done', 'done', 'none', 'none'], 'error'],
    ['7003', 'INVALID_PRODUCT_VARIANT_SELECTION', ['done', 'done', 'none', 'none'], 'error'],
    ['7004', 'INVALID_CROSS_SELLING', ['done', 'done', 'none', 'none'], 'error'],
    ['7005', 'INVALID_AUTHENTICATION', ['done', 'done', 'none', 'none'], 'error'],
    ['7006', 'INVALID_VOUCHER_SELECTION', ['done', 'done', 'none', 'none'], 'error'],
    ['7007', 'INVALID_ADDRESS_SELECTION', ['done', 'done', 'none', 'none'], 'error'],
    ['7008', 'INVALID_PAYMENT_METHOD_SELECTION', ['done', 'done', 'none', 'none'], 'error'],
    ['7009', 'INVALID_ORDER', ['done', 'done', 'none', 'done'], 'error'],
    ['7010', 'TAKEBACK_BY_FORWARDER', ['done', 'done', 'none', 'none'], 'info'],
    ['7011', 'TAKEBACK_BY_PARCEL', ['done', 'done', 'none', 'none'], 'info'],
    ['7012', 'TAKEBACK_BY_BOTH', ['done', 'done', 'none', 'none'], 'info'],
    ['7013', 'BASKET_NOT_FOUND', ['basketNotFound', 'done', 'none', 'none'], 'error'],
  ])('%s is %s; the steps continue: %j', async (code, rejection, steps, variant) => {
    const desk = await preload(code);
    expect(inflightOf(desk)).toMatchObject({ rejection, isRejectionRead: true });
    expect(statusOf(inflightOf(desk).steps)).toEqual(steps);
    expect(desk.notices.map((notice) => notice.variant)).toEqual([variant]);
  });

  it('is read before the customer is asked anything', async () => {
    const desk = openDesk();
    await doIt(desk, inflightActions.loadRequested('7009'));
    expect(inflightOf(desk)).toMatchObject({ rejection: 'INVALID_ORDER', isRejectionRead: false });
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'waiting', 'none', 'waiting']);
    expect(desk.getState().customer.login.phase).toBe('idle');
  });

  it('is `unknown` for an unknown step', async () => {
    server.use(
      http.get('*/inflight-order', () => HttpResponse.json({ code: 'x', step: 'WHATEVER', sales_channel: null })),
    );
    const desk = await preload('x');
    expect(inflightOf(desk).rejection).toBe('unknown');
    expect(statusOf(inflightOf(desk).steps)).toEqual(['none', 'none', 'none', 'none']);
    expect(desk.getState().call).toMatchObject({ sourceOverride: 'IVR', sales: { channel: '04', office: '4001' } });
  });
});

describe('a step that fails', () => {
  it('names the customer number that does not exist; payment needs a customer', async () => {
    const desk = await preload('7014');
    const { steps } = inflightOf(desk);
    expect(steps.customer).toEqual({
      status: 'failed',
      problem: { kind: 'customerNotFound', customerNumber: '0999999' },
    });
    expect(steps.payment).toEqual({ status: 'failed', problem: { kind: 'needsCustomerAndBasket' } });
    await desk.logIn('0123456');
    await doIt(desk, inflightActions.stepRetryRequested('payment'));
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'none', 'done']);
  });

  it('gives the service’s reason for an expired voucher, and the next step runs', async () => {
    const desk = await preload('7015');
    const { steps } = inflightOf(desk);
    const { voucher } = steps;
    const detail = voucher.status === 'failed' && 'detail' in voucher.problem ? voucher.problem.detail : null;
    expect(detail).toMatch(/abgelaufen/i);
    expect(statusOf(steps)).toEqual(['done', 'done', 'voucherRefused', 'done']);
    expect(desk.getState().voucher).toMatchObject({ codes: [], codeField: '', failure: { code: 'ABGELAUFEN' } });
  });

  it('chooses no payment that the offer rules out', async () => {
    const desk = await preload('7016');
    expect(inflightOf(desk).steps.payment).toMatchObject({
      problem: { kind: 'paymentRefused', method: 'INSTALLMENTS', refusal: { kind: 'belowMinimum' } },
    });
    expect(desk.getState().payment).toMatchObject({ selection: null, installmentDialog: null });
  });

  it.each(onlineShopMethods)(
    'refers to the online shop for %s, whatever the offer lists (REQ C14.4)',
    async (method) => {
      server.use(http.get('*/inflight-order', () => HttpResponse.json({ code: 'x', payment_method: method })));
      const desk = await preload('x');
      expect(inflightOf(desk).steps.payment).toMatchObject({
        problem: { kind: 'paymentRefused', method, refusal: { kind: 'onlineShopOnly' } },
      });
      expect(desk.getState().payment).toMatchObject({ selection: null, onlineShop: 'restricted' });
    },
  );

  it('redeems no voucher for an employee', async () => {
    server.use(
      http.get('*/inflight-order', () =>
        HttpResponse.json({ code: 'x', voucher_code: 'SOMMER', customer: { external_customer_id: '0600001' } }),
      ),
    );
    const desk = openDesk();
    await desk.enter('432011001');
    await preload('x', desk);
    expect(inflightOf(desk).steps.voucher).toMatchObject({ problem: { kind: 'voucherNotForEmployees' } });
  });

  it.each([
    ['readBasket', '/services/basket', 'technical', 'basket'],
    ['readProduct', '/services/product', 'articlesUnknown', 'basket'],
    ['findCustomer', '/private/customers', 'technical', 'customer'],
    ['verifyVoucher', 'voucher', 'technical', 'voucher'],
    ['createOffer', '/backoffice-offers', 'noOffer', 'payment'],
  ] as const)('%s fails: it can be tried again', async (_call, path, problem, step) => {
    const desk = openDesk();
    setFault({ path, fault: { kind: 'status', status: 503 } });
    await preload('7001', desk);
    expect(inflightOf(desk).steps[step]).toEqual({ status: 'failed', problem: { kind: problem } });
    clearFaults();
    for (const each of ['basket', 'customer', 'voucher', 'payment'] as const) {
      await doIt(desk, inflightActions.stepRetryRequested(each));
      await confirmBirthday(desk);
    }
    expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('keeps articles that the agent entered meanwhile', async () => {
    const desk = openDesk();
    setFault({ path: '/services/basket/de/basket', method: 'GET', fault: { kind: 'status', status: 503 } });
    await preload('7001', desk);
    clearFaults();
    await desk.enter('454287001');
    await doIt(desk, inflightActions.stepRetryRequested('basket'));
    expect(inflightOf(desk).steps.basket).toMatchObject({ problem: { kind: 'basketInUse' } });
    expect(desk.lines()).toEqual(['454287001*1']);
  });

  it.each([
    ['denied', customerActions.birthdayAnswered('denied')],
    ['dismissed', customerActions.loginDismissed()],
  ])('a login that was %s leaves the customer step failed until the customer logs in', async (_how, answer) => {
    const desk = openDesk();
    await doIt(desk, inflightActions.loadRequested('7009'));
    await doIt(desk, inflightActions.rejectionRead());
    await doIt(desk, answer);
    expect(statusOf(inflightOf(desk).steps)).toEqual([
      'done',
      'customerNotIdentified',
      'none',
      'needsCustomerAndBasket',
    ]);
    await desk.logIn('0123456');
    expect(inflightOf(desk).steps.customer).toEqual({ status: 'done' });
  });

  it('stays failed for a locked customer', async () => {
    resetWorld('lockedCustomer');
    const desk = await preload('7004');
    expect(inflightOf(desk).steps.customer).toEqual({ status: 'failed', problem: { kind: 'customerStopped' } });
  });

  it('is failed when another customer logs in meanwhile', async () => {
    const desk = openDesk();
    await doIt(desk, inflightActions.loadRequested('7001'));
    await desk.logIn('0110001');
    expect(inflightOf(desk).steps.customer).toEqual({ status: 'failed', problem: { kind: 'otherCustomer' } });
  });
});

describe('the source channel of the call (REQ C15.4, D1.1)', () => {
  const sourceOf = (desk: Desk) => desk.getState().call.sourceOverride;

  it('is no longer that of the voice computer once another customer has logged in', async () => {
    const desk = await preload('7001');
    const offers = bodiesOf('/backoffice-offers');
    expect(sourceOf(desk)).toBe('IVR');
    await desk.logIn('0110001');
    expect(sourceOf(desk)).toBeNull();
    await desk.changeQuantity('432011001', 2);
    expect(offers.at(-1)).toMatchObject({ source_channel: 'TELE' });
  });

  it('does not wait for a voucher that another customer has dropped: it can be redeemed again or left out', async () => {
    const desk = openDesk();
    setFault({ path: '/voucher-verify', times: 1, fault: { kind: 'stall' } });
    desk.dispatch(inflightActions.loadRequested('7001'));
    await expect.poll(() => desk.getState().customer.login.phase).toBe('asking');
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    await expect.poll(() => desk.getState().voucher.verifying).toBe('SOMMER');
    await replaceCustomer(desk, '0110005');
    await desk.rest();
    expect(inflightOf(desk).steps.voucher).toEqual({ status: 'failed', problem: { kind: 'technical' } });
  });

  it('is not that of the voice computer where another customer than that of the order logs in first', async () => {
    const desk = openDesk();
    await doIt(desk, inflightActions.loadRequested('7001'));
    await desk.logIn('0110001');
    expect(sourceOf(desk)).toBeNull();
  });

  it('stays with the customer of the order, who replaces the one of the call or logs in again', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    await preload('7001', desk);
    expect(sourceOf(desk)).toBe('IVR');
    await doIt(desk, customerActions.loginRequested('0123456'));
    await doIt(desk, customerActions.reauthenticationAnswered('agreed'));
    await confirmBirthday(desk);
    expect(sourceOf(desk)).toBe('IVR');
  });

  it.each([
    ['', () => undefined],
    [', also after the number was left out', (desk: Desk) => desk.dispatch(inflightActions.stepSkipped('customer'))],
  ])('stays for the customer who is logged in instead of an unknown customer number%s', async (_name, before) => {
    const desk = await preload('7014');
    before(desk);
    await desk.logIn('0123456');
    expect(sourceOf(desk)).toBe('IVR');
    await desk.logIn('0110001');
    expect(sourceOf(desk)).toBeNull();
  });
});

describe('a code', () => {
  it('that does not exist is reported; the call stays as it was', async () => {
    const desk = await preload('7999');
    expect(desk.getState()).toMatchObject({
      inflight: { phase: 'notFound', code: '7999' },
      call: { sourceOverride: null, sales: { channel: '04' } },
    });
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }, { kind: 'json', body: {} }] as const)(
    'that could not be loaded can be loaded again: %j',
    async (fault) => {
      setFault({ service: 'call-centre', fault, times: 1 });
      const desk = await preload('7001');
      expect(desk.getState().inflight).toEqual({ phase: 'failed', code: '7001' });
      expect(desk.notices).toEqual([]);
      await preload('7001', desk);
      expect(statusOf(inflightOf(desk).steps)).toEqual(['done', 'done', 'done', 'done']);
    },
  );

  it('that is newer cancels the older one, whichever answer arrives last', async () => {
    const desk = openDesk();
    setFault({ service: 'call-centre', fault: { kind: 'delay', milliseconds: 80 }, times: 1 });
    desk.dispatch(inflightActions.loadRequested('7004'));
    await preload('7009', desk);
    await desk.answered();
    expect(inflightOf(desk).order.code).toBe('7009');
    expect(inflightOf(desk).rejection).toBe('INVALID_ORDER');
  });

  it('that is newer cancels the steps of the older one, retried ones as well', async () => {
    const desk = openDesk();
    setFault({ path: '/services/basket/de/basket', method: 'GET', fault: { kind: 'status', status: 503 }, times: 1 });
    await preload('7004', desk);
    setFault({
      path: '/services/basket/de/basket',
      method: 'GET',
      fault: { kind: 'delay', milliseconds: 80 },
      times: 1,
    });
    desk.dispatch(inflightActions.stepRetryRequested('basket'));
    await preload('7001', desk);
    await desk.answered();
    expect(desk.lines()).toEqual(['432011001*1', '443015001*2']);
  });

  it('whose call has ended changes nothing', async () => {
    const desk = openDesk();
    desk.dispatch(inflightActions.loadRequested('7001'));
    desk.end();
    await vi.waitFor(() => {
      expect(desk.getState().basket.items).toEqual([]);
    });
    expect(desk.getState().inflight.phase).toBe('loading');
  });
});

it('articles entered after an in-flight order are added to its basket', async () => {
  const desk = await preload('7004');
  const { id } = desk.getState().basket;
  await desk.enter('443015001');
  expect(desk.getState().basket.id).toBe(id);
  expect(desk.lines()).toEqual(['432011001*1', '443015001*1']);
});
