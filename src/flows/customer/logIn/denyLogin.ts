import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { customerKey, nameOf, type Customer } from '~/domain/customer/customer';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { denyBirthdayCheck } from './birthdayChecks';

/** Ends the login as denied, because the caller could not be authenticated as the customer. */
export function* denyLogin(customer: Customer): SagaGenerator<void> {
  yield* unconfirm(customer);
  yield* put(customerActions.loginAdvanced({ phase: 'denied', name: nameOf(customer) }));
}

/** Revokes the confirmation that an earlier login gave: neither this call nor a reload has the customer any more. */
export function* unconfirm(customer: Customer): SagaGenerator<void> {
  const { id: callId } = yield* select(selectCallState);
  yield* call(denyBirthdayCheck, callId, customerKey(customer));
  yield* put(customerActions.setAside(customerKey(customer)));
}
