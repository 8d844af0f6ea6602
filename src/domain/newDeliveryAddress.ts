import type { Address } from './address';
import type { Customer } from './customer';

export type NewAddressRefusal = 'notAllowed' | 'unsavedExists';

/** Made in this call and not yet known to the service. */
export function isLocalAddress(address: Address): boolean {
  return address.externalAddressId === undefined && address.id.startsWith('local-');
}

/** Why no delivery address can be added (spec 1 §5.1); null where one can. */
export function newDeliveryAddressRefusal(customer: Customer): NewAddressRefusal | null {
  if (!customer.isCreateDeliveryAddressAllowed && customer.externalCustomerId !== null) return 'notAllowed';
  const unsaved = customer.deliveryAddresses.some((address) => address.kind !== 'BILLING' && isLocalAddress(address));
  return unsaved ? 'unsavedExists' : null;
}

/** Only what was made in this call, and only until an order used it (spec 1 §4.5). */
export function mayRemoveAddress(address: Address): boolean {
  return isLocalAddress(address) && address.usedInOrder !== true;
}
