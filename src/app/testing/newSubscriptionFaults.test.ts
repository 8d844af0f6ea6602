import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { authenticationActions } from '~/features/authentication/authenticationSlice';
import { customerSubscriptionsActions } from '~/features/subscription/ofCustomer/customerSubscriptionsSlice';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { clearFaults } from '../../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { faults, injectFault } from './faultMatrix';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

interface FaultCase {
  readonly act: (desk: Desk) => void;
  /** What is to be seen after the same act without a fault. */
  readonly isDone: (desk: Desk) => boolean;
}

/** The agent action that sends each request before and for a new subscription, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  checkBirthdate: {
    act: (desk) =>
      void desk.dispatch(authenticationActions.checkRequested({ customerNumber: '0123456', birthDate: '1964-08-12' })),
    isDone: (desk) => desk.getState().authentication.phase === 'confirmed',
  },
  listSubscriptions: {
    act: (desk) =>
      void desk.dispatch(customerSubscriptionsActions.listRequested({ customerNumber: '0123456', filter: null })),
    isDone: (desk) => desk.getState().customerSubscriptions.subscriptions.length > 0,
  },
  createSubscription: {
    act: (desk) =>
      void desk.dispatch(
        newSubscriptionActions.submitRequested({
          subscription: {
            externalCustomerId: '0123456',
            product: { sku: '543015001', quantity: 1, price: 24_99 },
            payment: { method: 'INVOICE' },
            deliveryAddress: null,
            aboInfo: { rotation: 'TWO_MONTHS', startIn: 'CUSTOM', nextOrderDate: '2999-01-01' },
            salesChannel: '04',
            salesOffice: '4001',
            sourceChannel: 'ECOM',
          },
          deliveryProductNo: '443015',
        }),
      ),
    isDone: (desk) => desk.getState().newSubscription.phase === 'created',
  },
};

async function openForm(): Promise<Desk> {
  const desk = openDesk();
  await desk.logIn('0123456');
  await desk.enter('432011001');
  desk.dispatch(newSubscriptionActions.subscriptionRequested({ sku: '543015001', quantity: 1 }));
  await desk.rest();
  return desk;
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, { act, isDone }) => {
  it.each(faults)('%s: ends loading, loses nothing, and works at the next try', async (_what, fault) => {
    const desk = await openForm();
    injectFault(name, fault);
    act(desk);
    await desk.rest();
    const { customer, newSubscription } = desk.getState();
    expect(customer.customer?.externalCustomerId).toBe('0123456');
    expect(desk.lines()).toEqual(['432011001*1']);
    expect(['editing', 'created']).toContain(newSubscription.phase);
    const shown = JSON.stringify([desk.getState(), desk.notices]);
    expect(shown).not.toContain('y'.repeat(301));
    expect(shown.length).toBeLessThan(200_000);
    clearFaults();
    if (!isDone(desk)) {
      act(desk);
      await desk.rest();
    }
    expect(isDone(desk)).toBe(true);
  });
});
