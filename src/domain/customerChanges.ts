import type { Address } from './address';
import type { Customer } from './customer';
import { isLocalAddress } from './newDeliveryAddress';

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

/** The fields of the customer's record that this call changed. */
export function changedFieldsOf(original: Customer, customer: Customer): readonly (typeof changeableFields)[number][] {
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
    added: deliveryAddresses.filter(isLocalAddress),
    edited: deliveryAddresses.filter(
      (address) => !isLocalAddress(address) && before.get(address.id) !== JSON.stringify(address),
    ),
  };
}
