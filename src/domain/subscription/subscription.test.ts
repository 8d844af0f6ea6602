import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/domain/testing/aSubscription';
import { aPostalAddress } from '~/domain/testing/samples';
import { currencyOfSubscription } from './subscription';

describe('the currency of a subscription (REQ G2.3)', () => {
  it.each([
    ['the billing address, in a German call', null, 'EUR', 'EUR'],
    ['the billing address, in a Swiss call', null, 'CHF', 'CHF'],
    ['a Swiss address, in a German call', aPostalAddress({ countryCode: 'CH' }), 'EUR', 'CHF'],
    ['an Austrian address, in a Swiss call', aPostalAddress({ countryCode: 'AT' }), 'CHF', 'EUR'],
    ['an address without a country', aPostalAddress({ countryCode: null }), 'CHF', 'CHF'],
  ] as const)('delivered to %s', (_name, deliveryAddress, ofCall, expected) => {
    const { details } = aSubscription();
    expect(currencyOfSubscription({ details: { ...details, deliveryAddress } }, ofCall)).toBe(expected);
  });
});
