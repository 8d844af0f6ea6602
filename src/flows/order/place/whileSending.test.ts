import { expect, test, vi } from 'vitest';
import { readyDesk, startStandIn } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { setFault } from '../../../../mocks/node.ts';
import { newOrders, injectOrderFault } from '~/flows/testing/orderBook';

startStandIn();

const onItsWay = { kind: 'delay', milliseconds: 150 } as const;

test('an article requested while the order is in flight is added to the next basket, not to the order', async () => {
  const desk = await readyDesk();
  const { id } = desk.getState().basket;
  injectOrderFault(onItsWay);
  desk.dispatch(orderActions.submitRequested());
  await vi.waitFor(() => {
    expect(desk.getState().order.phase).toBe('sending');
  });
  desk.dispatch(productSearchActions.termSubmitted('443015001'));
  await desk.rest();
  expect(newOrders()).toHaveLength(1);
  expect(newOrders()[0]?.order.items.map(({ sku }) => sku)).toEqual(['432011001']);
  expect(desk.getState()).toMatchObject({ order: { phase: 'confirmed' }, offer: { priceStop: null } });
  expect(desk.lines()).toEqual(['443015001*1']);
  expect(desk.getState().basket.id).not.toBe(id);
});

test('another customer loaded meanwhile keeps the chosen payment, and the confirmation is for the first', async () => {
  const desk = await readyDesk();
  injectOrderFault({ ...onItsWay, milliseconds: 400 });
  desk.dispatch(orderActions.submitRequested());
  await vi.waitFor(() => {
    expect(desk.getState().order.phase).toBe('sending');
  });
  desk.dispatch(customerActions.loginRequested('0110001'));
  await vi.waitFor(() => {
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking' });
  });
  desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  await vi.waitFor(() => {
    expect(desk.getState().payment.selection?.method).toBe('DIRECT_DEBIT');
  });
  await desk.rest();
  const { order, payment, customer } = desk.getState();
  expect(customer.customer?.externalCustomerId).toBe('0110001');
  expect(payment.selection?.method).toBe('DIRECT_DEBIT');
  expect(order).toMatchObject({
    phase: 'confirmed',
    order: { externalCustomerId: '0123456' },
    readOut: { deliveryAddress: { street: 'Heidestraße' } },
  });
});

test('a voucher that is being verified for one customer is not redeemed for the next', async () => {
  const desk = await readyDesk();
  setFault({ path: '/voucher-verify', fault: onItsWay });
  desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
  await desk.logIn('0110001');
  await desk.answered();
  expect(desk.getState().voucher).toMatchObject({ codes: [], verifying: null });
});

test('an order submitted while a voucher is being verified waits for it and contains it', async () => {
  const desk = await readyDesk();
  setFault({ path: '/voucher-verify', fault: onItsWay });
  desk.dispatch(voucherActions.redemptionRequested('SOMMER'));
  desk.dispatch(orderActions.submitRequested());
  await desk.rest();
  expect(newOrders()).toHaveLength(1);
  expect(desk.getState().order).toMatchObject({ phase: 'confirmed', order: { totalPrice: 40_94 - 10_00 } });
});
