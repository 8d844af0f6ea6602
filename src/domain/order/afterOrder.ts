import { isSameAddress, type Address } from '~/domain/address/address';
import type { Customer, PhoneNumber } from '~/domain/customer/customer';

/**
 * Predicts the service's customer record after an order of this call. An order transmits no academic title, one phone
 * number without its kind and only the delivery address it uses, and it cannot empty a field.
 */
export function recordAfterOrder(original: Customer | null, ordered: Customer, usedAddressId: string | null): Customer {
  const { billingAddress: billing } = ordered;
  const before = original?.billingAddress ?? null;
  const used = ordered.deliveryAddresses.filter(({ id }) => id === usedAddressId);
  const known = (original?.deliveryAddresses ?? []).filter(({ id }) => id !== usedAddressId);
  return {
    ...ordered,
    academicTitle: original?.academicTitle,
    email: ordered.email ?? original?.email ?? null,
    phoneNumbers: isCarriedByOrder(original?.phoneNumbers ?? [], ordered.phoneNumbers)
      ? ordered.phoneNumbers
      : (original?.phoneNumbers ?? []),
    billingAddress:
      billing === null
        ? before
        : {
            ...billing,
            careOf: billing.careOf ?? before?.careOf,
            addressAddition: billing.addressAddition ?? before?.addressAddition,
          },
    deliveryAddresses: [...known, ...used],
    preferredAddressId: original?.preferredAddressId ?? null,
  };
}

/** Whether an order can transmit the change: at most one number before and one after, of the same kind; private if none before. */
function isCarriedByOrder(before: readonly PhoneNumber[], after: readonly PhoneNumber[]): boolean {
  const [number] = after;
  const kind = before[0]?.phoneNumberType ?? 'PRIVATE';
  if (before.length === 0 && number === undefined) return true;
  return before.length <= 1 && after.length === 1 && number?.phoneNumberType === kind;
}

/** Merges the local flag `usedInOrder` of the addresses into the saved record. */
export function withAddressesUsed(saved: Customer, inCall: Customer): Customer {
  const used = inCall.deliveryAddresses.filter(({ usedInOrder }) => usedInOrder === true);
  const deliveryAddresses = saved.deliveryAddresses.map((address) =>
    used.some((other) => other.id === address.id || isSameAddress(other, address))
      ? { ...address, usedInOrder: true }
      : address,
  );
  return { ...saved, deliveryAddresses };
}

/**
 * Adds the addresses that orders of this call have used and the record does not name: the service may store them later, and they
 * cannot be removed (REQ B9.10).
 */
export function withOrderedAddresses(record: Customer, used: readonly Address[]): Customer {
  const missing = used.filter((address) => orderedAddressIn(record, address) === undefined);
  return missing.length === 0 ? record : { ...record, deliveryAddresses: [...record.deliveryAddresses, ...missing] };
}

/** A used address as the record has it, perhaps under an id of the service. */
export function orderedAddressIn({ deliveryAddresses }: Customer, used: Address): Address | undefined {
  return deliveryAddresses.find((address) => address.id === used.id || isSameAddress(address, used));
}
