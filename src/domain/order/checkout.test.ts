import { describe, expect, it } from 'vitest';
import { aCustomer, aPackstation, aPostalAddress } from '~/domain/testing/samples';
import {
  checkoutAddresses,
  checkoutPayments,
  checkoutProblems,
  completeCheckout,
  initialCheckout,
  isChosenAddress,
  paymentOf,
  type CheckoutFacts,
  type CheckoutValue,
} from './checkout';
import { paymentMethods } from '~/domain/payment/payment';

const billing = aPostalAddress();
const second = aPostalAddress({ id: 'second', kind: 'DELIVERY', street: 'Rosenweg', streetNumber: '3' });
const incomplete = aPostalAddress({ id: 'third', kind: 'DELIVERY', streetNumber: '' });
const bankingDetails = { accountHolder: 'Erika Musterfrau', maskedIban: 'DE** 3000', bankName: 'Commerzbank' };
const customer = aCustomer({
  billingAddress: billing,
  deliveryAddresses: [second, incomplete, aPackstation()],
  bankingDetails,
});
const facts: CheckoutFacts = { customer, country: 'DE', methods: paymentMethods };
const complete: CheckoutValue = { payment: { method: 'INVOICE' }, deliveryAddress: billing };
const entered = { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' } as const;

describe('payment and delivery address outside an order (REQ G1.2, G4.2, H1.1)', () => {
  const kinds = (value: Partial<CheckoutValue>, given: Partial<CheckoutFacts> = {}) =>
    checkoutProblems({ ...complete, ...value }, { ...facts, ...given }).map(({ kind }) => kind);

  it.each<[string, Partial<CheckoutValue>, Partial<CheckoutFacts>, string[]]>([
    ['nothing is missing', {}, {}, []],
    ['no method is chosen', { payment: null }, {}, ['chosePaymentMethod']],
    ['no address is chosen', { deliveryAddress: null }, {}, ['choseDeliveryAddress']],
    ['both', { payment: null, deliveryAddress: null }, {}, ['choseDeliveryAddress', 'chosePaymentMethod']],
    ['the address is not complete', { deliveryAddress: incomplete }, {}, ['choseDeliveryAddress']],
    ['a Packstation is possible', { deliveryAddress: aPackstation() }, {}, []],
    ['cash on delivery to the billing address', { payment: { method: 'CASH_ON_DELIVERY' } }, {}, []],
    [
      'cash on delivery elsewhere is not enabled',
      { payment: { method: 'CASH_ON_DELIVERY' }, deliveryAddress: second },
      {},
      ['chosePaymentMethod'],
    ],
    [
      'cash on delivery without the customer data',
      { payment: { method: 'CASH_ON_DELIVERY' } },
      { customer: null },
      ['chosePaymentMethod'],
    ],
    ['a method of the online shop', { payment: { method: 'PAYPAL' } }, {}, ['chosePaymentMethod']],
    ['a method that this order entry does not have', {}, { methods: ['DIRECT_DEBIT'] }, ['chosePaymentMethod']],
    ['a debit with typed details', { payment: { method: 'DIRECT_DEBIT', bank: entered } }, {}, []],
    ['a debit that the caller agreed to', { payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } }, {}, []],
    [
      'a debit without consent to the details on file',
      { payment: { method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } } },
      {},
      ['bankDetailsMissing'],
    ],
    [
      'a debit without details',
      { payment: { method: 'DIRECT_DEBIT', bank: { kind: 'missing' } } },
      {},
      ['bankDetailsMissing'],
    ],
  ])('%s', (_case, value, given, expected) => {
    expect(kinds(value, given)).toEqual(expected);
    const whole = completeCheckout({ ...complete, ...value }, { ...facts, ...given });
    expect(whole).toEqual(expected.length === 0 ? { ...complete, ...value } : null);
  });

  it('offers invoice, direct debit and cash on delivery, no installments', () => {
    expect(checkoutPayments({ deliveryAddress: second }, facts)).toEqual([
      { method: 'INVOICE', refusal: null },
      { method: 'DIRECT_DEBIT', refusal: null },
      { method: 'CASH_ON_DELIVERY', refusal: { kind: 'onlyToBillingAddress' } },
    ]);
    expect(checkoutPayments({ deliveryAddress: null }, { ...facts, methods: ['INVOICE'] })).toEqual([
      { method: 'INVOICE', refusal: null },
    ]);
  });

  it('offers the complete addresses of the customer', () => {
    expect(checkoutAddresses(facts).map(({ id }) => id)).toEqual(['billing', 'second', 'packstation']);
    expect(checkoutAddresses({ ...facts, customer: null })).toEqual([]);
  });

  it.each([
    ['the same id', second, { ...second, city: 'Bonn' }, true],
    ['another id', second, { ...second, id: 'other' }, false],
    ['no id, the same place', { ...second, id: '' }, second, true],
    ['no id, another place', { ...second, id: '', city: 'Bonn' }, second, false],
  ])('knows the chosen address by %s', (_case, address, chosen, expected) => {
    expect(isChosenAddress(address, chosen)).toBe(expected);
  });
});

describe('the first value of the form', () => {
  it.each([
    ['the preferred method', { preferredPaymentMethod: 'INVOICE' }, { method: 'INVOICE' }],
    ['no method that needs an offer', { preferredPaymentMethod: 'INSTALLMENTS' }, null],
    ['no method without a preference', { preferredPaymentMethod: null }, null],
    [
      'a debit from the account on file, not agreed yet',
      { preferredPaymentMethod: 'DIRECT_DEBIT' },
      { method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } },
    ],
    [
      'no cash on delivery to a preferred other address',
      { preferredPaymentMethod: 'CASH_ON_DELIVERY', preferredAddressId: 'second' },
      null,
    ],
  ] as const)('has %s', (_case, overrides, payment) => {
    expect(initialCheckout({ ...facts, customer: { ...customer, ...overrides } }).payment).toEqual(payment);
  });

  it('has the preferred address where it is complete', () => {
    const withAddress = (preferredAddressId: string) =>
      initialCheckout({ ...facts, customer: { ...customer, preferredAddressId } }).deliveryAddress;
    expect(withAddress('second')).toBe(second);
    expect(withAddress('third')).toBe(null);
  });

  it('is empty without the customer data', () => {
    expect(initialCheckout({ ...facts, customer: null })).toEqual({ payment: null, deliveryAddress: null });
  });

  it('asks for bank details where none are on file', () => {
    expect(paymentOf('DIRECT_DEBIT', false)).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'missing' } });
    expect(paymentOf('CASH_ON_DELIVERY', true)).toEqual({ method: 'CASH_ON_DELIVERY' });
  });
});
