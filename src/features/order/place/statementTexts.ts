import type { Currency } from '~/domain/common/country';
import type { ServiceStatement } from '~/domain/order/serviceStatements';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import './statementTexts.de';

/** The sentence that the agent says. */
export function statementText(statement: ServiceStatement, currency: Currency, t: Translate): string {
  switch (statement.code) {
    case 'deliveryInDays':
      return t('say.deliveryInDays', { count: statement.days });
    case 'cashOnDelivery':
      return statement.fee === 0
        ? t('say.cashOnDeliveryWithoutFee')
        : t('say.cashOnDelivery', { amount: formatMoney(statement.fee, currency) });
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
      return t(`say.${statement.code}`);
  }
}
