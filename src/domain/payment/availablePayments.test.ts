import { describe, expect, it } from 'vitest';
import { availablePayments, canChoose, noPaymentLeft, type PaymentFacts } from './availablePayments';
import type { PaymentOption } from './payment';
import { cheapestRepair } from './paymentRepair';

const on = (method: PaymentOption['method']): PaymentOption => ({ method, enabled: true, reason: null, limit: null });
const facts: PaymentFacts = {
  options: [
    on('INVOICE'),
    on('DIRECT_DEBIT'),
    on('CASH_ON_DELIVERY'),
    on('INSTALLMENTS'),
    on('INSTALLMENTS_FACTORING'),
  ],
  secondList: null,
  country: 'DE',
  deliversToBillingAddress: true,
  deliversToPickupPoint: false,
  isEmployee: false,
  hasVouchers: false,
  voucherDiscount: 0,
  total: 60_94,
  presentFee: 0,
  installmentMinimum: 45_00,
  flags: { installmentFactoring: true, installmentsInAustria: true },
};
const withInvoice = (option: Partial<PaymentOption>): PaymentFacts => ({
  ...facts,
  options: [{ ...on('INVOICE'), ...option }],
});

describe('payment methods (REQ C8.1, C8.2, C8.3)', () => {
  it('are invoice, direct debit and cash on delivery before the first offer', () => {
    const choices = availablePayments({ ...facts, options: null, total: null });
    expect(choices.slice(3).map(({ refusal }) => refusal?.kind)).toEqual(['needsOffer', 'needsOffer']);
    expect(choices.slice(0, 3)).toEqual([
      { method: 'INVOICE', refusal: null },
      { method: 'DIRECT_DEBIT', refusal: null },
      { method: 'CASH_ON_DELIVERY', refusal: null },
    ]);
  });

  it.each([
    ['is not offered without an option', { ...facts, options: [] }, { kind: 'notOffered' }],
    ['is not offered where disabled without a reason', withInvoice({ enabled: false }), { kind: 'notOffered' }],
    [
      "carries the service's words where it gives a reason",
      withInvoice({ enabled: false, reason: 'Mahnstufe 2' }),
      { kind: 'service', text: 'Mahnstufe 2' },
    ],
    [
      'names the limit where the total is over it',
      withInvoice({ enabled: false, limit: 40_00, reason: 'zu hoch' }),
      { kind: 'overLimit', limit: 40_00, excess: 20_94 },
    ],
    [
      "gives the service's reason where the total is within the limit",
      withInvoice({ enabled: false, limit: 60_94, reason: 'gesperrt' }),
      { kind: 'service', text: 'gesperrt' },
    ],
    ['is possible where enabled', withInvoice({ limit: 10 }), null],
  ] as const)('invoice %s', (_rule, given, refusal) => {
    expect(availablePayments(given).find(({ method }) => method === 'INVOICE')?.refusal).toEqual(refusal);
  });

  it('cash on delivery requires the billing address, also before the first offer', () => {
    for (const options of [facts.options, null]) {
      const choices = availablePayments({ ...facts, options, deliversToBillingAddress: false });
      expect(choices.find(({ method }) => method === 'CASH_ON_DELIVERY')?.refusal).toEqual({
        kind: 'onlyToBillingAddress',
      });
      expect(canChoose(choices, 'INVOICE')).toBe(true);
    }
  });

  it('are those of the service in Switzerland; only the Swiss order entry is limited to invoice (DECISIONS 48)', () => {
    const swiss: PaymentFacts = { ...facts, country: 'CH', options: [on('INVOICE'), on('DIRECT_DEBIT')] };
    const possible = (given: PaymentFacts) =>
      availablePayments(given).flatMap(({ method, refusal }) => (refusal === null ? [method] : []));
    expect(possible(swiss)).toEqual(['INVOICE', 'DIRECT_DEBIT']);
    expect(possible({ ...swiss, secondList: ['INVOICE'] })).toEqual(['INVOICE']);
  });

  it('of the online shop are listed where the service offers them and can never be chosen', () => {
    const choices = availablePayments({ ...facts, options: [on('PAYPAL'), on('SOFORT'), on('INVOICE')] });
    expect(choices.slice(5)).toEqual([
      { method: 'PAYPAL', refusal: { kind: 'onlineShopOnly' } },
      { method: 'SOFORT', refusal: { kind: 'onlineShopOnly' } },
    ]);
    expect(canChoose(choices, 'PAYPAL')).toBe(false);
    expect(canChoose(choices, 'CREDIT_CARD')).toBe(false);
  });
});

const refusalOf = (given: PaymentFacts, method: PaymentOption['method'] = 'INSTALLMENTS') =>
  availablePayments(given).find((choice) => choice.method === method)?.refusal;

describe('both installment methods (REQ C9.4, C9.8, C10.2)', () => {
  it.each(['INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const)(
    '%s do not count the fee of the present method (REQ C9.4)',
    (method) => {
      const withFee = { ...facts, total: 46_93, presentFee: 5_99 };
      expect(refusalOf(withFee, method)).toEqual({ kind: 'belowMinimum', missing: 4_06 });
    },
  );

  it.each(['INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const)('%s are possible from 45.00 on', (method) => {
    expect(refusalOf({ ...facts, total: 45_00 }, method)).toBe(null);
    expect(refusalOf({ ...facts, total: 44_99 }, method)).toEqual({ kind: 'belowMinimum', missing: 1 });
    expect(refusalOf({ ...facts, total: 41_80 }, method)).toEqual({ kind: 'belowMinimum', missing: 3_20 });
  });

  it.each([
    ['for employees', { isEmployee: true }, 'notForEmployees'],
    ['with a voucher', { hasVouchers: true }, 'notWithVoucher'],
    ['to a pick-up point', { deliversToPickupPoint: true }, 'notToPickupPoint'],
  ] as const)('are not possible %s', (_case, overrides, kind) => {
    expect(refusalOf({ ...facts, ...overrides })?.kind).toBe(kind);
    expect(refusalOf({ ...facts, ...overrides }, 'INSTALLMENTS_FACTORING')?.kind).toBe(kind);
  });

  it('factoring is not possible in Austria, installments are behind a flag there', () => {
    const austria: PaymentFacts = { ...facts, country: 'AT' };
    expect(refusalOf(austria, 'INSTALLMENTS_FACTORING')).toEqual({ kind: 'factoringNotInAustria' });
    expect(refusalOf(austria)).toBe(null);
    expect(refusalOf({ ...austria, flags: { ...facts.flags, installmentsInAustria: false } })).toBe(undefined);
    expect(refusalOf({ ...facts, flags: { ...facts.flags, installmentsInAustria: false } })).toBe(null);
  });

  it('are not listed where their flag is off', () => {
    const off: PaymentFacts = { ...facts, flags: { ...facts.flags, installmentFactoring: false } };
    expect(availablePayments(off).map(({ method }) => method)).not.toContain('INSTALLMENTS_FACTORING');
  });
});

describe('a second list (REQ C8.3)', () => {
  it('keeps only methods that are in both lists', () => {
    const choices = availablePayments({ ...facts, secondList: ['INVOICE'] });
    expect(choices).toEqual([{ method: 'INVOICE', refusal: null }]);
  });
});

describe('no payment method is available', () => {
  it('when the offer allows none, but not before the first offer', () => {
    expect(noPaymentLeft({ ...facts, options: [] })).toBe(true);
    expect(noPaymentLeft({ ...facts, options: [on('PAYPAL')] })).toBe(true);
    expect(noPaymentLeft({ ...facts, options: null })).toBe(false);
    expect(noPaymentLeft(facts)).toBe(false);
  });
});

describe('the cheapest way to make a method available', () => {
  const repair = (overrides: Partial<PaymentFacts>, method: PaymentOption['method'] = 'INSTALLMENTS') =>
    cheapestRepair(method, { ...facts, ...overrides });

  it.each([
    ['adds what is missing to the minimum', { total: 41_80 }, { kind: 'addArticles', cost: 3_20 }],
    ['gives the voucher up', { hasVouchers: true, voucherDiscount: 10_00 }, { kind: 'removeVouchers', cost: 10_00 }],
    [
      'removes the voucher also where its discount causes the shortfall',
      { hasVouchers: true, voucherDiscount: 10_00, total: 38_00 },
      { kind: 'removeVouchers', cost: 10_00 },
    ],
    [
      'uses the billing address instead of a pick-up point',
      { deliversToPickupPoint: true, deliversToBillingAddress: false },
      { kind: 'deliverToBillingAddress', cost: 0 },
    ],
    ['is none where one step is not enough', { hasVouchers: true, voucherDiscount: 1_00, total: 20_00 }, null],
    ['is none for employees', { isEmployee: true }, null],
    ['is none where nothing is wrong', {}, null],
  ] as const)('%s', (_case, overrides, expected) => {
    expect(repair(overrides)).toEqual(expected);
  });

  it('is the billing address for cash on delivery', () => {
    expect(repair({ deliversToBillingAddress: false }, 'CASH_ON_DELIVERY')).toEqual({
      kind: 'deliverToBillingAddress',
      cost: 0,
    });
  });

  it('is null where only the service refuses the method', () => {
    expect(repair({ options: [{ ...on('INSTALLMENTS'), enabled: false, reason: 'Mahnung' }] })).toBe(null);
  });
});
