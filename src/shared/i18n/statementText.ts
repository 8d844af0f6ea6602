import { formatMoney } from './formatMoney';
import type { TranslateLater } from './textKeys';

interface Plan {
  readonly count: number;
  readonly installment: number;
  readonly finalInstallment: number;
  readonly dueDay: number;
  readonly totalGrossAmount: number;
  readonly totalInterest: number;
}

/** Customer-service statements by their codes; the codes stand as plain text because nothing of the business lives here. */
type Statement =
  | {
      readonly code:
        | 'standardDelivery'
        | 'forwarder'
        | 'invoice'
        | 'directDebit'
        | 'freeShipping'
        | 'returns'
        | 'newsletter'
        | 'hotline';
    }
  | { readonly code: 'deliveryInDays'; readonly days: number }
  | { readonly code: 'cashOnDelivery'; readonly country: string }
  | { readonly code: 'installments'; readonly plan: Plan }
  | { readonly code: 'shipping'; readonly amount: number };

const plainTexts = {
  standardDelivery: 'say.standardDelivery',
  forwarder: 'say.forwarder',
  invoice: 'say.invoice',
  directDebit: 'say.directDebit',
  freeShipping: 'say.freeShipping',
  returns: 'say.returns',
  newsletter: 'say.newsletter',
  hotline: 'say.hotline',
} as const;

/** The sentence that the agent says. */
export function statementText(statement: Statement, currency: 'EUR' | 'CHF', t: TranslateLater): string {
  switch (statement.code) {
    case 'deliveryInDays':
      return t('say.deliveryInDays', { count: statement.days });
    case 'cashOnDelivery':
      return t(statement.country === 'AT' ? 'say.cashOnDeliveryAT' : 'say.cashOnDelivery');
    case 'shipping':
      return t('say.shipping', { amount: formatMoney(statement.amount, currency) });
    case 'installments': {
      const { count, installment, finalInstallment, dueDay, totalGrossAmount, totalInterest } = statement.plan;
      return t('say.installments', {
        count,
        amount: formatMoney(installment, currency),
        last: formatMoney(finalInstallment, currency),
        day: dueDay,
        gross: formatMoney(totalGrossAmount, currency),
        interest: formatMoney(totalInterest, currency),
      });
    }
    default:
      return t(plainTexts[statement.code]);
  }
}
