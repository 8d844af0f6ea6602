import { expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { readyDesk, startStandIn } from '~/app/testing/aDesk';
import { offerActions } from '~/features/offer/offerSlice';
import { orderQuestionActions, selectOrderQuestion } from '~/features/order/place/orderQuestionSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';

// One piece of the article is below, three are above.
setLimits({ orderLimitCents: 100_00 });
startStandIn();

const sent = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;
const slowOffer = () => setFault({ path: '/backoffice-offers', times: 1, fault: { kind: 'delay', milliseconds: 100 } });

/** Submits while a slow offer is calculated. */
async function submitWhileCalculating() {
  const desk = await readyDesk();
  slowOffer();
  desk.dispatch(offerActions.recalculationRequested());
  desk.dispatch(orderActions.submitRequested());
  return desk;
}

it('a waiting submission is pre-checked beside its offer, once (PERFORMANCE)', async () => {
  const desk = await submitWhileCalculating();
  await vi.waitFor(() => {
    expect(sent('preCheckOrder')).toBe(1);
  });
  expect(desk.getState()).toMatchObject({ order: { phase: 'waiting' }, offer: { status: 'loading' } });
  await desk.rest();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect([sent('preCheckOrder'), sent('createOrder')]).toEqual([1, 1]);
});

it.each([
  { kind: 'json', status: 409, body: { key: 'order.cart.isEmpty' } },
  { kind: 'status', status: 500 },
] as const)('an early pre-check that does not pass is repeated after the offer: $kind $status', async (fault) => {
  setFault({ path: '/order-pre-check', times: 1, fault });
  const desk = await submitWhileCalculating();
  await desk.rest();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect([sent('preCheckOrder'), sent('createOrder')]).toEqual([2, 1]);
});

it('an order that differs by then is checked again before it is sent, or not sent', async () => {
  const desk = await submitWhileCalculating();
  await vi.waitFor(() => {
    expect(sent('preCheckOrder')).toBe(1);
  });
  desk.dispatch(voucherActions.codeTyped('SOMMER'));
  await doIt(desk, voucherActions.redemptionRequested('SOMMER'));
  expect(sent('createOrder')).toBe(0);
  expect(desk.getState().order.phase).toBe('stopped');
  await desk.submit();
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(sent('preCheckOrder')).toBe(2);
});

it('an order with a plan is checked with the plan of its offer', async () => {
  const desk = await readyDesk();
  await desk.enter('443015001');
  await desk.pay('INSTALLMENTS');
  desk.dispatch(paymentActions.dueDayChosen(15));
  desk.dispatch(paymentActions.planChosen(6));
  desk.dispatch(paymentActions.bankDetailsEntered({ accountHolder: 'Erika', iban: 'DE89370400440532013000' }));
  await doIt(desk, paymentActions.conditionsAccepted());
  slowOffer();
  desk.dispatch(offerActions.recalculationRequested());
  await doIt(desk, orderActions.submitRequested());
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(sent('preCheckOrder')).toBe(1);
});

it('an order with an open question is checked once it is answered (REQ C14.2)', async () => {
  const desk = await readyDesk();
  await desk.changeQuantity('432011001', 3);
  desk.dispatch(offerActions.totalAnnounced());
  slowOffer();
  desk.dispatch(offerActions.recalculationRequested());
  await doIt(desk, orderActions.submitRequested());
  expect(selectOrderQuestion(desk.getState())?.kind).toBe('orderLimit');
  expect(sent('preCheckOrder')).toBe(0);
  await doIt(desk, orderQuestionActions.answered());
  expect(desk.getState().order.phase).toBe('confirmed');
  expect(sent('preCheckOrder')).toBe(1);
});
