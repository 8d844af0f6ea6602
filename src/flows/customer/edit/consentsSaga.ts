import { all, call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { emailCheckVerdict } from '~/domain/customer/duplicates';
import { selectCallState } from '~/features/call/callSlice';
import { consentActions, selectConsentState, type PrivacyAnswers } from '~/features/customer/consent/consentSlice';
import '~/features/customer/consent/consentTexts.de';
import { customerActions, selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { saveDataProtection, savePrivacyConsents } from '~/services/customerService/customerChangesService';
import { findCustomersByEmail } from '~/services/customerService/customerSearchService';
import { safely, withAbort } from '~/shared/saga/safely';
import { takeLatestUntil } from '~/shared/saga/takeLatestUntil';
import { rememberConsentAsked } from '~/features/customer/consent/consentHistory';

/** Stores the caller's answers in the customer of the call; they are sent to the service after the order (REQ B5.5). */
function* applyAnswers({ payload }: ReturnType<typeof consentActions.answered>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return;
  const key = customerKey(customer);
  const { id: callId } = yield* select(selectCallState);
  rememberConsentAsked(callId, key);
  if (payload === null) {
    if (customer.isGuest) {
      const note = { guestCustomerConsentsStepIsSkipped: true };
      yield* put(customerActions.recentNoted({ customerKey: key, note }));
    }
    return;
  }
  const { phoneMarketResearch, emailMarketResearch, dataProtection } = payload;
  const consents = { ...customer.consents, phoneMarketResearch, emailMarketResearch };
  yield* put(customerActions.recordUpdated({ customerKey: key, part: { consents, dataProtection } }));
  yield* put(customerActions.recentNoted({ customerKey: key, note: { wasAskedAboutConsents: true, consents } }));
  // The e-mail named here becomes the customer's, so that the newsletter's link and the order go to one address.
  const current = yield* select(selectCustomer);
  if (current !== null && isAnotherEmail(payload.email, current)) {
    yield* put(customerActions.dataEdited({ ...current, email: payload.email }));
  }
}

function isAnotherEmail(email: string | null, customer: Customer): boolean {
  return email !== null && email.toLowerCase() !== customer.email?.toLowerCase();
}

/** Checks a new e-mail before the answers are taken: as in the customer form, no other customer may have it. */
function* checkAnswers({
  payload: { answers, withoutEmailCheck },
}: ReturnType<typeof consentActions.answersSubmitted>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  const { email } = answers;
  // A guest gets no account, so there can be no duplicate.
  const isChecked =
    customer !== null && !customer.isGuest && !withoutEmailCheck && isAnotherEmail(email, customer) && email !== null;
  if (isChecked) {
    const found = yield* withAbort((signal) => findCustomersByEmail(email, signal));
    if (emailCheckVerdict(found, { ...customer, email }).kind !== 'free') {
      yield* put(consentActions.emailRefused('inUse'));
      return;
    }
  }
  yield* put(consentActions.answered(answers));
}

/** Saves the three consents of the record: at once for a known customer, with the order for a new one. */
function* savePrivacy({ payload }: ReturnType<typeof consentActions.privacyAnswered>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer !== null) yield* savePrivacyOf(customer, payload);
}

const savePrivacyOf = safely(
  function* save(customer: Customer, { dataProtection, ...chosen }: PrivacyAnswers) {
    if (customer.externalCustomerId !== null) {
      yield* call(savePrivacyConsents, customer.externalCustomerId, chosen);
      if (dataProtection !== customer.dataProtection) {
        yield* call(saveDataProtection, customer.externalCustomerId, dataProtection);
      }
    }
    const part = { consents: { ...customer.consents, ...chosen }, dataProtection };
    yield* put(customerActions.recordUpdated({ customerKey: customerKey(customer), part }));
    if (yield* isInCall(customer)) yield* put(consentActions.privacySaved());
  },
  function* settle(_error, customer) {
    const { dialog } = yield* select(selectConsentState);
    const isHere = yield* isInCall(customer);
    if (isHere) yield* put(consentActions.privacyFailed());
    // The dialog shows it, unless it was closed meanwhile.
    return isHere && dialog === 'privacy' ? undefined : ({ notice: 'consent.privacyFailed' } as const);
  },
);

/** False once another customer is loaded, whose dialog a late answer must neither close nor mark. */
function* isInCall(customer: Customer): SagaGenerator<boolean> {
  const now = yield* select(selectCustomer);
  return now === null || customerKey(now) === customerKey(customer);
}

export function* consentsSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(consentActions.answered, safely(applyAnswers)),
    takeLatestUntil(
      consentActions.answersSubmitted,
      [consentActions.answered, consentActions.forgotten],
      safely(checkAnswers, function* settle() {
        yield* put(consentActions.emailRefused('failed'));
      }),
    ),
    takeEvery(consentActions.privacyAnswered, savePrivacy),
  ]);
}
