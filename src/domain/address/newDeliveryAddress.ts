import type { Address } from './address';
import type { Customer } from '~/domain/customer/customer';

export type NewAddressRefusal = 'notAllowed' | 'unsavedExists';

/** Made in this call: the service may know the address by now, but not by this id. */
export function isLocalAddress(address: Address): boolean {
  return address.externalAddressId === undefined && address.id.startsWith('local-');
}

/** Neither an order nor a save has taken it along yet. */
export function isUnsavedAddress(address: Address): boolean {
  return isLocalAddress(address) && address.usedInOrder !== true;
}

/** Why no delivery address can be added (REQ B9.9); null where one can. */
export function newDeliveryAddressRefusal(customer: Customer): NewAddressRefusal | null {
  if (!customer.isCreateDeliveryAddressAllowed && customer.externalCustomerId !== null) return 'notAllowed';
  const unsaved = customer.deliveryAddresses.some((address) => address.kind !== 'BILLING' && isUnsavedAddress(address));
  return unsaved ? 'unsavedExists' : null;
}

interface PreferenceFlags {
  readonly preferredAddress: boolean;
  readonly preferredAddressOnCreation: boolean;
}

/**
 * The form asks whether the address is to be the preferred one; null is a new address. Not for a guest, who has no record
 * that could prefer one, and not where it is so already: a preference can be moved, not taken back.
 */
export function mayPreferAddress(customer: Customer, addressId: string | null, flags: PreferenceFlags): boolean {
  if (customer.isGuest) return false;
  if (addressId === null) return flags.preferredAddressOnCreation;
  return flags.preferredAddress && addressId !== customer.preferredAddressId;
}
