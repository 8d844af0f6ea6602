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
  it('has no number, asks for everything that nobody asked yet, and may have delivery addresses', () => {
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

  it('comes out of the form as it went in when nothing is typed', () => {
    const same = editedCustomerOf(customerInputOf(erika), erika, 'DE', newId);
    expect({ ...same, phoneNumbers: [] }).toEqual({ ...erika, phoneNumbers: [] });
    expect(same.phoneNumbers.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual(
      erika.phoneNumbers.toSorted((a, b) => a.value.localeCompare(b.value)),
    );
  });

  it('keeps the ids of the address, the numbers that the form does not show and everything else', () => {
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

  it('without a billing address gets one with an id of this call', () => {
    const edited = editedCustomerOf(typed(), aCustomer({ billingAddress: null }), 'AT', newId);
    expect(edited.billingAddress).toMatchObject({ id: 'local-1', street: 'Rosenweg', countryCode: 'AT' });
  });

  it('the name of the billing address is the customer’s', () => {
    const edited = editedCustomerOf({ ...customerInputOf(erika), lastName: 'Neu' }, erika, 'DE', newId);
    expect(edited.billingAddress).toMatchObject({ firstName: 'Erika', lastName: 'Neu', street: 'Heidestraße' });
  });
});

describe('the form of a customer', () => {
  it('shows the date as DD.MM.YYYY and leaves empty what there is none of', () => {
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

  it('reads itself whatever was typed', () => {
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
  ])('with %j is the same: %s', (overrides, expected) => {
    expect(hasSameBillingAddress({ ...customerInputOf(erika), ...overrides }, erika, 'DE')).toBe(expected);
  });

  it.each([
    ['AT', 'DE', false],
    ['CH', 'AT', false],
    ['AT', 'AT', true],
    [null, 'AT', true],
  ] as const)('in %s is the same for an order in %s: %s', (countryCode, country, expected) => {
    const customer = aCustomer({ billingAddress: aPostalAddress({ countryCode }) });
    expect(hasSameBillingAddress(customerInputOf(customer), customer, country)).toBe(expected);
  });

  it('of a customer who has none is never the same', () => {
    expect(hasSameBillingAddress(emptyCustomerInput, aCustomer({ billingAddress: null }), 'DE')).toBe(false);
  });
});

describe('what was typed over what is known', () => {
  const known = customerInputOf(aCustomer());

  it('wins where there is something typed; the rest stays known', () => {
    const input = { ...emptyCustomerInput, firstName: 'Erica', email: 'neu@example.com' };
    expect(typedOver(known, input)).toEqual({ ...known, firstName: 'Erica', email: 'neu@example.com' });
  });

  it('an address that was begun is taken whole: no mixture of two streets', () => {
    const input = { ...emptyCustomerInput, street: 'Rosenweg', zipCode: '50667' };
    const place = { street: 'Rosenweg', zipCode: '50667', streetNumber: '', city: '', careOf: '', addressAddition: '' };
    expect(typedOver(known, input)).toEqual({ ...known, ...place });
  });
});
