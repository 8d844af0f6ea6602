import { expect, it } from 'vitest';
import { flagsOf, type Flags } from '~config/flags';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { offeredRecordParts } from './recordParts';

startStandIn();

const viewsWith = (flags: Partial<Flags>, customer: { externalCustomerId: string | null } | null = known) =>
  offeredRecordParts(customer, {
    ...openDesk().getState().call,
    flags: { ...flagsOf('production'), ...flags },
  });
const known = { externalCustomerId: '0123456' };
const names = (offers: ReturnType<typeof viewsWith>) => offers.map(({ view }) => view);

it('the record has the parts whose flags are on (REQ A6.2)', () => {
  const all = names(viewsWith({}));
  expect(all).toEqual(expect.arrayContaining(['orders', 'subscriptions', 'waitlist', 'vouchers', 'notes']));
  const without = (view: string) => all.filter((each) => each !== view);
  expect(names(viewsWith({ waitlistHistory: false }))).toEqual(without('waitlist'));
  expect(names(viewsWith({ subscriptionHistory: false }))).toEqual(without('subscriptions'));
});

// Functions, because the settings that decide about the waitlist are there in a test, and not yet when a table is built.
it.each([
  ['a customer with a number', known, () => names(viewsWith({}))],
  ['a customer without a number', { externalCustomerId: null }, () => ['notes']],
  ['no customer', null, () => []],
])('of %s the same parts stand there, and some can be opened', (_whose, customer, open) => {
  const offers = viewsWith({}, customer);
  expect(names(offers)).toEqual(names(viewsWith({})));
  expect(names(offers.filter(({ refusal }) => refusal === null))).toEqual(open());
});
