import { describe, expect, it } from 'vitest';
import type { InstallmentPlan } from '~/domain/payment/payment';
import { serviceStatements, type StatementFacts } from './serviceStatements';

const plan: InstallmentPlan = {
  count: 3,
  dueDay: 1,
  installment: 14_00,
  finalInstallment: 13_98,
  total: 40_94,
  calculationId: 'HOUSE-3',
  channel: 'HOUSE',
  interestRate: 10.36,
  nominalInterestRate: 9.9,
  totalInterest: 1_04,
  totalGrossAmount: 41_98,
};
const facts: StatementFacts = {
  deliveryTimes: [{ type: 'standardDeliveryTime' }],
  method: 'INVOICE',
  plan: null,
  shippingCost: 5_95,
  cashOnDeliveryFee: 5_99,
  newsletter: false,
};
const codes = (overrides: Partial<StatementFacts> = {}) =>
  serviceStatements({ ...facts, ...overrides }).map(({ code }) => code);

describe('the service statements about an order (REQ C18.1)', () => {
  it('come in the order delivery, shipping, payment, returns, hotline', () => {
    expect(codes()).toEqual(['standardDelivery', 'shipping', 'invoice', 'returns', 'hotline']);
  });

  it.each<[string, Partial<StatementFacts>, string[]]>([
    ['direct debit', { method: 'DIRECT_DEBIT' }, ['directDebit']],
    ['cash on delivery', { method: 'CASH_ON_DELIVERY' }, ['cashOnDelivery']],
    ['installments with their plan', { method: 'INSTALLMENTS', plan }, ['installments']],
    ['factoring with its plan', { method: 'INSTALLMENTS_FACTORING', plan }, ['installments']],
    ['nothing of installments without a plan', { method: 'INSTALLMENTS' }, []],
    ['nothing of PayPal', { method: 'PAYPAL' }, []],
    ['nothing of a credit card', { method: 'CREDIT_CARD' }, []],
    ['nothing of SOFORT', { method: 'SOFORT' }, []],
    ['nothing before a method is chosen', { method: null }, []],
  ])('names %s', (_case, overrides, payment) => {
    expect(codes(overrides)).toEqual(['standardDelivery', 'shipping', ...payment, 'returns', 'hotline']);
  });

  it('contain the fee of the service and the agreed plan', () => {
    expect(serviceStatements({ ...facts, method: 'CASH_ON_DELIVERY', cashOnDeliveryFee: 4_50 })).toContainEqual({
      code: 'cashOnDelivery',
      fee: 4_50,
    });
    expect(serviceStatements({ ...facts, method: 'INSTALLMENTS', plan })).toContainEqual({
      code: 'installments',
      plan,
    });
  });

  it('contain each delivery time once, and each different number of days', () => {
    expect(
      serviceStatements({
        ...facts,
        deliveryTimes: [
          { type: 'standardDeliveryTime' },
          { type: 'daysDeliveryTime', days: 12 },
          { type: 'standardDeliveryTime' },
          { type: 'daysDeliveryTime', days: 12 },
          { type: 'daysDeliveryTime', days: 20 },
          { type: 'fourteenDaysDelay' },
          { type: 'fourteenDaysDelay' },
        ],
      }).slice(0, 4),
    ).toEqual([
      { code: 'standardDelivery' },
      { code: 'deliveryInDays', days: 12 },
      { code: 'deliveryInDays', days: 20 },
      { code: 'forwarder' },
    ]);
  });

  it('state that shipping is free where it costs nothing', () => {
    expect(codes({ shippingCost: 0 })).toContain('freeShipping');
    expect(codes({ shippingCost: 0 })).not.toContain('shipping');
  });

  it('contain the newsletter before the hotline where the caller asked for it', () => {
    expect(codes({ newsletter: true }).slice(-2)).toEqual(['newsletter', 'hotline']);
  });
});
