import { describe, expect, it } from 'vitest';
import { availablePayments } from '~/domain/payment/availablePayments';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import { callActions } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import { orderCancellationActions } from '~/features/order/cancellation/orderCancellationSlice';
import { orderHistoryActions } from '~/features/order/history/orderHistorySlice';
import { aListQuery } from '~/features/order/history/testing/aListQuery';
import { paymentActions } from '~/features/payment/paymentSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { requestsSeen, currentWorld } from '../../../mocks/node.ts';
import { SAMPLE_NUMBERS } from '../../../mocks/db/customer/sampleCustomers.ts';
import { openDesk, readyDesk, startStandIn, type Desk } from './aDesk';

startStandIn();

/**
 * How the mock services refuse a field or a header that does not fit its schema; the desk keeps every such detail in its state.
 */
const refusedByContract =
  /Der Inhalt ist ungültig|Die Abfrage ist ungültig|Die Kopfzeile|Dieser Aufruf hat keinen Inhalt|kein gültiges JSON/;
/** Requests that a business rule may refuse with 400 as well. */
const withRules = ['createOffer', 'preCheckOrder', 'createOrder', 'verifyVoucher', 'validateIban'];

function expectValidRequests(desk: Desk): void {
  expect(JSON.stringify(desk.getState())).not.toMatch(refusedByContract);
  expect(desk.notices.filter(({ variant }) => variant !== 'success')).toEqual([]);
  const refused = requestsSeen().filter(({ status, operation }) => status === 400 && !withRules.includes(operation));
  expect(refused).toEqual([]);
}

const everyFilter = aListQuery({
  orderNumber: '1000000001',
  filters: {
    status: 'IN_PROGRESS',
    payment: 'INVOICE',
    keywords: ['Creme', '443015'],
    dates: { name: 'CUSTOM', from: '2026-01-01', to: null },
  },
});
const newestOrder = { orderId: '5f0000000001', orderNumber: '1000000001', customerId: '0123456' };

async function orderFor(customer: string): Promise<Desk> {
  const { origin_country: country } = currentWorld().db.customers.get(customer) ?? { origin_country: 'DE' };
  const desk = openDesk({ country });
  await desk.logIn(customer);
  await desk.enter('443015001');
  const choice = availablePayments(selectPaymentFacts(desk.getState())).find(({ refusal }) => refusal === null);
  if (choice !== undefined)
    await desk.pay(choice.method, (desk.getState().customer.customer?.bankingDetails ?? null) !== null);
  await desk.submit();
  return desk;
}

describe('every request of the order path fits the contract', () => {
  it('after everything an agent can do in a call', async () => {
    const desk = await readyDesk();
    const addresses = desk.getState().customer.customer?.deliveryAddresses ?? [];
    for (const { id } of addresses) {
      desk.dispatch(customerActions.deliveryAddressChosen(id));
      await desk.rest();
    }
    desk.dispatch(productSearchActions.termTyped('creme'));
    await expect.poll(() => requestsSeen().map(({ operation }) => operation)).toContain('suggestProducts');
    for (const term of ['410217', 'creme', '4320', '443015001*2', '454287001']) {
      desk.dispatch(productSearchActions.termTyped(term));
      await desk.enter(term);
    }
    await desk.changeQuantity('443015001', 3);
    await desk.remove('454287001');
    for (const code of ['SOMMER', 'BENUTZT']) {
      desk.dispatch(voucherActions.redemptionRequested(code));
      await desk.rest();
    }
    desk.dispatch(callActions.salesChannelSwitched({ channel: '01', office: '1008' }));
    await desk.pay('DIRECT_DEBIT');
    for (const iban of ['DE00370400440532013000', 'DE89370400440532013000']) {
      desk.dispatch(paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban }));
      await desk.rest();
    }
    desk.dispatch(orderHistoryActions.listRequested(everyFilter, '1000000001'));
    await desk.rest();
    desk.dispatch(orderCancellationActions.cancelRequested({ order: newestOrder, reasonCode: 'OTHER' }));
    desk.dispatch(orderDisplayActions.orderRequested('1000000001'));
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expectValidRequests(desk);
    expect(requestsSeen().map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([
        'findCustomer',
        'readProduct',
        'createBasketWithItem',
        'addBasketItem',
        'changeBasketItem',
        'removeBasketItem',
        'switchBasketChannel',
        'createOffer',
        'suggestProducts',
        'searchProducts',
        'verifyVoucher',
        'validateIban',
        'readOrdersOverview',
        'readOrder',
        'cancelOrder',
        'preCheckOrder',
        'createOrder',
      ]),
    );
  });

  it.each(Object.entries(SAMPLE_NUMBERS))('for the sample customer %s', async (_who, number) => {
    expectValidRequests(await orderFor(number));
  });

  it('for generated customers of every country', async () => {
    const numbers = [...currentWorld().db.customers.keys()].filter((_number, index) => index % 9 === 0);
    for (const number of numbers) expectValidRequests(await orderFor(number));
    expect(
      requestsSeen().filter(({ operation, status }) => operation === 'createOrder' && status === 201).length,
    ).toBeGreaterThan(5);
  }, 60_000);
});
