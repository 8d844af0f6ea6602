import { all, put, race, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { PostalAddress } from '~/domain/address/address';
import { addressVerdict, type AddressVerdict } from '~/domain/address/addressCheck';
import { customerKey, nameOf, type Customer } from '~/domain/customer/customer';
import { changedFieldsOf } from '~/domain/customer/customerChanges';
import {
  customerInputOf,
  editedCustomerOf,
  hasSameBillingAddress,
  newCustomerOf,
  typedOver,
  type CustomerInput,
} from '~/domain/customer/customerInput';
import { emailCheckVerdict, nameCheckIsPossible, nameCheckVerdict } from '~/domain/customer/duplicates';
import { selectCall } from '~/features/call/callSlice';
import { customerActions, selectCustomerState } from '~/features/customer/customerSlice';
import {
  customerDataActions,
  selectDataForm,
  selectDrafts,
  type CustomerPurpose,
  type DoubleCheckReason,
} from '~/features/customerData/customerDataSlice';
import { checkAddress } from '~/services/addressCheckService/addressCheckService';
import {
  findCustomersByEmail,
  findCustomersByNameAndBirthDate,
} from '~/services/customerService/customerSearchService';
import { ServiceError } from '~/services/http/serviceError';
import { log, logFailure } from '~/services/loggingService/loggingService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { newLocalId } from './localIds';

/**
 * Takes the submitted form's data into the call (REQ B7.12): checks the address, stores the customer unsaved in the call, then the
 * duplicate check by name and birthday and by e-mail, then consent. Every question leaves the form as it was.
 */
function* saveCustomer({
  payload: { input, address, withoutDuplicateCheck = false },
}: ReturnType<typeof customerDataActions.customerSubmitted>): SagaGenerator<void> {
  const form = yield* select(selectDataForm);
  if (form.phase !== 'customer') return;
  const { purpose } = form;
  const { country } = yield* select(selectCall);
  const original = yield* originalOf(purpose);
  if (purpose.kind === 'edit' && original === null) {
    // The customer of the form could not be loaded again: nobody new may come of it.
    yield* put(customerDataActions.checkEnded({ status: 'failed' }));
    return;
  }
  const customer =
    original === null
      ? newCustomerOf(input, { isGuest: purpose.kind === 'guest', country, newId: newLocalId })
      : { ...editedCustomerOf(input, original.customer, country, newLocalId), isLightUser: false };
  const addressIsKnown = original !== null && hasSameBillingAddress(input, original.customer, country);
  if (address === 'check' && !addressIsKnown && !(yield* billingAddressPasses(customer))) return;
  const candidate: Checked = { customer, atService: original?.atService ?? null };
  const needs = {
    names: original === null || namesDiffer(input, original.customer),
    email: customer.email !== null && customer.email !== original?.customer.email,
  };
  // A guest gets no account that could stand twice.
  const isUnchecked = customer.isGuest || withoutDuplicateCheck;
  const checked = isUnchecked ? candidate : yield* tryDuplicateCheck(candidate, input, needs);
  if (checked === null) return;
  const now = yield* select(selectDataForm);
  // Another customer was loaded while the checks ran: the form went with the one it was about.
  if (now.phase === 'customer' && now.purpose === purpose) yield* hold(checked, purpose);
}

/** A customer who may be taken into the call, and the one the service has under the same number. */
interface Checked {
  readonly customer: Customer;
  readonly atService: Customer | null;
}

interface Original {
  /** What the form started from. */
  readonly customer: Customer;
  /** As the service has it. */
  readonly atService: Customer | null;
}

function* originalOf(purpose: CustomerPurpose): SagaGenerator<Original | null> {
  if (purpose.kind === 'lightUser') return { customer: purpose.customer, atService: purpose.customer };
  if (purpose.kind !== 'edit') return null;
  const { customer, original } = yield* select(selectCustomerState);
  return customer === null ? null : { customer, atService: original };
}

function namesDiffer(input: CustomerInput, customer: Customer): boolean {
  const typed = editedCustomerOf(input, customer, 'DE', newLocalId);
  return nameOf(typed) !== nameOf(customer) || typed.dateOfBirth !== customer.dateOfBirth;
}

/**
 * Valid only if the check returns exactly this one address; offline, the agent may go on without it (REQ B9.3, B9.5).
 */
function* billingAddressPasses({ billingAddress }: Customer): SagaGenerator<boolean> {
  if (billingAddress?.type !== 'POSTAL') return true;
  const verdict = yield* checkPostalAddress(billingAddress);
  if (verdict === 'offline') yield* put(customerDataActions.checkEnded({ status: 'addressOffline' }));
  else if (verdict.kind !== 'valid') yield* put(customerDataActions.checkEnded({ status: 'address', verdict }));
  return verdict !== 'offline' && verdict.kind === 'valid';
}

/** What the address check says of a street address. */
export function* checkPostalAddress(address: PostalAddress): SagaGenerator<AddressVerdict | 'offline'> {
  const result = yield* withAbort((signal) => checkAddress(address, signal));
  return result === 'offline' ? result : addressVerdict(address, result);
}

interface Needs {
  readonly names: boolean;
  readonly email: boolean;
}

/** Null when the check did not answer: the form says so and lets the agent go on without it. */
function* tryDuplicateCheck(candidate: Checked, input: CustomerInput, needs: Needs): SagaGenerator<Checked | null> {
  try {
    return yield* checkForDuplicates(candidate, input, needs);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    yield* put(customerDataActions.checkEnded({ status: 'duplicatesFailed' }));
    logFailure(error);
    return null;
  }
}

/** The customer, with the double check skipped or merged with a light user where that came out of it. */
function* checkForDuplicates(candidate: Checked, input: CustomerInput, needs: Needs): SagaGenerator<Checked> {
  const { atService } = candidate;
  const customer = needs.names ? yield* checkNames(candidate.customer) : candidate.customer;
  return needs.email ? yield* checkEmail({ customer, atService }, input) : { customer, atService };
}

function* checkNames(customer: Customer): SagaGenerator<Customer> {
  const { firstName, lastName, dateOfBirth, externalCustomerId } = customer;
  if (dateOfBirth === null || !nameCheckIsPossible(customer)) return customer;
  const found = yield* withAbort((signal) =>
    findCustomersByNameAndBirthDate({ firstName, lastName, dateOfBirth }, signal),
  );
  const verdict = nameCheckVerdict(found, externalCustomerId);
  switch (verdict.kind) {
    case 'none':
      return customer;
    case 'skipDoubleCheck':
      return { ...customer, skipDoubleCheck: true };
    case 'duplicates': {
      yield* put(customerDataActions.checkEnded({ status: 'duplicates', customer, others: verdict.customers }));
      const { payload } = yield* take(customerDataActions.doubleCheckSkipped);
      yield* logSkip(payload);
      return { ...customer, skipDoubleCheck: true };
    }
  }
}

function* logSkip(reason: DoubleCheckReason): SagaGenerator<void> {
  const { agentUsername } = yield* select(selectCall);
  log('info', 'double_check_skipped', { reason, agentUsername });
}

function* checkEmail(candidate: Checked, input: CustomerInput): SagaGenerator<Checked> {
  const { customer } = candidate;
  const { email } = customer;
  if (email === null) return candidate;
  const found = yield* withAbort((signal) => findCustomersByEmail(email, signal));
  const verdict = emailCheckVerdict(found, customer);
  switch (verdict.kind) {
    case 'free':
      return candidate;
    case 'lightUserSameName':
      return yield* mergedWithLightUser(candidate, input, verdict.customer);
    case 'lightUserOtherName': {
      const { customer: light } = verdict;
      yield* put(customerDataActions.checkEnded({ status: 'lightUser', customer, light }));
      const decision = yield* awaitEmailDecision();
      return decision === 'merge'
        ? yield* mergedWithLightUser(candidate, input, light)
        : { ...candidate, customer: { ...customer, email: null } };
    }
    case 'inUse':
      yield* put(customerDataActions.checkEnded({ status: 'emailInUse', customer, others: verdict.customers }));
      yield* awaitEmailDecision();
      return { ...candidate, customer: { ...customer, email: null } };
  }
}

/** Another e-mail ends this check by a new submission; a known customer by a login. */
function* awaitEmailDecision(): SagaGenerator<'merge' | 'withoutEmail'> {
  const { merged } = yield* race({
    merged: take(customerDataActions.lightUserTaken),
    dropped: take(customerDataActions.emailDropped),
  });
  return merged === undefined ? 'withoutEmail' : 'merge';
}

/** What was typed, over all that the service has of the light user: a lock stays one. */
function* mergedWithLightUser({ customer }: Checked, input: CustomerInput, light: Customer): SagaGenerator<Checked> {
  const { country } = yield* select(selectCall);
  const { skipDoubleCheck } = customer;
  const merged = editedCustomerOf(input, light, country, newLocalId);
  return { customer: { ...merged, isLightUser: false, skipDoubleCheck }, atService: light };
}

/** The data belongs to the call; the order takes it along (DECISIONS 35). */
function* hold({ customer, atService }: Checked, purpose: CustomerPurpose): SagaGenerator<void> {
  const loaded = (yield* select(selectCustomerState)).customer;
  if (loaded !== null && customerKey(loaded) === customerKey(customer)) {
    yield* put(customerDataActions.formClosed());
    if (changedFieldsOf(loaded, customer).length > 0) yield* put(customerActions.dataChanged(customer));
  } else {
    const isSamePerson = purpose.kind === 'edit' && loaded?.externalCustomerId === null;
    // Where the login asks or stops (a locked light user), the form is there with everything that was typed.
    yield* put(customerDataActions.checkEnded({ status: 'none' }));
    yield* put(customerActions.takeIntoCallRequested({ customer, original: atService, isSamePerson }));
  }
}

/** The caller turned out to be a customer whom the service knows: the ordinary login. */
function* logInDuplicate({ payload }: ReturnType<typeof customerDataActions.duplicateTaken>): SagaGenerator<void> {
  // The form stays until the login has succeeded: a wrong guess costs nothing.
  yield* put(customerDataActions.checkDismissed());
  const { customer: typed } = yield* select(selectDrafts);
  const draft = typed === null ? null : typedOver(customerInputOf(payload), typed);
  const lightUser = { kind: 'lightUser', customer: payload, draft } as const;
  if (payload.isLightUser) yield* put(customerDataActions.customerFormOpened(lightUser));
  else if (payload.externalCustomerId !== null) {
    yield* put(customerActions.loginRequested(payload.externalCustomerId));
  }
}

const saveSafely = safely(saveCustomer, function* settle() {
  yield* put(customerDataActions.checkEnded({ status: 'failed' }));
});

export function* saveCustomerSaga(): SagaGenerator<void> {
  const { customerSubmitted, checkDismissed, customerFormOpened, formCancelled, duplicateTaken } = customerDataActions;
  yield* all([
    // Going back to the form, or opening another, ends a check that still runs or asks.
    takeLatestUntil(customerSubmitted, [checkDismissed, customerFormOpened, formCancelled], saveSafely),
    takeLatest(duplicateTaken, safely(logInDuplicate)),
  ]);
}
