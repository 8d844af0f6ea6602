import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { basketActions } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { offerActions } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, clearFaults, currentWorld, setFault } from '../../../mocks/node.ts';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { itemIdOf, openDesk, readyDesk, startStandIn, type Desk } from './aDesk';
import { faultsAt, injectFault } from './faultMatrix';

const timeouts = { requestTimeout: 2_000, submissionTimeout: 2_000 };
setLimits(timeouts);
startStandIn();

const sku = '432011001';
const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };

/** The agent action that sends each request of the order path, by the request's name in the contract. */
const agentActions: Readonly<Record<string, (desk: Desk) => void>> = {
  findCustomer: (desk) => void desk.dispatch(customerActions.loginRequested('0110001')),
  readProduct: (desk) => void desk.dispatch(productSearchActions.termSubmitted('443015001')),
  suggestProducts: (desk) => void desk.dispatch(productSearchActions.termTyped('crem')),
  searchProducts: (desk) => void desk.dispatch(productSearchActions.termSubmitted('creme')),
  addBasketItem: (desk) =>
    void desk.dispatch(
      basketActions.addItemRequested({
        sku: '443015001',
        baseProductNo: '443015',
        quantity: 1,
        priceDate: null,
        crossSell: null,
        weeeTakeBackEnabled: false,
      }),
    ),
  changeBasketItem: (desk) =>
    void desk.dispatch(basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), sku), quantity: 2 })),
  removeBasketItem: (desk) =>
    void desk.dispatch(basketActions.removalRequested({ itemId: itemIdOf(desk.getState(), sku) })),
  switchBasketChannel: (desk) =>
    void desk.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1001' })),
  createOffer: (desk) => void desk.dispatch(offerActions.recalculationRequested()),
  verifyVoucher: (desk) => void desk.dispatch(voucherActions.redemptionRequested('SOMMER')),
  validateIban: (desk) => void desk.dispatch(paymentActions.bankDetailsEntered(bank)),
  preCheckOrder: (desk) => void desk.dispatch(orderActions.submitRequested()),
  createOrder: (desk) => void desk.dispatch(orderActions.submitRequested()),
  readOrdersOverview: (desk) => void desk.dispatch(orderHistoryActions.listRequested(aListQuery())),
  cancelOrder: (desk) =>
    void desk.dispatch(
      orderCancellationActions.cancelRequested({
        order: { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' },
        reasonCode: 'CUSTOMER_REQUEST',
      }),
    ),
  readOrder: (desk) => void desk.dispatch(orderDisplayActions.orderRequested('1000000001')),
};

/** The part of the state that no fault may lose. */
function basketAndCustomer({ getState }: Desk) {
  const { customer, basket, voucher } = getState();
  return {
    customer: customer.customer?.externalCustomerId,
    lines: basket.items.map((item) => item.sku),
    codes: voucher.codes,
  };
}

describe.each(Object.keys(agentActions))('%s with a faulty response', (name) => {
  it.each(faultsAt(name))('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
    const desk = await readyDesk();
    const before = basketAndCustomer(desk);
    injectFault(name, fault);
    const seen = requestsSeen().length;
    agentActions[name]?.(desk);
    await vi.waitFor(
      () => {
        expect(
          requestsSeen()
            .slice(seen)
            .some(({ operation }) => operation === name),
        ).toBe(true);
      },
      { interval: 2 },
    );
    await desk.rest();
    // After a truncated response the service may have done its work: the line is removed, the order placed, or a line added.
    const done = name === 'removeBasketItem' || desk.getState().order.phase === 'confirmed';
    const { customer, lines, codes } = basketAndCustomer(desk);
    expect({ customer, codes }).toEqual({ customer: before.customer, codes: before.codes });
    expect(lines).toEqual(expect.arrayContaining(done ? [] : [...before.lines]));
    const shown = JSON.stringify([desk.getState(), desk.notices]);
    expect(shown.length).toBeLessThan(100_000);
    expect(shown).not.toContain('y'.repeat(301));
    clearFaults();
    desk.dispatch(productSearchActions.termSubmitted('443015001'));
    await desk.rest();
    expect(
      currentWorld()
        .db.baskets.open(desk.getState().basket.id ?? '')
        ?.items.map((item) => item.sku),
    ).toContain('443015001');
  });
});

describe('a request without a response', () => {
  it.each([
    ['createOrder', { order: { phase: 'outcomeUnknown', lookup: 'notThere' } }],
    ['createOffer', { offer: { status: 'failed', failure: { kind: 'timeout' } } }],
    ['addBasketItem', { basket: { addProblem: { sku: '443015001', problem: { kind: 'timeout' } } } }],
  ])('%s ends after the time-out with %j', async (name, state) => {
    const desk = await readyDesk();
    setLimits({ requestTimeout: 20, submissionTimeout: 20 });
    onTestFinished(() => {
      setLimits(timeouts);
    });
    injectFault(name, { kind: 'stall' });
    agentActions[name]?.(desk);
    expect(await desk.rest()).toMatchObject(state);
    expect(desk.lines()).toEqual([`${sku}*1`]);
  });
});

describe('every service fails', () => {
  it.each(faultsAt('findCustomer'))('%s: preserves what was typed', async (_what, fault) => {
    const desk = openDesk();
    setFault({ fault });
    desk.dispatch(voucherActions.codeTyped('SOMMER'));
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await desk.submit();
    expect(desk.getState()).toMatchObject({
      customer: { numberField: '0123456' },
      voucher: { codeField: 'SOMMER' },
      order: { phase: 'open' },
    });
  });
});
