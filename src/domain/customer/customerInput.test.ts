import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerInputOf,
  editedCustomerOf,
  emptyCustomerInput,
  hasSameBillingAddress,
  typedOver,
  newCustomerOf,
  type CustomerInput,
} from './customerInput';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const newId = () => 'local-1';
const typed = (overrides: Partial<CustomerInput> = {}): CustomerInput => ({
  ...emptyCustomerInput,
  salutation: 'MS',
  firstName: 'Nina',
  lastName: 'Neukundin',
  dateOfBirth: '06.05.1980',
  street: 'Rosenweg',
  streetNumber: '3',
  zipCode: '50667',
  city: 'Köln',
  ...overrides,
});
const created = (overrides: Partial<CustomerInput> = {}) =>
  newCustomerOf(typed(overrides), { isGuest: false, country: 'DE', newId });

describe('a new customer from the form', () => {
  it('has no number, has no consent queried yet, and may have delivery addresses', () => {
    expect(created()).toMatchObject({
      id: 'local-1',
      externalCustomerId: null,
      isGuest: false,
      skipDoubleCheck: false,
      locked: false,
      isLightUser: false,
      type: 'REGULAR',
      originCountry: 'DE',
      dateOfBirth: '1980-05-06',
      email: null,
      phoneNumbers: [],
      consents: { phoneMarketResearch: 'NOT_QUERIED', emailMarketResearch: 'NOT_QUERIED', emailNewsletter: false },
      reception: null,
      isCreateDeliveryAddressAllowed: true,
      billingAddress: {
        id: 'local-1',
        type: 'POSTAL',
        kind: 'BILLING',
        firstName: 'Nina',
        lastName: 'Neukundin',
        street: 'Rosenweg',
        countryCode: 'DE',
        isDefault: true,
      },
    });
  });

  it.each(['DE', 'AT', 'CH'] as const)('belongs to the country of the call: %s', (country) => {
    const customer = newCustomerOf(typed(), { isGuest: true, country, newId });
    expect(customer).toMatchObject({ isGuest: true, originCountry: country, billingAddress: { countryCode: country } });
  });

  it.each([
    [{ firstName: '  Nina   Maria ' }, { firstName: 'Nina Maria' }],
    [{ lastName: 'O’Neill' }, { lastName: "O'Neill" }],
    [{ email: '  nina@example.com ' }, { email: 'nina@example.com' }],
    [{ email: '   ' }, { email: null }],
    [{ dateOfBirth: '' }, { dateOfBirth: null }],
    [{ dateOfBirth: '31.02.1980' }, { dateOfBirth: null }],
    [{ salutation: '' }, { salutation: null }],
    [{ academicTitle: ' Dr. ' }, { academicTitle: 'Dr.' }],
    [{ academicTitle: ' ' }, { academicTitle: undefined }],
    [{ phonePrivate: ' 0221 5 ' }, { phoneNumbers: [{ phoneNumberType: 'PRIVATE', value: '0221 5' }] }],
    [{ phonePrivate: ' ', phoneMobile: '0151' }, { phoneNumbers: [{ phoneNumberType: 'MOBILE', value: '0151' }] }],
    [{ careOf: ' Familie  Sommer' }, { billingAddress: { careOf: 'Familie Sommer' } }],
    [{ addressAddition: ' ' }, { billingAddress: { addressAddition: undefined } }],
    [{ zipCode: ' 04109 ', streetNumber: ' 8a ' }, { billingAddress: { zipCode: '04109', streetNumber: '8a' } }],
  ] as const)('%j becomes %j', (overrides, expected) => {
    expect(created(overrides)).toMatchObject(expected);
  });
});

describe('an edited customer', () => {
  const erika = aCustomer({
    academicTitle: 'Dr.',
    phoneNumbers: [
      { phoneNumberType: 'FAX', value: '0221 9' },
      { phoneNumberType: 'PRIVATE', value: '0221 1' },
      { phoneNumberType: 'BUSINESS', value: '0221 8' },
    ],
    billingAddress: aPostalAddress({ id: 'b-1', externalAddressId: '80', careOf: 'c/o Sommer', isDefault: true }),
    deliveryAddresses: [aPackstation()],
  });

  it('is unchanged by the form when nothing is typed', () => {
    const same = editedCustomerOf(customerInputOf(erika), erika, 'DE', newId);
    expect({ ...same, phoneNumbers: [] }).toEqual({ ...erika, phoneNumbers: [] });
    expect(same.phoneNumbers.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual(
      erika.phoneNumbers.toSorted((a, b) => a.value.localeCompare(b.value)),
    );
  });

  it('keeps the address ids, the phone numbers that the form does not show and all other fields', () => {
    const edited = editedCustomerOf({ ...customerInputOf(erika), phonePrivate: '' }, erika, 'DE', newId);
    expect(edited).toMatchObject({
      id: erika.id,
      externalCustomerId: '0123456',
      billingAddress: { id: 'b-1', externalAddressId: '80', isDefault: true },
      deliveryAddresses: erika.deliveryAddresses,
      consents: erika.consents,
    });
    expect(edited.phoneNumbers.map(({ phoneNumberType }) => phoneNumberType)).toEqual(['FAX', 'BUSINESS']);
  });

  it('gets a billing address with a local id where there was none', () => {
    const edited = editedCustomerOf(typed(), aCustomer({ billingAddress: null }), 'AT', newId);
    expect(edited.billingAddress).toMatchObject({ id: 'local-1', street: 'Rosenweg', countryCode: 'AT' });
  });

  it('uses the customer’s name for the billing address', () => {
    const edited = editedCustomerOf({ ...customerInputOf(erika), lastName: 'Neu' }, erika, 'DE', newId);
    expect(edited.billingAddress).toMatchObject({ firstName: 'Erika', lastName: 'Neu', street: 'Heidestraße' });
  });
});

describe('the form of a customer', () => {
  it('shows the date as DD.MM.YYYY and leaves missing values empty', () => {
    expect(customerInputOf(aCustomer())).toMatchObject({ dateOfBirth: '12.08.1964', phonePrivate: '022112345678' });
    const bare = aCustomer({
      salutation: null,
      email: null,
      dateOfBirth: null,
      phoneNumbers: [],
      billingAddress: null,
    });
    expect(customerInputOf(bare)).toEqual({ ...emptyCustomerInput, firstName: 'Erika', lastName: 'Musterfrau' });
  });

  it('shows no street of a billing address that is a pick-up point (REQ B9.8)', () => {
    expect(customerInputOf(aCustomer({ billingAddress: aPackstation() }))).toMatchObject({ street: '', city: 'Köln' });
  });

  it('round-trips any input', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    const anything = fc.record({
      salutation: fc.constantFrom('MR', 'MS', 'COMPANY', 'FAMILY', '' as const),
      academicTitle: text,
      firstName: text,
      lastName: text,
      dateOfBirth: fc.constantFrom('', '29.02.1980', '01.01.1900'),
      email: text,
      phonePrivate: text,
      phoneMobile: text,
      careOf: text,
      street: text,
      streetNumber: text,
      addressAddition: text,
      zipCode: text,
      city: text,
    });
    fc.assert(
      fc.property(anything, (input) => {
        const customer = newCustomerOf(input, { isGuest: false, country: 'DE', newId });
        const again = editedCustomerOf(customerInputOf(customer), customer, 'DE', newId);
        expect(again).toEqual(customer);
        expect(hasSameBillingAddress(customerInputOf(customer), customer, 'DE')).toBe(true);
      }),
    );
  });
});

describe('the billing address', () => {
  const erika = aCustomer();
  it.each([
    [{}, true],
    [{ street: ' Heidestraße ' }, true],
    [{ lastName: 'Neu', email: 'neu@example.com' }, true],
    [{ street: 'Lindenweg' }, false],
    [{ streetNumber: '18' }, false],
    [{ zipCode: '51149' }, false],
    [{ city: 'Bonn' }, false],
    [{ careOf: 'Familie Sommer' }, false],
    [{ addressAddition: 'Hinterhaus' }, false],
  ])('with %j is unchanged: %s', (overrides, expected) => {
    expect(hasSameBillingAddress({ ...customerInputOf(erika), ...overrides }, erika, 'DE')).toBe(expected);
  });

  it.each([
    ['AT', 'DE', false],
    ['CH', 'AT', false],
    ['AT', 'AT', true],
    [null, 'AT', true],
  ] as const)('in %s is unchanged for an order in %s: %s', (countryCode, country, expected) => {
    const customer = aCustomer({ billingAddress: aPostalAddress({ countryCode }) });
    expect(hasSameBillingAddress(customerInputOf(customer), customer, country)).toBe(expected);
  });

  it('of a customer without one always counts as changed', () => {
    expect(hasSameBillingAddress(emptyCustomerInput, aCustomer({ billingAddress: null }), 'DE')).toBe(false);
  });
});

describe('merging typed values into known ones', () => {
  const known = customerInputOf(aCustomer());

  it('prefers typed values and keeps known ones where nothing was typed', () => {
    const input = { ...emptyCustomerInput, firstName: 'Erica', email: 'neu@example.com' };
    expect(typedOver(known, input)).toEqual({ ...known, firstName: 'Erica', email: 'neu@example.com' });
  });

  it('takes a partly typed address as a whole, so that two streets are not mixed', () => {
    const input = { ...emptyCustomerInput, street: 'Rosenweg', zipCode: '50667' };
    const place = { street: 'Rosenweg', zipCode: '50667', streetNumber: '', city: '', careOf: '', addressAddition: '' };
    expect(typedOver(known, input)).toEqual({ ...known, ...place });
  });
});
