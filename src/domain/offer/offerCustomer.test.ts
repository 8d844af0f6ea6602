import { describe, expect, it } from 'vitest';
import { isCompleteAddress, offerCustomerProblems, withCountry } from './offerCustomer';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

describe('customer data for an offer (REQ C6.3, C12.1)', () => {
  it.each([
    ['are complete', {}, []],
    ['may lack an e-mail address', { email: null }, []],
    ['need a date of birth', { dateOfBirth: null }, ['Customer date of birth is empty']],
    ['need a billing address', { billingAddress: null }, ['Billing address is empty']],
    ['need a street', { billingAddress: aPostalAddress({ street: ' ' }) }, ['Billing address is incomplete']],
    [
      'need a postcode of four or five digits',
      { billingAddress: aPostalAddress({ zipCode: '511' }) },
      ['Billing address is incomplete'],
    ],
    ['need a city', { billingAddress: aPostalAddress({ city: '' }) }, ['Billing address is incomplete']],
    ['take no Packstation as billing address', { billingAddress: aPackstation() }, ['Billing address is incomplete']],
    ['need a valid e-mail address where there is one', { email: 'müller@example.com' }, ['Email is invalid']],
  ] as const)('%s', (_rule, overrides, problems) => {
    expect(offerCustomerProblems(aCustomer(overrides), null)).toEqual(problems);
  });

  it('lists all problems together', () => {
    const customer = aCustomer({ dateOfBirth: null, billingAddress: null, email: 'x' });
    expect(offerCustomerProblems(customer, aPackstation({ packstationNumber: ' ' }))).toEqual([
      'Customer date of birth is empty',
      'Billing address is empty',
      'Email is invalid',
      'Delivery address is incomplete',
    ]);
  });
});

describe('a complete address', () => {
  const servicePoint = { type: 'POSTFILIALE', number: '502', post: '12345678' } as const;
  const branch = { ...aPostalAddress(), type: 'DHL_ADDRESS', servicePoint } as const;
  it.each([
    [true, 'postal', aPostalAddress()],
    [true, 'postal in Austria', aPostalAddress({ zipCode: '1010' })],
    [true, 'a postcode with leading zero', aPostalAddress({ zipCode: '01067' })],
    [false, 'postal without number', aPostalAddress({ streetNumber: '' })],
    [true, 'a Packstation', aPackstation()],
    [false, 'a Packstation without post number', aPackstation({ postNumber: '' })],
    [false, 'a Packstation without its number', aPackstation({ packstationNumber: '' })],
    [true, 'a post branch', branch],
    [false, 'a post branch without number', { ...branch, servicePoint: { ...servicePoint, number: '' } }],
    [false, 'letters in the postcode', aPostalAddress({ zipCode: '5114A' })],
  ] as const)('%s: %s', (complete, _case, address) => {
    expect(isCompleteAddress(address)).toBe(complete);
  });

  it('gets the current country where it has none, otherwise keeps its own', () => {
    expect(withCountry(aPostalAddress({ countryCode: null }), 'AT').countryCode).toBe('AT');
    expect(withCountry(aPostalAddress({ countryCode: 'CH' }), 'AT').countryCode).toBe('CH');
  });
});
