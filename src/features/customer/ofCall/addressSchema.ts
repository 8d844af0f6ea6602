import * as v from 'valibot';
import { addressKinds, servicePointTypes } from '~/domain/address/address';
import { countries } from '~/domain/common/country';

const text = v.string();
const maybe = v.optional(text);

const addressBase = {
  id: text,
  externalAddressId: maybe,
  kind: v.picklist(addressKinds),
  salutation: maybe,
  firstName: text,
  lastName: text,
  zipCode: text,
  city: text,
  countryCode: v.nullable(v.picklist(countries)),
  otherCountry: maybe,
  careOf: maybe,
  addressAddition: maybe,
  isDefault: v.boolean(),
  fromInvoiceAddress: v.optional(v.boolean()),
  usedInOrder: v.optional(v.boolean()),
};

/** An address in the journal of a call. */
export const JournalAddress = v.variant('type', [
  v.object({ ...addressBase, type: v.literal('POSTAL'), street: text, streetNumber: text }),
  v.object({ ...addressBase, type: v.literal('PACKSTATION'), postNumber: text, packstationNumber: text }),
  v.object({
    ...addressBase,
    type: v.literal('DHL_ADDRESS'),
    servicePoint: v.object({ type: v.picklist(servicePointTypes), number: text, post: text }),
    postNumber: maybe,
  }),
]);
