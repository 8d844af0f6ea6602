import { all, call, put, race, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { limits } from '~config/limits';
import type { Customer } from '~/domain/customer';
import { readCustomerNumber } from '~/domain/customerNumber';
import { nextLoginStep, type LoginFacts } from '~/domain/loginFlow';
import { rememberCustomer } from '~/domain/recentCustomers';
import { selectCall } from '~/features/call/callSlice';
import { customerActions, selectCustomerState, selectRecentCustomers } from '~/features/customer/customerSlice';
import { loadCustomer } from '~/services/customerService/customerService';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { safely, withAbort } from '~/shared/saga/safely';
import { rememberBirthdayCheck, wasBirthdayChecked } from './birthdayChecks';
import { readRecentCustomers, recentEntryOf, writeRecentCustomers } from './recentCustomersStorage';

/** The login of a customer, top to bottom (spec 1 §4.2). A newer number ends an older login. */
function* logIn({ payload }: ReturnType<typeof customerActions.loginRequested>): SagaGenerator<void> {
  const input = readCustomerNumber(payload);
  if (input.kind !== 'valid') {
    yield* put(customerActions.numberRefused(input.kind));
    return;
  }
  const { customerNumber } = input;
  yield* put(customerActions.loadingStarted(customerNumber));
  const customer = yield* withAbort((signal) => loadCustomer(customerNumber, signal));
  yield* walkThroughSteps(customer, customerNumber);
}

function* walkThroughSteps(customer: Customer | null, customerNumber: string): SagaGenerator<void> {
  let facts = yield* firstFacts(customer);
  for (;;) {
    const step = nextLoginStep(facts);
    switch (step) {
      case 'notFound':
        yield* put(customerActions.loginChanged({ phase: 'notFound', customerNumber }));
        return;
      case 'wrongCountry':
      case 'lightUser':
      case 'locked':
        if (customer !== null) yield* put(customerActions.loginChanged({ phase: 'stopped', step, customer }));
        return;
      case 'reauthenticate':
        if (customer === null || !(yield* askForReauthentication(customer))) return;
        facts = { ...facts, reauthenticationAgreed: true };
        break;
      case 'birthday':
        if (customer === null || !(yield* askForBirthday(customer))) return;
        facts = { ...facts, birthdayConfirmed: true };
        break;
      case 'pin':
        facts = { ...facts, pinPassed: true };
        break;
      case 'consent':
        facts = { ...facts, consentAsked: true };
        break;
      case 'survey':
        facts = { ...facts, surveyDone: true };
        break;
      case 'done':
        if (customer !== null) yield* finish(customer, facts);
        return;
    }
  }
}

function* firstFacts(customer: Customer | null): SagaGenerator<LoginFacts> {
  const { id: callId, country } = yield* select(selectCall);
  const loaded = (yield* select(selectCustomerState)).customer;
  const isLoaded = loaded !== null && loaded.externalCustomerId === customer?.externalCustomerId;
  return {
    customer,
    currentCountry: country,
    loadedCustomerId: loaded?.externalCustomerId ?? null,
    reauthenticationAgreed: false,
    // PIN, consent and survey are steps of the decision already; their screens are not part of this flow yet.
    pinEnabled: false,
    pinPassed: false,
    birthdayConfirmed: !isLoaded && customer !== null && wasBirthdayChecked(callId, customer.externalCustomerId),
    consentAsked: true,
    surveyOffered: false,
    surveyDone: false,
  };
}

function* askForReauthentication(customer: Customer): SagaGenerator<boolean> {
  yield* put(customerActions.loginChanged({ phase: 'asking', step: 'reauthenticate', customer }));
  const { payload } = yield* take(customerActions.reauthenticationAnswered);
  if (payload === 'cancelled') yield* put(customerActions.loginDismissed());
  return payload === 'agreed';
}

/** DECISIONS 8: the date on file is shown, the agent asks, Enter confirms, another key denies. */
function* askForBirthday(customer: Customer): SagaGenerator<boolean> {
  yield* put(customerActions.loginChanged({ phase: 'asking', step: 'birthday', customer }));
  const { answer } = yield* race({
    answer: take(customerActions.birthdayAnswered),
    dismissed: take(customerActions.loginDismissed),
  });
  if (answer?.payload === 'confirmed') {
    const { id: callId } = yield* select(selectCall);
    rememberBirthdayCheck(callId, customer.externalCustomerId);
    return true;
  }
  if (answer !== undefined) {
    yield* put(customerActions.loginChanged({ phase: 'denied', name: `${customer.firstName} ${customer.lastName}` }));
  }
  return false;
}

function* finish(customer: Customer, { birthdayConfirmed }: LoginFacts): SagaGenerator<void> {
  const { chosenFor } = yield* select(selectCustomerState);
  const isAnother = chosenFor !== null && customer.externalCustomerId !== chosenFor;
  yield* put(customerActions.loggedIn({ customer, birthdayConfirmed, isAnother }));
  const entry = recentEntryOf(customer, serviceNow().toISOString());
  const recent = rememberCustomer(yield* select(selectRecentCustomers), entry, limits.recentCustomers);
  yield* put(customerActions.recentCustomersChanged(recent));
  writeRecentCustomers(recent);
}

function* settleLogin(
  error: unknown,
  { payload }: ReturnType<typeof customerActions.loginRequested>,
): SagaGenerator<void> {
  const unreachable = error instanceof ServiceError && (error.kind === 'network' || error.kind === 'timeout');
  yield* put(
    customerActions.loginChanged({ phase: 'failed', customerNumber: payload.replaceAll(/\s/g, ''), unreachable }),
  );
}

function* showRecentCustomers(): SagaGenerator<void> {
  yield* put(customerActions.recentCustomersChanged(readRecentCustomers()));
}

export function* customerLoginSaga(): SagaGenerator<void> {
  yield* all([call(showRecentCustomers), takeLatest(customerActions.loginRequested, safely(logIn, settleLogin))]);
}
