import type { Address } from './address';
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

type CustomerField = (typeof changeableFields)[number];

/** The fields of the customer's record that this call changed; all where it is not known what the service has. */
export function changedFieldsOf(original: Customer | null, customer: Customer): readonly CustomerField[] {
  if (original === null) return changeableFields;
  return changeableFields.filter((field) => JSON.stringify(original[field]) !== JSON.stringify(customer[field]));
}

interface AddressChanges {
  readonly added: readonly Address[];
  readonly edited: readonly Address[];
}

/** The delivery addresses that this call added or edited. */
export function addressChangesOf(original: Customer | null, customer: Customer): AddressChanges {
  const before = new Map(original?.deliveryAddresses.map((address) => [address.id, JSON.stringify(address)]));
  const { deliveryAddresses } = customer;
  return {
    added: deliveryAddresses.filter(isUnsavedAddress),
    edited: deliveryAddresses.filter(
      (address) => !isLocalAddress(address) && before.get(address.id) !== JSON.stringify(address),
    ),
  };
}
