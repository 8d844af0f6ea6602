import type { Address } from '~/domain/address/address';
import type { Customer } from './customer';

/** The addresses an order of this customer can go to: the billing address first, then the delivery addresses. */
export function deliveryChoices(customer: Customer): readonly Address[] {
  const { billingAddress, deliveryAddresses } = customer;
  const others = deliveryAddresses.filter(
    ({ id, fromInvoiceAddress }) => id !== billingAddress?.id && fromInvoiceAddress !== true,
  );
  return billingAddress === null ? others : [billingAddress, ...others];
}

export function deliveryAddressOf(customer: Customer, addressId: string | null): Address | null {
  if (addressId === null) return null;
  return deliveryChoices(customer).find(({ id }) => id === addressId) ?? null;
}

/** The customer's preferred address, else the default one, else the billing address. */
export function preselectedAddressId(customer: Customer): string | null {
  const choices = deliveryChoices(customer);
  const chosen =
    choices.find(({ id }) => id === customer.preferredAddressId) ??
    choices.find(({ isDefault, kind }) => isDefault && kind === 'DELIVERY') ??
    choices[0];
  return chosen?.id ?? null;
}
