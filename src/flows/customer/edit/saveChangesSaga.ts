import { call, join, put, select, spawn, type SagaGenerator } from 'typed-redux-saga';
import { isSameAddress, type Address } from '~/domain/address/address';
import { customerKey, type Customer } from '~/domain/customer/customer';
import { withAddressesUsed } from '~/domain/order/afterOrder';
import {
  addressChangesOf,
  changedFieldsOf,
  hasNewPreferredAddress,
  withPendingChanges,
} from '~/domain/customer/customerChanges';
import { deliveryAddressOf, deliveryChoices } from '~/domain/customer/deliveryAddress';
import { selectCallState } from '~/features/call/callSlice';
import { consentActions, selectConsentState } from '~/features/customer/consent/consentSlice';
import { customerActions, selectCustomerState } from '~/features/customer/ofCall/customerSlice';
import type { SaveEnded } from '~/features/customer/ofCall/customerState';
import {
  addDeliveryAddress,
  changeCustomer,
  createCustomer,
  replaceAddress,
  saveDataProtection,
  savePreferredAddress,
  savePrivacyConsents,
} from '~/services/customerService/customerChangesService';
import { findCreatedCustomer } from '~/services/customerService/customerSearchService';
import { loadCustomer } from '~/services/customerService/customerService';
import { saveMarketResearchConsent } from '~/services/customerService/consentService';
import { notify } from '~/shared/notify/notices';
import { safely } from '~/shared/saga/safely';
import { takeInTurn } from '~/shared/saga/takeInTurn';
import './editCustomerTexts.de';
import { selectUnsaved } from './unsaved';

/** Saves the unsaved changes of the customer with requests of their own (DECISIONS 35, 50). A guest has no record to save to. */
function* saveChanges(customer: Customer | null): SagaGenerator<void> {
  const { original } = yield* select(selectCustomerState);
  if (customer === null || customer.isGuest) {
    yield* endSave(customer, 'failed');
    return;
  }
  // Requested again while the first request was in flight, which has saved everything.
  if ((yield* select(selectUnsaved)) === 'nothing') {
    yield* endSave(customer, 'saved');
    return;
  }
  const number = customer.externalCustomerId ?? (yield* create(customer));
  if (customer.externalCustomerId !== null) yield* sendChanges(number, original, customer);
  yield* saveAddresses(number, original, customer);
  yield* saveConsents(number);
  const stored = yield* call(loadCustomer, number);
  if (stored !== null) yield* applySaved(number, customer, yield* savePreference(original, customer, stored));
  const isNew = customer.externalCustomerId === null;
  yield* put(customerActions.saveEnded({ customerKey: number, outcome: 'saved' }));
  notify({ variant: 'success', text: { key: isNew ? 'customer.created' : 'customer.saved' } });
}

/** Replaces the call's customer by the stored record; changes made during the save are applied to it and stay unsaved. */
function* applySaved(number: string, sent: Customer, stored: Customer): SagaGenerator<void> {
  const { customer: now } = yield* select(selectCustomerState);
  if (now === null || customerKey(now) !== number) return;
  const saved = withAddressesUsed(stored, now);
  const newer = changedSince(sent, now);
  const customer = newer ? withPendingChanges(saved, now) : saved;
  yield* put(customerActions.changesTaken({ customerKey: number, customer, ...(newer && { original: saved }) }));
}

/** True when the agent changed something since `sent`; an address that only got the service's id is no change. */
function changedSince(sent: Customer, now: Customer): boolean {
  const ids = new Set(sent.deliveryAddresses.map(({ id }) => id));
  const { added, edited } = addressChangesOf(sent, now);
  return (
    changedFieldsOf(sent, now).length > 0 ||
    added.some(({ id }) => !ids.has(id)) ||
    edited.some(({ id }) => ids.has(id))
  );
}

function* create(customer: Customer): SagaGenerator<string> {
  const { country } = yield* select(selectCallState);
  // `saveAddresses` adds the addresses afterwards, one request each.
  const { saveWasTried } = yield* select(selectCustomerState);
  const found = saveWasTried ? yield* call(findCreatedCustomer, customer) : null;
  const created =
    found ??
    (yield* call(createCustomer, { ...customer, deliveryAddresses: [] }, country)) ??
    // Its answer was lost, or named nobody.
    (yield* call(findCreatedCustomer, customer));
  if (created === null || created.externalCustomerId === null)
    throw new Error('The new customer came back without a number');
  // A second try after a failed address must not create the customer again.
  yield* put(
    customerActions.recordUpdated({
      customerKey: customerKey(customer),
      part: { externalCustomerId: created.externalCustomerId },
    }),
  );
  return created.externalCustomerId;
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

/** Adds and replaces delivery addresses. Each added one is recorded at once, so that a retry does not add it again. */
function* saveAddresses(number: string, original: Customer | null, customer: Customer): SagaGenerator<void> {
  const { added, edited } = addressChangesOf(original, customer);
  const { saveWasTried } = yield* select(selectCustomerState);
  const stored = saveWasTried && added.length > 0 ? yield* call(loadCustomer, number) : original;
  for (const local of added) {
    const known = stored?.deliveryAddresses.find((address) => isSameAddress(address, local));
    const address = known ?? (yield* call(addDeliveryAddress, number, local));
    yield* put(customerActions.addressSaved({ customerKey: number, localId: local.id, address }));
  }
  for (const address of edited) yield* call(replaceAddress, number, address);
}

/** Saves the preferred address under the service's id, which an address typed in this call has only after it was stored. */
function* savePreference(original: Customer | null, customer: Customer, stored: Customer): SagaGenerator<Customer> {
  if (!hasNewPreferredAddress(original, customer)) return stored;
  const chosen = deliveryAddressOf(customer, customer.preferredAddressId);
  const address = chosen === null ? undefined : findStored(deliveryChoices(stored), chosen);
  if (address === undefined || stored.externalCustomerId === null) {
    notify({ variant: 'error', text: { key: 'address.preferredFailed' } });
    return stored;
  }
  yield* call(savePreferredAddress, stored.externalCustomerId, address.id);
  return { ...stored, preferredAddressId: address.id };
}

/** Finds an address by its id, else by its content. The id goes first: two addresses of a customer may have the same content. */
function findStored(addresses: readonly Address[], wanted: Address): Address | undefined {
  return addresses.find(({ id }) => id === wanted.id) ?? addresses.find((address) => isSameAddress(address, wanted));
}

/** Saves the consent answers, unless the request that follows an order is in flight; after its failure, under the order's id. */
function* saveConsents(number: string): SagaGenerator<void> {
  const { answers, saving } = yield* select(selectConsentState);
  if (answers === null || saving.status === 'running') return;
  const orderId = saving.status === 'failed' ? saving.target.order.orderId : null;
  yield* call(saveMarketResearchConsent, number, { ...answers, orderId });
  if (answers.newsletter) yield* call(savePrivacyConsents, number, { emailNewsletter: true });
  if (answers.dataProtection) yield* call(saveDataProtection, number, true);
  yield* put(consentActions.answersSaved(answers));
}

/** Ends the save of this customer, who may have got a number by it. */
function* endSave(sent: Customer | null, outcome: SaveEnded['outcome']): SagaGenerator<void> {
  const { customer: now } = yield* select(selectCustomerState);
  const customer = now?.id === sent?.id ? now : sent;
  yield* put(customerActions.saveEnded({ customerKey: customer && customerKey(customer), outcome }));
}

const saveSafely = safely(saveChanges, function* settle(_error, customer) {
  yield* endSave(customer, 'failed');
});

/** Runs the save detached, so that a new call does not cancel it. */
function* saveDetached(): SagaGenerator<void> {
  const { customer, saving } = yield* select(selectCustomerState);
  // Another customer was loaded while this request waited for the save before it.
  if (saving === 'none') return;
  yield* join(yield* spawn(saveSafely, customer));
}

export function* saveChangesSaga(): SagaGenerator<void> {
  yield* takeInTurn(customerActions.saveRequested, saveDetached);
}
