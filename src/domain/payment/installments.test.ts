import { describe, expect, it } from 'vitest';
import { installmentSteps, openInstallmentStep, type InstallmentSelection } from './installments';
import { planOf, type InstallmentPlan, type PaymentSelection } from './payment';

const entered = { kind: 'entered', accountHolder: 'E M', iban: 'DE89370400440532013000', bankName: 'Bank' } as const;
const begun: InstallmentSelection = {
  method: 'INSTALLMENTS',
  bank: { kind: 'missing' },
  dueDay: 1,
  count: null,
  conditionsAccepted: false,
};
const PLAN = 'CHOOSE_PLAN';
const BANK = 'ENTER_BANKING_INFO';
const CONDITIONS = 'ACCEPT_INSTALLMENT_FACTORING_PAYMENT_CONDITIONS';

describe('the steps of the installment dialog (REQ C9.5, C10.1)', () => {
  it('are plan and bank details; factoring adds the conditions', () => {
    expect(installmentSteps('INSTALLMENTS')).toEqual([PLAN, BANK]);
    expect(installmentSteps('INSTALLMENTS_FACTORING')).toEqual([PLAN, BANK, CONDITIONS]);
  });

  it.each<[Partial<InstallmentSelection>, string | null]>([
    [{}, PLAN],
    [{ bank: entered, conditionsAccepted: true }, PLAN],
    [{ count: 3 }, BANK],
    [{ count: 3, bank: { kind: 'onFile' } }, BANK],
    [{ count: 3, bank: { kind: 'prefilled' } }, null],
    [{ count: 3, bank: entered }, null],
    [{ method: 'INSTALLMENTS_FACTORING', count: 3 }, BANK],
    [{ method: 'INSTALLMENTS_FACTORING', count: 3, bank: entered }, CONDITIONS],
    [{ method: 'INSTALLMENTS_FACTORING', count: 3, bank: { kind: 'prefilled' } }, CONDITIONS],
    [{ method: 'INSTALLMENTS_FACTORING', count: 3, bank: entered, conditionsAccepted: true }, null],
    [{ method: 'INSTALLMENTS_FACTORING', count: 3, conditionsAccepted: true }, BANK],
  ])('with %j the open step is %s', (agreed, step) => {
    expect(openInstallmentStep({ ...begun, ...agreed })).toBe(step);
  });
});

describe('the agreed plan', () => {
  const aPlan = (count: number, dueDay: 1 | 15): InstallmentPlan => ({
    count,
    dueDay,
    installment: 14_00,
    finalInstallment: 13_98,
    total: 40_94,
    calculationId: `HOUSE-${String(count)}`,
    channel: 'HOUSE',
    interestRate: 10.36,
    nominalInterestRate: 9.9,
    totalInterest: 1_04,
    totalGrossAmount: 41_98,
  });
  const plans = [aPlan(3, 1), aPlan(6, 1), aPlan(9, 1)];

  it.each<[string, PaymentSelection, number | null]>([
    ['is the current offer’s of that number', { ...begun, count: 6 }, 6],
    ['is none while no number is chosen', begun, null],
    ['is none where the offer has none of that number', { ...begun, count: 12 }, null],
    ['is none where the offer has it for another due day only', { ...begun, count: 6, dueDay: 15 }, null],
    ['is none of a payment without installments', { method: 'INVOICE' }, null],
    ['is none of a direct debit', { method: 'DIRECT_DEBIT', bank: entered }, null],
  ])('%s', (_sentence, selection, count) => {
    expect(planOf(selection, plans)?.count ?? null).toBe(count);
  });

  it('has the figures of the current offer, not those at the time of the agreement', () => {
    const dearer = { ...aPlan(3, 1), installment: 20_00 };
    expect(planOf({ ...begun, count: 3 }, [dearer])?.installment).toBe(20_00);
  });
});
