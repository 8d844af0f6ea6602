import { describe, expect, it } from 'vitest';
import { isUnsaved } from '~/domain/customer/customerChanges';
import { recordAfterOrder } from './afterOrder';
import type { Customer } from '~/domain/customer/customer';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';

const stored = aPackstation({ id: 'd-1', externalAddressId: '81' });
const added = aPostalAddress({ id: 'local-1', kind: 'DELIVERY' });

describe('customer data that an order leaves unsaved', () => {
  const one = { phoneNumberType: 'PRIVATE', value: '0221 1' } as const;
  const mobile = { phoneNumberType: 'MOBILE', value: '0171 2' } as const;
  const home = aPostalAddress({ careOf: 'bei Sommer' });
  const known = aCustomer({ phoneNumbers: [one], deliveryAddresses: [stored], billingAddress: home });
  const fresh = aCustomer({ id: 'local-9', phoneNumbers: [], deliveryAddresses: [] });

  it.each<readonly [string, boolean, Customer | null, Partial<Customer>]>([
    ['nothing', false, known, {}],
    ['an e-mail', false, known, { email: 'neu@example.com' }],
    ['a name', false, known, { lastName: 'Neumann' }],
    ['a new address that it used', false, known, { deliveryAddresses: [stored, { ...added, usedInOrder: true }] }],
    ['another number of the same kind', false, known, { phoneNumbers: [{ ...one, value: '0221 3' }] }],
    ['a second number', true, known, { phoneNumbers: [one, mobile] }],
    ['a number of another kind', true, known, { phoneNumbers: [mobile] }],
    ['no number any more', true, known, { phoneNumbers: [] }],
    ['a title', true, known, { academicTitle: 'Dr.' }],
    ['no e-mail any more', true, known, { email: null }],
    ['no c/o any more', true, known, { billingAddress: { ...home, careOf: undefined } }],
    ['a new address that it did not use', true, known, { deliveryAddresses: [stored, { ...added, id: 'local-2' }] }],
    ['an edited address that it did not use', true, known, { deliveryAddresses: [{ ...stored, city: 'Bonn' }] }],
    ['a preferred address', true, known, { preferredAddressId: stored.id }],
    ['a new customer', false, null, {}],
    ['a new customer with one private number', false, null, { phoneNumbers: [one] }],
    ['a new customer with a mobile number', true, null, { phoneNumbers: [mobile] }],
    ['a new customer with a title', true, null, { academicTitle: 'Dr.' }],
  ])('%s: %s', (_what, isLeft, original, changes) => {
    const ordered: Customer = { ...(original ?? fresh), ...changes };
    expect(isUnsaved(recordAfterOrder(original, ordered, added.id), ordered)).toBe(isLeft);
  });
});
