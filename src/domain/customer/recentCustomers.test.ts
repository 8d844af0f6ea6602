import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberCustomer, type RecentCustomer } from './recentCustomers';

function entry(externalCustomerId: string, loginTime: string): RecentCustomer {
  return {
    id: externalCustomerId,
    name: externalCustomerId,
    customer: { externalCustomerId, email: null, phoneNumber: null, dateOfBirth: null },
    loginTime,
    payment: null,
    deliveryAddress: null,
    wasAskedAboutConsents: false,
    guestCustomerConsentsStepIsSkipped: false,
    consents: null,
    reception: null,
  };
}

describe('last customers (REQ B1.7)', () => {
  it('keeps at most ten, newest login first, each customer once, and the login again refreshes the time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 60 }), (numbers) => {
        let list: readonly RecentCustomer[] = [];
        numbers.forEach((number, index) => {
          list = rememberCustomer(list, entry(String(number), new Date(index * 1000).toISOString()), 10);
        });
        const newestFirst = [...new Set(numbers.toReversed())].slice(0, 10).map(String);
        expect(list.map(({ customer }) => customer.externalCustomerId)).toEqual(newestFirst);
      }),
    );
  });

  it('refreshes only the login time when a customer logs in again and keeps the notes of the last call', () => {
    const noted: RecentCustomer = {
      ...entry('1', '2026-11-20T09:00:00.000Z'),
      payment: 'INVOICE',
      deliveryAddress: { id: 'a-1', usedInOrder: true },
      wasAskedAboutConsents: true,
      guestCustomerConsentsStepIsSkipped: true,
      reception: 'WEB',
    };
    const again = { ...entry('1', '2026-11-20T10:00:00.000Z'), name: 'Erika Neumann' };
    expect(rememberCustomer([entry('2', '2026-11-20T09:30:00.000Z'), noted], again, 10)).toEqual([
      { ...noted, name: 'Erika Neumann', loginTime: again.loginTime },
      entry('2', '2026-11-20T09:30:00.000Z'),
    ]);
  });
});
