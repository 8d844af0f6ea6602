import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { isSamePlace } from '~/domain/address';
import { customerKey, nameOf, type Customer } from '~/domain/customer';
import { addressChangesOf, changedFieldsOf } from '~/domain/customerChanges';
import { selectCall } from '~/features/call/callSlice';
import { consentActions, selectConsentAnswers } from '~/features/consent/consentSlice';
import { customerActions, selectCustomerState } from '~/features/customer/customerSlice';
import {
  addDeliveryAddress,
  changeCustomer,
  createCustomer,
  replaceAddress,
  saveDataProtection,
} from '~/services/customerService/customerChangesService';
import {
  findCustomersByEmail,
  findCustomersByNameAndBirthDate,
} from '~/services/customerService/customerSearchService';
import { loadCustomer } from '~/services/customerService/customerService';
import { saveMarketResearchConsent } from '~/services/customerService/consentService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';

/** Saves what the call holds of the customer without an order (DECISIONS 35). A guest has no record to save to. */
function* saveChanges(): SagaGenerator<void> {
  const { customer, original } = yield* select(selectCustomerState);
  if (customer === null || customer.isGuest) {
    yield* put(customerActions.saveEnded('failed'));
    return;
  }
  const number = customer.externalCustomerId ?? (yield* create(customer));
  if (customer.externalCustomerId !== null) yield* sendChanges(number, original, customer);
  yield* saveAddresses(number, original, customer);
  yield* saveConsents(number);
  const saved = yield* call(loadCustomer, number);
  if (saved !== null) yield* put(customerActions.changesTaken({ customerKey: number, customer: saved }));
  yield* put(customerActions.saveEnded('saved'));
  const isNew = customer.externalCustomerId === null;
  notify({ variant: 'success', text: { key: isNew ? 'customer.created' : 'customer.saved' } });
}

function* create(customer: Customer): SagaGenerator<string> {
  const { country } = yield* select(selectCall);
  // The addresses follow one by one, each with an answer of its own.
  const { saveWasTried } = yield* select(selectCustomerState);
  const found = saveWasTried ? yield* findCreated(customer) : null;
  const created = found ?? (yield* call(createCustomer, { ...customer, deliveryAddresses: [] }, country));
  if (created.externalCustomerId === null) throw new Error('The new customer came back without a number');
  // A second try after a failed address must not create the customer again.
  yield* put(
    customerActions.recordUpdated({
      customerKey: customerKey(customer),
      part: { externalCustomerId: created.externalCustomerId },
    }),
  );
  return created.externalCustomerId;
}

/** The customer whom an earlier save created although its answer was lost: same name, same home. */
function* findCreated(customer: Customer): SagaGenerator<Customer | null> {
  const { firstName, lastName, dateOfBirth, email, billingAddress } = customer;
  const found =
    dateOfBirth !== null
      ? yield* call(findCustomersByNameAndBirthDate, { firstName, lastName, dateOfBirth })
      : email !== null
        ? yield* call(findCustomersByEmail, email)
        : [];
  const same = found.filter(
    (other) =>
      nameOf(other) === nameOf(customer) &&
      other.billingAddress !== null &&
      billingAddress !== null &&
      isSamePlace(other.billingAddress, billingAddress),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}

function* sendChanges(number: string, original: Customer | null, customer: Customer): SagaGenerator<void> {
  const fields = changedFieldsOf(original, customer);
  if (fields.length === 0) return;
  const { salutation, academicTitle, firstName, lastName, email, dateOfBirth, phoneNumbers, billingAddress } = customer;
  const is = new Set<string>(fields);
  yield* call(changeCustomer, number, {
    ...(is.has('salutation') && salutation !== null && { salutation }),
    ...(is.has('academicTitle') && { academicTitle: academicTitle ?? null }),
    ...(is.has('firstName') && { firstName }),
    ...(is.has('lastName') && { lastName }),
    ...(is.has('email') && { email }),
    ...(is.has('dateOfBirth') && dateOfBirth !== null && { dateOfBirth }),
    ...(is.has('phoneNumbers') && { phoneNumbers }),
    ...(is.has('billingAddress') && billingAddress !== null && { billingAddress }),
  });
}

/** Each address that is saved counts as saved at once: a second try after a failure sends none of them again. */
function* saveAddresses(number: string, original: Customer | null, customer: Customer): SagaGenerator<void> {
  const { added, edited } = addressChangesOf(original, customer);
  const { saveWasTried } = yield* select(selectCustomerState);
  const stored = saveWasTried && added.length > 0 ? yield* call(loadCustomer, number) : null;
  for (const local of added) {
    const known = stored?.deliveryAddresses.find((address) => isSamePlace(address, local));
    const address = known ?? (yield* call(addDeliveryAddress, number, local));
    yield* put(customerActions.addressSaved({ customerKey: number, localId: local.id, address }));
  }
  for (const address of edited) yield* call(replaceAddress, number, address);
}

function* saveConsents(number: string): SagaGenerator<void> {
  const answers = yield* select(selectConsentAnswers);
  if (answers === null) return;
  const { phoneNumber, email } = answers;
  yield* call(saveMarketResearchConsent, number, {
    phoneMarketResearchConsent: answers.phoneMarketResearch,
    emailMarketResearchConsent: answers.emailMarketResearch,
    phoneNumber,
    email,
    orderId: null,
  });
  if (answers.dataProtection) yield* call(saveDataProtection, number, true);
  yield* put(consentActions.forgotten());
}

export function* saveChangesSaga(): SagaGenerator<void> {
  yield* takeLeading(
    customerActions.saveRequested,
    safely(saveChanges, function* settle() {
      yield* put(customerActions.saveEnded('failed'));
    }),
  );
}
