import { describe, expect, it } from 'vitest';
import { isLocalAddress, isUnsavedAddress, mayPreferAddress, newDeliveryAddressRefusal } from './newDeliveryAddress';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const local = aPostalAddress({ id: 'local-1', kind: 'DELIVERY' });
const saved = aPostalAddress({ id: 'local-1', kind: 'DELIVERY', externalAddressId: '77' });
const fromService = aPackstation({ id: '4711' });

describe('a new delivery address (REQ B9.9)', () => {
  it('is local until the service has stored it', () => {
    expect([local, saved, fromService].map(isLocalAddress)).toEqual([true, false, false]);
  });

  it.each([
    [true, '0123456', [], null],
    [true, '0123456', [saved, fromService], null],
    [true, '0123456', [local], 'unsavedExists'],
    [false, '0123456', [], 'notAllowed'],
    [false, '0123456', [local], 'notAllowed'],
    [false, null, [], null],
    [false, null, [local], 'unsavedExists'],
    [true, '0123456', [aPostalAddress({ id: 'local-2', kind: 'BILLING' })], null],
  ] as const)('creation allowed %s, customer number %j, addresses %j: %s', (allowed, number, addresses, expected) => {
    const customer = aCustomer({
      isCreateDeliveryAddressAllowed: allowed,
      externalCustomerId: number,
      deliveryAddresses: addresses,
    });
    expect(newDeliveryAddressRefusal(customer)).toBe(expected);
  });

  it('can be removed while it is local and no order has used it (REQ B9.10)', () => {
    expect(isUnsavedAddress(local)).toBe(true);
    expect(isUnsavedAddress({ ...local, usedInOrder: false })).toBe(true);
    expect(isUnsavedAddress({ ...local, usedInOrder: true })).toBe(false);
    expect(isUnsavedAddress(saved)).toBe(false);
    expect(isUnsavedAddress(fromService)).toBe(false);
  });
});

describe('whether the form asks for a preferred address (DECISIONS 50)', () => {
  const both = { preferredAddress: true, preferredAddressOnCreation: true };
  const customer = aCustomer({ preferredAddressId: 'd-1' });

  it.each([
    ['a new address', customer, null, both, true],
    ['a new address with the flag off', customer, null, { ...both, preferredAddressOnCreation: false }, false],
    ['another address', customer, 'd-2', both, true],
    ['another address with the flag off', customer, 'd-2', { ...both, preferredAddress: false }, false],
    ['the preferred one', customer, 'd-1', both, false],
    ['a guest’s new address', { ...customer, isGuest: true }, null, both, false],
    ['a guest’s address', { ...customer, isGuest: true }, 'd-2', both, false],
  ])('%s', (_what, of, addressId, flags, expected) => {
    expect(mayPreferAddress(of, addressId, flags)).toBe(expected);
  });
});
