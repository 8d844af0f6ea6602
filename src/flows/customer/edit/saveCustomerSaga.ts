import isEqual from 'fast-deep-equal';
import { all, put, race, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import type { PostalAddress } from '~/domain/address/address';
import { addressVerdict } from '~/domain/address/addressCheck';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { changedFieldsOf } from '~/domain/customer/customerChanges';
import {
  customerInputOf,
  editedCustomerOf,
  hasSameBillingAddress,
  isSamePerson,
  newCustomerOf,
  typedOver,
  type CustomerInput,
} from '~/domain/customer/customerInput';
import { emailCheckVerdict, nameCheckIsPossible, nameCheckVerdict } from '~/domain/customer/duplicates';
import { selectCallState } from '~/features/call/callSlice';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import {
  customerDataActions,
  selectDataForm,
  selectDrafts,
  selectNamesakes,
  type CustomerPurpose,
  type DataCheck,
  type DoubleCheckReason,
  type Person,
} from '~/features/customer/data/customerDataSlice';
import { checkAddress } from '~/services/addressCheckService/addressCheckService';
import {
  findCustomersByEmail,
  findCustomersByNameAndBirthDate,
} from '~/services/customerService/customerSearchService';
import { ServiceError } from '~/services/http/serviceError';
import { log } from '~/services/loggingService/loggingService';
import { reportShown, safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { newLocalId } from '~/shared/localIds';

/**
 * Takes the submitted form's data into the call (REQ B7.12): checks the address, then for duplicates by name and birthday and by
 * e-mail, then stores the customer unsaved in the call. A question or a failure leaves the form as it is.
 */
function* saveCustomer({
  payload: { input, address, withoutDuplicateCheck = false },
}: ReturnType<typeof customerDataActions.customerSubmitted>): SagaGenerator<void> {
  const form = yield* select(selectDataForm);
  if (form.phase !== 'customer') return;
  const { purpose } = form;
  const { country } = yield* select(selectCallState);
  const original = yield* originalOf(purpose);
  if (purpose.kind === 'edit' && original === null) {
    // Without a loaded customer an edit has nothing to change; it must not create a new customer.
    yield* put(customerDataActions.checkEnded({ status: 'failed' }));
    return;
  }
  const customer =
    original === null
      ? newCustomerOf(input, { isGuest: purpose.kind === 'guest', country, newId: newLocalId })
      : { ...editedCustomerOf(input, original.customer, country, newLocalId), isLightUser: false };
  const addressIsKnown = original !== null && hasSameBillingAddress(input, original.customer, country);
  if (address === 'check' && !addressIsKnown && !(yield* billingAddressPasses(customer))) return;
  const candidate: Candidate = {
    customer,
    atService: original?.atService ?? null,
    formerEmail: original?.customer.email ?? null,
  };
  const needs = {
    names: original === null || !isSamePerson(customer, original.customer),
    email: customer.email !== null && customer.email !== original?.customer.email,
  };
  // A guest gets no account, so there can be no duplicate.
  const isUnchecked = customer.isGuest || withoutDuplicateCheck;
  const checked = isUnchecked ? candidate : yield* tryDuplicateCheck(candidate, input, needs);
  if (checked === null) return;
  const now = yield* select(selectDataForm);
  // Drops the result when the form is not open any more: another customer may have been loaded while the checks ran.
  if (now.phase === 'customer' && now.purpose === purpose) yield* hold(checked, purpose);
}

/** A customer who may be taken into the call, and the one the service has under the same number. */
interface Checked {
  readonly customer: Customer;
  readonly atService: Customer | null;
}

interface Candidate extends Checked {
  /** Of the customer that the form was opened with; stays where the typed one is in use. */
  readonly formerEmail: string | null;
}

interface Original {
  /** The customer that the form was opened with. */
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

/**
 * Returns true only if the check finds exactly this address; if it is offline, the agent may go on without it (REQ B9.3, B9.5).
 */
function* billingAddressPasses({ billingAddress }: Customer): SagaGenerator<boolean> {
  const problem = billingAddress?.type === 'POSTAL' ? yield* postalProblem(billingAddress) : null;
  if (problem !== null) yield* put(customerDataActions.checkEnded(problem));
  return problem === null;
}

/** Runs the address check for a street address; null only where it finds exactly this address. */
export function* postalProblem(address: PostalAddress): SagaGenerator<DataCheck | null> {
  const result = yield* withAbort((signal) => checkAddress(address, signal));
  if (result === 'offline') return { status: 'addressOffline' };
  const verdict = addressVerdict(address, result);
  return verdict.kind === 'valid' ? null : { status: 'address', verdict };
}

interface Needs {
  readonly names: boolean;
  readonly email: boolean;
}

/** Returns null when the check failed: the form shows it and lets the agent go on without the check. */
function* tryDuplicateCheck(candidate: Candidate, input: CustomerInput, needs: Needs): SagaGenerator<Checked | null> {
  try {
    return yield* checkForDuplicates(candidate, input, needs);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'signedOut') throw error;
    yield* put(customerDataActions.checkEnded({ status: 'duplicatesFailed' }));
    reportShown(error);
    return null;
  }
}

/** Returns the customer, with `skipDoubleCheck` set or merged with a light user if the checks or the agent decided so. */
function* checkForDuplicates(candidate: Candidate, input: CustomerInput, needs: Needs): SagaGenerator<Checked> {
  const customer = needs.names ? yield* checkNames(candidate.customer) : candidate.customer;
  return needs.email ? yield* checkEmail({ ...candidate, customer }, input) : { ...candidate, customer };
}

function* checkNames(customer: Customer): SagaGenerator<Customer> {
  const { firstName, lastName, dateOfBirth, externalCustomerId } = customer;
  if (dateOfBirth === null || !nameCheckIsPossible(customer)) return customer;
  const found = yield* namesakesOf({ firstName, lastName, dateOfBirth });
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

/** The customers of this name and date of birth; requested once as long as neither changes. */
function* namesakesOf(person: Person): SagaGenerator<readonly Customer[]> {
  const known = yield* select(selectNamesakes);
  if (known !== null && isEqual(known.person, person)) return known.found;
  return yield* withAbort((signal) => findCustomersByNameAndBirthDate(person, signal));
}

/**
 * Runs the duplicate check as soon as name and date of birth are typed, ahead of the submission (REQ B8.1). A failure of the service is not
 * reported here: the submission checks again and reports it.
 */
function* announceNamesakes({
  payload: person,
}: ReturnType<typeof customerDataActions.personTyped>): SagaGenerator<void> {
  if (!nameCheckIsPossible({ ...person, email: null, externalCustomerId: null })) return;
  try {
    const found = yield* namesakesOf(person);
    yield* put(customerDataActions.namesakesFound({ person, found }));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

function* logSkip(reason: DoubleCheckReason): SagaGenerator<void> {
  const { agentUsername } = yield* select(selectCallState);
  log('info', 'double_check_skipped', { reason, agentUsername });
}

function* checkEmail(candidate: Candidate, input: CustomerInput): SagaGenerator<Checked> {
  const { customer, formerEmail } = candidate;
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
      yield* put(customerDataActions.checkEnded({ status: 'lightUser', customer, light, formerEmail }));
      const decision = yield* awaitEmailDecision();
      return decision === 'merge'
        ? yield* mergedWithLightUser(candidate, input, light)
        : { ...candidate, customer: { ...customer, email: formerEmail } };
    }
    case 'inUse':
      yield* put(
        customerDataActions.checkEnded({ status: 'emailInUse', customer, others: verdict.customers, formerEmail }),
      );
      yield* awaitEmailDecision();
      return { ...candidate, customer: { ...customer, email: formerEmail } };
  }
}

/** Waits for the agent's decision. A changed e-mail (a new submission) and a taken duplicate cancel the check instead. */
function* awaitEmailDecision(): SagaGenerator<'merge' | 'withoutEmail'> {
  const { merged } = yield* race({
    merged: take(customerDataActions.lightUserTaken),
    dropped: take(customerDataActions.emailDropped),
  });
  return merged === undefined ? 'withoutEmail' : 'merge';
}

/** Applies what was typed to the light user's record at the service; what was left empty is kept, such as a telephone number, and what the form does not show, such as a lock. */
function* mergedWithLightUser({ customer }: Checked, input: CustomerInput, light: Customer): SagaGenerator<Checked> {
  const { country } = yield* select(selectCallState);
  const { skipDoubleCheck } = customer;
  const merged = editedCustomerOf(typedOver(customerInputOf(light), input), light, country, newLocalId);
  return { customer: { ...merged, isLightUser: false, skipDoubleCheck }, atService: light };
}

/** Stores the customer in the call; the data is sent with the order (DECISIONS 35). */
function* hold({ customer, atService }: Checked, purpose: CustomerPurpose): SagaGenerator<void> {
  const loaded = (yield* select(selectCustomerState)).customer;
  if (purpose.kind === 'edit' && loaded === null) yield* put(customerDataActions.checkEnded({ status: 'failed' }));
  else if (loaded !== null && customerKey(loaded) === customerKey(customer)) {
    yield* put(customerDataActions.formClosed());
    if (changedFieldsOf(loaded, customer).length > 0) yield* put(customerActions.dataEdited(customer));
  } else {
    const completesLoaded = purpose.kind === 'edit' && loaded?.externalCustomerId === null;
    // The form stays open with its draft while the login asks questions, or stops (a locked light user).
    yield* put(customerDataActions.checkEnded({ status: 'none' }));
    yield* put(customerActions.loadIntoCallRequested({ customer, original: atService, isSamePerson: completesLoaded }));
  }
}

/** Logs in the duplicate that the agent took for the caller; a light user is opened in the form instead. */
function* logInDuplicate({ payload }: ReturnType<typeof customerDataActions.duplicateTaken>): SagaGenerator<void> {
  // The form stays open until the login has succeeded, so that a wrong guess loses no input.
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
    // Going back to the form, or opening another, cancels a check that runs or waits for an answer.
    takeLatestUntil(customerSubmitted, [checkDismissed, customerFormOpened, formCancelled], saveSafely),
    takeLatest(duplicateTaken, safely(logInDuplicate)),
    takeLatest(customerDataActions.personTyped, safely(announceNamesakes)),
  ]);
}
