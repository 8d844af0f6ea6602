import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { orderDisplayActions } from '~/features/order/display/orderDisplaySlice';
import * as afterOrderOperations from '../../../mocks/contract/afterOrderOperations.ts';
import { startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

/** Rejected, and accepted when it is submitted again as it is. */
const rejected = '1300000104';

const openRejected = (desk: Desk) => void desk.dispatch(orderDisplayActions.orderRequested(rejected));
/** An act on the rejected order, which is opened again before the second try. */
const onRejected = (act: (desk: Desk) => void, isDone: FaultCase['isDone']): FaultCase => ({
  before: openRejected,
  act,
  again: async (desk) => {
    openRejected(desk);
    await desk.rest();
    act(desk);
  },
  isDone,
});
const historyOf = (desk: Desk): readonly string[] => {
  const { shown } = desk.getState().orderDisplay;
  return shown.phase === 'loaded' ? shown.order.statusHistory.map(({ status }) => status) : [];
};
const resubmission = onRejected(
  (desk) => void desk.dispatch(orderDisplayActions.resubmitRequested()),
  (desk) => desk.getState().orderDisplay.resubmission.status === 'resubmitted',
);

/** The agent action that sends each request after the order, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  readOrder: { act: openRejected, isDone: (desk) => historyOf(desk).length > 0 },
  updateOrder: resubmission,
  submitOrder: resubmission,
  cancelRejectedOrder: onRejected(
    (desk) => void desk.dispatch(orderDisplayActions.cancelRequested()),
    (desk) => historyOf(desk).at(-1) === 'CANCELLED',
  ),
};

/** The part of the call that no fault may lose. */
function basketAndCustomer({ getState }: Desk) {
  const { customer, basket, orderDisplay } = getState();
  return {
    customer: customer.customer?.externalCustomerId,
    lines: basket.items.map(({ sku }) => sku),
    corrections: orderDisplay.corrections,
  };
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  testEveryFault(name, faultCase, { kept: basketAndCustomer });
});

it('every operation of this part has its case', () => {
  const others = ['cancelOrder', 'readOrdersOverview', 'searchOrderInfo'];
  const names = Object.values(afterOrderOperations).map(({ name }) => name);
  expect(names.filter((name) => !(name in cases) && !others.includes(name))).toEqual([]);
});
