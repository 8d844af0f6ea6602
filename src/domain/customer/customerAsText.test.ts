import { describe, expect, it } from 'vitest';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { customerAsText } from './customerAsText';

describe('the data of a customer as text (REQ G1.7)', () => {
  it('has a line for each thing that is known', () => {
    const billingAddress = aPostalAddress({
      careOf: 'c/o Sommer',
      street: 'Heidestraße',
      streetNumber: '17',
      addressAddition: 'Hinterhaus',
      zipCode: '01067',
      city: 'Dresden',
      countryCode: 'DE',
    });
    const customer = aCustomer({
      externalCustomerId: '0123456',
      firstName: 'Erika',
      lastName: 'Musterfrau',
      billingAddress,
      email: 'erika@example.com',
      phoneNumbers: [{ phoneNumberType: 'PRIVATE', value: '02211234' }],
    });
    expect(customerAsText(customer).split('\n')).toEqual([
      '0123456',
      'Erika Musterfrau',
      'c/o Sommer',
      'Heidestraße 17',
      'Hinterhaus',
      '01067 Dresden',
      'DE',
      'erika@example.com',
      '02211234',
    ]);
  });

  it('leaves out what is not known', () => {
    const customer = aCustomer({
      externalCustomerId: '0123456',
      firstName: '',
      lastName: 'Muster',
      billingAddress: null,
      email: null,
      phoneNumbers: [],
    });
    expect(customerAsText(customer)).toBe('0123456\nMuster');
  });
});
