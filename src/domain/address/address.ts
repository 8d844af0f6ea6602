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
  /** Null where the service left it out: corrected to the current country for an offer (REQ C6.2). */
  readonly countryCode: Country | null;
  readonly careOf?: string | undefined;
  readonly addressAddition?: string | undefined;
  readonly isDefault: boolean;
  readonly fromInvoiceAddress?: boolean | undefined;
  /** Local: was used in an order of this session and cannot be removed (REQ B9.10). */
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

/** Whether two addresses are the same place for a parcel, whatever their ids. */
export function isSamePlace(one: Address, other: Address): boolean {
  return one.zipCode === other.zipCode && one.city === other.city && destinationOf(one) === destinationOf(other);
}

/** The same address for the same person, whatever its id: the service has it already. */
export function isSameAddress(one: Address, other: Address): boolean {
  return isSamePlace(one, other) && one.firstName === other.firstName && one.lastName === other.lastName;
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
