import { describe, expect, it } from 'vitest';
import { deliveryAddressOf, deliveryChoices, preselectedAddressId } from './deliveryAddress';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const work = aPostalAddress({ id: 'work', kind: 'DELIVERY' });
const packstation = aPackstation();
const customer = aCustomer({ deliveryAddresses: [work, packstation] });

describe('the addresses an order can go to (REQ C7.1)', () => {
  it('lists the billing address first, then the delivery addresses', () => {
    expect(deliveryChoices(customer).map(({ id }) => id)).toEqual(['billing', 'work', 'packstation']);
  });

  it('lists the billing address once', () => {
    const copies = [aPostalAddress({ kind: 'DELIVERY' }), { ...work, fromInvoiceAddress: true }];
    expect(deliveryChoices(aCustomer({ deliveryAddresses: copies })).map(({ id }) => id)).toEqual(['billing']);
  });

  it('lists only the delivery addresses where there is no billing address', () => {
    expect(deliveryChoices({ ...customer, billingAddress: null }).map(({ id }) => id)).toEqual(['work', 'packstation']);
  });
});

describe('preselects', () => {
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

it('returns none for an address that the customer does not have', () => {
  expect(deliveryAddressOf(customer, 'work')).toEqual(work);
  expect(deliveryAddressOf(customer, 'another')).toBeNull();
  expect(deliveryAddressOf(customer, null)).toBeNull();
});
