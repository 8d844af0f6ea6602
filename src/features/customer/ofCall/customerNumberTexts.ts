import { readCustomerNumber } from '~/domain/customer/customerNumber';
import type { Translate } from '~/shared/i18n/i18n';
import '~/domain/customer/customerWords.de';

/** The error text for a typed customer number: missing, so many digits missing, or invalid. */
export function numberProblemText(typed: string, t: Translate): string {
  const number = readCustomerNumber(typed);
  if (number.kind === 'missing') return t('customer.number.required');
  const count = number.kind === 'invalid' ? number.missingDigits : 0;
  return count > 0 ? t('customer.number.tooShort', { count }) : t('customer.number.invalid');
}
