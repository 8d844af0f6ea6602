import type { Address } from '~/domain/address/address';
import type { Customer } from './customer';
import { isLocalAddress, isUnsavedAddress } from './newDeliveryAddress';

const changeableFields = [
  'salutation',
  'academicTitle',
  'firstName',
  'lastName',
  'email',
  'dateOfBirth',
  'phoneNumbers',
  'billingAddress',
] as const;

/** Deep comparison that ignores the order of fields and the flag of an address that only the call knows; undefined is missing. */
function isSameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([name, content]) => content !== undefined && name !== 'usedInOrder');
  return fields.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, content]) => [name, inOrder(content)]);
}

type CustomerField = (typeof changeableFields)[number];

/** The customer fields that this call changed; all of them where `original`, the service's record, is null. */
export function changedFieldsOf(original: Customer | null, customer: Customer): readonly CustomerField[] {
  if (original === null) return changeableFields;
  return changeableFields.filter((field) => !isSameData(original[field], customer[field]));
}

/** Merges the unsaved changes of a call into the service's record. */
export function withPendingChanges(atService: Customer, pending: Customer): Customer {
  return {
    ...pending,
    // Set only by the service.
    type: atService.type,
    locked: atService.locked,
    originCountry: atService.originCountry,
    otherOriginCountry: atService.otherOriginCountry,
    isHelloUser: atService.isHelloUser,
    pinChallenge: atService.pinChallenge,
    orderRestriction: atService.orderRestriction,
    indicators: atService.indicators,
    allowUpsells: atService.allowUpsells,
    isCreateDeliveryAddressAllowed: atService.isCreateDeliveryAddressAllowed,
    bankingDetails: atService.bankingDetails,
    preferredPaymentMethod: atService.preferredPaymentMethod,
    dateOfBirth: pending.dateOfBirth ?? atService.dateOfBirth,
  };
}

interface AddressChanges {
  readonly added: readonly Address[];
  readonly edited: readonly Address[];
}

/** The delivery addresses that this call added or edited. */
export function addressChangesOf(original: Customer | null, customer: Customer): AddressChanges {
  const before = new Map(original?.deliveryAddresses.map((address) => [address.id, address]));
  const { deliveryAddresses } = customer;
  return {
    added: deliveryAddresses.filter(isUnsavedAddress),
    edited: deliveryAddresses.filter(
      (address) => !isLocalAddress(address) && !isSameData(before.get(address.id), address),
    ),
  };
}

/** Whether the customer of the call differs from `original`, the service's record, in something that can be saved (REQ C6.1). */
export function isUnsaved(original: Customer | null, customer: Customer): boolean {
  const { added, edited } = addressChangesOf(original, customer);
  return (
    original === null ||
    changedFieldsOf(original, customer).length + added.length + edited.length > 0 ||
    hasNewPreferredAddress(original, customer)
  );
}

export function hasNewPreferredAddress(original: Customer | null, { preferredAddressId }: Customer): boolean {
  return preferredAddressId !== null && preferredAddressId !== (original?.preferredAddressId ?? null);
}
