import { isSameAddress } from '~/domain/address/address';
import { deliveryAddressOf, preselectedAddressId } from '~/domain/address/deliveryAddress';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerState } from './customerState';

/** The address chosen before where the customer has it, else the preselected one. */
export function addressIdFor(customer: Customer, chosen: string | null): string | null {
  return deliveryAddressOf(customer, chosen)?.id ?? preselectedAddressId(customer);
}

/** The addresses of this call get the service's ids when they are saved; the choice stays what it was. */
export function sameAddressId({ customer, deliveryAddressId }: CustomerState, saved: Customer): string | null {
  if (customer === null || deliveryAddressId === null) return deliveryAddressId;
  if (deliveryAddressId === customer.billingAddress?.id) return saved.billingAddress?.id ?? null;
  if (saved.deliveryAddresses.some(({ id }) => id === deliveryAddressId)) return deliveryAddressId;
  const chosen = deliveryAddressOf(customer, deliveryAddressId);
  const same = chosen === null ? undefined : saved.deliveryAddresses.find((address) => isSameAddress(address, chosen));
  return same?.id ?? deliveryAddressId;
}
