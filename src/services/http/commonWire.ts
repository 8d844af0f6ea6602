import * as v from 'valibot';
import { addressKinds, servicePointTypes, type Address } from '~/domain/address/address';
import { isCountry, type Country } from '~/domain/common/country';
import { toCents, type Cents } from '~/domain/common/money';
import { withCountry } from '~/domain/offer/offerCustomer';

/** Shapes that several services share (CONTRACT 5), after key conversion. */

/** Text that may be missing or null. */
export const optionalText = v.nullish(v.string(), null);

/** Identifiers are text; a service that sends a number means the same. */
export const idText = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
export const optionalId = v.nullish(idText, null);

/** The members of a list that fit the schema; a malformed one must not hide the others. */
export function readEach<S extends v.GenericSchema>(schema: S, list: readonly unknown[]): v.InferOutput<S>[] {
  return list.flatMap((candidate) => {
    const read = v.safeParse(schema, candidate);
    return read.success ? [read.output] : [];
  });
}

/** The id for a request; undefined for a local one, since the services assign their own. */
export function sentId(id: string): string | undefined {
  return id === '' || id.startsWith('local-') ? undefined : id;
}

/** An amount on the wire as whole cents. */
export const amount = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value): Cents => toCents(value)),
);
export const optionalAmount = v.nullish(amount, null);
export const amountOrZero = v.nullish(amount, 0);

export const WireAddress = v.object({
  id: v.nullish(idText, ''),
  externalAddressId: optionalId,
  type: v.fallback(v.picklist(['POSTAL', 'PACKSTATION', 'DHL_ADDRESS']), 'POSTAL'),
  kind: v.fallback(v.picklist(addressKinds), 'DELIVERY'),
  firstName: v.nullish(v.string(), ''),
  lastName: v.nullish(v.string(), ''),
  salutation: optionalText,
  street: v.nullish(v.string(), ''),
  streetNumber: v.nullish(idText, ''),
  zipCode: v.nullish(idText, ''),
  city: v.nullish(v.string(), ''),
  countryCode: optionalText,
  careOf: optionalText,
  addressAddition: optionalText,
  isDefault: v.nullish(v.boolean(), false),
  fromInvoiceAddress: v.nullish(v.boolean(), false),
  postNumber: optionalId,
  packstationNumber: optionalId,
  servicePoint: v.nullish(v.object({ type: v.string(), number: idText, post: optionalId }), null),
});
type WireAddress = v.InferOutput<typeof WireAddress>;

export function toAddress(wire: WireAddress): Address {
  const base = {
    id: wire.id,
    externalAddressId: wire.externalAddressId ?? undefined,
    kind: wire.kind,
    salutation: wire.salutation ?? undefined,
    firstName: wire.firstName,
    lastName: wire.lastName,
    zipCode: wire.zipCode,
    city: wire.city,
    countryCode: isCountry(wire.countryCode) ? wire.countryCode : null,
    careOf: wire.careOf ?? undefined,
    addressAddition: wire.addressAddition ?? undefined,
    isDefault: wire.isDefault,
    fromInvoiceAddress: wire.fromInvoiceAddress,
  };
  const postNumber = wire.postNumber ?? '';
  switch (wire.type) {
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
          type: servicePointTypes.find((type) => type === point?.type) ?? 'POSTFILIALE',
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
    countryCode: address.countryCode ?? undefined,
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
