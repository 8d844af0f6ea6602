import type { Action } from '@reduxjs/toolkit';
import { put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { newCustomerOf } from '~/domain/customer/customerInput';
import type { StepProblem } from '~/domain/order/preload';
import type { RecreatedOrder } from '~/domain/order/recreation';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { newLocalId } from '~/shared/localIds';

/** Takes the guest of an order into the call, with the questions that a typed guest is asked. */
export function* preloadGuest({
  input,
  country,
}: NonNullable<RecreatedOrder['guest']>): SagaGenerator<StepProblem | null> {
  if ((yield* select(selectCustomer)) !== null) return null;
  const customer = newCustomerOf(input, { isGuest: true, country, newId: newLocalId });
  yield* put(customerActions.loadIntoCallRequested({ customer, original: null, isSamePerson: false }));
  const { other, stopped } = yield* race({
    loggedIn: take(customerActions.loggedIn),
    other: take(customerActions.loginRequested),
    // For example a guest whose billing address is in another country.
    stopped: take(
      (action: Action) => customerActions.loginAdvanced.match(action) && action.payload.phase === 'stopped',
    ),
  });
  if (stopped !== undefined) return { kind: 'customerStopped' };
  return other === undefined ? null : { kind: 'customerNotIdentified' };
}
