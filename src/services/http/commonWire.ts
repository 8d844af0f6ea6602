import * as v from 'valibot';
import { addressKinds, servicePointTypes, type Address } from '~/domain/address/address';
import { completePostcode } from '~/domain/address/postcode';
import { countries, type Country } from '~/domain/common/country';
import { memberOf } from '~/domain/common/memberOf';
import { withCountry } from '~/domain/offer/offerCustomer';
import { codeOr, flagOr, optionalFlag, optionalPart, optionalText, text } from './wireValues';

/** Shapes that several services share (CONTRACT 5), after key conversion. */

/** Begins the id of an address of which the service names none. */
export const unnamedAddress = 'unnamed-';

/** The id for a request; undefined for one that was given here, since the services assign their own. */
export function sentId(id: string): string | undefined {
  return id === '' || id.startsWith('local-') || id.startsWith(unnamedAddress) ? undefined : id;
}

/** Missing and unknown types follow from the fields of a pick-up point. */
export const WireAddress = v.object({
  id: text,
  externalAddressId: optionalText,
  type: codeOr(['POSTAL', 'PACKSTATION', 'DHL_ADDRESS'], null),
  kind: codeOr(addressKinds, 'DELIVERY'),
  firstName: text,
  lastName: text,
  salutation: optionalText,
  street: text,
  streetNumber: text,
  zipCode: text,
  city: text,
  countryCode: optionalText,
  careOf: optionalText,
  addressAddition: optionalText,
  isDefault: flagOr(false),
  fromInvoiceAddress: optionalFlag,
  fromInvoice: optionalFlag,
  postNumber: optionalText,
  packstationNumber: optionalText,
  servicePoint: optionalPart(v.object({ type: text, number: text, post: optionalText })),
});
type WireAddress = v.InferOutput<typeof WireAddress>;

function typeOf({ type, packstationNumber, servicePoint }: WireAddress): Address['type'] {
  if (type !== null) return type;
  if ((packstationNumber ?? '') !== '') return 'PACKSTATION';
  return servicePoint === null ? 'POSTAL' : 'DHL_ADDRESS';
}

function countryOf(sent: string | null): Pick<Address, 'countryCode' | 'otherCountry'> {
  const countryCode = memberOf(countries, sent);
  return countryCode === null && sent !== null && sent !== '' ? { countryCode, otherCountry: sent } : { countryCode };
}

export function toAddress(wire: WireAddress): Address {
  const base = {
    id: wire.id,
    externalAddressId: wire.externalAddressId ?? undefined,
    kind: wire.kind,
    salutation: wire.salutation ?? undefined,
    firstName: wire.firstName,
    lastName: wire.lastName,
    zipCode: completePostcode(wire.zipCode, memberOf(countries, wire.countryCode)),
    city: wire.city,
    ...countryOf(wire.countryCode),
    careOf: wire.careOf ?? undefined,
    addressAddition: wire.addressAddition ?? undefined,
    isDefault: wire.isDefault,
    fromInvoiceAddress: wire.fromInvoiceAddress ?? wire.fromInvoice ?? false,
  };
  const postNumber = wire.postNumber ?? wire.servicePoint?.post ?? '';
  switch (typeOf(wire)) {
    case 'POSTAL':
      return { ...base, type: 'POSTAL', street: wire.street, streetNumber: wire.streetNumber };
    case 'PACKSTATION':
      return {
        ...base,
        type: 'PACKSTATION',
        postNumber,
        packstationNumber: wire.packstationNumber ?? wire.servicePoint?.number ?? '',
      };
    case 'DHL_ADDRESS': {
      const point = wire.servicePoint;
      return {
        ...base,
        type: 'DHL_ADDRESS',
        postNumber: wire.postNumber ?? undefined,
        servicePoint: {
          type: memberOf(servicePointTypes, point?.type) ?? 'POSTFILIALE',
          number: point?.number ?? '',
          post: point?.post ?? '',
        },
      };
    }
  }
}

/** The address for a request, without missing fields and local ids. */
export function fromAddress(address: Address): Record<string, unknown> {
  const base = {
    id: sentId(address.id),
    externalAddressId: address.externalAddressId,
    type: address.type,
    kind: address.kind,
    firstName: address.firstName,
    lastName: address.lastName,
    salutation: address.salutation,
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode ?? address.otherCountry,
    careOf: address.careOf,
    addressAddition: address.addressAddition,
    isDefault: address.isDefault,
    fromInvoiceAddress: address.fromInvoiceAddress,
  };
  switch (address.type) {
    case 'POSTAL':
      return { ...base, street: address.street, streetNumber: address.streetNumber };
    case 'PACKSTATION':
      return { ...base, postNumber: address.postNumber, packstationNumber: address.packstationNumber };
    case 'DHL_ADDRESS':
      return { ...base, postNumber: address.postNumber, servicePoint: address.servicePoint };
  }
}

/** A delivery address for a request; one without a country gets the current one. */
export function fromDeliveryAddress(address: Address | null, country: Country): Record<string, unknown> | null {
  return address === null ? null : fromAddress(withCountry(address, country));
}
