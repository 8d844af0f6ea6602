import type { Address } from '~/domain/address/address';
import type { Country } from '~/domain/common/country';
import type { Salutation } from '~/domain/common/names';
import type { PaymentMethod } from '~/domain/payment/payment';

export const phoneNumberTypes = ['PRIVATE', 'MOBILE', 'BUSINESS', 'FAX'] as const;
export type PhoneNumberType = (typeof phoneNumberTypes)[number];

export const marketResearchConsents = ['NOT_QUERIED', 'ALLOWED', 'NOT_ALLOWED', 'UNKNOWN'] as const;
export type MarketResearchConsent = (typeof marketResearchConsents)[number];

export const pinModes = ['FIRST_THREE_DIGITS', 'LAST_THREE_DIGITS'] as const;
export type PinMode = (typeof pinModes)[number];

export interface PhoneNumber {
  /** A `PhoneNumberType`, or a code that this version does not know, which is kept. */
  readonly phoneNumberType: string;
  readonly value: string;
}

export interface Consents {
  readonly emailNewsletter: boolean;
  readonly exportDhlEmail: boolean;
  readonly printedAdvertising: boolean;
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
}

export interface PinChallenge {
  /** Null where the service does not say: then the agent chooses. */
  readonly mode: PinMode | null;
  readonly failedAttempts: number;
  readonly skipDisabledForever: boolean;
  readonly retryAfterSeconds?: number | undefined;
}

/** A customer (REQ B1.9) with the fields that order entry needs. Unknown codes stay strings. */
export interface Customer {
  readonly id: string;
  /** The customer number; null for a new or guest customer of this call, whom the service has not stored. */
  readonly externalCustomerId: string | null;
  /** Orders as a guest: no account is created with the order. */
  readonly isGuest: boolean;
  /** The agent viewed the duplicates and gave a reason, or the only duplicate awaits its GDPR deletion (REQ B8.2, B8.5). */
  readonly skipDoubleCheck: boolean;
  /** Null where the service has none: an offer then says `MISS` (REQ C6.2). */
  readonly salutation: Salutation | null;
  readonly academicTitle?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly phoneNumbers: readonly PhoneNumber[];
  readonly billingAddress: Address | null;
  readonly deliveryAddresses: readonly Address[];
  /** Null where the service names none, or one that is not served. */
  readonly originCountry: Country | null;
  /** The code of an origin that is not served (DECISIONS 191). */
  readonly otherOriginCountry?: string | undefined;
  readonly type: string;
  readonly locked: boolean;
  readonly isLightUser: boolean;
  readonly isHelloUser: boolean;
  readonly consents: Consents;
  readonly dataProtection: boolean;
  readonly reception: string | null;
  readonly pinChallenge: PinChallenge | null;
  readonly orderRestriction: string | null;
  readonly indicators: {
    readonly blocks: readonly string[];
    readonly dunningLevel: number;
    readonly addressCategory: number | null;
  };
  readonly allowUpsells: boolean;
  readonly isCreateDeliveryAddressAllowed: boolean;
  readonly bankingDetails: {
    readonly accountHolder: string;
    readonly maskedIban: string;
    readonly bankName: string;
  } | null;
  readonly preferredPaymentMethod: PaymentMethod | null;
  readonly preferredAddressId: string | null;
  /** The service has a record that cannot be read: nothing but its number is known, if that. */
  readonly isUnreadable?: true;
}

/** Identifies a customer within a call, also one without a number. */
export function customerKey({ externalCustomerId, id }: Customer): string {
  return externalCustomerId ?? id;
}

export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** REQ A13.2; any other type is an employee's. */
export const customerTypes = ['REGULAR', 'TV_CREATOR', 'INFLUENCER', 'EMPLOYEE', 'PARTNER', 'CREATOR'] as const;

const nonEmployeeTypes: readonly string[] = ['REGULAR', 'TV_CREATOR', 'INFLUENCER'];

/** Every type except REGULAR, TV_CREATOR and INFLUENCER counts as employee: discount, no vouchers, no installments. */
export function isEmployeeType(type: string): boolean {
  return !nonEmployeeTypes.includes(type);
}
