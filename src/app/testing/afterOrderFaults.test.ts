import { describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { orderDisplayActions } from '~/features/orderDisplay/orderDisplaySlice';
import * as afterOrderOperations from '../../../mocks/contract/afterOrderOperations.ts';
import { clearFaults, requestsSeen } from '../../../mocks/node.ts';
import { readyDesk, startStandIn, type Desk } from './aDesk';
import { faults, injectFault } from './faultMatrix';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

/** Rejected, and accepted when it is submitted again as it is. */
const rejected = '1300000104';

interface FaultCase {
  /** What the agent does before. */
  readonly before?: (desk: Desk) => void;
  readonly act: (desk: Desk) => void;
  /** What is to be seen after the same act without a fault. */
  readonly isDone: (desk: Desk) => boolean;
}

const openRejected = (desk: Desk) => void desk.dispatch(orderDisplayActions.orderRequested(rejected));
const historyOf = (desk: Desk): readonly string[] => {
  const { shown } = desk.getState().orderDisplay;
  return shown.phase === 'loaded' ? shown.order.statusHistory.map(({ status }) => status) : [];
};
const resubmission: FaultCase = {
  before: openRejected,
  act: (desk) => void desk.dispatch(orderDisplayActions.resubmitRequested()),
  isDone: (desk) => desk.getState().orderDisplay.resubmission.status === 'resubmitted',
};

/** The agent action that sends each request after the order, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  readOrder: { act: openRejected, isDone: (desk) => historyOf(desk).length > 0 },
  updateOrder: resubmission,
  submitOrder: resubmission,
  cancelRejectedOrder: {
    before: openRejected,
    act: (desk) => void desk.dispatch(orderDisplayActions.cancelRequested()),
    isDone: (desk) => historyOf(desk).at(-1) === 'CANCELLED',
  },
};

/** The part of the call that no fault may lose. */
function basketAndCustomer({ getState }: Desk) {
  const { customer, basket, orderDisplay } = getState();
  return {
    customer: customer.customer?.externalCustomerId,
    lines: basket.items.map(({ sku }) => sku),
    correction: orderDisplay.correction,
  };
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, { before, act, isDone }) => {
  it.each(faults)('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
    const desk = await readyDesk();
    before?.(desk);
    await desk.rest();
    const kept = basketAndCustomer(desk);
    injectFault(name, fault);
    const seen = requestsSeen().length;
    act(desk);
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
    expect(basketAndCustomer(desk)).toEqual(kept);
    const shown = JSON.stringify([desk.getState(), desk.notices]);
    expect(shown).not.toContain('y'.repeat(301));
    clearFaults();
    if (!isDone(desk)) {
      if (before !== undefined) before(desk);
      await desk.rest();
      act(desk);
      await desk.rest();
    }
    expect(isDone(desk)).toBe(true);
  });
});

it('every operation of this part has its case', () => {
  const others = ['cancelOrder', 'readOrdersOverview', 'searchOrderInfo'];
  const names = Object.values(afterOrderOperations).map(({ name }) => name);
  expect(names.filter((name) => !(name in cases) && !others.includes(name))).toEqual([]);
});
