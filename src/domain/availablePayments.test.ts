import { describe, expect, it } from 'vitest';
import { availablePayments, canChoose, type PaymentFacts } from './availablePayments';
import type { PaymentOption } from './payment';

const on = (method: PaymentOption['method']): PaymentOption => ({ method, enabled: true, reason: null, limit: null });
const facts: PaymentFacts = {
  options: [on('INVOICE'), on('DIRECT_DEBIT'), on('CASH_ON_DELIVERY')],
  country: 'DE',
  deliversToBillingAddress: true,
  total: 40_94,
};
const withInvoice = (option: Partial<PaymentOption>): PaymentFacts => ({
  ...facts,
  options: [{ ...on('INVOICE'), ...option }],
});

describe('payment methods', () => {
  it('before the first offer are invoice, direct debit and cash on delivery', () => {
    const choices = availablePayments({ ...facts, options: null });
    expect(choices).toEqual([
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
      { kind: 'overLimit', limit: 40_00 },
    ],
    [
      "gives the service's reason where the total is within the limit",
      withInvoice({ enabled: false, limit: 40_94, reason: 'gesperrt' }),
      { kind: 'service', text: 'gesperrt' },
    ],
    ['is possible where enabled', withInvoice({ limit: 10 }), null],
  ] as const)('invoice %s', (_rule, given, refusal) => {
    expect(availablePayments(given).find(({ method }) => method === 'INVOICE')?.refusal).toEqual(refusal);
  });

  it('cash on delivery goes to the billing address only, also before the first offer', () => {
    for (const options of [facts.options, null]) {
      const choices = availablePayments({ ...facts, options, deliversToBillingAddress: false });
      expect(choices.find(({ method }) => method === 'CASH_ON_DELIVERY')?.refusal).toEqual({
        kind: 'onlyToBillingAddress',
      });
      expect(canChoose(choices, 'INVOICE')).toBe(true);
    }
  });

  it('in Switzerland are invoice only', () => {
    const choices = availablePayments({ ...facts, country: 'CH' });
    expect(choices.filter(({ refusal }) => refusal === null).map(({ method }) => method)).toEqual(['INVOICE']);
    expect(choices[1]?.refusal).toEqual({ kind: 'invoiceOnlyInSwitzerland' });
  });

  it('of the online shop are named where the service offers them and can never be chosen', () => {
    const choices = availablePayments({ ...facts, options: [on('PAYPAL'), on('SOFORT'), on('INVOICE')] });
    expect(choices.slice(3)).toEqual([
      { method: 'PAYPAL', refusal: { kind: 'onlineShopOnly' } },
      { method: 'SOFORT', refusal: { kind: 'onlineShopOnly' } },
    ]);
    expect(canChoose(choices, 'PAYPAL')).toBe(false);
    expect(canChoose(choices, 'CREDIT_CARD')).toBe(false);
  });
});
