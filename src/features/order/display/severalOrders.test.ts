import { describe, expect, it } from 'vitest';
import { reloaded } from '~/app/journal/testing/reloaded';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { doIt } from '~/flows/testing/doIt';
import { emptyAddressInput } from '~/domain/address/addressInput';
import { customerInputOfOrder } from '~/domain/order/correctionInput';
import {
  correctCustomer,
  correlationIdsOf,
  openOrder,
  requestsOf,
  resubmit,
  shownOf,
} from '~/features/testing/aShownOrder';
import { currentWorld, setFault } from '../../../../mocks/node.ts';
import type { Fault } from '../../../../mocks/worlds/faults.ts';
import { orderDisplayActions, selectCorrection } from './orderDisplaySlice';

startStandIn();

const first = '1300000110';
const second = '1300000104';
const address = { ...emptyAddressInput('Rita', 'Prüfung'), city: 'Bonn' };
const debit = { method: 'DIRECT_DEBIT', accountHolder: 'Rita', iban: 'DE89370400440532013000' } as const;

/** Leaves the first order for the second one, which gets a correction too, and comes back. */
async function thereAndBack(desk: Desk): Promise<Desk> {
  desk.dispatch(orderDisplayActions.orderLeft());
  await openOrder(second, desk);
  desk.dispatch(orderDisplayActions.corrected({ payment: { method: 'INVOICE' } }));
  desk.dispatch(orderDisplayActions.orderLeft());
  return openOrder(first, desk);
}

describe('what is corrected in an order of the work-list while others are worked on (REQ E4.2, UX 5)', () => {
  const drafts: Readonly<Record<string, readonly [(desk: Desk) => void, object]>> = {
    'a customer that is taken over': [correctCustomer, { parts: { customer: { lastName: 'Neumann' } }, lost: [] }],
    'a customer that is typed': [
      (desk) => {
        const { customer } = shownOf(desk).details;
        if (customer === null) throw new Error('the order has no customer');
        desk.dispatch(orderDisplayActions.drafted({ customer: { ...customerInputOfOrder(customer), city: 'Bonn' } }));
      },
      { drafts: { customer: { city: 'Bonn' } }, lost: [] },
    ],
    'an address that is typed': [
      (desk) => void desk.dispatch(orderDisplayActions.drafted({ address })),
      { drafts: { address: { city: 'Bonn' } }, lost: [] },
    ],
    'an address that is taken over': [
      (desk) => void desk.dispatch(orderDisplayActions.corrected({ address })),
      { parts: { address: { city: 'Bonn' } }, lost: [] },
    ],
    'a payment that is taken over': [
      (desk) => void desk.dispatch(orderDisplayActions.corrected({ payment: { method: 'CASH_ON_DELIVERY' } })),
      { parts: { payment: { method: 'CASH_ON_DELIVERY' } }, lost: [] },
    ],
    'a payment that is typed, which is in no storage and named as lost': [
      (desk) => {
        desk.dispatch(orderDisplayActions.formOpened('payment'));
        desk.dispatch(orderDisplayActions.paymentTyped());
      },
      { parts: { payment: null }, lost: ['payment'] },
    ],
  };

  it.each(Object.entries(drafts))(
    '%s is there again with its order, and after a reload',
    async (_name, [act, kept]) => {
      const desk = await openOrder(first);
      act(desk);
      expect(selectCorrection((await thereAndBack(desk)).getState())).toMatchObject(kept);
      const again = await openOrder(first, await reloaded(desk));
      expect(selectCorrection(again.getState())).toMatchObject(kept);
      await openOrder(second, again);
      expect(selectCorrection(again.getState())).toMatchObject({ parts: { payment: { method: 'INVOICE' } } });
    },
  );

  it('a reload of the open payment form names what was typed; bank details that were taken over stay until then', async () => {
    const desk = await openOrder(first);
    desk.dispatch(orderDisplayActions.corrected({ payment: debit }));
    expect(selectCorrection((await thereAndBack(desk)).getState())?.parts.payment).toEqual(debit);
    desk.dispatch(orderDisplayActions.lostDropped());
    desk.dispatch(orderDisplayActions.corrected({ payment: null }));
    desk.dispatch(orderDisplayActions.paymentTyped());
    const again = await openOrder(first, await reloaded(desk));
    expect(selectCorrection(again.getState())?.lost).toEqual(['payment']);
  });

  it('goes with its order once that is submitted or cancelled', async () => {
    const desk = await openOrder(first);
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.resubmitRequested());
    desk.dispatch(orderDisplayActions.orderLeft());
    await openOrder(second, desk);
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.cancelRequested());
    await desk.rest();
    const { corrections, openAttempts } = desk.getState().orderDisplay;
    expect([corrections, openAttempts]).toEqual([{}, {}]);
    expect(currentWorld().db.orders.find(first)?.read()).toMatchObject({ customer: { last_name: 'Neumann' } });
  });
});

it('the work-list shows an order as its screen did last (DECISIONS 223)', async () => {
  const desk = openDesk();
  await doIt(desk, orderDisplayActions.workListExtended([first]));
  await doIt(desk, orderDisplayActions.workListFactsRequested());
  const facts = () => desk.getState().orderDisplay.workListFacts[first];
  expect(facts()).toMatchObject({ customer: 'Rita Prüfung', rejection: {} });
  await openOrder(first, desk);
  correctCustomer(desk);
  setFault({ path: '/submission', times: 1, fault: { kind: 'status', status: 422 } });
  await resubmit(desk);
  expect(facts()).toMatchObject({ customer: 'Rita Neumann', rejection: {} });
  await resubmit(desk);
  expect(facts()).toMatchObject({ customer: 'Rita Neumann', rejection: null });
});

describe('the outcome of an order that the agent has left (REQ E4.3, E4.4, DECISIONS 240)', () => {
  const detail = 'Feld ungültig.';
  const refused = { kind: 'status', status: 422, body: { detail } } as const;
  const byCode = { kind: 'status', status: 409, body: { key: 'returned_order', detail: null } } as const;
  const broken = { kind: 'status', status: 500, body: { detail } } as const;
  it.each<[string, 'resubmitRequested' | 'cancelRequested', string, Fault, string, string | null]>([
    ['update', 'resubmitRequested', '/orders/', refused, 'order.otherRefused', detail],
    ['submission', 'resubmitRequested', '/submission', refused, 'order.otherRefused', detail],
    ['submission', 'resubmitRequested', '/submission', byCode, 'order.otherRefused', 'returned_order'],
    ['submission', 'resubmitRequested', '/submission', broken, 'order.otherNotThere', detail],
    ['submission', 'resubmitRequested', '/submission', { kind: 'reset' }, 'order.otherNotThere', null],
    ['cancellation', 'cancelRequested', '/cancel', refused, 'order.otherCancellationRefused', detail],
    ['cancellation', 'cancelRequested', '/cancel', byCode, 'order.otherCancellationRefused', 'returned_order'],
  ])('%s (%s %s) with %j: %s, in the words of the service', async (name, act, path, fault, key, said) => {
    const desk = await openOrder(first);
    setFault({ path, method: name === 'update' ? 'PUT' : 'POST', times: 1, fault });
    desk.dispatch(orderDisplayActions[act]());
    desk.dispatch(orderDisplayActions.orderLeft());
    await openOrder(second, desk);
    await expect.poll(() => desk.notices).toMatchObject([{ variant: 'error', text: { key, said } }]);
    expect(desk.notices).toMatchObject([{ text: { params: { number: first } } }]);
  });
});

describe('a resubmission without an outcome (REQ E4.2, QUALITY 9, DECISIONS 67)', () => {
  const lose = () => setFault({ path: '/submission', times: 1, fault: { kind: 'reset' } });
  const again: Readonly<Record<string, (desk: Desk) => Promise<Desk>>> = {
    'another order': thereAndBack,
    'a reload': async (desk) => openOrder(first, await reloaded(desk)),
  };

  it.each(Object.entries(again))(
    'is looked up after %s, and sent again as the same attempt',
    async (_name, comeBack) => {
      const desk = await openOrder(first);
      lose();
      await resubmit(desk);
      const later = await comeBack(desk);
      expect(later.getState().orderDisplay.resubmission).toMatchObject({
        status: 'outcomeUnknown',
        lookup: 'notThere',
      });
      await resubmit(later);
      const [lost, repeated, ...more] = correlationIdsOf('submitOrder');
      expect([repeated, more]).toEqual([lost, []]);
      expect(later.getState().orderDisplay).toMatchObject({
        resubmission: { status: 'resubmitted' },
        openAttempts: {},
      });
    },
  );

  it('that a reload interrupted is told once the order is shown, and not sent a second time', async () => {
    const desk = await openOrder(first);
    // Not answered before the reload, however slow the machine is.
    setFault({ path: '/submission', times: 1, fault: { kind: 'stall', after: 'after' } });
    desk.dispatch(orderDisplayActions.resubmitRequested());
    await expect.poll(() => requestsOf('submitOrder')).toHaveLength(1);
    const later = await openOrder(first, await reloaded(desk));
    await expect.poll(() => later.getState().orderDisplay.resubmission.status).toBe('resubmitted');
    await resubmit(later);
    expect(requestsOf('submitOrder')).toHaveLength(1);
  });

  it('is another attempt with another correction', async () => {
    const desk = await openOrder(first);
    setFault({ path: '/orders/', method: 'PUT', times: 1, fault: { kind: 'reset' } });
    await resubmit(desk);
    const later = await openOrder(first, await reloaded(desk));
    correctCustomer(later);
    await resubmit(later);
    const [lost, changed] = correlationIdsOf('updateOrder');
    expect(changed).not.toBe(lost);
  });
});
