import { isSameAddress } from '~/domain/address/address';
import { deliveryAddressOf, preselectedAddressId } from '~/domain/customer/deliveryAddress';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerState } from './customerState';

/** The chosen address id if the customer has that address, else the preselected one. */
export function addressIdFor(customer: Customer, chosen: string | null): string | null {
  return deliveryAddressOf(customer, chosen)?.id ?? preselectedAddressId(customer);
}

/** Maps the chosen address to the id it has after a save: addresses of this call get the service's ids. */
export function sameAddressId({ customer, deliveryAddressId }: CustomerState, saved: Customer): string | null {
  if (customer === null || deliveryAddressId === null) return deliveryAddressId;
  if (deliveryAddressId === customer.billingAddress?.id) return saved.billingAddress?.id ?? null;
  if (saved.deliveryAddresses.some(({ id }) => id === deliveryAddressId)) return deliveryAddressId;
  const chosen = deliveryAddressOf(customer, deliveryAddressId);
  const same = chosen === null ? undefined : saved.deliveryAddresses.find((address) => isSameAddress(address, chosen));
  return same?.id ?? deliveryAddressId;
}
