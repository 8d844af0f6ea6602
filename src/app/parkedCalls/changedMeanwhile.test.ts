// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parkingLimits } from '~config/limits/parking';
import type { Agent } from '~/domain/common/agent';
import { stockWarnings } from '~/domain/order/stockWarnings';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { voucherActions } from '~/features/voucher/voucherSlice';
import { closeCall, openCall, startNewCall } from '~/app/call/currentCall';
import { currentCall, type RunningCall } from '~/app/call/runningCall';
import { currentCountry } from '~/app/session/currentCountry';
import { connectToStandIn, startStandIn } from '~/app/testing/aDesk';
import { currentWorld } from '../../../mocks/node.ts';
import { showParkedCall } from './changeCall';
import { markOf } from './markOf';

startStandIn();

const agent: Agent = { username: 'abeispiel', fullName: 'Anna Beispiel', roles: [] };
const cream = '432011001';

beforeEach(async () => {
  connectToStandIn(currentCountry);
  await openCall(agent);
});
afterEach(async () => {
  vi.useRealTimers();
  await closeCall('chosen');
});

/** A call with a customer, an article, a voucher and a current offer, which is parked. */
async function parkedCall(): Promise<RunningCall> {
  const call = currentCall();
  if (call === null) throw new Error('no call');
  const { dispatch, getState } = call.store;
  dispatch(customerActions.loginRequested('0123456'));
  await expect.poll(() => getState().customer.login.phase).toBe('asking');
  dispatch(customerActions.birthdayAnswered('confirmed'));
  dispatch(productSearchActions.termSubmitted(cream));
  await expect.poll(() => getState().basket.items).toHaveLength(1);
  dispatch(paymentActions.methodChosen({ method: 'INVOICE', hasBankDetails: false }));
  dispatch(voucherActions.redemptionRequested('SOMMER'));
  await expect.poll(() => getState().voucher.codes).toEqual(['SOMMER']);
  await expect.poll(() => getState().offer.offer?.totalVoucherDiscount).toBeGreaterThan(0);
  const why = { reason: 'callsBack', text: '', dueAt: null } as const;
  startNewCall(agent, { parked: markOf(getState(), why, '/orderapp', new Date()) });
  return call;
}

const changes: Readonly<Record<string, { happen: () => void; named: (call: RunningCall) => unknown; as: unknown }>> = {
  'a price': {
    happen: () => currentWorld().db.prices.changeTo(110),
    named: ({ store }) => store.getState().offer.changes.map(({ figure }) => figure),
    as: expect.arrayContaining(['products']),
  },
  'a voucher': {
    happen: () => currentWorld().db.vouchers.delete('SOMMER'),
    named: ({ store }) => {
      const { codes, failure } = store.getState().voucher;
      return [codes, failure?.kind];
    },
    as: [[], 'refused'],
  },
  'the stock of an article': {
    happen: () => currentWorld().db.stock.leaveOnly(cream, 0),
    named: ({ store }) => stockWarnings(store.getState().offer.offer?.items ?? []),
    as: [{ kind: 'soldOut', sku: cream }],
  },
  'a basket that is closed, with an article that is sold out': {
    happen: () => {
      currentWorld().db.baskets.removeAll();
      currentWorld().db.stock.leaveOnly(cream, 0);
    },
    named: ({ store }) => store.getState().basket.refused.map(({ sku, problem }) => [sku, problem.kind]),
    as: [[cream, 'reservationFailed']],
  },
};

it.each(Object.entries(changes))(
  'what changed while a call was parked is named when it comes back: %s (DECISIONS 250)',
  async (_what, { happen, named, as }) => {
    const call = await parkedCall();
    happen();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + parkingLimits.parkedFresh });
    await showParkedCall(agent, call.id, '/orderapp');
    await expect.poll(() => named(call)).toEqual(as);
  },
);
