import { describe, expect, it, onTestFinished } from 'vitest';
import { aBasketLine } from '~/domain/testing/samples';
import { setLimits } from '~config/testing/testLimits';
import { basketActions } from '~/features/basket/basketSlice';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { offerActions } from '~/features/offer/offerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { rowsOf } from '~/shared/list/pagedList';
import { currentWorld, setFault } from '../../../mocks/node.ts';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { itemIdOf, openDesk, readyDesk, startStandIn, type Desk } from './aDesk';
import { submitAgain } from './deskAction';
import { faultsAt, injectFault } from './faultMatrix';
import { testEveryFault, type FaultCase } from './faultRunner';

const timeouts = { requestTimeout: 2_000, submissionTimeout: 2_000 };
setLimits(timeouts);
startStandIn();

const sku = '432011001';
const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };

const isInBasket = (article: string) => (desk: Desk) =>
  desk.getState().basket.items.some((item) => item.sku === article);
const isConfirmed = (desk: Desk) => desk.getState().order.phase === 'confirmed';

const submission: FaultCase = {
  act: (desk) => void desk.dispatch(orderActions.submitRequested()),
  again: submitAgain,
  isDone: isConfirmed,
};

const agentActions = {
  findCustomer: {
    act: (desk) => void desk.dispatch(customerActions.loginRequested('0110001')),
    isDone: (desk) => desk.getState().customer.login.phase === 'asking',
  },
  readProduct: {
    act: (desk) => void desk.dispatch(productSearchActions.termSubmitted('443015001')),
    isDone: isInBasket('443015001'),
  },
  suggestProducts: {
    act: (desk) => void desk.dispatch(productSearchActions.termTyped('crem')),
    // Suggestions for an unchanged term are not requested again.
    again: (desk) => {
      const { term } = desk.getState().productSearch;
      desk.dispatch(productSearchActions.termTyped(term === 'creme' ? 'crem' : 'creme'));
    },
    isDone: (desk) => desk.getState().productSearch.suggestions.status === 'shown',
  },
  searchProducts: {
    act: (desk) => void desk.dispatch(productSearchActions.termSubmitted('creme')),
    isDone: (desk) => desk.getState().productSearch.dialog.phase === 'hits',
  },
  addBasketItem: {
    act: (desk) => void desk.dispatch(basketActions.addItemRequested(aBasketLine({ sku: '443015001' }))),
    isDone: isInBasket('443015001'),
  },
  changeBasketItem: {
    act: (desk) =>
      void desk.dispatch(
        basketActions.quantityChangeRequested({ itemId: itemIdOf(desk.getState(), sku), quantity: 2 }),
      ),
    isDone: (desk) => desk.lines().includes(`${sku}*2`),
  },
  removeBasketItem: {
    act: (desk) => void desk.dispatch(basketActions.removalRequested({ itemId: itemIdOf(desk.getState(), sku) })),
    isDone: (desk) => desk.lines().length === 0,
  },
  switchBasketChannel: {
    act: (desk) => void desk.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1001' })),
    isDone: (desk) => desk.getState().basket.channel?.office === '1001',
  },
  createOffer: {
    act: (desk) => void desk.dispatch(offerActions.recalculationRequested()),
    isDone: (desk) => desk.getState().offer.status === 'current',
  },
  verifyVoucher: {
    act: (desk) => void desk.dispatch(voucherActions.redemptionRequested('SOMMER')),
    isDone: (desk) => desk.getState().voucher.codes.includes('SOMMER'),
  },
  validateIban: {
    before: (desk) => desk.pay('DIRECT_DEBIT'),
    act: (desk) => void desk.dispatch(paymentActions.bankDetailsEntered(bank)),
    isDone: (desk) => desk.getState().payment.ibanCheck.status === 'none',
  },
  preCheckOrder: submission,
  createOrder: submission,
  readOrdersOverview: {
    act: (desk) => void desk.dispatch(orderHistoryActions.listRequested(aListQuery())),
    isDone: (desk) => rowsOf(desk.getState().orderHistory.list).length > 0,
  },
  cancelOrder: {
    act: (desk) =>
      void desk.dispatch(
        orderCancellationActions.cancelRequested({
          order: { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' },
          reasonCode: 'CUSTOMER_REQUEST',
        }),
      ),
    isDone: (desk) => desk.getState().orderCancellation.cancelledOrders.includes('5f0000000001'),
  },
} satisfies Readonly<Record<string, FaultCase>>;

/** The part of the call that no fault may lose. */
const customerAndCodes = ({ getState }: Desk) => [
  getState().customer.customer?.externalCustomerId,
  getState().voucher.codes,
];

async function addsArticle(desk: Desk): Promise<void> {
  await desk.enter('443015001');
  const stored = currentWorld().db.baskets.open(desk.getState().basket.id ?? '');
  expect(stored?.items.map((item) => item.sku)).toContain('443015001');
}

describe.each(Object.entries<FaultCase>(agentActions))(
  '%s of the order path with a faulty response (QUALITY 13)',
  (name, faultCase) => {
    testEveryFault(
      name,
      { typed: (desk) => desk.lines(), ...faultCase },
      { kept: customerAndCodes, stateLimit: 100_000, afterwards: addsArticle },
    );
  },
);

describe('a request without a response', () => {
  it.each([
    ['createOrder', { order: { phase: 'outcomeUnknown', lookup: 'notThere' } }],
    ['createOffer', { offer: { status: 'failed', failure: { kind: 'timeout' } } }],
    ['addBasketItem', { basket: { addProblem: { sku: '443015001', problem: { kind: 'timeout' } } } }],
  ] as const)('%s ends after the time-out with %j', async (name, state) => {
    const desk = await readyDesk();
    setLimits({ requestTimeout: 20, submissionTimeout: 20 });
    onTestFinished(() => {
      setLimits(timeouts);
    });
    injectFault(name, { kind: 'stall' });
    await agentActions[name].act(desk);
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
