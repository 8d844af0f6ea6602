import { mustAskForConsent } from './consentRules';
import type { Country } from '~/domain/common/country';
import type { Customer } from './customer';

/** The state of the login of one customer in this call, and the flags that affect it. */
export interface LoginFacts {
  /** Null: the service has no customer with this number. */
  readonly customer: Customer | null;
  readonly currentCountry: Country;
  /** The service has just moved the customer to the current country; the address abroad is edited afterwards. */
  readonly countryChanged: boolean;
  /** The customer already loaded in this call, if any. */
  readonly loadedCustomerId: string | null;
  readonly reauthenticationAgreed: boolean;
  readonly pinEnabled: boolean;
  /** `skipped`: with a reason; the birthday check replaces the PIN. */
  readonly pin: 'open' | 'passed' | 'skipped';
  readonly birthdayConfirmed: boolean;
  /** No date of birth is on file and the agent has asked the caller for it. */
  readonly missingBirthdayAsked: boolean;
  readonly consentAsked: boolean;
  readonly surveyOffered: boolean;
  readonly surveyDone: boolean;
}

/** The next step of the customer login (REQ B2.1, DECISIONS 17), in exactly this order. */
export type LoginStep =
  | 'notFound'
  | 'wrongCountry'
  | 'lightUser'
  | 'locked'
  | 'reauthenticate'
  | 'pin'
  | 'birthday'
  | 'missingBirthday'
  | 'consent'
  | 'survey'
  | 'done';

/** The country that decides whether an order is possible: the billing address's, else the customer's own; null where neither is named. */
export function countryOfCustomer(customer: Customer): Country | null {
  return customer.billingAddress?.countryCode ?? customer.originCountry;
}

/** Whether the customer's country is another one. One that is not named is the current one (REQ C6.2), one that is not served never is. */
export function isAbroad(customer: Customer, currentCountry: Country): boolean {
  if (customer.billingAddress?.otherCountry !== undefined) return true;
  const country = countryOfCustomer(customer);
  return country === null ? customer.otherOriginCountry !== undefined : country !== currentCountry;
}

export function nextLoginStep(facts: LoginFacts): LoginStep {
  const { customer } = facts;
  if (customer === null) return 'notFound';
  if (customer.isLightUser) return 'lightUser';
  if (isAbroad(customer, facts.currentCountry) && !facts.countryChanged) return 'wrongCountry';
  if (customer.locked) return 'locked';
  const isLoaded = customer.externalCustomerId !== null && customer.externalCustomerId === facts.loadedCustomerId;
  if (isLoaded && !facts.reauthenticationAgreed) return 'reauthenticate';
  if (facts.pinEnabled && customer.pinChallenge !== null && facts.pin === 'open') return 'pin';
  if (customer.dateOfBirth === null) {
    if (!facts.missingBirthdayAsked) return 'missingBirthday';
  } else if (!facts.birthdayConfirmed && facts.pin !== 'passed') return 'birthday';
  if (mustAskForConsent(customer.consents)) return facts.consentAsked ? 'done' : 'consent';
  return facts.surveyOffered && customer.reception === null && !facts.surveyDone ? 'survey' : 'done';
}
