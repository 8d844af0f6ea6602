import { describe, expect, it } from 'vitest';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { noCorrection } from '~/domain/order/orderCorrection';
import { correctedDocument } from './correctedDocument';

const input: CustomerInput = {
  ...emptyCustomerInput,
  salutation: 'MS',
  firstName: 'Rita',
  lastName: 'Neumann',
  dateOfBirth: '12.08.1964',
  email: 'rita@example.com',
  phonePrivate: '030 5',
  careOf: 'c/o Beispiel',
  street: ' Lindenweg ',
  streetNumber: '8a',
  zipCode: '50668',
  city: 'Köln',
};
const person = {
  salutation: 'MS',
  first_name: 'Rita',
  last_name: 'Neumann',
  date_of_birth: '1964-08-12',
  email: 'rita@example.com',
};
const place = {
  care_of: 'c/o Beispiel',
  street: 'Lindenweg',
  street_number: '8a',
  address_addition: null,
  zip_code: '50668',
  city: 'Köln',
};
const before = { first_name: 'Rita', last_name: 'Prüfung', vip_since: '2019' };
const oldPlace = { street: 'Heidestraße', street_number: '17', zip_code: '51147', city: 'Köln', country_code: 'DE' };
const nested = { id: 'a-1', is_default: true, ...oldPlace };
const otherNumber = { phone_number_type: 'MOBILE', value: '0151 2', verified: true };

const correctedCustomer = (customer: unknown, typed = input) =>
  correctedDocument({ id: 'o-1', customer }, { ...noCorrection, customer: typed })['customer'];

describe('a corrected customer in the document of an order (REQ E4.2)', () => {
  it.each([
    ['has it itself', { ...before, ...oldPlace, phone: '030 1' }, { vip_since: '2019', country_code: 'DE' }],
    ['has no address', before, { vip_since: '2019' }],
    ['is not there', undefined, {}],
    [
      'has it itself, with a billing_address that the order display does not read',
      { ...before, ...oldPlace, billing_address: nested },
      { vip_since: '2019', country_code: 'DE', billing_address: nested },
    ],
  ])('has address and phone number itself where the document %s', (_where, sent, kept) => {
    expect(correctedCustomer(sent)).toEqual({ ...kept, ...person, ...place, phone: '030 5' });
  });

  it('is tidied like the customer of a new order (REQ B7.3, DECISIONS 55)', () => {
    const typed = {
      firstName: 'Shane  P.',
      lastName: 'O’Neill',
      street: 'Prinz’ Weg',
      zipCode: '50 668',
      city: ' Köln  Deutz ',
    };
    expect(correctedCustomer({ ...before, ...oldPlace }, { ...input, ...typed })).toMatchObject({
      first_name: 'Shane P.',
      last_name: "O'Neill",
      street: "Prinz' Weg",
      zip_code: '50668',
      city: 'Köln Deutz',
    });
  });

  it('has the address in billing_address alone where the document has it there', () => {
    expect(correctedCustomer({ ...before, phone: '030 1', billing_address: nested })).toEqual({
      ...before,
      ...person,
      phone: '030 5',
      billing_address: { ...nested, ...place },
    });
  });

  it.each([
    ['the customer', { first_name: 'Rita', last_name: 'Prüfung' }, { first_name: 'Rita', last_name: 'Neumann' }],
    ['somebody else', { first_name: 'Otto', last_name: 'Nachbar' }, { first_name: 'Otto', last_name: 'Nachbar' }],
    ['nobody', {}, {}],
  ])('has its names in billing_address too where that names %s', (_whom, names, expected) => {
    expect(correctedCustomer({ ...before, billing_address: { ...nested, ...names } })).toEqual({
      ...before,
      ...person,
      phone_number: '030 5',
      billing_address: { ...nested, ...expected, ...place },
    });
  });

  it('has each field of the address where the document has it', () => {
    const { city, ...withoutCity } = nested;
    const { city: corrected, ...others } = place;
    expect(correctedCustomer({ ...before, city, street: '', billing_address: withoutCity })).toEqual({
      ...before,
      ...person,
      city: corrected,
      street: '',
      phone_number: '030 5',
      billing_address: { ...withoutCity, ...others },
    });
  });

  it.each([
    [{ phone: '030 1' }, { phone: '030 5' }],
    [{ phone: null }, { phone: '030 5' }],
    [{ phone_number: '030 1' }, { phone_number: '030 5' }],
    [{}, { phone_number: '030 5' }],
    [
      { phone_numbers: [otherNumber, { phone_number_type: 'PRIVATE', value: '+49 30 1' }] },
      { phone_numbers: [otherNumber, { phone_number_type: 'PRIVATE', value: '030 5' }] },
    ],
    [{ phone_numbers: { ...otherNumber, value: 1512 } }, { phone_numbers: [{ ...otherNumber, value: '030 5' }] }],
  ])('has the phone number where the document has %j', (sent, corrected) => {
    const billing_address = { ...nested, ...place };
    expect(correctedCustomer({ ...sent, billing_address: nested })).toEqual({
      ...person,
      ...corrected,
      billing_address,
    });
  });

  it.each([
    [{ phone: '030 1' }, { phone: null }],
    [{ phone_number: '030 1' }, { phone_number: null }],
    [
      { phone_numbers: [otherNumber, { phone_number_type: 'PRIVATE', value: '030 1' }] },
      { phone_numbers: [otherNumber] },
    ],
  ])('without a phone number has none where the document has %j', (sent, corrected) => {
    expect(correctedCustomer(sent, { ...input, phonePrivate: '' })).toEqual({ ...person, ...place, ...corrected });
  });
});
