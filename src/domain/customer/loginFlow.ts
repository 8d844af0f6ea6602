import { mustAskForConsent } from './consentRules';
import type { Country } from '~/domain/common/country';
import type { Customer } from './customer';

/** What the agent has done with this customer in this call, and what is switched on. */
export interface LoginFacts {
  /** Null: the service knows no such number. */
  readonly customer: Customer | null;
  readonly currentCountry: Country;
  /** The service has just taken the current country for the customer; the address abroad is edited afterwards. */
  readonly countryChanged: boolean;
  /** The customer who is already loaded in this call, if any. */
  readonly loadedCustomerId: string | null;
  readonly reauthenticationAgreed: boolean;
  readonly pinEnabled: boolean;
  /** Skipped with a reason: the birthday is asked instead. */
  readonly pin: 'open' | 'passed' | 'skipped';
  readonly birthdayConfirmed: boolean;
  /** There is no date on file and the caller was asked for it. */
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

/** The country that decides whether an order is possible: the billing address's, else the customer's own. */
export function countryOfCustomer(customer: Customer): Country {
  return customer.billingAddress?.countryCode ?? customer.originCountry;
}

export function nextLoginStep(facts: LoginFacts): LoginStep {
  const { customer } = facts;
  if (customer === null) return 'notFound';
  if (customer.isLightUser) return 'lightUser';
  if (countryOfCustomer(customer) !== facts.currentCountry && !facts.countryChanged) return 'wrongCountry';
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
