import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { customerInputOfOrder } from '~/domain/order/correctionInput';
import { camelizeKeys } from '../http/keyConversion';
import { WireOrderCustomer, toOrderCustomer } from './orderCustomerWire';

const read = (sent: object) => toOrderCustomer(v.parse(WireOrderCustomer, camelizeKeys(sent)));

const flat = {
  care_of: 'c/o Prüfung',
  street: 'Heidestraße',
  street_number: '17',
  address_addition: null,
  zip_code: '51147',
  city: 'Köln',
  country_code: 'DE',
};
const nested = {
  id: 'a-1',
  type: 'POSTAL',
  last_name: 'Prüfung',
  care_of: null,
  street: 'Lindenweg',
  street_number: '8a',
  address_addition: 'Hinterhaus',
  zip_code: '1067',
  city: 'Dresden',
  country_code: 'DE',
};
const readNested = {
  careOf: null,
  street: 'Lindenweg',
  streetNumber: '8a',
  addressAddition: 'Hinterhaus',
  zipCode: '01067',
  city: 'Dresden',
  countryCode: 'DE',
};

describe('the address of the customer of an order (REQ E2.8, CONTRACT 5)', () => {
  it('is read from the customer itself, as an order is created with it (REQ C12.3)', () => {
    expect(read(flat)).toMatchObject({ careOf: 'c/o Prüfung', street: 'Heidestraße', zipCode: '51147', city: 'Köln' });
  });

  it.each([
    ['billing_address alone', { billing_address: nested }],
    ['billing_address beside empty fields', { street: '', zip_code: null, billing_address: nested }],
  ])('is read from %s, as that of a Customer (REQ B1.9)', (_form, sent) => {
    expect(read(sent)).toMatchObject(readNested);
  });

  it('is completed from billing_address where the customer has a part of it', () => {
    const sent = { city: 'Radebeul', country_code: 'AT', billing_address: nested };
    expect(read(sent)).toMatchObject({ ...readNested, city: 'Radebeul', countryCode: 'AT', zipCode: '1067' });
  });

  it('that is complete in the customer itself is not mixed with billing_address', () => {
    const { country_code: _none, ...withoutCountry } = flat;
    expect(read({ ...withoutCountry, billing_address: nested })).toMatchObject({
      street: 'Heidestraße',
      addressAddition: null,
      countryCode: null,
    });
  });

  it.each([['Lindenweg 8a'], [null], [7], [[]]])('is empty where billing_address is %j', (sent) => {
    expect(read({ billing_address: sent })).toMatchObject({ street: '', zipCode: '', city: '', countryCode: null });
  });
});

describe('the phone number of the customer of an order (REQ E2.8, CONTRACT 5)', () => {
  const numbers = [
    { phone_number_type: 'MOBILE', value: '0151 2' },
    { phone_number_type: 'PRIVATE', value: '+49 30 1' },
  ];
  it.each([
    [{ phone: '030 9', phone_number: '030 8', phone_numbers: numbers }, '030 9'],
    [{ phone_number: '030 8' }, '030 8'],
    [{ phone: '', phone_number: '030 8' }, '030 8'],
    [{ phone_number: '030 8', phone_numbers: numbers }, '+49 30 1'],
    [{ phone_numbers: numbers[0] }, '0151 2'],
    [{ phone_number: '030 8', phone_numbers: [null, { phone_number_type: 'PRIVATE', value: '–' }] }, '030 8'],
    [{ phone: null, phone_numbers: [] }, null],
  ])('of %j is %j, as it is written', (sent, phone) => {
    expect(read(sent)).toMatchObject({ phone });
  });
});

describe('the form that corrects the customer of an order (REQ E4.2)', () => {
  it('begins with the nested address and phone number', () => {
    const customer = read({ first_name: 'Rita', last_name: 'Prüfung', phone_number: '030 8', billing_address: nested });
    expect(customerInputOfOrder(customer)).toMatchObject({
      lastName: 'Prüfung',
      phonePrivate: '030 8',
      street: 'Lindenweg',
      streetNumber: '8a',
      addressAddition: 'Hinterhaus',
      zipCode: '01067',
      city: 'Dresden',
    });
  });
});

describe('the consents of the customer of an order (REQ B5.1, E2.2)', () => {
  it.each([
    [{ phone_market_research: 'ALLOWED', email_market_research: 'NOT_ALLOWED' }, 'ALLOWED', 'NOT_ALLOWED'],
    [
      { phone_market_research_consent: 'ALLOWED', email_market_research_consent: 'NOT_ALLOWED' },
      'ALLOWED',
      'NOT_ALLOWED',
    ],
    [{ phone_market_research: 'LATER', phone_market_research_consent: 'UNKNOWN' }, 'UNKNOWN', null],
    [{ phone_market_research: 'ALLOWED', phone_market_research_consent: 'NOT_ALLOWED' }, 'ALLOWED', null],
  ])('are read in both spellings: %j', (consents, phoneMarketResearch, emailMarketResearch) => {
    expect(read({ consents }).consents).toEqual({
      emailNewsletter: null,
      exportDhlEmail: null,
      printedAdvertising: null,
      phoneMarketResearch,
      emailMarketResearch,
    });
  });

  it('are null where the order carries none', () => {
    expect(read({}).consents).toBeNull();
  });
});
