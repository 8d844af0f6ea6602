import type { Address } from '~/domain/address/address';
import type { Customer } from './customer';

export type NewAddressRefusal = 'notAllowed' | 'unsavedExists';

/** True for an address created in this call. The service may have stored it meanwhile, but not under this id. */
export function isLocalAddress(address: Address): boolean {
  return address.externalAddressId === undefined && address.id.startsWith('local-');
}

/** True for a local address that neither an order nor a save has transmitted yet. */
export function isUnsavedAddress(address: Address): boolean {
  return isLocalAddress(address) && address.usedInOrder !== true;
}

/** The reason why no delivery address can be added (REQ B9.9); null where one can. */
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
 * Whether the form asks if the address is to be the preferred one; `addressId` null is a new address. False for a
 * guest, who has no customer record, and for an address that is preferred already: the preference can be moved but not
 * removed.
 */
export function mayPreferAddress(customer: Customer, addressId: string | null, flags: PreferenceFlags): boolean {
  if (customer.isGuest) return false;
  if (addressId === null) return flags.preferredAddressOnCreation;
  return flags.preferredAddress && addressId !== customer.preferredAddressId;
}
