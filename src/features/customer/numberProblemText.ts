import { readCustomerNumber } from '~/domain/customer/customerNumber';
import type { Translate } from '~/shared/i18n/i18n';
import '~/domain/customer/customerWords.de';

/** What is wrong with a typed customer number, as a person would say it. */
export function numberProblemText(typed: string, t: Translate): string {
  const number = readCustomerNumber(typed);
  if (number.kind === 'missing') return t('customer.number.required');
  const count = number.kind === 'invalid' ? number.missingDigits : 0;
  return count > 0 ? t('customer.number.tooShort', { count }) : t('customer.number.invalid');
}
