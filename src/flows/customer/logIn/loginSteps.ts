import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { withPendingChanges } from '~/domain/customer/customerChanges';
import { unsavedPart } from '~/domain/customer/unsavedPart';
import { nextLoginStep, type LoginFacts } from '~/domain/customer/loginFlow';
import { selectCallState } from '~/features/call/callSlice';
import { consentActions, selectConsentState } from '~/features/customer/consent/consentSlice';
import { customerActions, selectCustomerState, selectLogin } from '~/features/customer/ofCall/customerSlice';
import { nameOfChoices } from '~/features/customer/ofCall/customerState';
import { customerDataActions, needsCustomer, selectDataForm } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { rememberBirthdayCheck, wasBirthdayChecked } from './birthdayChecks';
import { wasConsentAsked } from '~/features/customer/consent/consentHistory';
import { denyLogin } from './denyLogin';
import { forgetPendingTarget, openPendingTarget } from './pendingTarget';

/** Logs a customer in, question by question (REQ B2.1); `nextLoginStep` alone decides what comes next. */
export function* walkThroughSteps(
  customer: Customer | null,
  customerNumber: string,
  countryChanged = false,
): SagaGenerator<void> {
  const mayGoOn = customer === null || (yield* askAboutUnsavedChanges(customer));
  const facts = { ...(yield* firstFacts(customer)), countryChanged };
  const isIn = mayGoOn && (yield* walk(facts, customerNumber, { original: customer, isTyped: false }));
  if (isIn) return;
  const login = yield* select(selectLogin);
  // At a wrong country the pending target is kept: the login continues when the customer's or the call's country is changed.
  if (login.phase !== 'stopped' || login.step !== 'wrongCountry') yield* call(forgetPendingTarget);
}

/**
 * Takes a customer into the call who was created or completed in the form. The data was just typed, so that only what follows
 * the birthday is asked (consent management follows: REQ B7.12).
 */
export function* loadIntoCall({
  payload: { customer, original, isSamePerson },
}: ReturnType<typeof customerActions.loadIntoCallRequested>): SagaGenerator<void> {
  if (!isSamePerson && !(yield* askAboutUnsavedChanges(customer))) return;
  const facts = yield* firstFacts(customer);
  const asked = {
    reauthenticationAgreed: true,
    pin: 'passed',
    birthdayConfirmed: true,
    missingBirthdayAsked: true,
  } as const;
  yield* walk({ ...facts, ...asked }, customerKey(customer), { original, isTyped: true });
}

/** Where the customer of a login comes from. */
interface Origin {
  /** As the service has it; null where it knows none. */
  readonly original: Customer | null;
  /** The customer comes from the form, whose data replaces unsaved changes from before. */
  readonly isTyped: boolean;
}

/** Returns true once the customer belongs to the call, false when the login ended before. */
function* walk(start: LoginFacts, customerNumber: string, origin: Origin): SagaGenerator<boolean> {
  let facts = start;
  for (;;) {
    const { customer } = facts;
    const step = nextLoginStep(facts);
    if (customer === null || step === 'notFound') {
      yield* put(customerActions.loginAdvanced({ phase: 'notFound', customerNumber }));
      // REQ B2.2.
      yield* put(customerSearchActions.opened({ takesFocus: false }));
      return false;
    }
    switch (step) {
      case 'wrongCountry':
      case 'lightUser':
      case 'locked':
        // Locked since they were loaded: no order may be placed for them any more.
        if (step === 'locked') yield* put(customerActions.setAside(customerKey(customer)));
        yield* put(
          customerActions.loginAdvanced({ phase: 'stopped', step, customer, countryChange: { status: 'none' } }),
        );
        return false;
      case 'reauthenticate':
        if (!(yield* askForReauthentication(customer))) return false;
        facts = { ...facts, reauthenticationAgreed: true, birthdayConfirmed: false };
        break;
      case 'pin': {
        // Few customers have a PIN: loaded after the start of the order entry, or with the first of them.
        const { askForPin } = yield* call(() => import('./askForPin'));
        const outcome = yield* askForPin(customer);
        if (outcome === 'stopped') return false;
        facts = { ...facts, pin: outcome };
        break;
      }
      case 'birthday':
        if (!(yield* askForBirthday(customer))) return false;
        facts = { ...facts, birthdayConfirmed: true };
        break;
      case 'missingBirthday':
        // A date that the caller has just named needs no confirmation.
        facts = { ...facts, missingBirthdayAsked: true, birthdayConfirmed: true };
        facts = { ...facts, customer: yield* askForMissingBirthday(customer) };
        break;
      case 'consent':
      case 'survey':
      case 'done':
        yield* finish(customer, origin, facts, step);
        return true;
    }
  }
}

function* firstFacts(customer: Customer | null): SagaGenerator<LoginFacts> {
  const { id: callId, country, flags, allowed } = yield* select(selectCallState);
  const { customer: loaded, survey } = yield* select(selectCustomerState);
  const key = customer === null ? null : customerKey(customer);
  const isLoaded = loaded !== null && customerKey(loaded) === key;
  return {
    customer,
    currentCountry: country,
    countryChanged: false,
    loadedCustomerId: loaded?.externalCustomerId ?? null,
    reauthenticationAgreed: false,
    pinEnabled: flags.customerPin,
    pin: 'open',
    birthdayConfirmed: !isLoaded && key !== null && wasBirthdayChecked(callId, key),
    missingBirthdayAsked: false,
    consentAsked: key !== null && wasConsentAsked(callId, key),
    surveyOffered: allowed.receptionSurvey,
    surveyDone: isLoaded && survey === 'declined',
  };
}

/**
 * Asks whether to save, discard or keep the unsaved changes of the previous customer, who may have been removed from the call
 * already (DECISIONS 35, 257).
 * True: the login may continue.
 */
function* askAboutUnsavedChanges(customer: Customer): SagaGenerator<boolean> {
  const before = yield* select(selectCustomerState);
  if (before.chosenFor === null || before.chosenFor === customerKey(customer)) return true;
  if (!(yield* hasUnsavedChanges())) return true;
  yield* put(customerActions.loginAdvanced({ phase: 'asking', step: 'unsavedChanges', customer }));
  for (;;) {
    const { answer, ended } = yield* race({
      answer: take(customerActions.unsavedChangesAnswered),
      // A save that was in flight when the question came answers it.
      ended: take(customerActions.saveEnded),
    });
    if (answer === undefined) {
      if (ended?.payload.outcome === 'saved' && !(yield* hasUnsavedChanges())) return true;
      continue;
    }
    const { payload } = answer;
    if (payload === 'discard') return true;
    if (payload === 'stay') {
      yield* put(customerActions.loginDismissed());
      return false;
    }
    // A save after an order may be in flight already.
    if ((yield* select(selectCustomerState)).saving !== 'running') yield* put(customerActions.saveRequested());
    const saved = yield* take(customerActions.saveEnded);
    if (saved.payload.outcome === 'saved') return true;
  }
}

function* hasUnsavedChanges(): SagaGenerator<boolean> {
  const before = yield* select(selectCustomerState);
  // A guest's data can be lost too, but not saved.
  return before.isDataChanged || unsavedPart(before, yield* select(selectConsentState)) !== 'nothing';
}

function* askForReauthentication(customer: Customer): SagaGenerator<boolean> {
  yield* put(customerActions.loginAdvanced({ phase: 'asking', step: 'reauthenticate', customer }));
  const { payload } = yield* take(customerActions.reauthenticationAnswered);
  if (payload === 'cancelled') yield* put(customerActions.loginDismissed());
  return payload === 'agreed';
}

/** Shows the date on file for the agent to ask: Enter confirms, another key denies (DECISIONS 8). True: confirmed. */
function* askForBirthday(customer: Customer): SagaGenerator<boolean> {
  yield* put(customerActions.loginAdvanced({ phase: 'asking', step: 'birthday', customer }));
  const { answer } = yield* race({
    answer: take(customerActions.birthdayAnswered),
    dismissed: take(customerActions.loginDismissed),
  });
  if (answer?.payload === 'confirmed') {
    const { id: callId } = yield* select(selectCallState);
    rememberBirthdayCheck(callId, customerKey(customer));
    return true;
  }
  if (answer !== undefined) yield* denyLogin(customer);
  return false;
}

/** Asks for the date, which is sent with the order. After "later" it is missing, and blocks the submission. */
function* askForMissingBirthday(customer: Customer): SagaGenerator<Customer> {
  yield* put(customerActions.loginAdvanced({ phase: 'asking', step: 'missingBirthday', customer }));
  const { payload } = yield* take(customerActions.missingBirthdayAnswered);
  return payload === null ? customer : { ...customer, dateOfBirth: payload };
}

/** Takes the customer into the call; consent and survey are asked while the order can already continue. */
function* finish(
  customer: Customer,
  { original, isTyped }: Origin,
  { birthdayConfirmed, pin }: LoginFacts,
  step: 'consent' | 'survey' | 'done',
): SagaGenerator<void> {
  const before = yield* select(selectCustomerState);
  const { chosenFor, unsavedCustomer, customer: loaded, isDataChanged } = before;
  // After a reauthentication or a reload the call's unsaved changes are applied over the service's record.
  const unsaved = unsavedCustomer ?? (isDataChanged ? loaded : null);
  const isAnother = chosenFor !== null && customerKey(customer) !== chosenFor;
  const confirmed = birthdayConfirmed || pin === 'passed';
  if (isAnother) yield* put(consentActions.forgotten());
  // An open form of the same customer keeps what was typed.
  const form = yield* select(selectDataForm);
  if (isTyped || chosenFor !== customerKey(customer) || !needsCustomer(form))
    yield* put(customerDataActions.formClosed());
  yield* put(customerSearchActions.closed());
  const isUnsaved = unsaved !== null && customerKey(unsaved) === customerKey(customer) && !isTyped;
  const known = isUnsaved ? withPendingChanges(customer, unsaved) : customer;
  yield* put(
    customerActions.loggedIn({
      customer: known,
      original,
      birthdayConfirmed: confirmed,
      isAnother,
      previousName: nameOfChoices(before),
    }),
  );
  if (step === 'consent') yield* put(consentActions.marketResearchAsked());
  if (step === 'survey') yield* put(customerActions.surveyOpened());
  yield* call(openPendingTarget, customer);
}
