import { expect, it } from 'vitest';
import { flagsOf, type Flags } from '~config/flags';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { offeredRecordViews } from './offeredRecordViews';

startStandIn();

const viewsWith = (flags: Partial<Flags>, customerNumber: string | null = '0123456') =>
  offeredRecordViews(customerNumber, {
    ...openDesk().getState().call,
    flags: { ...flagsOf('production'), ...flags },
  });

it('the record has the parts whose flags are on (REQ A6.2)', () => {
  expect(viewsWith({})).toEqual(['orders', 'subscriptions', 'waitlist', 'vouchers', 'notes']);
  expect(viewsWith({ waitlistHistory: false })).toEqual(['orders', 'subscriptions', 'vouchers', 'notes']);
  expect(viewsWith({ subscriptionHistory: false })).toEqual(['orders', 'waitlist', 'vouchers', 'notes']);
});

it('the record of a customer without a number has the notes only', () => {
  expect(viewsWith({}, null)).toEqual(['notes']);
});
