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

/** The service's record with what a call holds of the customer over it. */
export function withHeldChanges(atService: Customer, held: Customer): Customer {
  return {
    ...held,
    // What only the service decides.
    type: atService.type,
    locked: atService.locked,
    originCountry: atService.originCountry,
    isHelloUser: atService.isHelloUser,
    pinChallenge: atService.pinChallenge,
    orderRestriction: atService.orderRestriction,
    indicators: atService.indicators,
    allowUpsells: atService.allowUpsells,
    isCreateDeliveryAddressAllowed: atService.isCreateDeliveryAddressAllowed,
    bankingDetails: atService.bankingDetails,
    preferredPaymentMethod: atService.preferredPaymentMethod,
    dateOfBirth: held.dateOfBirth ?? atService.dateOfBirth,
  };
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
