import { fromCents } from '~/domain/common/money';
import type { BankDetails, InstallmentPlan, PaymentSelection } from '~/domain/payment/payment';

/**
 * The payment of an offer or an order (REQ C8.1, C9.2). Bank details only where the method needs them; an order names
 * the plan with its figures, an offer asks for the plans of the due day.
 */
export function fromPayment(payment: PaymentSelection, plan: InstallmentPlan | null = null): Record<string, unknown> {
  const { method } = payment;
  if (!('bank' in payment)) return { method };
  if (!('dueDay' in payment)) return { method, ...fromBank(payment.bank) };
  const { dueDay, count } = payment;
  return {
    method,
    ...fromBank(payment.bank),
    dueDay,
    ...(count !== null && { installmentCount: count }),
    ...(plan !== null && fromPlan(plan)),
  };
}

function fromBank(bank: BankDetails): Record<string, unknown> {
  switch (bank.kind) {
    case 'prefilled':
      return { usesPrefilledIban: true };
    case 'entered':
      return { iban: bank.iban, accountHolder: bank.accountHolder, usesPrefilledIban: false };
    case 'onFile':
    case 'missing':
      return {};
  }
}

function fromPlan(plan: InstallmentPlan): Record<string, unknown> {
  return {
    installment: fromCents(plan.installment),
    finalInstallment: fromCents(plan.finalInstallment),
    total: fromCents(plan.total),
    // REQ C9.2 names neither of them among the fields of a plan.
    ...(plan.calculationId !== '' && { calculationId: plan.calculationId }),
    ...(plan.channel !== '' && { channel: plan.channel }),
    interestRate: plan.interestRate,
    totalInterest: fromCents(plan.totalInterest),
    totalGrossAmount: fromCents(plan.totalGrossAmount),
  };
}
