import * as v from 'valibot';
import { isCountry } from '~/domain/common/country';
import { type Customer, marketResearchConsents, phoneNumberTypes, pinModes } from '~/domain/customer/customer';
import { salutations } from '~/domain/common/names';
import { isPaymentMethod } from '~/domain/payment/payment';
import { WireAddress, idText, optionalId, optionalText, readEach, toAddress } from '../http/commonWire';
import { ServiceError } from '../http/serviceError';

const consentState = v.fallback(v.picklist(marketResearchConsents), 'UNKNOWN');
const flag = v.nullish(v.boolean(), false);

/** A customer after key conversion (CONTRACT 5). */
export const WireCustomer = v.object({
  id: v.nullish(idText, ''),
  externalCustomerId: v.pipe(idText, v.nonEmpty()),
  salutation: v.fallback(v.nullish(v.picklist(salutations), null), null),
  academicTitle: optionalText,
  firstName: v.nullish(v.string(), ''),
  lastName: v.nullish(v.string(), ''),
  email: optionalText,
  dateOfBirth: v.nullish(v.string(), null),
  phoneNumbers: v.nullish(
    v.array(
      v.object({
        phoneNumberType: v.fallback(v.picklist(phoneNumberTypes), 'PRIVATE'),
        value: v.nullish(idText, ''),
      }),
    ),
    [],
  ),
  billingAddress: v.nullish(WireAddress, null),
  deliveryAddresses: v.nullish(v.array(WireAddress), []),
  originCountry: v.nullish(v.string(), null),
  type: v.nullish(v.string(), 'REGULAR'),
  locked: flag,
  isLightUser: flag,
  isHelloUser: flag,
  consents: v.nullish(
    v.object({
      emailNewsletter: flag,
      exportDhlEmail: flag,
      printedAdvertising: flag,
      phoneMarketResearch: v.optional(consentState, 'UNKNOWN'),
      emailMarketResearch: v.optional(consentState, 'UNKNOWN'),
    }),
    null,
  ),
  dataProtection: v.fallback(v.nullish(v.boolean(), false), false),
  reception: optionalText,
  pinChallenge: v.nullish(
    v.object({
      mode: v.fallback(v.picklist(pinModes), 'FIRST_THREE_DIGITS'),
      failedAttempts: v.nullish(v.number(), 0),
      skipDisabledForever: flag,
      retryAfterSeconds: v.nullish(v.number(), null),
    }),
    null,
  ),
  orderRestriction: v.nullish(v.object({ reason: v.string() }), null),
  indicators: v.nullish(
    v.object({
      // For the agent's information only: a customer with malformed ones can still be loaded.
      blocks: v.fallback(v.nullish(v.array(v.string()), []), []),
      dunningLevel: v.fallback(v.nullish(v.number(), 0), 0),
      addressCategory: v.fallback(v.nullish(v.number(), null), null),
    }),
    null,
  ),
  allowUpsells: v.nullish(v.boolean(), true),
  isCreateDeliveryAddressAllowed: flag,
  bankingDetails: v.nullish(
    v.object({ accountHolder: v.nullish(v.string(), ''), maskedIban: v.string(), bankName: v.nullish(v.string(), '') }),
    null,
  ),
  preferredPaymentMethod: optionalText,
  preferredAddressId: optionalId,
});
export type WireCustomer = v.InferOutput<typeof WireCustomer>;

export function toCustomer(wire: WireCustomer): Customer {
  const billingAddress = wire.billingAddress === null ? null : toAddress({ ...wire.billingAddress, kind: 'BILLING' });
  const preferred = wire.preferredPaymentMethod;
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
    phoneNumbers: wire.phoneNumbers.filter(({ value }) => value !== ''),
    billingAddress,
    deliveryAddresses: wire.deliveryAddresses.map(toAddress),
    originCountry: isCountry(wire.originCountry) ? wire.originCountry : (billingAddress?.countryCode ?? 'DE'),
    type: wire.type,
    locked: wire.locked,
    isLightUser: wire.isLightUser,
    isHelloUser: wire.isHelloUser,
    consents: wire.consents ?? {
      emailNewsletter: false,
      exportDhlEmail: false,
      printedAdvertising: false,
      phoneMarketResearch: 'UNKNOWN',
      emailMarketResearch: 'UNKNOWN',
    },
    dataProtection: wire.dataProtection,
    reception: wire.reception,
    pinChallenge:
      wire.pinChallenge === null
        ? null
        : { ...wire.pinChallenge, retryAfterSeconds: wire.pinChallenge.retryAfterSeconds ?? undefined },
    orderRestriction: wire.orderRestriction?.reason ?? null,
    indicators: wire.indicators ?? { blocks: [], dunningLevel: 0, addressCategory: null },
    allowUpsells: wire.allowUpsells,
    isCreateDeliveryAddressAllowed: wire.isCreateDeliveryAddressAllowed,
    bankingDetails: wire.bankingDetails,
    preferredPaymentMethod: isPaymentMethod(preferred) ? preferred : null,
    preferredAddressId: wire.preferredAddressId,
  };
}

/** Reads the customers of a list, without malformed ones. */
export function readCustomers(list: readonly unknown[]): readonly Customer[] {
  return readEach(WireCustomer, list).map(toCustomer);
}

/** Converts the customer; throws a ServiceError when it has another number than the one asked for (QUALITY 11). */
export function toCustomerOf(customerNumber: string, wire: WireCustomer): Customer {
  if (wire.externalCustomerId === customerNumber) return toCustomer(wire);
  throw new ServiceError({ kind: 'malformed', reason: 'customer of another number' });
}
