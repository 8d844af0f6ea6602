import { all, call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { isSamePlace, type Address } from '~/domain/address/address';
import { deliveryAddressFrom, type AddressInput } from '~/domain/address/addressInput';
import { tidyDigits } from '~/domain/common/digits';
import type { Customer } from '~/domain/customer/customer';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions, selectDataForm, type DataCheck } from '~/features/customer/data/customerDataSlice';
import { verifyPostNumber } from '~/services/addressCheckService/addressCheckService';
import { savePreferredAddress } from '~/services/customerService/customerChangesService';
import { ServiceError } from '~/services/http/serviceError';
import { notify } from '~/shared/notify/notices';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { newLocalId } from '~/shared/localIds';
import { postalProblem } from './saveCustomerSaga';
import './editCustomerTexts.de';

/** Checks the submitted address and makes it the delivery address of the call; it is sent with the order (DECISIONS 35). */
function* saveAddress({
  payload: { input, address: trust },
}: ReturnType<typeof customerDataActions.addressSubmitted>): SagaGenerator<void> {
  const form = yield* select(selectDataForm);
  const customer = yield* select(selectCustomer);
  if (form.phase !== 'address') return;
  if (customer === null) {
    yield* put(customerDataActions.checkEnded({ status: 'failed' }));
    return;
  }
  const { country } = yield* select(selectCallState);
  const edited = customer.deliveryAddresses.find(({ id }) => id === form.target.addressId);
  const address = deliveryAddressFrom(input, {
    country,
    salutation: customer.salutation,
    edited,
    newId: newLocalId,
  });
  // A stored address whose place is unchanged is not checked again: it was checked when it was entered (REQ B9.3).
  const isKnown = edited !== undefined && (edited.countryCode ?? country) === country && isSamePlace(edited, address);
  const problem = trust === 'check' && !isKnown ? yield* problemOf(address, input) : null;
  if (problem !== null) {
    yield* put(customerDataActions.checkEnded(problem));
    return;
  }
  // Drops the result when the form is not open any more: another customer may have been loaded while the check ran.
  const now = yield* select(selectDataForm);
  if (now.phase !== 'address' || now.target !== form.target) return;
  if ((yield* select(selectCustomer)) === null) {
    yield* put(customerDataActions.checkEnded({ status: 'failed' }));
    return;
  }
  yield* put(customerDataActions.formClosed());
  yield* put(customerActions.dataEdited(withAddress(customer, address, input.isPreferred)));
  yield* put(customerActions.deliveryAddressChosen(address.id));
  notify({ variant: 'success', text: { key: edited === undefined ? 'address.added' : 'address.edited' } });
}

function* problemOf(address: Address, input: AddressInput): SagaGenerator<DataCheck | null> {
  return address.type === 'POSTAL' ? yield* postalProblem(address) : yield* postNumberProblem(input.postNumber);
}

/**
 * Asks the service whether the post number exists (REQ B10.2). If it does not answer, the problem is
 * `postNumberOffline`, and the agent may go on with a number whose check digit is correct.
 */
function* postNumberProblem(postNumber: string): SagaGenerator<DataCheck | null> {
  try {
    const isValid = yield* withAbort((signal) => verifyPostNumber(tidyDigits(postNumber), signal));
    return isValid ? null : { status: 'postNumberRefused' };
  } catch (error) {
    if (error instanceof ServiceError && error.status !== null && [400, 404, 422].includes(error.status)) {
      return { status: 'postNumberRefused' };
    }
    if (error instanceof ServiceError && error.kind !== 'signedOut') return { status: 'postNumberOffline' };
    throw error;
  }
}

function withAddress(customer: Customer, address: Address, isPreferred: boolean): Customer {
  const isKnown = customer.deliveryAddresses.some(({ id }) => id === address.id);
  const deliveryAddresses = isKnown
    ? customer.deliveryAddresses.map((other) => (other.id === address.id ? address : other))
    : [...customer.deliveryAddresses, address];
  return { ...customer, deliveryAddresses, ...(isPreferred && { preferredAddressId: address.id }) };
}

/** Saves the preferred address of a known customer at once; that of a new customer is sent with the order. */
function* preferAddress({
  payload: preferredAddressId,
}: ReturnType<typeof customerActions.preferredAddressRequested>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null || customer.externalCustomerId === null) return;
  yield* call(savePreferredAddress, customer.externalCustomerId, preferredAddressId);
  yield* put(customerActions.recordUpdated({ customerKey: customer.externalCustomerId, part: { preferredAddressId } }));
}

const saveSafely = safely(saveAddress, function* settle() {
  yield* put(customerDataActions.checkEnded({ status: 'failed' }));
});

export function* saveAddressSaga(): SagaGenerator<void> {
  const { addressSubmitted, checkDismissed, formCancelled } = customerDataActions;
  yield* all([
    takeLatestUntil(addressSubmitted, [checkDismissed, formCancelled], saveSafely),
    takeLatest(customerActions.preferredAddressRequested, safely(preferAddress, { notice: 'address.preferredFailed' })),
  ]);
}
