import { describe, expect, it } from 'vitest';
import type { Address } from '~/domain/address/address';
import type { CheckoutFacts } from '~/domain/order/checkout';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { aSubscription } from '~/domain/testing/aSubscription';
import { editedCopy } from './subscription';
import { changedFields, editFormOf, editOf, editProblems, type EditField, type EditForm } from './subscriptionEdit';

const now = new Date('2026-11-22T12:00:00Z');
const facts: CheckoutFacts = {
  customer: aCustomer(),
  country: 'DE',
  methods: ['INVOICE', 'DIRECT_DEBIT', 'CASH_ON_DELIVERY'],
};
const original = aSubscription();
const unchanged = editFormOf(original);
const formWith = (changed: Partial<EditForm>): EditForm => ({ ...unchanged, ...changed });

it('begins with a copy whose start is CUSTOM (REQ G4.1)', () => {
  expect(editedCopy(original)).toEqual({ ...original, aboInfo: { ...original.aboInfo, startIn: 'CUSTOM' } });
});

describe('what keeps an edit from being sent (REQ G4.2, G4.3)', () => {
  it.each<readonly [string, Partial<EditForm>, readonly EditField[]]>([
    ['nothing', {}, []],
    ['today', { nextOrderDate: '2026-11-22' }, []],
    ['a past date', { nextOrderDate: '2026-11-21' }, ['nextOrderDate']],
    ['no date', { nextOrderDate: null }, ['nextOrderDate']],
    ['no rotation', { rotation: null }, ['rotation']],
    ['no quantity', { quantity: ' ' }, ['quantity']],
    ['quantity 0', { quantity: '0' }, ['quantity']],
    ['quantity 1000', { quantity: '1000' }, ['quantity']],
    ['half a piece', { quantity: '1,5' }, ['quantity']],
    ['quantity 999', { quantity: ' 999 ' }, []],
    ['no payment method', { payment: { kind: 'chosen', payment: null } }, ['payment']],
    ['a method that is not enabled', { payment: { kind: 'chosen', payment: { method: 'PAYPAL' } } }, ['payment']],
    [
      'direct debit without bank details',
      { payment: { kind: 'chosen', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } } } },
      ['payment'],
    ],
    [
      'direct debit with bank details',
      { payment: { kind: 'chosen', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } } },
      [],
    ],
    ['no address', { address: { kind: 'chosen', address: null } }, ['deliveryAddress']],
    [
      'an incomplete address',
      { address: { kind: 'chosen', address: aPostalAddress({ zipCode: '' }) } },
      ['deliveryAddress'],
    ],
    ['a complete address', { address: { kind: 'chosen', address: aPostalAddress() } }, []],
  ])('%s', (_what, changed, problems) => {
    expect(editProblems(formWith(changed), original, facts, now)).toEqual(problems);
    expect(editOf(formWith(changed), original, facts, now) === null).toBe(problems.length > 0);
  });

  it('is not a date in the past that the edit does not change', () => {
    const late = aSubscription({ aboInfo: { ...original.aboInfo, nextOrderDate: '2026-11-01' } });
    expect(editProblems(editFormOf(late), late, facts, now)).toEqual([]);
  });

  it('is an address that cannot be read, which is not kept, because null would be sent in its place', () => {
    const unreadable = aSubscription({ details: { ...original.details, isAddressUnreadable: true } });
    const form = editFormOf(unreadable);
    expect(editProblems(form, unreadable, facts, now)).toEqual(['deliveryAddress']);
    expect(editOf({ ...form, address: { kind: 'kept' } }, unreadable, facts, now)).toBeNull();
    const address = aPostalAddress();
    expect(editOf({ ...form, address: { kind: 'chosen', address } }, unreadable, facts, now)).toMatchObject({
      deliveryAddress: address,
    });
  });

  it('is a payment without a method, which cannot be kept', () => {
    const { details } = original;
    const bare = aSubscription({ details: { ...details, payment: { ...details.payment, method: '' } } });
    expect(editProblems(editFormOf(bare), bare, facts, now)).toEqual(['payment']);
  });
});

describe('a payment that is kept (REQ G4.2)', () => {
  const keptBy = (method: string) =>
    aSubscription({ details: { ...original.details, payment: { ...original.details.payment, method } } });
  const elsewhere = aPostalAddress({ id: 'second', kind: 'DELIVERY', street: 'Lindenallee' });
  const to = (address: Address): EditForm => formWith({ address: { kind: 'chosen', address } });

  it.each<readonly [string, string, EditForm, readonly EditField[]]>([
    ['cash on delivery to another address', 'CASH_ON_DELIVERY', to(elsewhere), ['payment']],
    ['cash on delivery to the billing address', 'CASH_ON_DELIVERY', to(aPostalAddress()), []],
    ['cash on delivery to the address as it was', 'CASH_ON_DELIVERY', unchanged, []],
    ['invoice to another address', 'INVOICE', to(elsewhere), []],
    ['a method that the desk does not offer', 'PAYPAL', to(elsewhere), []],
  ])('%s', (_what, method, form, problems) => {
    const kept = keptBy(method);
    expect(editProblems(form, kept, facts, now)).toEqual(problems);
    expect(editOf(form, kept, facts, now) === null).toBe(problems.length > 0);
  });
});

describe('an edit (REQ G4.1, G4.6)', () => {
  it('of an unchanged form changes nothing', () => {
    const edit = editOf(unchanged, original, facts, now);
    expect(edit).toEqual({
      deliveryAddress: null,
      nextOrderDate: '2027-01-02',
      payment: { kind: 'kept', method: 'INVOICE', accountHolder: null },
      rotation: 'TWO_MONTHS',
      deliveryProductQuantity: 1,
    });
    expect(edit === null ? null : changedFields(edit, original)).toEqual([]);
  });

  it('names everything that changes', () => {
    const address = aPostalAddress();
    const edit = editOf(
      {
        rotation: 'SIX_MONTHS',
        quantity: '3',
        nextOrderDate: '2027-03-28',
        payment: { kind: 'chosen', payment: { method: 'INVOICE' } },
        address: { kind: 'chosen', address },
      },
      original,
      facts,
      now,
    );
    expect(edit).toEqual({
      deliveryAddress: address,
      nextOrderDate: '2027-03-28',
      payment: { kind: 'chosen', payment: { method: 'INVOICE' } },
      rotation: 'SIX_MONTHS',
      deliveryProductQuantity: 3,
    });
    expect(edit === null ? null : changedFields(edit, original)).toEqual([
      'nextOrderDate',
      'rotation',
      'quantity',
      'payment',
      'deliveryAddress',
    ]);
  });
});
