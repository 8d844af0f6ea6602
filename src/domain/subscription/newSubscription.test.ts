import { describe, expect, it } from 'vitest';
import { aCustomer, aPostalAddress, aProduct, aVariant } from '~/domain/testing/samples';
import { initialCheckout, type CheckoutFacts } from '~/domain/payment/checkout';
import {
  firstTerms,
  firstOrderDay,
  hintOf,
  newSubscriptionOf,
  quantityOf,
  termsProblems,
  type SubscriptionTerms,
} from './newSubscription';

const now = new Date('2026-11-22T10:00:00Z');
const productOf = (status: string | null, variant = aVariant({ sku: '543015001' })) =>
  aProduct({ baseProductNo: '543015', variants: [variant], subscriptionInfo: { deliveryProductNo: '443015', status } });
const soldOut = aVariant({ sku: '543015001', status: 'SOLDOUT', stockLevel: 'SOLD_OUT' });
const terms = (overrides: Partial<SubscriptionTerms> = {}): SubscriptionTerms => ({
  ...firstTerms('543015001', 1),
  ...overrides,
});

describe('what has to be known about a subscription product (REQ G1.5)', () => {
  it.each([
    ['ACTIVE', null],
    ['RAN_OUT', 'RAN_OUT'],
    ['STOPPED', 'STOPPED'],
    ['DELETED', 'DELETED'],
    ['RUNNING_OUT', null],
    ['REPLACED', null],
    ['NEW_STATUS', null],
    [null, null],
  ])('%s: %s', (status, hint) => {
    expect(hintOf(productOf(status))).toBe(hint);
  });

  it.each(['ACTIVE', null])('%s without stock is ACTIVE_NO_STOCK', (status) => {
    expect(hintOf(productOf(status, soldOut))).toBe('ACTIVE_NO_STOCK');
  });

  it('only RAN_OUT blocks; without stock the caller has to be informed', () => {
    expect(termsProblems(terms(), productOf('RAN_OUT'), now)).toEqual(['ranOut']);
    expect(termsProblems(terms(), productOf('STOPPED'), now)).toEqual([]);
    expect(termsProblems(terms(), productOf('DELETED'), now)).toEqual([]);
    expect(termsProblems(terms(), productOf('ACTIVE', soldOut), now)).toEqual(['notInformed']);
    expect(termsProblems(terms({ isInformed: true }), productOf('ACTIVE', soldOut), now)).toEqual([]);
  });
});

describe('the terms of a new subscription (REQ G1.3)', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
    ['0', null],
    ['', null],
    ['-1', null],
    ['1,5', null],
    ['1000', null],
    ['1e2', null],
  ])('the quantity %j is %s', (quantity, read) => {
    expect(quantityOf(terms({ quantity }))).toBe(read);
  });

  it.each([
    [{ startIn: 'TODAY' }, '2026-11-22'],
    [{ startIn: 'SIX_WEEKS' }, '2027-01-03'],
    [{ startIn: 'SKIP_NEXT_DELIVERY', rotation: 'THREE_MONTHS' }, '2027-02-22'],
    [{ startIn: 'CUSTOM', customDate: '2026-12-24' }, '2026-12-24'],
    [{ startIn: 'CUSTOM', customDate: null }, null],
  ] as const)('%j: first order on %s', (overrides, day) => {
    expect(firstOrderDay(terms(overrides), now)).toBe(day);
  });

  it.each([
    [{ startIn: 'CUSTOM', customDate: null }, ['dateMissing']],
    [{ startIn: 'CUSTOM', customDate: '2026-11-21' }, ['datePast']],
    [{ startIn: 'CUSTOM', customDate: '2026-11-22' }, []],
    [{ quantity: '' }, ['quantity']],
  ] as const)('%j: %j', (overrides, problems) => {
    expect(termsProblems(terms(overrides), productOf('ACTIVE'), now)).toEqual(problems);
  });
});

describe('what is sent (REQ G1.1, G1.2)', () => {
  const sales = { salesChannel: '04', salesOffice: '4001', sourceChannel: 'ECOM' } as const;
  const other = aPostalAddress({ id: 'other', street: 'Domstraße', kind: 'DELIVERY' });
  const customer = aCustomer({ deliveryAddresses: [other] });
  const facts: CheckoutFacts = { customer, country: 'DE', methods: ['INVOICE', 'DIRECT_DEBIT', 'CASH_ON_DELIVERY'] };
  const checkout = { ...initialCheckout(facts), payment: { method: 'INVOICE' } } as const;
  const input = { product: productOf('ACTIVE'), terms: terms({ quantity: '2' }), checkout, facts, now };

  it('names the subscription product, its price, payment and terms; the billing address is null', () => {
    expect(
      newSubscriptionOf({ ...input, checkout: { ...checkout, deliveryAddress: customer.billingAddress } }, sales),
    ).toEqual({
      externalCustomerId: customer.externalCustomerId,
      product: { sku: '543015001', quantity: 2, price: input.product.variants[0]?.price },
      payment: { method: 'INVOICE' },
      deliveryAddress: null,
      aboInfo: { rotation: 'ONE_MONTH', startIn: 'TODAY', nextOrderDate: '2026-11-22' },
      ...sales,
    });
  });

  it('names another address whole', () => {
    const sent = newSubscriptionOf({ ...input, checkout: { ...checkout, deliveryAddress: other } }, sales);
    expect(sent?.deliveryAddress).toEqual(other);
  });

  it.each([
    ['no payment', { checkout: { ...checkout, payment: null } }],
    [
      'bank details that are missing',
      { checkout: { ...checkout, payment: { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } } } },
    ],
    ['no address', { checkout: { ...checkout, deliveryAddress: null } }],
    ['no customer', { facts: { ...facts, customer: null } }],
    ['a quantity that is none', { terms: terms({ quantity: '0' }) }],
    ['a variant that the product does not have', { terms: terms({ sku: '543015009' }) }],
    ['a product that ran out', { product: productOf('RAN_OUT') }],
  ] as const)('is nothing with %s', (_name, overrides) => {
    expect(newSubscriptionOf({ ...input, ...overrides }, sales)).toBeNull();
  });
});
