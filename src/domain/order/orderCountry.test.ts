import { describe, expect, it } from 'vitest';
import { countryOfEdit } from './orderCountry';

const vienna = {
  type: 'POSTAL',
  id: '',
  kind: 'BILLING',
  firstName: 'Anna',
  lastName: 'Gruber',
  street: 'Mariahilfer Straße',
  streetNumber: '45',
  zipCode: '1060',
  city: 'Wien',
  countryCode: 'AT',
  isDefault: false,
} as const;
const nowhere = { ...vienna, countryCode: null };

describe('the country of an edited order', () => {
  it.each([
    ['of its delivery address', { deliveryAddress: vienna, billingAddress: null }, null, 'AT'],
    ['else of its billing address', { deliveryAddress: nowhere, billingAddress: vienna }, 'CHF', 'AT'],
    ['else of its currency', { deliveryAddress: nowhere, billingAddress: null }, 'CHF', 'CH'],
    ['else Germany', { deliveryAddress: null, billingAddress: null }, null, 'DE'],
  ] as const)('is that %s', (_where, baseline, currency, country) => {
    expect(countryOfEdit({ originalOrder: { currency }, baseline })).toBe(country);
  });
});
