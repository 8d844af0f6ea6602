import { describe, expect, it } from 'vitest';
import { countryOfCustomer, isAbroad, nextLoginStep, type LoginFacts, type LoginStep } from './loginFlow';
import { countries } from '~/domain/common/country';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';

const pinChallenge = { mode: 'FIRST_THREE_DIGITS', failedAttempts: 0, skipDisabledForever: false } as const;
const notQueried = { ...aCustomer().consents, phoneMarketResearch: 'NOT_QUERIED' } as const;

/** A customer to whom every login step applies; each case removes the conditions of the steps before its own. */
const everything = aCustomer({
  isLightUser: true,
  billingAddress: aPostalAddress({ countryCode: 'AT' }),
  locked: true,
  pinChallenge,
  consents: notQueried,
  reception: null,
});

function facts(overrides: Partial<LoginFacts>): LoginFacts {
  return {
    customer: everything,
    currentCountry: 'DE',
    countryChanged: false,
    loadedCustomerId: '0123456',
    reauthenticationAgreed: false,
    pinEnabled: true,
    pin: 'open',
    missingBirthdayAsked: false,
    birthdayConfirmed: false,
    consentAsked: false,
    surveyOffered: true,
    surveyDone: false,
    ...overrides,
  };
}

describe('the customer login goes through its steps in the order of the requirement (DECISIONS 17)', () => {
  const fullAccount = { ...everything, isLightUser: false };
  const inCountry = { ...fullAccount, billingAddress: aPostalAddress() };
  const unlocked = { ...inCountry, locked: false };
  const withoutPin = { ...unlocked, pinChallenge: null };
  const cases: readonly [LoginStep, string, Partial<LoginFacts>][] = [
    // REQ B2.1, B2.2
    ['notFound', 'the service knows no such number', { customer: null }],
    ['lightUser', 'a light user cannot order', {}],
    // REQ B2.3, B2.4
    ['wrongCountry', 'the billing country is another one', { customer: fullAccount }],
    ['locked', 'the customer is locked', { customer: inCountry }],
    // REQ B2.5
    ['reauthenticate', 'the same customer is loaded already', { customer: unlocked }],
    // REQ B2.6
    ['pin', 'a PIN challenge is there and PIN is enabled', { customer: unlocked, reauthenticationAgreed: true }],
    ['birthday', 'PIN is switched off', { customer: unlocked, loadedCustomerId: null, pinEnabled: false }],
    ['birthday', 'there is no PIN challenge', { customer: withoutPin, loadedCustomerId: '0999999' }],
    ['consent', 'market research was not queried', { customer: unlocked, loadedCustomerId: null, pin: 'passed' }],
    [
      'done',
      'the consent dialog was shown: no survey at this login',
      { customer: unlocked, loadedCustomerId: null, pin: 'passed', consentAsked: true },
    ],
  ];
  it.each(cases)('%s: %s', (step, _why, overrides) => {
    expect(nextLoginStep(facts(overrides))).toBe(step);
  });
});

it('continues after the service changed the customer’s country, even if the address is still abroad', () => {
  const abroad = aCustomer({ billingAddress: aPostalAddress({ countryCode: 'AT' }) });
  expect(nextLoginStep(facts({ customer: abroad, loadedCustomerId: null }))).toBe('wrongCountry');
  expect(nextLoginStep(facts({ customer: abroad, loadedCustomerId: null, countryChanged: true }))).toBe('birthday');
});

it('stops at a billing address in a country that is not served', () => {
  const elsewhere = aCustomer({ billingAddress: aPostalAddress({ countryCode: null, otherCountry: 'FR' }) });
  expect(nextLoginStep(facts({ customer: elsewhere, loadedCustomerId: null }))).toBe('wrongCountry');
});

describe('after the birthday (REQ B2.7, B6.1)', () => {
  const plain = { loadedCustomerId: null, birthdayConfirmed: true };
  it.each([
    ['survey', 'reception was not asked and the agent may ask', aCustomer({ reception: null }), {}],
    ['done', 'reception was asked before', aCustomer(), {}],
    ['done', 'the survey was done', aCustomer({ reception: null }), { surveyDone: true }],
    ['done', 'the agent is not on the list of the survey', aCustomer({ reception: null }), { surveyOffered: false }],
    [
      'consent',
      'the e-mail consent alone was not queried',
      aCustomer({ consents: { ...aCustomer().consents, emailMarketResearch: 'NOT_QUERIED' } }),
      {},
    ],
  ] as const)('%s: %s', (step, _why, customer, overrides) => {
    expect(nextLoginStep(facts({ ...plain, customer, ...overrides }))).toBe(step);
  });

  it('asks a customer without date of birth for it once', () => {
    const customer = aCustomer({ dateOfBirth: null });
    expect(nextLoginStep(facts({ customer, loadedCustomerId: null }))).toBe('missingBirthday');
    expect(nextLoginStep(facts({ customer, loadedCustomerId: null, missingBirthdayAsked: true }))).toBe('done');
  });

  it('a PIN that was skipped with a reason is followed by the birthday', () => {
    const customer = aCustomer({ pinChallenge });
    expect(nextLoginStep(facts({ customer, loadedCustomerId: null, pin: 'skipped' }))).toBe('birthday');
  });

  it('does not treat a new customer without number as already loaded', () => {
    const customer = aCustomer({ externalCustomerId: null });
    expect(nextLoginStep(facts({ customer, loadedCustomerId: null, birthdayConfirmed: true }))).toBe('done');
  });
});

describe('the country of a customer', () => {
  it.each([
    ["the billing address's", 'AT', aCustomer({ billingAddress: aPostalAddress({ countryCode: 'AT' }) })],
    ['the origin without a billing address', 'CH', aCustomer({ billingAddress: null, originCountry: 'CH' })],
    [
      'the origin where the address names none',
      'CH',
      aCustomer({ billingAddress: aPostalAddress({ countryCode: null }), originCountry: 'CH' }),
    ],
    [
      'unknown where neither names one',
      null,
      aCustomer({ billingAddress: aPostalAddress({ countryCode: null }), originCountry: null }),
    ],
  ] as const)('is %s', (_what, country, customer) => {
    expect(countryOfCustomer(customer)).toBe(country);
  });
});

describe('a customer is abroad (REQ B2.3, C6.2, DECISIONS 191)', () => {
  const unnamed = aPostalAddress({ countryCode: null });
  const inFrance = aPostalAddress({ countryCode: null, otherCountry: 'FR' });
  const cases = countries.flatMap((current) => [
    [current, 'neither country is named', { billingAddress: unnamed, originCountry: null }, false] as const,
    [current, 'there is no address and no origin', { billingAddress: null, originCountry: null }, false] as const,
    [current, 'the origin is the current one', { billingAddress: unnamed, originCountry: current }, false] as const,
    ...countries.map(
      (origin) =>
        [
          current,
          `the origin is ${origin}`,
          { billingAddress: null, originCountry: origin },
          origin !== current,
        ] as const,
    ),
    [current, 'the billing country is not served', { billingAddress: inFrance, originCountry: current }, true] as const,
    [
      current,
      'the origin is not served',
      { billingAddress: unnamed, originCountry: null, otherOriginCountry: 'FR' },
      true,
    ] as const,
  ]);

  it.each(cases)('in a call of %s where %s', (current, _what, countriesOfCustomer, expected) => {
    expect(isAbroad(aCustomer(countriesOfCustomer), current)).toBe(expected);
  });
});
