import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { customerActions, customerSlice, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import type { CustomerState } from '~/features/customer/ofCall/customerState';
import type { StepProblem } from '~/domain/order/preload';
import { isActionOf } from '~/shared/saga/isActionOf';

/** Starts the ordinary login (PIN, birthday, consents) and waits for its end. Returns the problem, or null. */
export function* preloadCustomer(customerNumber: string): SagaGenerator<StepProblem | null> {
  const { customer } = yield* select(selectCustomerState);
  if (customer?.externalCustomerId === customerNumber) return null;
  yield* put(customerActions.loginRequested(customerNumber));
  yield* take([customerActions.loadingStarted, customerActions.numberRefused]);
  for (;;) {
    const end = endOfLogin(yield* select(selectCustomerState), customerNumber);
    if (end !== 'open') return end;
    yield* take(isActionOf(customerSlice));
  }
}

/** `open`: the login waits for a service or the agent. */
function endOfLogin({ login, customer }: CustomerState, customerNumber: string): StepProblem | 'open' | null {
  switch (login.phase) {
    case 'loading':
    case 'asking':
      return 'open';
    case 'idle':
    case 'done':
      if (customer === null) return { kind: 'customerNotIdentified' };
      return customer.externalCustomerId === customerNumber ? null : { kind: 'otherCustomer' };
    case 'invalidNumber':
    case 'notFound':
      return { kind: 'customerNotFound', customerNumber };
    case 'stopped':
      return { kind: 'customerStopped' };
    case 'denied':
      return { kind: 'customerNotIdentified' };
    case 'failed':
      return { kind: 'technical' };
  }
}
