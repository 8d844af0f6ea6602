import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { mustAskForConsent } from '~/domain/customer/consentRules';
import { withPendingChanges } from '~/domain/customer/customerChanges';
import { orderedAddressIn, withOrderedAddresses } from '~/domain/order/afterOrder';
import { wasConsentAsked } from '~/features/customer/consent/consentHistory';
import type { ConsentEntry } from '~/features/customer/consent/consentModule';
import { consentActions } from '~/features/customer/consent/consentSlice';
import type { CustomerEntry } from '~/features/customer/ofCall/customerJournal';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import { loadCustomer } from '~/services/customerService/customerService';
import { safely } from '~/shared/saga/safely';
import { walkThroughSteps } from './loginSteps';

export interface CustomerEntries {
  readonly customer?: CustomerEntry | undefined;
  readonly consent?: ConsentEntry | undefined;
}

/** Loads the customer whom the journal names. One whose birthday was not confirmed goes through the login again. */
export const resumeCustomer = safely(
  function* resume({ customer: saved, consent }: CustomerEntries, callId: string): SagaGenerator<void> {
    const number = saved?.customerNumber ?? null;
    if (saved === undefined || number === null) return;
    if (!saved.birthdayConfirmed) {
      yield* put(customerActions.loginRequested(number));
      return;
    }
    const original = yield* call(loadCustomer, number);
    if (!(yield* isStillLoading(number))) return;
    if (original === null) {
      yield* walkThroughSteps(null, number);
      return;
    }
    const { unsavedCustomer } = yield* select(selectCustomerState);
    const isUnsaved = unsavedCustomer?.externalCustomerId === number;
    const record = unsavedCustomer !== null && isUnsaved ? withPendingChanges(original, unsavedCustomer) : original;
    const customer = withOrderedAddresses(record, saved.usedAddresses);
    const used = saved.usedAddresses.find(({ id }) => id === saved.deliveryAddressId);
    const chosen = used && orderedAddressIn(customer, used);
    yield* put(
      customerActions.restored({
        customer,
        original,
        birthdayConfirmed: true,
        ...(chosen && { deliveryAddressId: chosen.id }),
      }),
    );
    // Asks the consent questions again that were open when the page was left.
    const isAsked = wasConsentAsked(callId, number) || (consent?.answers ?? null) !== null;
    if (mustAskForConsent(customer.consents) && !isAsked) yield* put(consentActions.marketResearchAsked());
  },
  function* settle(_error, { customer }) {
    const customerNumber = customer?.customerNumber ?? '';
    if (!(yield* isStillLoading(customerNumber))) return;
    yield* put(customerActions.loginAdvanced({ phase: 'failed', customerNumber, unreachable: true }));
  },
);

/** False once a newer login has begun: it replaces the customer of the journal. */
function* isStillLoading(number: string): SagaGenerator<boolean> {
  const { login } = yield* select(selectCustomerState);
  return login.phase === 'loading' && login.customerNumber === number;
}
