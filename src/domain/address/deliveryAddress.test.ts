import { describe, expect, it } from 'vitest';
import { deliveryAddressOf, deliveryChoices, preselectedAddressId } from './deliveryAddress';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const work = aPostalAddress({ id: 'work', kind: 'DELIVERY' });
const packstation = aPackstation();
const customer = aCustomer({ deliveryAddresses: [work, packstation] });

describe('the addresses an order can go to (REQ C7.1)', () => {
  it('are the billing address first, then the delivery addresses', () => {
    expect(deliveryChoices(customer).map(({ id }) => id)).toEqual(['billing', 'work', 'packstation']);
  });

  it('name the billing address once', () => {
    const copies = [aPostalAddress({ kind: 'DELIVERY' }), { ...work, fromInvoiceAddress: true }];
    expect(deliveryChoices(aCustomer({ deliveryAddresses: copies })).map(({ id }) => id)).toEqual(['billing']);
  });

  it('are the delivery addresses alone without a billing address', () => {
    expect(deliveryChoices({ ...customer, billingAddress: null }).map(({ id }) => id)).toEqual(['work', 'packstation']);
  });
});

describe('beforehand is chosen', () => {
  it.each([
    ['the preferred address', { ...customer, preferredAddressId: 'packstation' }, 'packstation'],
    ['the default delivery address', aCustomer({ deliveryAddresses: [{ ...work, isDefault: true }] }), 'work'],
    ['the billing address without either', customer, 'billing'],
    ['the billing address where the preferred one is gone', { ...customer, preferredAddressId: 'gone' }, 'billing'],
    ['none where there is none', aCustomer({ billingAddress: null }), null],
  ])('%s', (_rule, given, id) => {
    expect(preselectedAddressId(given)).toBe(id);
  });
});

it('an address that the customer does not have is none', () => {
  expect(deliveryAddressOf(customer, 'work')).toEqual(work);
  expect(deliveryAddressOf(customer, 'another')).toBeNull();
  expect(deliveryAddressOf(customer, null)).toBeNull();
});
