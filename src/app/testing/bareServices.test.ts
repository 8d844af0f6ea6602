import { describe, expect, it } from 'vitest';
import { recreatedOrderOf } from '~/domain/order/recreation';
import { mayClaim } from '~/domain/order/complaint';
import { preloadParts } from '~/domain/order/preload';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { complaintActions } from '~/features/order/complaint/complaintSlice';
import { inflightActions } from '~/features/order/inflight/inflightSlice';
import { recreationActions } from '~/features/order/recreation/recreationSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { anInput, numberOn, submitCustomer } from '~/flows/testing/customerForms';
import { loadOrder } from '~/services/orderService/loadOrder';
import { loadDisplayedOrder } from '~/services/orderService/rejectedOrderService';
import { currentWorld, requestsSeen, resetWorld } from '../../../mocks/node.ts';
import { bareWorlds } from '../../../mocks/worlds/bareWorlds.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';

startStandIn();

const ERIKA = '0123456';
const cream = '432011001';
const magnesium = '443015001';

const timesSent = (name: string): number => requestsSeen().filter(({ operation }) => operation === name).length;

async function confirmBirthday(desk: Desk): Promise<void> {
  await desk.rest();
  const { login } = desk.getState().customer;
  if (login.phase === 'asking' && login.step === 'birthday') {
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  }
  await desk.rest();
}

/** Submits the order and returns its number, as the agent reads it out. */
async function numberOfOrder(desk: Desk): Promise<string> {
  await desk.submit();
  const { order } = desk.getState();
  if (order.phase !== 'confirmed') throw new Error(`The order is ${order.phase}`);
  expect(desk.notices.filter(({ variant }) => variant === 'error')).toEqual([]);
  return order.order.number;
}

/** Each request by itself is tested by the files of this folder that test every fault; here they make orders together. */
describe.each(bareWorlds)('an order with services that answer only what the requirement names ($name)', ({ name }) => {
  const open = (options: Parameters<typeof openDesk>[0] = {}): Desk => {
    resetWorld(name);
    return openDesk(options);
  };

  it('of a known customer: two articles, a voucher and the costs that nothing explains', async () => {
    const desk = open();
    await desk.logIn(ERIKA);
    await desk.enter(cream);
    await desk.enter(magnesium);
    desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
    await desk.rest();
    const billing = desk.getState().customer.customer?.billingAddress?.id ?? '';
    desk.dispatch(customerActions.deliveryAddressChosen(billing));
    await desk.rest();
    await desk.pay('CASH_ON_DELIVERY');
    expect(desk.getState().offer.offer).toMatchObject({ totalProductPrice: 64_98, totalPrice: 66_92 });
    await desk.pay('INVOICE');
    expect(desk.getState().offer.offer).toMatchObject({ totalPrice: 60_93 });
    expect(await numberOfOrder(desk)).toBe(currentWorld().db.orders.ofCustomer(ERIKA)[0]?.order.number);
  });

  it('of a guest, whose order is read by its ERP number', async () => {
    const desk = open();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }), { kind: 'guest' });
    await desk.enter(cream);
    await desk.pay('INVOICE');
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
    expect(timesSent('createGuestOrder')).toBe(1);
  });

  it('of a new customer, who is found by the number afterwards', async () => {
    const desk = open();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    await desk.enter(cream);
    await desk.pay('INVOICE');
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
    expect(currentWorld().db.customers.get(numberOn(desk) ?? '')?.email).toBe('nina@example.com');
  });

  it('of Switzerland: francs, invoice only', async () => {
    const desk = open({ country: 'CH', variant: 'swiss' });
    await desk.logIn('0300001');
    await desk.enter(cream);
    await desk.pay('INVOICE');
    expect(desk.getState().offer.offer).toMatchObject({ totalPrice: 42_90 });
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
  });

  it('begun with the voice computer: its first product, customer, voucher and payment are taken over', async () => {
    const desk = open();
    desk.dispatch(inflightActions.loadRequested('7001'));
    await confirmBirthday(desk);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(desk.getState()).toMatchObject({
      voucher: { codes: ['SOMMER'] },
      payment: { selection: { method: 'INVOICE' } },
    });
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
  });

  it('about a complaint: the article of the claimed order is taken over', async () => {
    const desk = open();
    const claimed = await loadOrder('1300000203');
    const decision = claimed === null ? null : mayClaim(claimed);
    if (decision?.isPossible !== true) throw new Error('1300000203 can be claimed');
    desk.dispatch(complaintActions.claimRequested(decision.claim));
    await confirmBirthday(desk);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
  });

  it('recreated from a rejected one: what is missing in the answers is gone on without', async () => {
    const desk = open();
    const outcome = await loadDisplayedOrder('1300000252');
    if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
    desk.dispatch(recreationActions.recreateRequested(recreatedOrderOf(outcome.order, outcome.details)));
    await confirmBirthday(desk);
    for (const part of preloadParts) {
      const { recreation } = desk.getState();
      if (recreation.phase !== 'running' || recreation.steps[part].status !== 'failed') continue;
      desk.dispatch(recreationActions.stepSkipped(part));
      await desk.rest();
    }
    await desk.pay('INVOICE');
    expect(await numberOfOrder(desk)).toMatch(/^\d{10}$/);
  });
});
