import { all, call, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { customerKey } from '~/domain/customer';
import { selectCall } from '~/features/call/callSlice';
import { consentActions } from '~/features/consent/consentSlice';
import { customerActions, selectCustomer, selectRecentCustomers } from '~/features/customer/customerSlice';
import { saveDataProtection, savePrivacyConsents } from '~/services/customerService/customerChangesService';
import { safely } from '~/shared/saga/safely';
import { rememberConsentAsked } from './consentHistory';
import { writeRecentCustomers } from './recentCustomersStorage';

/** What the caller said belongs to the customer of the call; it is saved after the order (spec 1 §4.8). */
function* takeAnswers({ payload }: ReturnType<typeof consentActions.answered>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return;
  const key = customerKey(customer);
  const { id: callId } = yield* select(selectCall);
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
  // The newsletter goes to the customer's own address; one that is first named here travels with the order.
  const current = yield* select(selectCustomer);
  if (payload.newsletter && payload.email !== null && current !== null && current.email === null) {
    yield* put(customerActions.dataChanged({ ...current, email: payload.email }));
  }
}

/** The three consents of the record: at once for a known customer, with the order for a new one. */
function* savePrivacy({ payload }: ReturnType<typeof consentActions.privacyAnswered>): SagaGenerator<void> {
  const customer = yield* select(selectCustomer);
  if (customer === null) return;
  const { dataProtection, ...chosen } = payload;
  if (customer.externalCustomerId !== null) {
    yield* call(savePrivacyConsents, customer.externalCustomerId, chosen);
    if (dataProtection !== customer.dataProtection) {
      yield* call(saveDataProtection, customer.externalCustomerId, dataProtection);
    }
  }
  const part = { consents: { ...customer.consents, ...chosen }, dataProtection };
  yield* put(customerActions.recordUpdated({ customerKey: customerKey(customer), part }));
  yield* put(consentActions.privacySaved());
}

function* keepRecent(): SagaGenerator<void> {
  writeRecentCustomers(yield* select(selectRecentCustomers));
}

export function* consentsSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(consentActions.answered, safely(takeAnswers)),
    takeLeading(
      consentActions.privacyAnswered,
      safely(savePrivacy, function* settle() {
        yield* put(consentActions.privacyFailed());
      }),
    ),
    takeEvery(customerActions.recentNoted, safely(keepRecent)),
  ]);
}
