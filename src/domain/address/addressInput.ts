import type { Address, ServicePointType } from './address';
import type { Country } from '~/domain/common/country';
import type { Salutation } from '~/domain/common/names';
import { tidyName } from '~/domain/common/names';
import { tidyDigits } from '~/domain/common/digits';

/** The type of a delivery address: a street, or one of the four kinds of pick-up point (REQ B9.2). */
export type AddressInputType = 'POSTAL' | ServicePointType;

/** The field values of the delivery address form, as typed. */
export interface AddressInput {
  readonly type: AddressInputType;
  readonly firstName: string;
  readonly lastName: string;
  readonly careOf: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly addressAddition: string;
  /** The DHL customer's number; only at a pick-up point. */
  readonly postNumber: string;
  /** The number of the Packstation, post branch, parcel shop or post station. */
  readonly pointNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly isPreferred: boolean;
}

export function emptyAddressInput(firstName: string, lastName: string): AddressInput {
  return {
    type: 'POSTAL',
    firstName,
    lastName,
    careOf: '',
    street: '',
    streetNumber: '',
    addressAddition: '',
    postNumber: '',
    pointNumber: '',
    zipCode: '',
    city: '',
    isPreferred: false,
  };
}

/** A new Packstation, most often in the postcode of the billing address, which the form suggests. */
export function packstationNear(billing: Address | null, empty: AddressInput, country: Country): AddressInput {
  const { zipCode = '', city = '' } = billing?.countryCode === country ? billing : {};
  return { ...empty, type: 'PACKSTATION', zipCode, city };
}

export function addressInputOf(address: Address, isPreferred: boolean): AddressInput {
  const common = {
    ...emptyAddressInput(address.firstName, address.lastName),
    careOf: address.careOf ?? '',
    addressAddition: address.addressAddition ?? '',
    zipCode: address.zipCode,
    city: address.city,
    isPreferred,
  };
  switch (address.type) {
    case 'POSTAL':
      return { ...common, street: address.street, streetNumber: address.streetNumber };
    case 'PACKSTATION':
      return { ...common, type: 'PACKSTATION', postNumber: address.postNumber, pointNumber: address.packstationNumber };
    case 'DHL_ADDRESS': {
      const { type, number, post } = address.servicePoint;
      return { ...common, type, postNumber: address.postNumber ?? post, pointNumber: number };
    }
  }
}

interface AddressBasis {
  readonly country: Country;
  /** The customer's, as the default for a new address. */
  readonly salutation: Salutation | null;
  /** The address being edited; fields that the form does not show are preserved. Undefined for a new address. */
  readonly edited: Address | undefined;
  readonly newId: () => string;
}

export function deliveryAddressFrom(
  input: AddressInput,
  { country, salutation, edited, newId }: AddressBasis,
): Address {
  const common = {
    id: edited?.id ?? newId(),
    externalAddressId: edited?.externalAddressId,
    salutation: edited?.salutation ?? salutation ?? undefined,
    fromInvoiceAddress: edited?.fromInvoiceAddress,
    usedInOrder: edited?.usedInOrder,
    kind: 'DELIVERY',
    firstName: tidyName(input.firstName),
    lastName: tidyName(input.lastName),
    zipCode: tidyDigits(input.zipCode),
    city: tidyName(input.city),
    countryCode: country,
    isDefault: edited?.isDefault ?? false,
  } as const;
  const postNumber = tidyDigits(input.postNumber);
  const pointNumber = tidyDigits(input.pointNumber);
  switch (input.type) {
    case 'POSTAL': {
      const careOf = tidyName(input.careOf);
      const addressAddition = tidyName(input.addressAddition);
      return {
        ...common,
        type: 'POSTAL',
        street: tidyName(input.street),
        streetNumber: input.streetNumber.trim(),
        careOf: careOf === '' ? undefined : careOf,
        addressAddition: addressAddition === '' ? undefined : addressAddition,
      };
    }
    case 'PACKSTATION':
      return { ...common, type: 'PACKSTATION', postNumber, packstationNumber: pointNumber };
    case 'POSTFILIALE':
    case 'PAKETSHOP':
    case 'POSTSTATION':
      return {
        ...common,
        type: 'DHL_ADDRESS',
        postNumber,
        servicePoint: { type: input.type, number: pointNumber, post: postNumber },
      };
  }
}
