import { expect, it } from 'vitest';
import { startStandIn } from '~/app/testing/aDesk';
import { noCorrection } from '~/domain/order/orderCorrection';
import { correctCustomer, openOrder, requestsOf, resubmit, shownOf } from '~/features/testing/aShownOrder';
import { cancelRejectedOrder, updateOrder } from '~/services/orderService/rejectedOrderService';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';

// Tests the resubmission of an order that somebody else has changed since it was loaded (DECISIONS 267).

startStandIn();

it('sends nothing where somebody else has cancelled the order, and shows it as it is', async () => {
  const desk = await openOrder('1300000104');
  await cancelRejectedOrder(shownOf(desk).order.id);
  await resubmit(desk);
  expect(requestsOf('updateOrder')).toEqual([]);
  expect(shownOf(desk).order.statusHistory.at(-1)?.status).toBe('CANCELLED');
  expect(desk.getState().orderDisplay.resubmission.status).toBe('noLongerRejected');
});

it('shows what somebody else has changed first, keeps the own correction, and sends both with the next press', async () => {
  const desk = await openOrder('1300000110');
  const elsewhere = { ...noCorrection, payment: { method: 'CASH_ON_DELIVERY' } } as const;
  await updateOrder(shownOf(desk), elsewhere, crypto.randomUUID());
  correctCustomer(desk);
  await resubmit(desk);
  expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'changedMeanwhile' });
  expect(shownOf(desk).details.payment).toMatchObject({ method: 'CASH_ON_DELIVERY' });
  expect(requestsOf('updateOrder')).toHaveLength(1);
  await resubmit(desk);
  expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: true });
  expect(currentWorld().db.orders.find('1300000110')?.read()).toMatchObject({
    customer: { last_name: 'Neumann' },
    payment: { method: 'CASH_ON_DELIVERY' },
  });
});

it('sends nothing where the order cannot be read; the next press does', async () => {
  const desk = await openOrder('1300000104');
  setFault({ path: '/orders/', method: 'GET', fault: { kind: 'status', status: 503 } });
  await resubmit(desk);
  expect(desk.getState().orderDisplay.resubmission.status).toBe('refused');
  expect(requestsOf('updateOrder')).toEqual([]);
  clearFaults();
  await resubmit(desk);
  expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
});
