import { describe } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { aNewSubscription } from '~/domain/testing/aSubscription';
import { callerCheckActions } from '~/features/customer/callerCheck/callerCheckSlice';
import { customerSubscriptionsActions } from '~/features/subscription/ofCustomer/customerSubscriptionsSlice';
import { newSubscriptionActions } from '~/features/subscription/create/newSubscriptionSlice';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

/** The agent action that sends each request before and for a new subscription, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  checkBirthdate: {
    act: (desk) =>
      void desk.dispatch(callerCheckActions.checkRequested({ customerNumber: '0123456', birthDate: '1964-08-12' })),
    isDone: (desk) => desk.getState().callerCheck.phase === 'confirmed',
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
          subscription: aNewSubscription({
            aboInfo: { rotation: 'TWO_MONTHS', startIn: 'CUSTOM', nextOrderDate: '2999-01-01' },
          }),
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

function customerAndBasket(desk: Desk) {
  const { customer, newSubscription } = desk.getState();
  return {
    customer: customer.customer?.externalCustomerId,
    lines: desk.lines(),
    isOpen: ['editing', 'created'].includes(newSubscription.phase),
  };
}

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  testEveryFault(name, faultCase, { open: openForm, kept: customerAndBasket });
});
