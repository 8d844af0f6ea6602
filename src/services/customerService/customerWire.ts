import * as v from 'valibot';
import type { Address } from '~/domain/address/address';
import { memberOf } from '~/domain/common/memberOf';
import { blankCustomer } from '~/domain/customer/blankCustomer';
import { countries } from '~/domain/common/country';
import { type Customer, customerTypes } from '~/domain/customer/customer';
import { isPaymentMethod, paymentMethods } from '~/domain/payment/payment';
import { WireAddress, toAddress, unnamedAddress } from '../http/commonWire';
import { WirePhoneNumbers, consentsOr, optionalSalutation } from '../http/personWire';
import { codeOfObject, codesOfAnyForm, optionalRestriction } from '../http/restrictionWire';
import { ServiceError } from '../http/serviceError';
import {
  codeText,
  flag,
  flagOr,
  listOf,
  optionalCode,
  optionalDay,
  optionalNumber,
  optionalPart,
  optionalText,
  readEach,
  text,
  customerNumber,
} from '../http/wireValues';
import { WirePinChallenge } from './pinWire';

const count = v.pipe(
  optionalNumber,
  v.transform((sent) => sent ?? 0),
);
/** Reads a dunning level, given as a number or in an object; 0 if there is none. */
const dunningLevel = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((sent): unknown => (typeof sent === 'object' ? sent : { level: sent })),
  optionalPart(v.object({ level: count, dunningLevel: count })),
  v.transform((sent) => Math.max(sent?.level ?? 0, sent?.dunningLevel ?? 0)),
);

/** A customer after key conversion (CONTRACT 5). Two spellings of REQ B1.9, B5.1 are read of a few fields. */
export const WireCustomer = v.pipe(
  v.unknown(),
  v.transform((sent) =>
    typeof sent === 'object' && sent !== null && !('externalCustomerId' in sent) && 'customerNumber' in sent
      ? { ...sent, externalCustomerId: sent.customerNumber }
      : sent,
  ),
  v.object({
    id: text,
    externalCustomerId: customerNumber,
    salutation: optionalSalutation,
    academicTitle: optionalText,
    firstName: text,
    lastName: text,
    email: optionalText,
    dateOfBirth: optionalDay,
    phoneNumbers: WirePhoneNumbers,
    phoneNumber: optionalText,
    billingAddress: optionalPart(WireAddress),
    deliveryAddresses: listOf(WireAddress),
    originCountry: optionalText,
    // Also read from an object such as `{code}`: a customer without a type counts as regular, and would be offered what employees are not.
    type: v.pipe(v.nullish(v.unknown(), null), v.transform(codeOfObject), codeText(customerTypes)),
    // The requirement names a "locked flag" without its field. A mark that cannot be read locks: the service knows of one.
    locked: v.fallback(v.nullish(flag, false), true),
    isLocked: v.fallback(v.nullish(flag, false), true),
    isLightUser: flagOr(false),
    isHelloUser: flagOr(false),
    consents: consentsOr(false, 'UNKNOWN'),
    dataProtection: flagOr(false),
    reception: optionalText,
    // A challenge that cannot be read counts as one, so that the caller is asked for the PIN.
    pinChallenge: v.pipe(
      v.nullish(v.unknown(), null),
      v.transform((sent) => {
        if (sent === null || sent === false || sent === '') return null;
        const read = v.safeParse(WirePinChallenge, sent);
        return read.success ? read.output : v.parse(WirePinChallenge, {});
      }),
    ),
    orderRestriction: optionalRestriction,
    indicators: v.pipe(
      v.nullish(v.unknown(), null),
      v.transform((sent): unknown => (Array.isArray(sent) || typeof sent === 'string' ? { blocks: sent } : sent)),
      // For the agent's information only: a customer with malformed ones can still be loaded.
      optionalPart(v.object({ blocks: codesOfAnyForm, dunningLevel: count, addressCategory: optionalNumber })),
      v.transform((sent) => sent ?? { blocks: [], dunningLevel: 0, addressCategory: null }),
    ),
    dunning: dunningLevel,
    dunningData: dunningLevel,
    allowUpsells: flagOr(true),
    isCreateDeliveryAddressAllowed: flagOr(false),
    bankingDetails: optionalPart(v.object({ accountHolder: text, maskedIban: text, iban: text, bankName: text })),
    preferredPaymentMethod: optionalCode(paymentMethods),
    preferredAddressId: optionalText,
  }),
);
export type WireCustomer = v.InferOutput<typeof WireCustomer>;

export function toCustomer(wire: WireCustomer): Customer {
  const origin = memberOf(countries, wire.originCountry);
  const billingAddress =
    wire.billingAddress === null ? null : withId(toAddress({ ...wire.billingAddress, kind: 'BILLING' }), 'billing');
  const deliveryAddresses = wire.deliveryAddresses.map((sent, index) => withId(toAddress(sent), String(index)));
  // The billing address is offered once: its copy among the delivery addresses is preferred as itself.
  const isCopyPreferred = deliveryAddresses.some(
    ({ id, fromInvoiceAddress }) => id === wire.preferredAddressId && fromInvoiceAddress === true,
  );
  const { preferredPaymentMethod: preferred, phoneNumber, bankingDetails } = wire;
  const phoneNumbers =
    wire.phoneNumbers.length > 0 || phoneNumber === null || phoneNumber === ''
      ? wire.phoneNumbers
      : [{ phoneNumberType: 'PRIVATE', value: phoneNumber }];
  return {
    id: wire.id,
    externalCustomerId: wire.externalCustomerId,
    isGuest: false,
    skipDoubleCheck: false,
    salutation: wire.salutation,
    academicTitle: wire.academicTitle ?? undefined,
    firstName: wire.firstName,
    lastName: wire.lastName,
    email: wire.email === '' ? null : wire.email,
    dateOfBirth: wire.dateOfBirth === '' ? null : wire.dateOfBirth,
    phoneNumbers,
    billingAddress,
    deliveryAddresses,
    originCountry: origin,
    ...(origin === null && wire.originCountry && { otherOriginCountry: wire.originCountry }),
    type: wire.type === '' ? 'REGULAR' : wire.type,
    locked: wire.locked || wire.isLocked,
    isLightUser: wire.isLightUser,
    isHelloUser: wire.isHelloUser,
    consents: wire.consents,
    dataProtection: wire.dataProtection,
    reception: wire.reception === '' ? null : wire.reception,
    pinChallenge: wire.pinChallenge,
    orderRestriction: wire.orderRestriction,
    indicators: {
      ...wire.indicators,
      dunningLevel: Math.max(wire.indicators.dunningLevel, wire.dunning, wire.dunningData),
    },
    allowUpsells: wire.allowUpsells,
    isCreateDeliveryAddressAllowed: wire.isCreateDeliveryAddressAllowed,
    bankingDetails: bankingDetails === null ? null : toBankingDetails(bankingDetails),
    preferredPaymentMethod: isPaymentMethod(preferred) ? preferred : null,
    preferredAddressId: (isCopyPreferred ? billingAddress?.id : null) ?? wire.preferredAddressId,
  };
}

/** The address with an id, by which the agent chooses it: one that the service names by its external id alone has that one. */
function withId(address: Address, place: string): Address {
  const named = [address.id, address.externalAddressId].find((id) => id !== undefined && id !== '');
  return { ...address, id: named ?? `${unnamedAddress}${place}` };
}

/** Null where neither an account nor its holder is named. An IBAN that is not masked yet is shown by its end. */
function toBankingDetails({
  iban,
  ...details
}: NonNullable<WireCustomer['bankingDetails']>): Customer['bankingDetails'] {
  if (details.maskedIban === '' && iban === '' && details.accountHolder === '') return null;
  return {
    ...details,
    maskedIban: details.maskedIban === '' && iban !== '' ? `… ${iban.slice(-4)}` : details.maskedIban,
  };
}

/** Reads the customers of a list, without malformed ones. */
export function readCustomers(sent: readonly unknown[]): readonly Customer[] {
  return readEach(WireCustomer, sent).map(toCustomer);
}

/** Reads possible duplicates. One that cannot be read is one all the same: a customer must not be created twice for that. */
export function readDuplicates(sent: readonly unknown[]): readonly Customer[] {
  return sent.flatMap((record, index) => {
    if (typeof record !== 'object' || record === null) return [];
    const read = v.safeParse(WireCustomer, record);
    if (read.success) return [toCustomer(read.output)];
    const unreadable = blankCustomer({ id: `unreadable-${String(index)}`, isGuest: false, country: 'DE' });
    return [{ ...unreadable, isUnreadable: true as const }];
  });
}

/** Whether an answer contains the whole customer. One without last name and billing address contains only the number and what was changed. */
export function isWholeCustomer({ lastName, billingAddress }: WireCustomer): boolean {
  return lastName !== '' || billingAddress !== null;
}

/** Converts the customer; throws a ServiceError when it has another number than the one asked for (QUALITY 11). */
export function toCustomerOf(asked: string, wire: WireCustomer): Customer {
  if (wire.externalCustomerId === asked) return toCustomer(wire);
  throw new ServiceError({ kind: 'malformed', reason: 'customer of another number' });
}
