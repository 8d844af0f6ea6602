import type { Country } from '~/domain/common/country';

export const servicePointTypes = ['PACKSTATION', 'POSTFILIALE', 'PAKETSHOP', 'POSTSTATION'] as const;
export type ServicePointType = (typeof servicePointTypes)[number];

export const addressKinds = ['DELIVERY', 'BILLING'] as const;
export type AddressKind = (typeof addressKinds)[number];

interface AddressBase {
  readonly id: string;
  readonly externalAddressId?: string | undefined;
  readonly kind: AddressKind;
  readonly salutation?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly zipCode: string;
  readonly city: string;
  /** Null where the service sends no country; an offer then uses the current country (REQ C6.2). */
  readonly countryCode: Country | null;
  /** The code of a country that is not served: it is shown and sent back, and never replaced by the current country. */
  readonly otherCountry?: string | undefined;
  readonly careOf?: string | undefined;
  readonly addressAddition?: string | undefined;
  readonly isDefault: boolean;
  readonly fromInvoiceAddress?: boolean | undefined;
  /** Local flag: an order of this session used the address, so it cannot be removed (REQ B9.10). */
  readonly usedInOrder?: boolean | undefined;
}

export interface PostalAddress extends AddressBase {
  readonly type: 'POSTAL';
  readonly street: string;
  readonly streetNumber: string;
}

export interface PackstationAddress extends AddressBase {
  readonly type: 'PACKSTATION';
  readonly postNumber: string;
  readonly packstationNumber: string;
}

export interface DhlAddress extends AddressBase {
  readonly type: 'DHL_ADDRESS';
  readonly servicePoint: { readonly type: ServicePointType; readonly number: string; readonly post: string };
  readonly postNumber?: string | undefined;
}

/** REQ B9.1, B9.2. */
export type Address = PostalAddress | PackstationAddress | DhlAddress;

export function isPickupPoint(address: Address): boolean {
  return address.type !== 'POSTAL';
}

/** Compares the postal place of two addresses; ids and names do not count. */
export function isSamePlace(one: Address, other: Address): boolean {
  return one.zipCode === other.zipCode && one.city === other.city && destinationOf(one) === destinationOf(other);
}

/** Whether one of the places is that of the address: a corrected address keeps its id and is another place. */
export function includesPlace(places: readonly Address[], address: Address): boolean {
  return places.some((place) => isSamePlace(place, address));
}

/**
 * Compares place, person and additions of two addresses; ids do not count. True means that the service has the address already: one with
 * another staircase is another address.
 */
export function isSameAddress(one: Address, other: Address): boolean {
  return (
    isSamePlace(one, other) &&
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    (one.careOf ?? '') === (other.careOf ?? '') &&
    (one.addressAddition ?? '') === (other.addressAddition ?? '')
  );
}

function destinationOf(address: Address): string {
  switch (address.type) {
    case 'POSTAL':
      return `${address.street} ${address.streetNumber}`;
    case 'PACKSTATION':
      return `PACKSTATION ${address.packstationNumber} ${address.postNumber}`;
    case 'DHL_ADDRESS':
      return `${address.servicePoint.type} ${address.servicePoint.number} ${address.servicePoint.post}`;
  }
}
